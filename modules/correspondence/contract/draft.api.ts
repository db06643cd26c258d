import { endpoint, jsonOf, lineText, listOf, longText } from '@sarn/kernel';
import { z } from 'zod';
import { id } from '@sarn/document/contract';
import { PublicationDraft } from './publication-draft.ts';
import { changeableKinds } from '@sarn/document/contract';

const tag = 'registry';

/** Writes a new memo, or a new version of one's own draft. */
export const saveMemo = endpoint({
  method: 'POST',
  path: '/registry/memo/save',
  input: z.object({
    documentId: id.optional(),
    version: z.coerce.number().int().optional(),
    title: longText({ min: 2, max: 1000 }),
    addressee: lineText({ min: 2, max: 300 }),
    unitIds: listOf(id, 300, 1),
    speed: z.enum(['normal', 'urgent', 'very-urgent', 'immediate']).default('normal'),
    bodyJson: jsonOf(z.record(z.string(), z.unknown())),
    fileIds: listOf(id, 20).default([]),
  }),
  output: z.object({ documentId: z.string(), version: z.number() }),
  errors: ['registry.body-invalid', 'registry.no-unit'],
  access: 'registry.draft',
  summary: 'Save a memo as draft',
  tag,
  isRepeatable: true,
});

/** Writes a document of a published kind, or a new version of one's own draft. */
export const savePublication = endpoint({
  method: 'POST',
  path: '/registry/publication/save',
  input: PublicationDraft,
  output: z.object({ documentId: z.string(), version: z.number() }),
  errors: ['registry.body-invalid', 'registry.no-unit'],
  access: 'registry.draft',
  summary: 'Save a circular, command, regulation, rule, announcement or the like as draft',
  tag,
  isRepeatable: true,
});

/** Published documents that a new one may amend, repeal or supersede; newest first, ten at most. */
export const findChangeable = endpoint({
  method: 'GET',
  path: '/registry/publication/changeable',
  input: z.object({ kind: z.enum(changeableKinds), text: lineText({ max: 200 }).default('') }),
  output: z.object({
    rows: z.array(
      z.object({
        documentId: z.string(),
        kindTerm: z.object({ th: z.string(), en: z.string() }),
        letterNo: z.string(),
        title: z.string(),
      }),
    ),
  }),
  errors: [],
  access: 'registry.draft',
  summary: 'Published documents that can be amended, repealed or superseded',
  tag,
});
