import { AppError, buddhistYear, civilDateAt } from '@sarn/kernel';
import type { Caller, Handle } from '@sarn/platform-server';
import type { RegisterEntry } from '@sarn/document/contract';
import type { Dependencies } from '@sarn/document/server';
import { bookColumns, dutiesSeeing, isColumnSeen, secretRegisters } from '../../contract/index.ts';
import type {
  BookColumnId,
  BookColumnShown,
  BookUse,
  DesignedColumn,
} from '../../contract/index.ts';
import { hasLineAt } from '../number-right.ts';
import { sharedYearsOf } from '../share/sharing-units.ts';
import type { BookRow } from './book.store.ts';

/** Duties whose principals see the registers of the unit. */
const keeperDuties = dutiesSeeing.keepers;

export type DutiesAt = (place: {
  readonly unitId: string;
  readonly kind: string;
}) => ReadonlySet<string>;

/**
 * As what the caller sees the registers of each unit. Who may do something with its numbers by a line of
 * the settings does the work of a clerk there; registers of classified documents are kept by appointment.
 *
 * @param unitId the only unit that is asked about; left out for all
 */
export async function dutiesOf(
  deps: Dependencies,
  h: Handle,
  caller: Caller,
  unitId?: string,
): Promise<DutiesAt> {
  const own = new Map<string, Set<string>>();
  for (const principal of caller.principals) {
    const [duty = '', at = ''] = principal.split(':');
    if (!keeperDuties.includes(duty)) continue;
    own.set(at, (own.get(at) ?? new Set()).add(duty));
  }
  const year = buddhistYear(civilDateAt(deps.platform.clock.now()));
  const [ended, sharers] = await Promise.all([
    // Registers of a dissolved unit are kept where its work went.
    own.size === 0 || (unitId !== undefined && own.has(unitId)) ? [] : deps.knownUnits.successors(),
    own.size === 0 ? [] : sharedYearsOf(deps, h, [...own.keys()], year),
  ]);
  const successor = new Map(ended.map((one) => [one.unitId, one.successorId]));
  return (place) => {
    const { kind } = place;
    if (Object.hasOwn(secretRegisters, kind)) return new Set(keeperDuties);
    const shared = sharers.filter((one) => one.countedId === place.unitId && one.kind === kind);
    const duties = new Set([
      ...(own.get(place.unitId) ?? own.get(successor.get(place.unitId) ?? '') ?? []),
      ...shared.flatMap((one) => [...(own.get(one.unitId) ?? [])]),
    ]);
    return hasLineAt(caller, place) ? new Set([...duties, 'clerk']) : duties;
  };
}

/** Whether somebody with these duties sees a register at all. */
export const isBookSeen = ({ kind, seenBy }: BookRow, duties: ReadonlySet<string>): boolean =>
  Object.hasOwn(secretRegisters, kind) || dutiesSeeing[seenBy].some((duty) => duties.has(duty));

/** The columns of a register for a use and a reader, in the order of the agency. */
export const columnsSeen = (
  { columns }: BookRow,
  use: BookUse,
  duties: ReadonlySet<string>,
): readonly DesignedColumn[] => columns.filter((column) => isColumnSeen(column, use, duties));

/** What of an entry belongs to a column; the number and the subject are never taken away. */
const emptied: Partial<Record<BookColumnId, Partial<RegisterEntry>>> = {
  ...{ sender: { sender: '' }, addressee: { addressee: '' }, letterNo: { letterNo: '' } },
  ...{
    forDay: { forDay: '' },
    letterDate: { letterDate: null },
    disposal: { disposal: null },
    speed: { speed: '' },
  },
  // The remark stays: below the subject it says why a number was voided or a document destroyed.
  ...{ kind: { kind: null }, bookGroup: { bookGroup: '' } },
  ...{ category: { category: '' }, dueDate: { dueDate: null } },
};

/** What the answer leaves empty for a reader who sees only these columns. */
export function emptiedFor(columns: readonly DesignedColumn[]): Partial<RegisterEntry> {
  const seen = new Set(columns.map(({ id }) => id));
  const away = (Object.keys(bookColumns) as BookColumnId[]).filter((id) => !seen.has(id));
  return Object.assign({}, ...away.map((id) => emptied[id] ?? {})) as Partial<RegisterEntry>;
}

/** The columns of a list as its page is told them; a width that nobody changed stays to the page. */
export const columnsShown = (
  book: BookRow,
  use: BookUse,
  duties: ReadonlySet<string>,
): BookColumnShown[] =>
  columnsSeen(book, use, duties).map(({ id, nameTh, nameEn, width, onPhone }) => ({
    ...{ id, th: nameTh, en: nameEn, onPhone },
    width: width === bookColumns[id].width ? null : width,
  }));

/**
 * Refuses a filter by a column that is not shown: what it finds would tell its values.
 *
 * @throws AppError 'registry.column-away'
 */
export function assertFilters(
  { from, until }: { readonly from?: string | undefined; readonly until?: string | undefined },
  columns: readonly DesignedColumn[],
): void {
  const isAsked = from !== undefined || until !== undefined;
  if (!isAsked || columns.some(({ id }) => id === 'forDay')) return;
  throw new AppError('registry.column-away', { column: bookColumns.forDay.term.th });
}
