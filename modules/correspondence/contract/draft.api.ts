import { endpoint, lineText } from '@sarn/kernel';
import { z } from 'zod';
import { draftedForErrors } from './drafted-for.ts';
import { MemoToSave } from './memo-draft.ts';
import { PublicationDraft } from './publication-draft.ts';
import { changeableKinds } from '@sarn/document/contract';

const tag = 'registry';

/** The route of the list of own drafts below the base path, as menus name it. */
export const ownDraftsAction = 'sarabun/drafts';

/** Writes a new memo, or a new version of one's own draft. */
export const saveMemo = endpoint({
  method: 'POST',
  path: '/registry/memo/save',
  input: MemoToSave,
  output: z.object({ documentId: z.string(), version: z.number() }),
  errors: [
    ...['registry.body-invalid', 'registry.table-too-large', 'registry.no-unit'],
    ...['settings.ended', 'settings.unknown-value', 'settings.other-units'],
    ...['creation.not-allowed', 'creation.speed'],
    ...draftedForErrors,
  ],
  access: 'registry.draft',
  scopes: ['documents.draft'],
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
  errors: [
    ...['registry.body-invalid', 'registry.table-too-large'],
    'registry.no-unit',
    'registry.order-person-unknown',
    'settings.ended',
    'settings.unknown-value',
    'settings.other-units',
    ...['creation.not-allowed', 'creation.speed'],
    ...draftedForErrors,
  ],
  access: 'registry.draft',
  scopes: ['documents.draft'],
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
