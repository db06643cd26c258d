import { cleanText } from '@sarn/kernel';
import sanitizeHtml from 'sanitize-html';
import { notificationLimits } from '../contract/index.ts';

/** A message in both of its forms. */
export interface Message {
  readonly text: string;
  /** Safe to be shown as markup. */
  readonly html: string;
}

const allowed = {
  allowedTags: ['a', 'b', 'strong', 'i', 'em', 'u', 'br', 'p', 'ul', 'ol', 'li'],
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['https', 'http'],
  allowProtocolRelative: false,
  transformTags: {
    a: (tagName: string, { href }: Readonly<Record<string, string>>) => ({
      tagName,
      attribs: { ...(href === undefined ? {} : { href }), rel: 'noopener noreferrer' },
    }),
  },
};
const nothing = { ...allowed, allowedTags: [], allowedAttributes: {}, transformTags: {} };

/** Plain text: what looks like markup in it is shown as text. */
export function toMessage(text: string): Message {
  const clean = cut(cleanText(text).trim(), notificationLimits.maxMessageLength);
  return { text: clean, html: escapeHtml(clean).replaceAll('\n', '<br />') };
}

/** Markup: only a few tags are kept, and links to web addresses or into the application. */
export function toHtmlMessage(html: string): Message {
  const clean = cleanText(html);
  // Cut first: a cut after cleaning could leave half a tag.
  const short = cut(clean, notificationLimits.maxMessageLength);
  return {
    text: unescapeHtml(sanitizeHtml(short, nothing)).trim(),
    html: sanitizeHtml(short, allowed),
  };
}

/** At most `max` UTF-16 units, the ellipsis included; does not split a character. */
export function cut(text: string, max: number): string {
  if (text.length <= max) return text;
  const end = text.charCodeAt(max - 2) >= 0xd800 && text.charCodeAt(max - 2) <= 0xdbff ? 2 : 1;
  return `${text.slice(0, max - end)}…`;
}

const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' } as const;

/** Escapes text for markup, between tags or in a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign as keyof typeof entities]);
}

/** Reverses what the sanitiser escapes. */
function unescapeHtml(html: string): string {
  return html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}
