/** Report on a mail that the agency sent, by a mail server or reader (RFC 3464, RFC 8098). */
export interface MailReport {
  /** Message-ID of the agency's mail, with its angle brackets. */
  readonly messageId: string;
  /** Received by the server, permanently undeliverable, delayed, or opened by its reader. */
  readonly kind: 'delivered' | 'failed' | 'delayed' | 'displayed';
  /** Address the mail was sent to; empty where the report does not say. */
  readonly recipient: string;
  /** Text of the other server. */
  readonly text: string;
}

const kinds: Readonly<Record<string, MailReport['kind']>> = {
  failed: 'failed',
  delayed: 'delayed',
  // `relayed`: passed on to a server that sends no reports; this does not count as delivered.
  delivered: 'delivered',
};

const unfolded = (raw: string): string =>
  raw.replaceAll(/\r\n?/g, '\n').replaceAll(/\n[ \t]+/g, ' ');

const field = (text: string, name: string): string =>
  new RegExp(`^${name}:[ \\t]*(.+)$`, 'im').exec(text)?.[1]?.trim() ?? '';

const afterType = (value: string): string =>
  value.replace(/^[\w-]+;\s*/, '').replaceAll(/[<>]/g, '');

/**
 * Reads a report out of a mail; null when it is no report or names no mail of the agency.
 *
 * @param raw beginning of the mail as it came
 */
export function readReport(raw: string): MailReport | null {
  const text = unfolded(raw);
  const cut = text.indexOf('\n\n');
  const type = field(text.slice(0, cut < 0 ? text.length : cut), 'content-type').toLowerCase();
  if (!type.startsWith('multipart/report')) return null;
  const body = text.slice(cut);
  const isReceipt = type.includes('disposition-notification');
  const messageId = isReceipt
    ? field(body, 'original-message-id')
    : field(body, 'original-message-id') || field(body, 'message-id');
  if (!/^<[^<>\s]+>$/.test(messageId)) return null;
  const recipient = afterType(field(body, 'final-recipient') || field(body, 'original-recipient'));
  if (isReceipt) {
    const disposition = field(body, 'disposition').toLowerCase();
    if (!/displayed/.test(disposition)) return null;
    return { messageId, recipient, kind: 'displayed', text: disposition };
  }
  const kind = kinds[field(body, 'action').toLowerCase()];
  if (!kind) return null;
  const words = [field(body, 'status'), afterType(field(body, 'diagnostic-code'))];
  return { messageId, recipient, kind, text: words.filter(Boolean).join(' ').slice(0, 500) };
}
