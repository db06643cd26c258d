import { endpoint, jsonOf, lineText } from '@sarn/kernel';
import { z } from 'zod';
import { classPermissions } from '@sarn/document-classes/contract';
import { bookColumnIds, columnWidths, columnWordsAtMost, seenByChoices } from './book-columns.ts';

const tag = 'registry settings';
const access = classPermissions.manage;
const words = lineText({ max: columnWordsAtMost }).default('');
const book = z.string().regex(/^[a-z0-9][a-z0-9.-]{0,39}$/);

const Column = z.object({
  id: z.enum(bookColumnIds),
  nameTh: words.describe('empty: the words of the product'),
  nameEn: words,
  width: z.number().int().min(columnWidths.min).max(columnWidths.max).describe('characters'),
  onScreen: z.boolean(),
  onPhone: z.boolean(),
  inExcel: z.boolean(),
  inPrint: z.boolean(),
  seenBy: z.enum(seenByChoices),
});

/** What is designed, and the last change of it. */
export const designShape = {
  book: z.string(),
  nameTh: z.string(),
  nameEn: z.string(),
  isOwn: z.boolean().describe('changed by the agency'),
  version: z.number().int().describe('0: never changed'),
  changed: z.object({ byName: z.string(), at: z.string() }).nullable(),
};

const ColumnDesign = z.object({ ...designShape, columns: z.array(Column) });
export type ColumnDesign = z.output<typeof ColumnDesign>;

export const getBookColumns = endpoint({
  method: 'GET',
  path: '/registry/books/:book/columns',
  input: z.object({ book }),
  output: ColumnDesign,
  errors: ['platform.not-found'],
  access,
  summary:
    'All columns of a register in their order: words, width, where and by whom they are seen',
  tag,
});

export const saveBookColumns = endpoint({
  method: 'POST',
  path: '/registry/books/:book/columns/save',
  input: z.object({
    book,
    version: z.coerce.number().int().min(0),
    columns: jsonOf(z.array(Column).min(1).max(bookColumnIds.length)).describe(
      'in their order; one left out is taken away everywhere but on the printed form',
    ),
  }),
  output: ColumnDesign,
  errors: ['settings.stale', 'settings.locked', 'platform.not-found', 'platform.invalid-input'],
  access,
  summary: 'Set the columns of a register; number and subject stay, forms keep theirs on paper',
  tag,
  isRepeatable: true,
});

export const resetBookDesign = endpoint({
  method: 'POST',
  path: '/registry/books/:book/:part/reset',
  input: z.object({
    book,
    part: z.enum(['columns', 'acts']),
    version: z.coerce.number().int().min(0),
  }),
  output: z.object({}),
  errors: ['settings.stale', 'platform.not-found'],
  access,
  summary: 'The columns or the acts of a register as they were delivered',
  tag,
  isRepeatable: true,
});
