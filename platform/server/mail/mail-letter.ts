import { messageIdOf } from './mail.ts';
import type { MailMessage, TrackedMessage } from './mail.ts';

/**
 * The message as it is given to the mail library. Its Message-ID comes from the key: a repeat
 * after a kill has the same one, by which mail servers and mail programs recognise it.
 */
export function toLetter(message: MailMessage, ownAddress: string) {
  const { to, subject, text, html, key, inReplyTo, from = ownAddress } = message;
  return {
    from,
    to,
    subject,
    text,
    ...(html === undefined ? {} : { html }),
    ...(inReplyTo === undefined ? {} : { inReplyTo, references: inReplyTo }),
    messageId: messageIdOf(key, from),
    // Tells automatic responders not to answer (RFC 3834).
    headers: { 'Auto-Submitted': inReplyTo === undefined ? 'auto-generated' : 'auto-replied' },
  };
}

/** A message whose sender asks for a receipt, with its attachments. */
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
