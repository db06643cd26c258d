import { createTransport } from 'nodemailer';
import type { PlatformConfig } from '../module.ts';
import { catchMail } from './caught-mail.ts';
import { toLetter } from './mail-letter.ts';
import type { MailTransport } from './mail-queue.ts';

// Well below the time a transaction may stay idle, because the job's transaction waits meanwhile.
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** SMTP where configured, else a folder that catches every message. */
export function createMailTransport(
  config: Pick<PlatformConfig, 'smtpUrl' | 'mailFrom' | 'dataDir' | 'publicUrl'>,
): MailTransport {
  const from = config.mailFrom ?? `Sarn <no-reply@${new URL(config.publicUrl).hostname}>`;
  if (config.smtpUrl === null) return catchMail(config.dataDir, from);
  const smtp = createTransport({ url: config.smtpUrl, ...timeouts });
  return async (message) => {
    await smtp.sendMail(toLetter(message, from));
  };
}
