import { AppError, buddhistYear, civilDateAt, newId } from '@sarn/kernel';
import type { InputOf, OutputOf } from '@sarn/kernel';
import type { Caller, Handle, SignedContext, Tx } from '@sarn/platform-server';
import type { endReservedNumber, listReservedNumbers, reserveNumbers } from '../contract/index.ts';
import { secretRegisters } from '../contract/index.ts';
import { numberRight } from './number-right.ts';
import { isYearClosed } from './year.store.ts';
import { actorOf } from '@sarn/document/server';
import type { Actor } from '@sarn/document/server';
import type { Dependencies } from '@sarn/document/server';
import { findRegister } from './register.store.ts';
import { assertCounts } from './number.store.ts';
import { assertMayReserve } from './reservation.rules.ts';
import {
  endReserved,
  findReserved,
  findRegisterOfEntry,
  listUsable,
  reserveRange,
  useReserved,
} from './reservation.store.ts';
import type { LineAct, ReservedUse } from './reservation.store.ts';

/**
 * Reserves the next numbers of a register, for today or an earlier day; an earlier day of another
 * year takes from the numbers of that year. The numbers are taken last, as all numbers are.
 *
 * @throws 'registry.not-found' for a register that the caller does not keep as a clerk
 */
export async function reserve(
  deps: Dependencies,
  tx: Tx,
  context: SignedContext,
  input: InputOf<typeof reserveNumbers>,
): Promise<OutputOf<typeof reserveNumbers>> {
  const found = await findRegister(tx, input.registerId);
  const isSecret = found && Object.hasOwn(secretRegisters, found.kind);
  const year = buddhistYear(input.forDay);
  const register = found && !isSecret ? { ...found, year } : null;
  const right = register && (await numberRight(tx, context.caller, 'reserve', register));
  if (!register || !right) throw new AppError('registry.not-found');
  if (register.closedOn) throw new AppError('registry.register-closed');
  await assertCounts(tx, register, year);
  const actor = await actorOf(deps, tx, context);
  const isEarlier = input.forDay < actor.today;
  if (isEarlier && !(await numberRight(tx, context.caller, 'back-date', register))) {
    throw new AppError('registry.reserve-day', { days: 0 });
  }
  const most = Math.min(deps.reserveAtMost, right.most ?? deps.reserveAtMost);
  assertMayReserve(input, actor.today, { most, daysBack: right.daysBack });
  const isClosed = await isYearClosed(tx, input.registerId, year);
  if (isClosed) throw new AppError('registry.year-closed');
  const id = newId();
  const { registerId, count, forDay, expiresOn, reason } = input;
  await deps.platform.audit.write(tx, {
    act: 'registry.reserve-numbers',
    callerId: actor.id,
    subject: { kind: 'number-reservation', id },
    detail: { registerId, count, forDay, expiresOn },
    requestId: actor.requestId,
  });
  const by = lineActOf(actor);
  const request = { id, registerId, buddhistYear: year, count, forDay, expiresOn, reason, by };
  return { year, ...(await reserveRange(tx, request)) };
}

/** Makes a reserved number void or releases it; it stays in the register, with its new state. */
export async function end(
  deps: Dependencies,
  tx: Tx,
  context: SignedContext,
  input: InputOf<typeof endReservedNumber>,
): Promise<OutputOf<typeof endReservedNumber>> {
  const register = await findRegisterOfEntry(tx, input.entryId);
  const right = input.how === 'VOID' ? 'void' : 'release';
  if (!register || !(await numberRight(tx, context.caller, right, register))) {
    throw new AppError('registry.not-found');
  }
  const actor = await actorOf(deps, tx, context);
  const { entryId, how, reason } = input;
  const ended = await endReserved(tx, { entryId, how, reason, by: lineActOf(actor) });
  if (!ended) throw new AppError('registry.number-not-reserved');
  await deps.platform.audit.write(tx, {
    act: how === 'VOID' ? 'registry.void-number' : 'registry.release-number',
    callerId: actor.id,
    subject: { kind: 'register-entry', id: entryId },
    detail: { number: ended.number, year: ended.year },
    requestId: actor.requestId,
  });
  return { number: `${ended.number}/${ended.year}` };
}

/**
 * Prepares the use of a reserved number for a document, or for its transmission to a unit.
 *
 * @returns the last statement of the transaction, which takes the number; it throws
 *   'registry.number-of-other-register', 'registry.number-expired' or
 *   'registry.number-not-reserved' when it cannot be used
 */
export async function numberFromReserved(
  at: { readonly deps: Dependencies; readonly tx: Tx; readonly actor: Actor },
  use: Pick<ReservedUse, 'entryId' | 'registerId' | 'unitId' | 'documentId' | 'transmissionId'>,
): Promise<() => Promise<{ number: number; year: number }>> {
  const { deps, tx, actor } = at;
  await deps.platform.audit.write(tx, {
    act: 'registry.use-reserved-number',
    callerId: actor.id,
    subject: { kind: 'register-entry', id: use.entryId },
    detail: { documentId: use.documentId },
    requestId: actor.requestId,
  });
  return async () => {
    const used = await useReserved(tx, { ...use, today: actor.today, by: lineActOf(actor) });
    if (!used) throw new AppError(await refusalOf(tx, use, actor.today));
    return used;
  };
}

/** Why a number that was chosen cannot be used. */
async function refusalOf(
  tx: Tx,
  { entryId, registerId }: Pick<ReservedUse, 'entryId' | 'registerId'>,
  today: string,
) {
  const found = await findReserved(tx, entryId);
  if (found?.state !== 'RESERVED') return 'registry.number-not-reserved';
  if (found.registerId !== registerId) return 'registry.number-of-other-register';
  return found.expiresOn < today ? 'registry.number-expired' : 'registry.number-not-reserved';
}

/** The day for which a number was reserved; undefined for one that is not. */
export async function reservedDay(h: Handle, entryId: string): Promise<string | undefined> {
  return (await findReserved(h, entryId))?.forDay;
}

/** Reserved numbers that a letter registered by the caller could get. */
export async function usable(
  deps: Dependencies,
  h: Handle,
  caller: Caller,
): Promise<OutputOf<typeof listReservedNumbers>> {
  const root = await deps.organisation.rootUnit(h);
  const today = civilDateAt(deps.platform.clock.now());
  const own = await deps.organisation.postsOf(h, caller.id, today);
  const unitId = caller.principals.includes(`clerk:${root.id}`)
    ? root.id
    : own.find((post) => post.duty === 'clerk')?.servesUnitId;
  return { rows: unitId ? await listUsable(h, unitId, today, 'receive') : [] };
}

/** The actor as recorded in the history of an entry. */
export function lineActOf(actor: Pick<Actor, 'id' | 'name' | 'now' | 'requestId'>): LineAct {
  return {
    actorId: actor.id,
    actorName: actor.name,
    at: actor.now,
    requestId: actor.requestId,
  };
}
