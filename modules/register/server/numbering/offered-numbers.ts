import { civilDateAt } from '@sarn/kernel';
import type { Handle } from '@sarn/platform-server';
import type { MayAct, ReservedNumber } from '@sarn/document/contract';
import { listUsable } from '../reservation.store.ts';
import type { Dependencies } from '@sarn/document/server';
import type { Whole } from '@sarn/document/server';
import { numberBookOf } from './numbering.service.ts';

/** Questions that ask for a number. */
const numberForms = new Set(['number', 'signNumber', 'takeNumber']);

/**
 * Adds to each act that takes a number the reserved numbers that it could take instead: those of
 * the register that it would use, and still valid today.
 */
export function withReserved(
  deps: Dependencies,
  h: Handle,
  whole: Whole,
  acts: readonly MayAct[],
): Promise<MayAct[]> {
  return Promise.all(
    acts.map(async (may) =>
      numberForms.has(may.form)
        ? { ...may, reserved: await offeredNumbers(deps, h, whole, may) }
        : may,
    ),
  );
}

async function offeredNumbers(
  deps: Dependencies,
  h: Handle,
  { document, transmissions }: Whole,
  may: MayAct,
): Promise<ReservedNumber[]> {
  const today = civilDateAt(deps.platform.clock.now());
  if (may.on === 'transmission') {
    const unitId = transmissions.find(({ id }) => id === may.targetId)?.toUnitId;
    return unitId ? listUsable(h, unitId, today, 'receive') : [];
  }
  const book = await numberBookOf(deps, h, document);
  return book ? listUsable(h, book.unitId, today, book.rule.register) : [];
}
