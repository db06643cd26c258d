import { englishClosings, letterLanguages } from '@sarn/correspondence/contract';
import { letterKinds, publicationKinds } from '@sarn/document/contract';
import type { DocumentKind } from '@sarn/document/contract';
import { lineText, longText, settingCode } from '@sarn/kernel';
import { richBody } from '@sarn/pdf/contract';
import { z } from 'zod';

/** Kinds that are written with a text; only these have templates. */
export const templateKinds = [
  'inside',
  ...letterKinds.filter((kind) => kind !== 'other'),
  ...publicationKinds,
] as const satisfies readonly DocumentKind[];
export type TemplateKind = (typeof templateKinds)[number];

export const isTemplateKind = (kind: string): kind is TemplateKind =>
  (templateKinds as readonly string[]).includes(kind);

const keysOf = <T extends object>(table: T) =>
  Object.keys(table) as [keyof T & string, ...(keyof T & string)[]];

const filedCode = z.union([z.literal(''), settingCode]).optional();

/**
 * What a template keeps of the form of a document. Number, dates, reference, recipients, people, files, and what
 * the application fills in of the agency are not in it: they belong to one document.
 */
export const TemplateContent = z.object({
  title: longText({ max: 1000 }).optional(),
  addressee: lineText({ max: 300 }).optional(),
  speed: settingCode.optional(),
  bookGroupCode: filedCode,
  categoryCode: filedCode,
  subTypeCode: filedCode,
  salutation: settingCode.optional(),
  language: z.enum(keysOf(letterLanguages)).optional(),
  englishClosing: z.enum(keysOf(englishClosings)).optional(),
  hasQr: z.boolean().optional(),
  enclosures: longText({ max: 9000 }).optional().describe('One in each line'),
  hasPhoto: z.boolean().optional(),
  meetingName: lineText({ max: 300 }).optional(),
  commandType: filedCode,
  bodyJson: richBody,
});
export type TemplateContent = z.output<typeof TemplateContent>;
export type TemplateField = keyof TemplateContent;

const everywhere: readonly TemplateField[] = [
  ...(['title', 'speed', 'bookGroupCode', 'categoryCode', 'subTypeCode', 'bodyJson'] as const),
];

/** What the form of a kind has beside. Whom a certificate names is nobody else, so it is not among them. */
const furtherFields: Readonly<Partial<Record<TemplateKind, readonly TemplateField[]>>> = {
  inside: ['addressee'],
  cycle: ['addressee'],
  outgoing: ['addressee', 'salutation', 'language', 'englishClosing', 'hasQr', 'enclosures'],
  stamp: ['addressee'],
  note: ['addressee'],
  guaranty: ['hasPhoto'],
  report: ['meetingName'],
  command: ['commandType'],
};

/** Of the values of a form, those that a template of the kind keeps. */
export function contentOf(
  kind: TemplateKind,
  values: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const kept = [...everywhere, ...(furtherFields[kind] ?? [])].filter(
    (field) => values[field] !== undefined,
  );
  return Object.fromEntries(kept.map((field) => [field, values[field]]));
}
