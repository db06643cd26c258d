import { AppError, civilDateAt } from '@sarn/kernel';
import type { CivilDate } from '@sarn/kernel';
import type { Tx } from '@sarn/platform-server';
import type { Actor, Changes } from './change.ts';
import {
  endUnit,
  findEndable,
  listAncestors,
  lockTreeForUpdate,
  moveChildren,
  moveOfficers,
} from './unit.store.ts';

export interface UnitEnding {
  readonly unitId: string;
  /** The unit that goes on with its work; null when it is dissolved. */
  readonly successorId: string | null;
  /** A day before today. */
  readonly lastDay: CivilDate;
}

export interface UnitEndings {
  /**
   * Ends a unit. Units below it go to the successor, or to the unit above a dissolved one; of a merged
   * one the officers do, too. Who leads it or keeps its registry stays until he is given a post.
   *
   * @throws AppError 'platform.not-found', 'identity.unit-root', 'identity.unit-ends-early',
   *   'identity.unit-successor'
   */
  endUnit(tx: Tx, by: Actor, ending: UnitEnding): Promise<void>;
}

export function createUnitEndings({ now, record }: Changes): UnitEndings {
  return {
    async endUnit(tx, by, { unitId, successorId, lastDay }) {
      await lockTreeForUpdate(tx);
      const today = civilDateAt(now());
      const unit = await findEndable(tx, unitId, today);
      if (!unit) throw new AppError('platform.not-found');
      if (unit.parentId === null) throw new AppError('identity.unit-root');
      if (lastDay >= today || lastDay < unit.validFrom) {
        throw new AppError('identity.unit-ends-early');
      }
      if (successorId !== null) await assertSuccessor(tx, unitId, successorId, today);
      await moveChildren(tx, unitId, successorId ?? unit.parentId, today);
      if (successorId !== null) await moveOfficers(tx, unitId, successorId);
      await endUnit(tx, unitId, { lastDay, successorId });
      await record(tx, by, 'unit-ended', { kind: 'unit', id: unitId }, { lastDay });
    },
  };
}

/** It lives on, and stands neither for the unit itself nor below it. */
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
