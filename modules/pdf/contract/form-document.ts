import { isCivilDate } from '@sarn/kernel';
import { z } from 'zod';

const short = z.string().max(300);
const long = z.string().max(4_000);

/** A label with its value on a dotted line; an empty value leaves the line to be written on. */
const field = z.strictObject({
  label: short,
  value: long,
  /** Its part of the row, against those of the others. */
  share: z.number().positive().max(100).default(1),
});

/** A square, and what it stands before. */
const choice = z.strictObject({ text: short, isChosen: z.boolean() });

/** Whoever signs; without a name there are dots to write on. */
const signer = z.strictObject({
  /** Before the line: ลงชื่อ. */
  word: short.default('ลงชื่อ'),
  name: short,
  /** Below the name. */
  posts: z.array(short).max(6),
  /** After the line: ผู้รับ, ผู้ยืม, ผู้อนุมัติ. */
  role: short,
  /** That it was confirmed in the system, and when; empty for a signature by hand. */
  signed: short,
});

const parts = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('fields'),
    /** Fields of one row stand beside each other. */
    rows: z.array(z.array(field).min(1).max(6)).max(60),
  }),
  z.strictObject({
    kind: z.literal('text'),
    paragraphs: z.array(long).max(60),
    /** A note: in the size of tables. */
    isSmall: z.boolean().default(false),
  }),
  z.strictObject({
    kind: z.literal('choices'),
    label: short,
    items: z.array(choice).min(1).max(40),
  }),
  z.strictObject({
    kind: z.literal('table'),
    /** Widths are shares; amounts stand at the right. */
    columns: z
      .array(
        z.strictObject({
          label: short,
          width: z.number().positive(),
          align: z.enum(['left', 'center', 'right']).default('left'),
        }),
      )
      .min(1)
      .max(14),
    rows: z.array(z.array(long)).max(5_000),
    /** Empty rows below, to be written in by hand. */
    emptyRows: z.number().int().min(0).max(60).default(0),
  }),
  z.strictObject({ kind: z.literal('signatures'), signers: z.array(signer).min(1).max(12) }),
  z.strictObject({
    kind: z.literal('boxes'),
    /** Opinions and orders, two beside each other. */
    boxes: z
      .array(
        z.strictObject({
          title: short,
          choices: z.array(choice).max(10),
          text: long,
          /** Dotted lines below the text. */
          emptyLines: z.number().int().min(0).max(12),
          signer: signer.nullable(),
        }),
      )
      .min(1)
      .max(8),
  }),
  z.strictObject({
    kind: z.literal('code'),
    /** What the QR code leads to, and what it is for who does not see it. */
    url: z.string().min(1).max(500),
    alt: short,
    /** Beside it; values are printed as they are, their digits Arabic: addresses, codes, hashes. */
    rows: z
      .array(z.strictObject({ label: short, value: long }))
      .min(1)
      .max(8),
  }),
]);

/**
 * A form: head, labelled fields, tables, signatures, boxes for opinions and orders, in any order. Modules make
 * their forms of it without a template of their own; a new kind of part is made here, for all.
 */
export const formDocument = z.strictObject({
  version: z.literal(1),
  title: short,
  /** Lines below the title. */
  subtitle: z.array(short).max(10),
  /** At the upper right edge: แบบที่ 17. */
  mark: short,
  /** Of the file. */
  author: short,
  date: z.string().refine(isCivilDate),
  /** A5 lies across. */
  size: z.enum(['a4', 'a5']),
  hasEmblem: z.boolean(),
  secrecy: short,
  /** English has Arabic digits. */
  language: z.enum(['th', 'en']).default('th'),
  parts: z.array(parts).min(1).max(60),
});
export type FormDocument = z.infer<typeof formDocument>;
/** As it is written, with the defaults left out. */
export type FormInput = z.input<typeof formDocument>;
export type FormPart = FormDocument['parts'][number];
export type FormSigner = z.infer<typeof signer>;

/** Where a name is written by hand. */
export const openName = '.'.repeat(40);
