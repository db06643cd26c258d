import { AppError, civilDateAt, newId } from '@sarn/kernel';
import { defineJob, tryIn } from '@sarn/platform-server';
import type { JobDefinition, Platform, Tx } from '@sarn/platform-server';
import { z } from 'zod';
import { refuseLast } from '../account/active.service.ts';
import type { Personnel } from '../needs.ts';
import { carryLeaveOut, carryOut, note } from './order.service.ts';
import { listDueForUpdate, listLeaving, updateOrder } from './record.store.ts';
import type { OrderRow } from './record.store.ts';

/** Just after midnight: orders of the day, and who retired yesterday. */
export function ordersJob(deps: Personnel): JobDefinition {
  return defineJob({
    name: 'personnel.orders',
    input: z.object({}),
    schedule: '5 0 * * *',
    expireSeconds: 900,
    async handler(_input, { tx, log }) {
      const today = civilDateAt(deps.platform.clock.now());
      const due = await listDueForUpdate(tx, today);
      for (const order of due) await tryOrder(deps, tx, order);
      const retired = await retire(deps, tx, today, log);
      if (due.length + retired > 0) log.info({ orders: due.length, retired }, 'orders carried out');
    },
  }) as JobDefinition;
}

/** A refusal of a rule, rolled back like one of the database. */
class RefusedError extends Error {
  override readonly name = 'RefusedError';
  readonly code = '23000';
}

/** An order that cannot be carried out is marked, and the others go on. */
async function tryOrder(deps: Personnel, tx: Tx, order: OrderRow): Promise<void> {
  const fault = await refusalOf(tx, () => carryOut(deps, tx, order));
  if (fault === null) return;
  await updateOrder(tx, order.id, { state: 'failed', fault });
  await note(deps, tx, { callerId: null }, 'order-failed', order);
}

/** What is refused is rolled back alone. @returns why it was refused; null when it was carried out */
async function refusalOf(tx: Tx, work: () => Promise<void>): Promise<string | null> {
  let fault = '';
  const refusal = await tryIn(tx, async () => {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      fault = error.code;
      throw new RefusedError();
    }
  });
  return refusal === null ? null : fault || refusal.code;
}

/**
 * Who retired yesterday. The last administrator stays, is told in the trail each night, and keeps nobody else in office.
 * Rule: specification of settings §2.1: the account closes the night after 30 September (§3.8); §1.5, R8
 */
async function retire(
  deps: Personnel,
  tx: Tx,
  today: string,
  log: Platform['log'],
): Promise<number> {
  const over = (await listLeaving(tx, today)).filter(
    ({ why, lastDay }) => why === 'retires' && lastDay < today,
  );
  let retired = 0;
  for (const { personId, lastDay } of over) {
    const order = { id: newId(), personId, day: lastDay, orderNo: '' };
    const left = { ...order, leaveKind: 'retired' as const, reason: '' };
    const fault = await refusalOf(tx, async () => {
      await refuseLast(deps, tx, personId);
      await carryLeaveOut(deps, tx, { callerId: null }, left);
    });
    if (fault === null) retired += 1;
    else log.warn({ fault }, 'a retirement could not be carried out');
    await note(deps, tx, { callerId: null }, fault === null ? 'left' : 'order-failed', left);
  }
  return retired;
}
