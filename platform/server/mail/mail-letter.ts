import { messageIdOf } from './mail.ts';
import type { MailMessage, TrackedMessage } from './mail.ts';

/**
 * The letter as it is handed to the mail library. Its Message-ID comes from the key: a repeat
 * after a kill bears the same one, by which mail servers and readers know it for the same letter.
 */
export function toLetter(message: MailMessage, houseAddress: string) {
  const { to, subject, text, html, key, inReplyTo, from = houseAddress } = message;
  return {
    from,
    to,
    subject,
    text,
    ...(html === undefined ? {} : { html }),
    ...(inReplyTo === undefined ? {} : { inReplyTo, references: inReplyTo }),
    messageId: messageIdOf(key, from),
    // Tells answering machines that nobody waits for their answer (RFC 3834).
    headers: { 'Auto-Submitted': inReplyTo === undefined ? 'auto-generated' : 'auto-replied' },
  };
}

/** A letter whose sender waits for its receipt, with its attachments. */
export function toTrackedLetter(message: TrackedMessage) {
  const { headers: _, ...letter } = toLetter(message, message.from);
  return {
    ...letter,
    attachments: message.attachments.map(({ name, mediaType, bytes }) => ({
      filename: name,
      contentType: mediaType,
      content: Buffer.from(bytes),
    })),
    headers: { 'Disposition-Notification-To': addressIn(message.from) },
  };
}

/** The address alone, of `Name <a@b>`. */
export const addressIn = (sender: string): string => /<([^>]+)>/.exec(sender)?.[1] ?? sender;
