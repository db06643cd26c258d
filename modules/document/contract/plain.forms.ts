import { listOf, longText } from '@sarn/kernel';
import { z } from 'zod';
import { id } from './id.ts';

/** The free text that goes along with an act. */
export const noteField = longText({ max: 2000 }).default('');
/** Why something is taken back or ended. */
export const reasonField = longText({ min: 3, max: 1000 });
/** Files uploaded before, which belong to the document from then on. */
export const fileIdsField = listOf(id, 20).default([]);

/** The choices of a field: the keys of the table of their terms. */
export const keysOf = <T extends object>(table: T) =>
  Object.keys(table) as [keyof T & string, ...(keyof T & string)[]];

/** Questions that any flow may ask. */
export const plainForms = {
  none: z.object({}),
  note: z.object({ note: noteField, fileIds: fileIdsField }),
  reason: z.object({ reason: reasonField }),
  pass: z.object({ note: noteField }),
};

type Forms = typeof plainForms;

declare module './flow/flow.ts' {
  interface FlowForms extends Forms {}
}
