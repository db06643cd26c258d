import { AppError, buddhistYear, civilDateAt } from '@sarn/kernel';
import type { OutputOf } from '@sarn/kernel';
import type { Caller, Handle } from '@sarn/platform-server';
import { unitsKeptInSecret } from '@sarn/document/server';
import type { Dependencies } from '@sarn/document/server';
import { bookColumns, dutiesSeeing, secretRegisters } from '../contract/index.ts';
import type { listRegisters } from '../contract/index.ts';
import type { BookRow } from './display/book.store.ts';
import { columnsShown, dutiesOf, isBookSeen } from './display/seen.ts';
import { listNextNumbers } from './number.store.ts';
import { hasLineAt, numberRight, unitsOfLines } from './number-right.ts';
import { findRegister, listRegistersOf } from './register.store.ts';
import type { RegisterRow } from './register.store.ts';
import { sharedYearsOf } from './share/sharing-units.ts';
import type { SharedYear } from './share/share.store.ts';
import { listClosedYears } from './year.store.ts';

/** Duties whose principals see the registers of the unit. */
const keeperDuties = dutiesSeeing.keepers;

function unitsKept(caller: Caller): string[] {
  return caller.principals.flatMap((principal) => {
    const [duty, unitId] = principal.split(':');
    return duty && unitId && keeperDuties.includes(duty) ? [unitId] : [];
  });
}

/** Also dissolved units whose work these units took over: their registers are kept there. */
async function unitsKeptWith(deps: Dependencies, caller: Caller): Promise<string[]> {
  const own = unitsKept(caller);
  if (own.length === 0) return own;
  const ended = await deps.knownUnits.successors();
  return [...own, ...ended.flatMap((one) => (own.includes(one.successorId) ? [one.unitId] : []))];
}

const isSecretRegister = (kind: string): boolean => Object.hasOwn(secretRegisters, kind);

/** A register that the caller keeps, how it is shown, and as what they see it. */
interface KeptRegister {
  readonly row: RegisterRow;
  readonly book: BookRow;
  readonly duties: ReadonlySet<string>;
}

/** Years in which registers of other units count for units whose registers the caller keeps or numbers in. */
async function sharedYears(
  deps: Dependencies,
  h: Handle,
  caller: Caller,
  kept: readonly string[],
): Promise<SharedYear[]> {
  const year = buddhistYear(civilDateAt(deps.platform.clock.now()));
  const found = await sharedYearsOf(deps, h, [...kept, ...unitsOfLines(caller)], year);
  return found.filter((one) => kept.includes(one.unitId) || hasLineAt(caller, one));
}

/** Registers of the units where the caller is clerk, head or secretary, as the agency shows them. */
async function keptRegisters(
  deps: Dependencies,
  h: Handle,
  caller: Caller,
): Promise<readonly KeptRegister[]> {
  const kept = await unitsKeptWith(deps, caller);
  const inSecret = unitsKeptInSecret(caller.principals);
  const shared = await sharedYears(deps, h, caller, kept);
  const found = await listRegistersOf(h, [
    ...new Set([...kept, ...inSecret, ...unitsOfLines(caller)]),
    ...new Set(shared.map(({ countedId }) => countedId)),
  ]);
  const rows = found.flatMap((row) => {
    const isOwn = (isSecretRegister(row.kind) ? inSecret : kept).includes(row.unitId);
    if (isOwn || hasLineAt(caller, row)) return [row];
    // Of a shared register the years in which it is shared.
    const years = shared.filter((one) => isOf(one, row)).map(({ year }) => year);
    return years.length > 0 ? [{ ...row, years: row.years.filter((y) => years.includes(y)) }] : [];
  });
  const books = await deps.registerBooks.read();
  const dutiesAt = await dutiesOf(deps, h, caller);
  const shown = rows.flatMap((row) => {
    const book = books.find(({ kind }) => kind === row.kind);
    const duties = dutiesAt(row);
    return book && isBookSeen(book, duties) ? [{ row, book, duties }] : [];
  });
  // Closed registers stand at the end.
  return shown.toSorted(
    (a, b) =>
      Number(a.row.closedOn !== null) - Number(b.row.closedOn !== null) ||
      a.book.sort - b.book.sort,
  );
}

const isOf = (shared: SharedYear, { unitId, kind }: Pick<RegisterRow, 'unitId' | 'kind'>) =>
  shared.countedId === unitId && shared.kind === kind;

/** What `keptRegisters` finds, with what the page of registers shows of each. */
export async function registers(
  deps: Dependencies,
  h: Handle,
  caller: Caller,
): Promise<Omit<OutputOf<typeof listRegisters>, 'openable'>> {
  const kept = await keptRegisters(deps, h, caller);
  const rows = kept.map(({ row }) => row);
  const year = buddhistYear(civilDateAt(deps.platform.clock.now()));
  const counting = await countingOf(deps, h, rows, year);
  const reservable = await reservableOf(h, caller, counting, year);
  const closed = await listClosedYears(
    h,
    rows.map((row) => row.id),
  );
  const isOpen = ({ id }: RegisterRow) =>
    !closed.some((one) => one.registerId === id && one.year === year);
  const next = await listNextNumbers(
    h,
    counting.filter(isOpen).map(({ id }) => id),
    year,
  );
  const units = await deps.organisation.units(
    h,
    rows.map((row) => row.unitId),
  );
  return {
    rows: kept.map(({ row, book, duties }) => ({
      id: row.id,
      unit: { id: row.unitId, name: units.find((unit) => unit.id === row.unitId)?.name ?? '–' },
      kind: row.kind,
      kindTerm: { th: book.th, en: book.en },
      years: row.years.slice(0, book.yearsShown ?? row.years.length),
      entryOrder: book.entryOrder,
      columns: columnsShown(book, 'screen', duties),
      printed: columnsShown(book, 'print', duties).filter(({ id }) => !bookColumns[id].lock),
      mayReserve: reservable.has(row.id),
      next: nextOf(next.get(row.id), year),
      closedYears: closed
        .filter(({ registerId }) => registerId === row.id)
        .map(({ registerId: _of, ...one }) => one),
      closedOn: row.closedOn,
    })),
    reserveAtMost: deps.reserveAtMost,
  };
}

const nextOf = (number: number | undefined, year: number) =>
  number === undefined ? null : { year, number };

/** The registers that give numbers in the year: not those for which the register of another unit counts. */
async function countingOf(
  deps: Dependencies,
  h: Handle,
  rows: readonly RegisterRow[],
  year: number,
): Promise<RegisterRow[]> {
  const elsewhere = await sharedYearsOf(
    deps,
    h,
    rows.map(({ unitId }) => unitId),
    year,
  );
  const counts = (row: RegisterRow) =>
    !elsewhere.some(
      (one) => one.unitId === row.unitId && one.kind === row.kind && one.year === year,
    );
  return rows.filter((row) => row.closedOn === null && counts(row));
}

/** Ids of the registers, of those that count, in which the caller may reserve. */
async function reservableOf(
  h: Handle,
  caller: Caller,
  counting: readonly RegisterRow[],
  year: number,
): Promise<ReadonlySet<string>> {
  const asked = counting
    .filter((row) => !isSecretRegister(row.kind))
    .map(async (row) => ({
      id: row.id,
      right: await numberRight(h, caller, 'reserve', { ...row, year }),
    }));
  const rights = await Promise.all(asked);
  return new Set(rights.filter(({ right }) => right !== null).map(({ id }) => id));
}

/** What somebody who keeps a register sees of it. */
export interface SeenBook {
  readonly book: BookRow;
  readonly duties: ReadonlySet<string>;
}

/**
 * Refuses whoever does not keep the register or share it in the year, or does not see it by the settings.
 *
 * @returns how the register is shown, and as what the caller sees it
 * @throws 'registry.not-found' also where there is none
 */
export async function assertKeeps(
  deps: Dependencies,
  h: Handle,
  caller: Caller,
  { registerId, year }: { readonly registerId: string; readonly year: number },
): Promise<SeenBook> {
  const register = await findRegister(h, registerId);
  if (!register || !(await isKept(deps, h, caller, { ...register, year }))) {
    throw new AppError('registry.not-found');
  }
  const books = await deps.registerBooks.read();
  const book = books.find(({ kind }) => kind === register.kind);
  const duties = (await dutiesOf(deps, h, caller, register.unitId))(register);
  if (!book || !isBookSeen(book, duties)) throw new AppError('registry.not-found');
  return { book, duties };
}

async function isKept(
  deps: Dependencies,
  h: Handle,
  caller: Caller,
  register: Omit<RegisterRow, 'years'> & { readonly year: number },
): Promise<boolean> {
  if (isSecretRegister(register.kind)) {
    return unitsKeptInSecret(caller.principals).includes(register.unitId);
  }
  const kept = register.closedOn ? await unitsKeptWith(deps, caller) : unitsKept(caller);
  if (kept.includes(register.unitId) || hasLineAt(caller, register)) return true;
  const shared = await sharedYears(deps, h, caller, await unitsKeptWith(deps, caller));
  return shared.some((one) => isOf(one, register) && one.year === register.year);
}
