import { civilDate, endpoint, jsonOf, lineText, listOf, longText, settingCode } from '@sarn/kernel';
import { z } from 'zod';
import { filedShape, usualSpeed } from '@sarn/document-classes/contract';
import { id } from '@sarn/document/contract';
import { sendMethods } from '@sarn/contact/contract';
import { demandMissing } from './draft-fields.ts';
import { draftedForErrors, draftedForShape } from './drafted-for.ts';
import { LetterFields } from './letter-fields.ts';
import { letterKinds, letterRules } from '@sarn/document/contract';
import type { LetterField, LetterKind } from '@sarn/document/contract';

const keysOf = <T extends object>(table: T) =>
  Object.keys(table) as [keyof T & string, ...(keyof T & string)[]];

/** An addressee outside the agency, and the channel by which the letter is sent. */
export const OutsideRecipient = z.object({
  name: lineText({ min: 2, max: 300 }),
  method: z.enum(keysOf(sendMethods)).default('post'),
});
export type OutsideRecipient = z.output<typeof OutsideRecipient>;

/** Fields of the form of these kinds; a draft may have a subject alone. */
export const LetterDraft = LetterFields.extend({
  documentId: id.optional(),
  version: z.coerce.number().int().optional(),
  kind: z.enum(letterKinds).describe('cannot be changed once the draft exists'),
  title: longText({ min: 2, max: 1000 }),
  addressee: lineText({ max: 300 }).default(''),
  speed: settingCode.default(usualSpeed),
  ...filedShape,
  recipients: listOf(OutsideRecipient, 100).default([]),
  source: lineText({ max: 300 }).default(''),
  madeOn: civilDate('1900-01-01', '2100-12-31').optional(),
  bodyJson: jsonOf(z.record(z.string(), z.unknown())).optional(),
  fileIds: listOf(id, 20).default([]),
  replyTo: id.optional().describe('for a new draft: the received letter that it answers'),
  ...draftedForShape,
});

export type LetterDraft = z.output<typeof LetterDraft>;

/** A draft of these kinds that is submitted, presented or entered. */
export const WholeLetter = LetterDraft.superRefine(demandMissing(({ kind }) => kind));

/** Whether the form of a kind has the field. */
export const asksField = (kind: LetterKind, field: LetterField): boolean =>
  letterRules[kind].fields.includes(field);

/** Writes a document of these kinds, or a new version of one's own draft. */
export const saveLetter = endpoint({
  method: 'POST',
  path: '/registry/letter/save',
  input: LetterDraft,
  output: z.object({ documentId: z.string(), version: z.number() }),
  errors: [
    'registry.not-found',
    'registry.act-not-allowed',
    'registry.stale',
    'registry.recipient-unknown',
    'registry.recipient-twice',
    'registry.valid-until-past',
    'registry.date-in-future',
    ...['registry.body-invalid', 'registry.table-too-large'],
    ...['creation.not-allowed', 'creation.speed', 'creation.secrecy'],
    'registry.no-unit',
    'registry.reply-not-possible',
    'registry.secret-not-yours',
    'registry.secret-kind',
    'registry.secret-registrar-gives',
    'registry.secret-same-class',
    'registry.secret-not-cleared',
    'registry.secret-no-registrar',
    'registry.secret-post-not-cleared',
    'registry.secret-no-file',
    'file.not-found',
    'settings.ended',
    'settings.unknown-value',
    'settings.other-units',
    ...draftedForErrors,
  ],
  access: 'registry.draft',
  scopes: ['documents.draft'],
  summary: 'Save an outgoing letter, stamped letter, certificate, note or other document as draft',
  tag: 'registry',
  isRepeatable: true,
});
