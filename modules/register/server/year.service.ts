import { AppError, buddhistYear } from '@sarn/kernel';
import type { InputOf, OutputOf } from '@sarn/kernel';
import type { SignedContext, Tx } from '@sarn/platform-server';
import type { closeRegisterYear } from '../contract/index.ts';
import { actorOf } from '@sarn/document/server';
import type { Dependencies } from '@sarn/document/server';
import { noteAct } from '@sarn/document/server';
import { findRegister } from './register.store.ts';
import { numberRight } from './number-right.ts';
import { countYearForUpdate, insertClosedYear } from './year.store.ts';

/**
 * Closes the register of a year that is over, by the clerk who keeps it: reserved numbers must be
 * ended first, and no number of that year is given afterwards.
 */
export async function closeYear(
  deps: Dependencies,
  tx: Tx,
  context: SignedContext,
  { registerId, year }: InputOf<typeof closeRegisterYear>,
): Promise<OutputOf<typeof closeRegisterYear>> {
  const register = await findRegister(tx, registerId);
  if (!register || !(await numberRight(tx, context.caller, 'close-year', register))) {
    throw new AppError('registry.not-found');
  }
  const actor = await actorOf(deps, tx, context);
  if (year >= buddhistYear(actor.today)) throw new AppError('registry.year-not-over');
  const counts = await countYearForUpdate(tx, registerId, year);
  if (!counts) throw new AppError('registry.not-found');
  if (counts.reserved > 0) throw new AppError('registry.year-reserved', { count: counts.reserved });
  const by = { by: actor.id, byName: actor.name, at: actor.now };
  if (!(await insertClosedYear(tx, { registerId, year, counts, ...by }))) {
    throw new AppError('registry.year-closed');
  }
  const { last, used, void: spoiled, released } = counts;
  await noteAct(deps, tx, context, {
    act: 'registry.register-year-close',
    subject: { kind: 'register', id: registerId },
    detail: { year, last, used, void: spoiled, released },
  });
  return { last, used, void: spoiled, released };
}
