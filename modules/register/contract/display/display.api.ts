import { endpoint, jsonOf, lineText } from '@sarn/kernel';
import { z } from 'zod';
import { classPermissions } from '@sarn/document-classes/contract';
import { bookColumnIds, columnWidths, columnWordsAtMost, seenByChoices } from './book-columns.ts';

const tag = 'registry settings';
/** Why a design was changed; shown in its history. */
export const designReason = lineText({ max: 300 }).default('');
const access = classPermissions.manage;
const words = lineText({ max: columnWordsAtMost }).default('');
const part = z.enum(['columns', 'acts']);
const version = z.coerce.number().int().min(0).describe('As it was read; another one is refused');
const book = z.string().regex(/^[a-z0-9][a-z0-9.-]{0,39}$/);

export const DesignedColumnOut = z.object({
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

const ColumnDesign = z.object({ ...designShape, columns: z.array(DesignedColumnOut) });
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
    version,
    columns: jsonOf(z.array(DesignedColumnOut).min(1).max(bookColumnIds.length)).describe(
      'in their order; one left out is taken away everywhere but on the printed form',
    ),
    reason: designReason,
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
    part,
    version,
    reason: designReason,
  }),
  output: z.object({}),
  errors: ['settings.stale', 'platform.not-found'],
  access,
  summary: 'The columns or the acts of a register as they were delivered',
  tag,
  isRepeatable: true,
});

/** One way in which two designs differ. */
const Difference = z.object({
  of: z.string().describe('Id of the column or the act; empty: of all'),
  field: z.string().describe('`order` and `present` besides the fields'),
  from: z.string(),
  to: z.string(),
});
export type DesignDifference = z.output<typeof Difference>;

export const designActs = ['set', 'reset', 'restored'] as const;

const DesignEntry = z.object({
  id: z.string(),
  at: z.string(),
  byName: z.string(),
  act: z.enum(designActs),
  reason: z.string(),
  changes: z.array(Difference),
  mayRestore: z.boolean().describe('It is not as the design is now'),
});
export type DesignEntry = z.output<typeof DesignEntry>;

export const listDesignHistory = endpoint({
  method: 'GET',
  path: '/registry/books/:book/:part/history',
  input: z.object({ book, part }),
  output: z.object({
    rows: z.array(DesignEntry).describe('Newest first'),
    mayUndo: z.boolean().describe('The last change is the own one, of the last ten minutes'),
  }),
  errors: ['platform.not-found'],
  access,
  summary: 'Who changed the columns or the acts of a register, when, why, and from what to what',
  tag,
});

const restoring = ['settings.stale', 'settings.locked', 'platform.not-found'] as const;

export const restoreBookDesign = endpoint({
  method: 'POST',
  path: '/registry/books/:book/:part/restore',
  input: z.object({ book, part, version, entryId: z.uuid(), reason: designReason }),
  output: z.object({}),
  errors: [...restoring],
  access,
  summary: 'The columns or the acts of a register as a change of its history left them',
  tag,
  isRepeatable: true,
});

export const undoBookDesign = endpoint({
  method: 'POST',
  path: '/registry/books/:book/:part/undo',
  input: z.object({ book, part, version }),
  output: z.object({}),
  errors: [...restoring, 'settings.nothing-to-undo'],
  access,
  summary: 'Undo the own last change, within ten minutes and if nothing is newer',
  tag,
});
