import { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import type { Transporter } from 'nodemailer';
import { refuseInTransaction } from '../db/transaction-scope.ts';
import type { PlatformConfig } from '../module.ts';
import { catchMail } from './caught-mail.ts';
import { addressIn, toLetter, toTrackedLetter } from './mail-letter.ts';
import type { TrackedMessage } from './mail.ts';
import type { MailTransports } from './mail-queue.ts';

// No longer than a run of a job may take.
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

type Config = Pick<PlatformConfig, 'smtpUrl' | 'mailFrom' | 'dataDir' | 'publicUrl'>;

/** SMTP where configured, else a folder that catches every message. */
export function createMailTransport(config: Config): MailTransports {
  const from = usualSender(config);
  const transports =
    config.smtpUrl === null ? catchMail(config.dataDir, from) : smtpMail(config.smtpUrl, from);
  return {
    async deliver(message) {
      refuseInTransaction('sending mail');
      await transports.deliver(message);
    },
    async deliverTracked(message) {
      refuseInTransaction('sending mail');
      await transports.deliverTracked(message);
    },
  };
}

function smtpMail(url: string, from: string): MailTransports {
  const smtp = createTransport({ url, ...timeouts });
  return {
    deliver: async (message) => {
      await smtp.sendMail(toLetter(message, from));
    },
    deliverTracked: (message) => sendTracked(smtp, message),
  };
}

/** The sender where a message names none. */
export const usualSender = ({ mailFrom, publicUrl }: Pick<Config, 'mailFrom' | 'publicUrl'>) =>
  mailFrom ?? `Sarn <no-reply@${new URL(publicUrl).hostname}>`;

const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

/** Composes first: once the first byte is sent, a broken connection leaves the result unknown. */
async function sendTracked(smtp: Transporter, message: TrackedMessage): Promise<void> {
  const composed = (await composer.sendMail(toTrackedLetter(message))).message as Buffer;
  const address = addressIn(message.from);
  let hasBegun = false;
  const raw = new Readable({
    read() {
      hasBegun = true;
      this.push(composed);
      this.push(null);
    },
  });
  try {
    await smtp.sendMail({
      envelope: { from: address, to: message.to },
      raw,
      dsn: {
        id: message.key,
        return: 'headers',
        notify: ['success', 'failure', 'delay'],
        recipient: `rfc822;${message.to}`,
      },
    });
  } catch (error) {
    const { responseCode } = error as { responseCode?: unknown };
    if (hasBegun && responseCode === undefined) Object.assign(error as Error, { isUnsure: true });
    throw error;
  }
}
