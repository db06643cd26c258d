import { z } from 'zod';
import { sharedFields } from './shared-fields.ts';

const short = z.string().max(300);
const long = z.string().max(2_000);

/**
 * An external letter in English, the first person informal note of annex 4: the salutation stands above the
 * subject, digits are Arabic, years Christian. Subject, attachment, copies and QR code are custom.
 *
 * @rule saraban-2526 annex 4
 */
export const englishLetterDocument = z.strictObject({
  kind: z.literal('english-letter'),
  ...sharedFields,
  /** After Dear; a title such as Excellency stands alone. */
  addressee: long,
  enclosures: z.array(long).max(99),
  /** Urgent …; empty when normal. */
  speed: short,
  /** Secret …; empty when open. */
  secrecy: short,
  /** Issuing agency, then its address. */
  owner: z.array(short).max(20),
  closing: short,
  /** Unit in charge, telephone, fax, e-mail. */
  responsible: z.array(short).max(20),
  copies: z.array(short).max(20),
  /** The address in the QR code at the foot; empty for none. */
  qr: z.string().max(500),
});
export type EnglishLetterDocument = z.infer<typeof englishLetterDocument>;

/** What the form says of itself. */
export const englishWords = {
  number: 'No.',
  dear: 'Dear',
  subject: 'Subject:',
  attachment: 'Attachment:',
  attachments: 'Attachments:',
  copies: 'CC:',
  draft: 'DRAFT',
  qr: 'QR code of this letter',
} as const;

/** Titles by which somebody is addressed without Dear. */
const alone = /^(dear|your|excellency|excellencies)\b/i;

/** The row above the subject: Dear Professor Lindqvist, */
export function englishOpening(addressee: string): string {
  const bare = addressee.trim().replace(/[,\s]+$/, '');
  return `${alone.test(bare) ? bare : `${englishWords.dear} ${bare}`.trim()},`;
}

/** What is sent along, behind its label; several are numbered. */
export const attachmentRows = (enclosures: readonly string[]): readonly [string, ...string[]] =>
  enclosures.length > 1
    ? [englishWords.attachments, ...enclosures.map((item, at) => `${at + 1}. ${item}`)]
    : [englishWords.attachment, ...enclosures];
