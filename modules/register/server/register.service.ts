import { AppError, civilDateAt } from '@sarn/kernel';
import type { InputOf, OutputOf } from '@sarn/kernel';
import type { Caller, Handle } from '@sarn/platform-server';
import { registerTerms, secretRegisters } from '../contract/index.ts';
import { stateTerm } from '@sarn/document/contract';
import type { FlowState, RegisterEntry } from '@sarn/document/contract';
import type { listRegisterEntries, listRegisters } from '../contract/index.ts';
import { unitsKeptInSecret } from '@sarn/document/server';
import { numberFirst, numberNamed } from './number-first.ts';
import { hasLineAt, numberRight, unitsOfLines } from './number-right.ts';
import { listClosedYears } from './year.store.ts';
import type { Dependencies } from '@sarn/document/server';
import { findRegister, listLines, listRegistersOf } from './register.store.ts';
import type { LineQuery, LineRow } from './register.store.ts';
import { find } from '@sarn/search/server';
import { bringUpToDate } from '@sarn/search/server';
import { readTyped } from '@sarn/search/server';
import type { SearchTerm } from '@sarn/search/server';

/** Duties whose principals see the registers of the unit. */
const keeperDuties = ['clerk', 'head', 'secretary'];

function unitsKept(caller: Caller): string[] {
  return caller.principals.flatMap((principal) => {
    const [duty, unitId] = principal.split(':');
    return duty && unitId && keeperDuties.includes(duty) ? [unitId] : [];
  });
}

/** Also dissolved units whose work these units took over: their registers are kept there. */
async function unitsKeptWith(deps: Dependencies, h: Handle, caller: Caller): Promise<string[]> {
  const own = unitsKept(caller);
  if (own.length === 0) return own;
  const ended = await deps.organisation.successors(h);
  return [...own, ...ended.flatMap((one) => (own.includes(one.successorId) ? [one.unitId] : []))];
}

const isSecretRegister = (kind: string): boolean => Object.hasOwn(secretRegisters, kind);

/** Registers of the units where the caller is clerk, head or secretary. */
export async function registers(
  deps: Dependencies,
  h: Handle,
  caller: Caller,
): Promise<Omit<OutputOf<typeof listRegisters>, 'openable'>> {
  const kept = await unitsKeptWith(deps, h, caller);
  const inSecret = unitsKeptInSecret(caller.principals);
  const found = await listRegistersOf(h, [
    ...new Set([...kept, ...inSecret, ...unitsOfLines(caller)]),
  ]);
  const rows = found.filter(
    (row) =>
      (isSecretRegister(row.kind) ? inSecret : kept).includes(row.unitId) || hasLineAt(caller, row),
  );
  const reservable = await reservableOf(h, caller, rows);
  const closed = await listClosedYears(
    h,
    rows.map((row) => row.id),
  );
  const units = await deps.organisation.units(
    h,
    rows.map((row) => row.unitId),
  );
  return {
    rows: rows.map((row) => ({
      id: row.id,
      unit: { id: row.unitId, name: units.find((unit) => unit.id === row.unitId)?.name ?? '–' },
      kind: row.kind,
      kindTerm: registerTerms[row.kind],
      years: row.years,
      mayReserve: reservable.has(row.id),
      closedYears: closed
        .filter(({ registerId }) => registerId === row.id)
        .map(({ registerId: _of, ...one }) => one),
      closedOn: row.closedOn,
    })),
    reserveAtMost: deps.reserveAtMost,
  };
}

/** Ids of the open registers in which the caller may reserve. */
async function reservableOf(
  h: Handle,
  caller: Caller,
  rows: Awaited<ReturnType<typeof listRegistersOf>>,
): Promise<ReadonlySet<string>> {
  const open = rows.filter(({ closedOn, kind }) => closedOn === null && !isSecretRegister(kind));
  const asked = open.map(async (row) => ({
    id: row.id,
    right: await numberRight(h, caller, 'reserve', row),
  }));
  const rights = await Promise.all(asked);
  return new Set(rights.filter(({ right }) => right !== null).map(({ id }) => id));
}

/**
 * Refuses whoever does not keep the register.
 *
 * @throws 'registry.not-found' also where there is none
 */
export async function assertKeeps(
  deps: Dependencies,
  h: Handle,
  caller: Caller,
  registerId: string,
): Promise<void> {
  const register = await findRegister(h, registerId);
  if (register && isSecretRegister(register.kind)) {
    if (unitsKeptInSecret(caller.principals).includes(register.unitId)) return;
    throw new AppError('registry.not-found');
  }
  const kept = register?.closedOn ? await unitsKeptWith(deps, h, caller) : unitsKept(caller);
  if (register && (kept.includes(register.unitId) || hasLineAt(caller, register))) return;
  throw new AppError('registry.not-found');
}

/** One page of a register the caller keeps. */
export async function lines(
  deps: Dependencies,
  h: Handle,
  caller: Caller,
  input: InputOf<typeof listRegisterEntries>,
): Promise<OutputOf<typeof listRegisterEntries>> {
  await assertKeeps(deps, h, caller, input.registerId);
  const asked = {
    registerId: input.registerId,
    year: input.year,
    state: input.state ?? null,
    from: input.from ?? null,
    until: input.until ?? null,
    before: input.before ?? null,
    after: input.after ?? null,
    principals: caller.principals,
    origins: deps.lineOrigins,
    limit: input.size + 1,
  };
  const terms = readTyped(input.search);
  const found =
    terms.length > 0
      ? await searchedLines(deps, h, asked, terms)
      : await listLines(h, { ...asked, documents: null });
  const named = input.size > 1 ? numberNamed(terms, input.year) : null;
  const rows = named === null ? found : await numberFirst(h, asked, named, found);
  const today = civilDateAt(deps.platform.clock.now());
  const shown = rows.slice(0, input.size);
  const owners = new Set(shown.flatMap(({ ownerUnitId }) => ownerUnitId ?? []));
  const units = await deps.organisation.units(h, [...owners]);
  const names = new Map(units.map((unit) => [unit.id, unit.name]));
  // An entry keeps the name that its unit had on the day of the entry.
  const former = await deps.organisation.formerNames(
    h,
    shown.flatMap(({ ownerUnitId, enteredAt }) =>
      ownerUnitId ? [{ id: ownerUnitId, day: civilDateAt(enteredAt) }] : [],
    ),
  );
  const formerly = new Map(former.map(({ id, day, name }) => [`${id} ${day}`, name]));
  return {
    rows: shown.map((row) => {
      const unitId = row.ownerUnitId ?? '';
      const name = formerly.get(`${unitId} ${civilDateAt(row.enteredAt)}`) ?? names.get(unitId);
      return toLine(row, today, name ?? '');
    }),
    hasMore: Math.max(found.length, rows.length) > input.size,
  };
}

/** Entries read in search of words before the search index is asked. */
const linesAtOnce = 3000;
/** Most documents that the search index may name; with more, the entries are read instead. */
const documentsAtMost = 5000;

/**
 * A common word fills the page from the newest entries; for a rare one the search index names the
 * documents, and the entries are found by them.
 */
async function searchedLines(
  deps: Dependencies,
  h: Handle,
  asked: Omit<LineQuery, 'documents'>,
  terms: readonly SearchTerm[],
): Promise<LineRow[]> {
  await bringUpToDate(deps);
  const near = await listLines(h, { ...asked, documents: { terms, depth: linesAtOnce } });
  if (near.length === asked.limit) return near;
  const { principals, registerId } = asked;
  const query = { principals, terms, tags: [`r:${registerId}`], from: null, until: null };
  const found = await find(h, query, documentsAtMost + 1);
  return listLines(h, {
    ...asked,
    documents:
      found.length > documentsAtMost
        ? { terms, depth: null }
        : { ids: found.map(({ documentId }) => documentId) },
  });
}

/** A document written in the agency shows the unit that owns it as its sender. */
function toLine(row: LineRow, today: string, unitName: string): RegisterEntry {
  const { documentState, transmissionState, reservedBy, reservedAt, reserveReason, expiresOn } =
    row;
  const { endedBy, endedAt, endReason, note, ownerUnitId: _unit, ...rest } = row;
  const { oldId, writtenDisposal, ...line } = rest;
  const state = (transmissionState ?? documentState) as FlowState | null;
  return {
    ...line,
    sender: line.sender || unitName,
    disposal: writtenDisposal
      ? { th: writtenDisposal, en: writtenDisposal }
      : state
        ? stateTerm(transmissionState ? 'transmission' : 'document', state)
        : null,
    imported: oldId === null ? null : { oldId },
    remark: note,
    reserved:
      reservedBy && reservedAt && expiresOn
        ? {
            byName: reservedBy,
            at: reservedAt,
            reason: reserveReason ?? '',
            expiresOn,
            isExpired: row.state === 'RESERVED' && expiresOn < today,
          }
        : null,
    ended: endedBy && endedAt ? { byName: endedBy, at: endedAt, reason: endReason ?? '' } : null,
  };
}
