import { jsonOf, lineText, listOf, longText, settingCode } from '@sarn/kernel';
import { z } from 'zod';
import { filedShape, usualSpeed } from '@sarn/document-classes/contract';
import { id } from '@sarn/document/contract';
import { demandMissing } from './draft-fields.ts';
import { draftedForShape } from './drafted-for.ts';

/** Input of saving a memo; the page validates with it before it calls. */
export const MemoToSave = z.object({
  documentId: id.optional(),
  version: z.coerce.number().int().optional(),
  title: longText({ min: 2, max: 1000 }),
  addressee: lineText({ max: 300 }).default(''),
  unitIds: listOf(id, 300).default([]),
  speed: settingCode.default(usualSpeed),
  ...filedShape,
  bodyJson: jsonOf(z.record(z.string(), z.unknown())).optional(),
  fileIds: listOf(id, 20).default([]),
  ...draftedForShape,
});

/** A memo that is submitted. */
export const WholeMemo = MemoToSave.superRefine(demandMissing(() => 'inside'));
