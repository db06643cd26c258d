import { usualSalutation } from '@sarn/document-classes/contract';
import { civilDate, flag, lineText, listOf, longText, settingCode } from '@sarn/kernel';
import { z } from 'zod';
import { id } from '@sarn/document/contract';
import { media } from '@sarn/document/contract';
import { englishFields } from './english-letter.ts';

const keysOf = <T extends object>(table: T) =>
  Object.keys(table) as [keyof T & string, ...(keyof T & string)[]];

/** What only some kinds have, as stored beside the document; empty where a kind does not ask it. */
export const LetterFields = z.object({
  ...englishFields,
  address: longText({ max: 500 }).default(''),
  // A row of the settings: which are offered today, the server asks (`assertOffered`).
  salutation: settingCode.default(usualSalutation),
  reference: longText({ max: 1000 }).default(''),
  enclosures: listOf(lineText({ min: 1, max: 300 }), 30).default([]),
  contact: longText({ max: 500 }).default(''),
  copies: listOf(lineText({ min: 1, max: 300 }), 30).default([]),
  bearerId: id.optional(),
  validUntil: civilDate('1957-01-01', '2100-12-31').optional(),
  /** A place for the photograph and the signature of whoever is certified (form 10). */
  hasPhoto: flag.default(false),
  /** หมายเหตุ below a certificate, a paragraph in each line. */
  remarks: longText({ max: 2000 }).default(''),
  medium: z.enum(keysOf(media)).optional(),
});
export type LetterFields = z.output<typeof LetterFields>;
