import { jsonOf, lineText, listOf, longText } from '@sarn/kernel';
import { z } from 'zod';
import { id } from '@sarn/document/contract';

/** Input of saving a memo; the page validates with it before it calls. */
export const MemoToSave = z.object({
  documentId: id.optional(),
  version: z.coerce.number().int().optional(),
  title: longText({ min: 2, max: 1000 }),
  addressee: lineText({ min: 2, max: 300 }),
  unitIds: listOf(id, 300, 1),
  speed: z.enum(['normal', 'urgent', 'very-urgent', 'immediate']).default('normal'),
  bodyJson: jsonOf(z.record(z.string(), z.unknown())),
  fileIds: listOf(id, 20).default([]),
});
