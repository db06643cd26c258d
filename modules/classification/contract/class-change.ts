import { flag, listOf, longText } from '@sarn/kernel';
import { z } from 'zod';
import { id } from '@sarn/document/contract';

/** A class given, raised, lowered or taken away, whoever does it. */
export const ClassChange = z.object({
  secrecy: z.enum(['normal', 'confidential', 'secret', 'top-secret']),
  reason: longText({ min: 5, max: 500 }),
  removesContent: flag
    .default(false)
    .describe('files and text are deleted for good, where of the class only the register is kept'),
  title: longText({ max: 1000 })
    .default('')
    .describe('the subject, for a document of which only the register entry was kept until now'),
  scanIds: listOf(id, 20).default([]).describe('files of such a document, uploaded before'),
});
export type ClassChange = z.output<typeof ClassChange>;

/**
 * The record of what was deleted of a file when only the register entry was kept; without its
 * content.
 */
export const RemovedFile = z.object({
  name: z.string(),
  bytes: z.number().int(),
  sha256: z.string().describe('hash of the bytes as they were uploaded'),
});
export type RemovedFile = z.output<typeof RemovedFile>;
