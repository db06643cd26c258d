import { AppError, civilDateAt } from '@sarn/kernel';
import type { CivilDate } from '@sarn/kernel';
import type { Tx } from '@sarn/platform-server';
import type { Actor, Changes } from './change.ts';
import { orTaken } from './taken.ts';
import {
  endUnit,
  findEndable,
  findParentOfEnded,
  listAncestors,
  lockTreeForUpdate,
  moveChildren,
  moveOfficers,
  reopenUnit,
} from './unit.store.ts';
import { keepPast, listChildren } from './unit/unit-change.store.ts';

export interface UnitDissolution {
  readonly unitId: string;
  /** The unit that continues its work; null without a successor. */
  readonly successorId: string | null;
  /** A day before today. */
  readonly lastDay: CivilDate;
}

export interface UnitDissolutions {
  /**
   * Dissolves a unit. Units below go to the successor, or to the unit above without one. Officers
   * go to the successor; leaders and clerks stay until they are given posts.
   *
   * @throws AppError 'platform.not-found', 'identity.unit-root', 'identity.unit-ends-early',
   *   'identity.unit-successor'
   */
  endUnit(tx: Tx, by: Actor, dissolution: UnitDissolution): Promise<void>;
  /**
   * Checks whether a unit can be dissolved so, before the day.
   *
   * @throws as `endUnit`, but for the day
   */
  assertEndable(tx: Tx, dissolution: Omit<UnitDissolution, 'lastDay'>): Promise<void>;
  /**
   * Reopens a dissolved unit under its old name and code, below the same unit as before.
   * Units and officers that left it stay where they are.
   *
   * @throws AppError 'platform.not-found' when it has not ended, 'identity.unit-parent-ended',
   *   'identity.taken' when another unit has its code
   */
  reopenUnit(tx: Tx, by: Actor, unitId: string): Promise<void>;
}

export function createUnitDissolutions({ now, record }: Changes): UnitDissolutions {
  const endable = async (tx: Tx, unitId: string, successorId: string | null) => {
    await lockTreeForUpdate(tx);
    const today = civilDateAt(now());
    const unit = await findEndable(tx, unitId, today);
    if (!unit) throw new AppError('platform.not-found');
    if (unit.parentId === null) throw new AppError('identity.unit-root');
    if (successorId !== null) await assertSuccessor(tx, unitId, successorId, today);
    return { ...unit, parentId: unit.parentId, today };
  };
  return {
    async endUnit(tx, by, { unitId, successorId, lastDay }) {
      const { parentId, validFrom, today } = await endable(tx, unitId, successorId);
      if (lastDay >= today || lastDay < validFrom) throw new AppError('identity.unit-ends-early');
      // What was below it until then stays below it in the tree of those days.
      await keepPast(tx, await listChildren(tx, unitId, today), lastDay);
      await moveChildren(tx, unitId, successorId ?? parentId, today);
      if (successorId !== null) await moveOfficers(tx, unitId, successorId);
      await endUnit(tx, unitId, { lastDay, successorId });
      await record(tx, by, 'unit-ended', { kind: 'unit', id: unitId }, { lastDay });
    },
    async assertEndable(tx, { unitId, successorId }) {
      await endable(tx, unitId, successorId);
    },
    async reopenUnit(tx, by, unitId) {
      await lockTreeForUpdate(tx);
      const today = civilDateAt(now());
      const parentId = await findParentOfEnded(tx, unitId, today);
      if (parentId === undefined) throw new AppError('platform.not-found');
      if (parentId === null || !(await findEndable(tx, parentId, today))) {
        throw new AppError('identity.unit-parent-ended');
      }
      await orTaken(reopenUnit(tx, unitId));
      await record(tx, by, 'unit-reopened', { kind: 'unit', id: unitId });
    },
  };
}

/** Checks that the successor is valid today and neither the unit itself nor below it. */
async function assertSuccessor(
  tx: Tx,
  unitId: string,
  successorId: string,
  today: CivilDate,
): Promise<void> {
  const isLiving = (await findEndable(tx, successorId, today)) !== undefined;
  if (!isLiving || (await listAncestors(tx, successorId)).includes(unitId)) {
    throw new AppError('identity.unit-successor');
  }
}
