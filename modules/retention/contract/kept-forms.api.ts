import { buddhistYear, civilDate, endpoint } from '@sarn/kernel';
import type { CivilDate } from '@sarn/kernel';
import { id } from '@sarn/document/contract';
import { z } from 'zod';
import type { RetentionFate } from './retention.ts';

const tag = 'registry';
const day = civilDate('2000-01-01', '2200-12-31');

/** What is printed of documents that are kept. @rule saraban-2526 forms 18 to 20 */
export const keptForms = {
  handing: { form: 19, th: 'บัญชีหนังสือส่งเก็บ', en: 'List of documents sent to be kept' },
  register: { form: 20, th: 'ทะเบียนหนังสือเก็บ', en: 'Register of documents kept' },
  card: { form: 18, th: 'บัตรตรวจค้น', en: 'Search card of a folder' },
} as const;
export type KeptForm = keyof typeof keptForms;
export const keptFormCodes = ['handing', 'register', 'card'] as const;

/** Most rows of one printed form: where there are more, it is printed in parts. */
export const keptLimit = 2_000;

const wanted = {
  form: z.enum(keptFormCodes),
  from: day.describe('closed from this day on'),
  to: day,
  folderId: id.optional().describe('of a unit; a search card is of one folder'),
};

export const printKept = endpoint({
  method: 'GET',
  path: '/registry/retention/kept',
  input: z
    .object({
      ...wanted,
      part: z.coerce
        .number()
        .int()
        .min(1)
        .max(1000)
        .optional()
        .describe(`of ${keptLimit} documents; needed where there are more`),
    })
    .refine(({ from, to }) => from <= to, { path: ['to'], message: 'platform.invalid' })
    .refine(({ form, folderId }) => form !== 'card' || folderId !== undefined, {
      path: ['folderId'],
      message: 'required',
    }),
  output: z.object({}),
  errors: [
    'registry.folder-not-found',
    'registry.kept-none',
    'registry.kept-too-many',
    'pdf.too-slow',
  ],
  access: 'registry.retention',
  summary: 'Forms 18, 19 and 20: documents that were closed in a time, or of a folder, as PDF',
  tag,
  isBinary: true,
});

export const keptExtent = endpoint({
  method: 'GET',
  path: '/registry/retention/kept/extent',
  input: z.object(wanted),
  output: z.object({
    rows: z.number().int().describe('documents of the form'),
    parts: z.number().int().describe('in which it is printed'),
  }),
  errors: ['registry.folder-not-found'],
  access: 'registry.retention',
  summary: 'How many documents forms 18, 19 and 20 would list, and in how many parts',
  tag,
});

export const keptFolders = endpoint({
  method: 'GET',
  path: '/registry/retention/kept/folders',
  input: z.object({}),
  output: z.object({
    rows: z.array(z.object({ id: z.string(), name: z.string(), unitName: z.string() })),
  }),
  errors: [],
  access: 'registry.retention',
  summary: 'Folders of all units, by name, for a search card of one',
  tag,
});

export const printLoanCard = endpoint({
  method: 'GET',
  path: '/registry/retention/loan-card',
  input: z.object({ documentId: id }),
  output: z.object({}),
  errors: ['registry.not-found', 'pdf.too-slow'],
  access: 'session',
  summary: 'The card (form 24) on which borrowing a document is written, for its readers',
  tag,
  isBinary: true,
});

/** The stamp of a kept document: its words, and whether they are red. */
export interface RetentionStamp {
  readonly text: string;
  readonly colour: 'red' | 'blue';
}

/**
 * What is stamped on a document that is kept: never to be destroyed, or until which year.
 *
 * @param keptUntil null where no end is known
 * @returns null for a class whose end the head or a law decides
 * Specification of the domain §1.4.
 */
export function retentionStamp(
  fate: RetentionFate,
  keptUntil: CivilDate | null,
): RetentionStamp | null {
  if (fate === 'forever') return { text: 'ห้ามทำลาย', colour: 'red' };
  if (fate !== 'expires' || keptUntil === null) return null;
  return { text: `เก็บถึง พ.ศ. ${buddhistYear(keptUntil)}`, colour: 'blue' };
}
