import { keep, row, settingsTopic, statement } from '@sarn/platform-server';
import type { Handle, Kept, Platform, SettingsTable, Tx } from '@sarn/platform-server';
import { bookTable, usualDesign } from '../../contract/index.ts';
import type { BookColumnId, DesignedColumn, RegisterKind, SeenBy } from '../../contract/index.ts';
import { registerTables } from '../tables.ts';

/** The described table of registers as lists. */
export const bookSettings: SettingsTable = { table: bookTable, sqlTable: 'register_book' };

/** A register as a list, as the agency has it. */
export interface BookRow {
  readonly kind: RegisterKind;
  readonly th: string;
  readonly en: string;
  readonly sort: number;
  readonly yearsShown: number | null;
  readonly entryOrder: 'newest' | 'oldest';
  readonly seenBy: SeenBy;
  /** As delivered where the agency changed nothing. */
  readonly columns: readonly DesignedColumn[];
  readonly isOwn: boolean;
}

type Stored = Omit<BookRow, 'columns' | 'isOwn'> & {
  readonly stored: readonly DesignedColumn[] | null;
};

/** Registers as lists, in the order of the agency: these kinds, or all. */
export async function listBooks(
  h: Handle,
  kinds: readonly string[] | null = null,
): Promise<readonly BookRow[]> {
  const rows = await booksSql.all(h, kinds);
  return rows.map(({ stored, ...book }) => ({
    ...book,
    columns: stored ?? usualDesign,
    isOwn: stored !== null,
  }));
}

/** All registers as lists, kept for the pages of registers. A change of their settings reads the database. */
export type KeptBooks = Kept<readonly BookRow[]>;

export const keepBooks = ({
  db,
  announcements,
}: Pick<Platform, 'db' | 'announcements'>): KeptBooks =>
  keep(announcements, settingsTopic, () => listBooks(db));

const booksSql = statement(
  'display.books',
  row<Stored>({
    ...({ kind: 'text', th: 'text', en: 'text', sort: 'int4', yearsShown: 'int4?' } as const),
    ...({ entryOrder: 'text', seenBy: 'text', stored: 'jsonb?' } as const),
  }),
  ['text[]?'],
  `select code as kind, name_th as th, coalesce(nullif(name_en, ''), name_th) as en, sort,
          years_shown as "yearsShown", entry_order as "entryOrder", seen_by as "seenBy",
          (select jsonb_agg(jsonb_build_object('id', column_id, 'nameTh', name_th, 'nameEn', name_en,
                    'width', width, 'onScreen', on_screen, 'onPhone', on_phone, 'inExcel', in_excel,
                    'inPrint', in_print, 'seenBy', register_column.seen_by)
                    order by register_column.sort)
           from register_column where book = register_book.code) as stored
   from register_book where $1::text[] is null or code = any ($1)
   order by sort, code`,
);

/** What a register is called in both languages. */
export async function bookNames(
  h: Handle,
): Promise<(kind: RegisterKind) => { readonly th: string; readonly en: string }> {
  const names = new Map((await listBooks(h)).map(({ kind, th, en }) => [kind, { th, en }]));
  return (kind) => names.get(kind) ?? { th: kind, en: kind };
}

export type DesignPart = 'columns' | 'acts';

export interface DesignState {
  /** Counts the changes; 0 before the first. */
  readonly version: number;
  readonly isOwn: boolean;
  readonly changedBy: string | null;
  readonly changedAt: string | null;
}

/** Whether and when the agency changed a part of a register, locked where it is about to change. */
export async function findDesign(
  h: Handle,
  book: string,
  part: DesignPart,
  isLocked = false,
): Promise<DesignState> {
  const found = await registerTables(h)
    .selectFrom('register_design')
    .select(['version', 'is_own as isOwn', 'changed_by as changedBy', 'changed_at as changedAt'])
    .where('book', '=', book)
    .where('part', '=', part)
    .$if(isLocked, (query) => query.forUpdate())
    .executeTakeFirst();
  return found ?? { version: 0, isOwn: false, changedBy: null, changedAt: null };
}

/** Holds a register for a change of its design, also before there is any. @returns false: no such register */
export async function lockBook(tx: Tx, book: string): Promise<boolean> {
  const found = await registerTables(tx)
    .selectFrom('register_book')
    .select('code')
    .where('code', '=', book)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return found !== undefined;
}

export interface DesignChange {
  readonly book: string;
  readonly part: DesignPart;
  readonly isOwn: boolean;
  readonly by: string;
  readonly at: string;
}

/** Counts a change of a design. */
export async function putDesign(tx: Tx, change: DesignChange, version: number): Promise<void> {
  const { book, part, isOwn, by, at } = change;
  const set = { version, is_own: isOwn, changed_by: by, changed_at: at };
  await registerTables(tx)
    .insertInto('register_design')
    .values({ book, part, ...set })
    .onConflict((conflict) => conflict.columns(['book', 'part']).doUpdateSet(set))
    .execute();
}

/** Replaces the columns of a register; none: as delivered. */
export async function putColumns(
  tx: Tx,
  book: string,
  columns: readonly DesignedColumn[],
): Promise<void> {
  await registerTables(tx).deleteFrom('register_column').where('book', '=', book).execute();
  if (columns.length === 0) return;
  await registerTables(tx)
    .insertInto('register_column')
    .values(
      columns.map((column, at) => ({
        ...{ book, column_id: column.id satisfies BookColumnId, sort: at + 1 },
        ...{ name_th: column.nameTh, name_en: column.nameEn, width: column.width },
        ...{ on_screen: column.onScreen, on_phone: column.onPhone },
        ...{ in_excel: column.inExcel, in_print: column.inPrint, seen_by: column.seenBy },
      })),
    )
    .execute();
}

export interface PlacedActRow {
  readonly book: string;
  readonly act: string;
  readonly place: string;
}

/** Acts that lists of registers offer, where the agency changed them, in their order. */
export const listPlacedActs = (h: Handle): Promise<PlacedActRow[]> =>
  registerTables(h)
    .selectFrom('register_act')
    .select(['book', 'act', 'place'])
    .orderBy('book')
    .orderBy('sort')
    .execute();

/** Replaces the acts of a register; none: as delivered. */
export async function putActs(
  tx: Tx,
  book: string,
  acts: readonly { readonly act: string; readonly place: 'main' | 'menu' | 'hidden' }[],
): Promise<void> {
  await registerTables(tx).deleteFrom('register_act').where('book', '=', book).execute();
  if (acts.length === 0) return;
  await registerTables(tx)
    .insertInto('register_act')
    .values(acts.map(({ act, place }, at) => ({ book, act, place, sort: at + 1 })))
    .execute();
}
