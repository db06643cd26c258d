import { createHash } from 'node:crypto';
import type { MailMessage } from './mail.ts';

/**
 * The letter as it is handed to the mail library. Its Message-ID comes from the key: a repeat
 * after a kill bears the same one, by which mail servers and readers know it for the same letter.
 */
export function toLetter(message: MailMessage, houseAddress: string) {
  const { to, subject, text, html, key, inReplyTo, from = houseAddress } = message;
  const name = createHash('sha256').update(key).digest('hex').slice(0, 32);
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    from,
    to,
    subject,
    text,
    ...(html === undefined ? {} : { html }),
    ...(inReplyTo === undefined ? {} : { inReplyTo, references: inReplyTo }),
    messageId: `<${name}@${domain}>`,
    // Tells answering machines that nobody waits for their answer (RFC 3834).
    headers: { 'Auto-Submitted': inReplyTo === undefined ? 'auto-generated' : 'auto-replied' },
  };
}
