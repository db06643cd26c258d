import { AppError } from '@sarn/kernel';
import type { InputOf, OutputOf } from '@sarn/kernel';
import type { Handle, SignedContext, Tx } from '@sarn/platform-server';
import { openMatters, registerTerms } from '../../contract/index.ts';
import type {
  endUnit,
  listUnitEndings,
  previewUnitEnding,
  UnitWork,
} from '../../contract/index.ts';
import { actorOf } from '../actor.ts';
import { lineActOf } from '../book/reservation.service.ts';
import type { Desk } from '../desk.ts';
import type { UnitCard } from '../ports.ts';
import { takeOverUnit } from '../take-over/take-over.service.ts';
import {
  closeRegisters,
  countWork,
  insertEnding,
  listEndings,
  listLastNumbers,
  releaseReserved,
} from './ending.store.ts';

/** What waits in a unit and stands in it. */
async function workOf(desk: Desk, h: Handle, unitId: string): Promise<UnitWork> {
  return { ...(await countWork(h, unitId)), ...(await desk.organisation.unitPosts(h, unitId)) };
}

async function unitOf(desk: Desk, h: Handle, unitId: string): Promise<UnitCard> {
  const [unit] = await desk.organisation.units(h, [unitId]);
  if (!unit) throw new AppError('registry.recipient-unknown');
  return unit;
}

const refOf = ({ id, name }: UnitCard) => ({ id, name });

/** Counts what waits in a unit, for whoever is to end it: no word of any paper. */
export async function preview(
  desk: Desk,
  h: Handle,
  { unitId }: InputOf<typeof previewUnitEnding>,
): Promise<OutputOf<typeof previewUnitEnding>> {
  const unit = await unitOf(desk, h, unitId);
  const [, parentId] = await desk.organisation.ancestors(h, unitId);
  const registers = await listLastNumbers(h, unitId);
  return {
    unit: refOf(unit),
    above: parentId ? refOf(await unitOf(desk, h, parentId)) : null,
    work: await workOf(desk, h, unitId),
    registers: registers.map(({ kind, year, lastNumber }) => {
      return { kindTerm: registerTerms[kind], year, lastNumber };
    }),
  };
}

/**
 * Ends a unit as the order says. Of a dissolved one the letters on their way go back to their
 * senders and the rest goes on at the unit above; of a merged one everything does at its successor.
 * Its registers close and keep their numbers. What one transaction does not reach goes on within
 * ten minutes.
 *
 * @throws 'registry.unit-work-changed' when more waits there than was shown before
 */
export async function end(
  desk: Desk,
  tx: Tx,
  context: SignedContext,
  input: InputOf<typeof endUnit>,
): Promise<OutputOf<typeof endUnit>> {
  const { unitId, lastDay, orderNo, note } = input;
  const successorId = input.successorId ?? null;
  const unit = await unitOf(desk, tx, unitId);
  const actor = await actorOf(desk, tx, context);
  await desk.endUnit(
    tx,
    { callerId: actor.id, requestId: actor.requestId },
    {
      unitId,
      successorId,
      lastDay,
    },
  );
  const work = await workOf(desk, tx, unitId);
  if (openMatters(work) > input.seen) throw new AppError('registry.unit-work-changed');
  await insertEnding(tx, {
    ...{ unitId, successorId, lastDay, orderNo, note },
    ...{ enteredBy: actor.id, enteredName: actor.name, enteredAt: actor.now },
  });
  await desk.platform.audit.write(tx, {
    act: successorId ? 'registry.unit-merged' : 'registry.unit-dissolved',
    callerId: actor.id,
    subject: { kind: 'unit', id: unitId },
    detail: { successorId: successorId ?? '', lastDay, orderNo },
    requestId: actor.requestId,
  });
  await releaseReserved(tx, unitId, `${unit.name} สิ้นสุดตามคำสั่งที่ ${orderNo}`, lineActOf(actor));
  await closeRegisters(tx, unitId, lastDay);
  const heritage = (await desk.organisation.heirs(tx)).find((one) => one.unitId === unitId);
  if (!heritage) throw new Error('a unit that has ended without one that goes on');
  const done = await takeOverUnit(desk, tx, heritage, {
    key: actor.requestId,
    isWithOwn: true,
  });
  return { ...done, goesOnAt: refOf(await unitOf(desk, tx, heritage.heirId)) };
}

/** Units that were ended here, the latest first. */
export async function endings(desk: Desk, h: Handle): Promise<OutputOf<typeof listUnitEndings>> {
  const rows = await listEndings(h);
  const ids = rows.flatMap(({ unitId, successorId }) => [
    unitId,
    ...(successorId ? [successorId] : []),
  ]);
  const units = await desk.organisation.units(h, [...new Set(ids)]);
  const names = new Map(units.map((unit) => [unit.id, unit.name]));
  const ref = (id: string) => ({ id, name: names.get(id) ?? '–' });
  return {
    rows: rows.map(({ unitId, successorId, ...row }) => ({
      ...row,
      unit: ref(unitId),
      successor: successorId ? ref(successorId) : null,
    })),
  };
}
