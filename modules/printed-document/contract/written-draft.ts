import { englishFields } from '@sarn/correspondence/contract';
import { civilDate, settingCode } from '@sarn/kernel';
import { Minutes } from '@sarn/minutes/contract';
import { richBody } from '@sarn/pdf/contract';
import { z } from 'zod';

const long = z.string().max(2_000);
const list = z.array(long).max(99);
/** Lines of a box, such as the address of the agency. */
const lines = z.string().max(1_000);
const day = civilDate('1957-01-01', '2100-12-31').nullable().default(null);

const shared = {
  title: long,
  speed: z.string().max(60).default('normal'),
  bodyJson: richBody,
  /** Of a saved draft: its unit, its class and its route are known. */
  documentId: z.uuid().nullable().default(null),
};

const memo = z.object({
  kind: z.enum(['inside', 'cycle']),
  ...shared,
  addressee: long,
  enclosures: list,
});

const letter = z.object({
  kind: z.literal('outgoing'),
  ...shared,
  ...englishFields,
  addressee: long,
  salutation: settingCode,
  reference: long,
  enclosures: list,
  address: lines,
  contact: lines,
  copies: list,
});

/** Without its seal and who initialled it: they come after it was written. */
const stamped = z.object({
  kind: z.literal('stamp'),
  ...shared,
  addressee: long,
  contact: lines,
});

const publication = z.object({
  kind: z.enum(['command', 'regularity', 'rules', 'announce', 'declaration', 'news']),
  ...shared,
  inForceOn: day,
  remarks: long.default(''),
});

/** Of whom it certifies, `addressee` is the full name. */
const certificate = z.object({
  kind: z.literal('guaranty'),
  ...shared,
  addressee: long,
  address: lines,
  validUntil: day,
  hasPhoto: z.boolean(),
  remarks: long.default(''),
});

const minutes = z.object({
  kind: z.literal('report'),
  ...shared,
  meetingName: long,
  meetingNo: long,
  meetingDate: day,
  minutes: Minutes,
});

/** Without what is written below it: that comes after it was presented. */
const note = z.object({ kind: z.literal('note'), ...shared, addressee: long });

/** A document while it is written, saved or not: what is on its page, by its kind. */
export const WrittenDraft = z.discriminatedUnion('kind', [
  memo,
  letter,
  stamped,
  publication,
  certificate,
  minutes,
  note,
]);
export type WrittenDraft = z.output<typeof WrittenDraft>;
export type WrittenMemo = z.output<typeof memo>;
export type WrittenLetter = z.output<typeof letter>;
export type WrittenStamped = z.output<typeof stamped>;
export type WrittenPublication = z.output<typeof publication>;
export type WrittenCertificate = z.output<typeof certificate>;
export type WrittenMinutes = z.output<typeof minutes>;
export type WrittenNote = z.output<typeof note>;
