import { addDays, AppError, civilDateAt, newId } from '@sarn/kernel';
import type { CivilDate, InputOf } from '@sarn/kernel';
import { Duty } from '@sarn/organisation/contract';
import type { Actor } from '@sarn/organisation/server';
import type { SignedContext, Tx } from '@sarn/platform-server';
import { z } from 'zod';
import type { LeaveKind, leaveOffice, transferPerson } from '../../contract/index.ts';
import { actorOf, refuseLast, refuseOwn } from '../account/active.service.ts';
import type { Personnel } from '../needs.ts';
import { readTerms } from '../terms/terms.store.ts';
import { assertPost, titleOf } from './post-rules.ts';
import type { AskedPost } from './post-rules.ts';
import {
  findOrderForUpdate,
  findRecord,
  insertOrder,
  listOrders,
  listPosts,
  saveEmployment,
  updateOrder,
} from './record.store.ts';
import type { OrderRow } from './record.store.ts';

const today = ({ platform: { clock } }: Personnel): CivilDate => civilDateAt(clock.now());

/** The post of a transfer, as it is kept with the order. */
const Detail = z.object({
  ...{ unitId: z.uuid(), position: z.string(), levelCode: z.string(), duty: Duty },
});

/** @throws AppError 'personnel.leaving' where somebody leaves already */
async function assertStays(tx: Tx, personId: string): Promise<void> {
  const record = await findRecord(tx, personId);
  if (!record) throw new AppError('platform.not-found');
  const orders = await listOrders(tx, personId);
  const leaves = orders.some(({ kind, state }) => kind === 'leave' && state === 'planned');
  if (leaves || record.leftOn !== null) throw new AppError('personnel.leaving');
}

const typeOfPerson = async (tx: Tx, personId: string): Promise<string | null> =>
  (await findRecord(tx, personId))?.type ?? null;

/** Transfers by one order: at once where its day has come, else on its day. */
export async function transfer(
  deps: Personnel,
  tx: Tx,
  context: SignedContext,
  input: InputOf<typeof transferPerson>,
): Promise<void> {
  const { personId, day, orderNo, reason, unitId, position, levelCode, duty } = input;
  await assertStays(tx, personId);
  await deps.organisation.unit(tx, unitId);
  const post = { unitId, position, levelCode, duty };
  await assertPost(tx, await readTerms(tx), post, {
    ...{ personId, employment: await typeOfPerson(tx, personId), today: today(deps) },
  });
  const isNow = day <= today(deps);
  const order = { id: newId(), personId, day, orderNo, reason };
  if (isNow) await carryTransferOut(deps, tx, actorOf(context), { ...order, post });
  await insertOrder(tx, {
    ...{ id: order.id, kind: 'transfer', person_id: personId, order_no: orderNo, day, reason },
    ...{ detail: JSON.stringify(post), state: isNow ? 'done' : 'planned' },
    ...enteredBy(deps, context, isNow),
  });
  await note(deps, tx, actorOf(context), isNow ? 'transferred' : 'order-planned', order);
}

const enteredBy = (
  { platform: { clock } }: Personnel,
  { caller }: SignedContext,
  isNow: boolean,
) => {
  const now = clock.now().toISOString();
  return { entered_by: caller.id, entered_at: now, done_at: isNow ? now : null };
};

interface Transfer {
  readonly id: string;
  readonly personId: string;
  readonly day: CivilDate;
  readonly orderNo: string;
  readonly post: AskedPost;
}

/** The old post ends the day before; the work that waits for the person by name goes along. */
async function carryTransferOut(
  { people }: Personnel,
  tx: Tx,
  by: Actor,
  { personId, day, post }: Transfer,
): Promise<void> {
  const present = (await listPosts(tx, personId)).find(
    ({ isActing, validTo }) => !isActing && validTo === null,
  );
  if (present && present.validFrom > day) throw new AppError('personnel.day-before-post');
  if (present) await people.endHoldings(tx, by, [present.id], day);
  const terms = await readTerms(tx);
  const vacant = await assertPost(tx, terms, post, {
    ...{ personId, employment: await typeOfPerson(tx, personId), today: day, isOrdered: true },
  });
  const postId = vacant ?? newId();
  if (vacant === null) {
    await people.createPosts(tx, by, [
      {
        ...{
          id: postId,
          unitId: post.unitId,
          position: post.position,
          titleTh: titleOf(terms, post),
        },
        ...{ levelCode: post.levelCode || null, duty: post.duty, validFrom: day },
      },
    ]);
  }
  await people.holdPost(tx, by, { postId, personId, validFrom: day });
}

/** Ends somebody's office on a day; the account is suspended when it is over. */
export async function leave(
  deps: Personnel,
  tx: Tx,
  context: SignedContext,
  input: InputOf<typeof leaveOffice>,
): Promise<void> {
  const { personId, lastDay, kind: leaveKind, orderNo, reason } = input;
  refuseOwn(context, personId);
  await assertStays(tx, personId);
  await refuseLast(deps, tx, personId);
  const isNow = lastDay < today(deps);
  const order = { id: newId(), personId, day: lastDay, orderNo, leaveKind, reason };
  if (isNow) await carryLeaveOut(deps, tx, actorOf(context), order);
  await insertOrder(tx, {
    ...{
      id: order.id,
      kind: 'leave',
      person_id: personId,
      order_no: orderNo,
      day: lastDay,
      ...{ leave_kind: leaveKind, reason },
    },
    ...{ state: isNow ? 'done' : 'planned', ...enteredBy(deps, context, isNow) },
  });
  await note(deps, tx, actorOf(context), isNow ? 'left' : 'order-planned', order);
}

interface Leaves {
  readonly id: string;
  readonly personId: string;
  readonly day: CivilDate;
  readonly orderNo: string;
  readonly leaveKind: LeaveKind;
  /** What was typed beside the kind. */
  readonly reason: string;
}

/** Posts end, nobody can choose the person any more, and the account waits to be handed over. */
export async function carryLeaveOut(
  deps: Personnel,
  tx: Tx,
  by: Actor,
  { personId, day, orderNo, leaveKind, reason }: Leaves,
): Promise<void> {
  const { people, accounts, platform } = deps;
  const held = (await listPosts(tx, personId)).filter(({ validTo }) => validTo === null);
  await people.endHoldings(
    tx,
    by,
    held.map(({ id }) => id),
    addDays(day, 1),
  );
  const left = { leave_kind: leaveKind, leave_reason: reason, leave_order_no: orderNo };
  await saveEmployment(tx, personId, { left_on: day, ...left }, platform.clock.now().toISOString());
  const record = await findRecord(tx, personId);
  if (record?.username && !record.isSuspended) {
    await accounts.setSuspended(tx, by, personId, true, {
      ...{ code: `left-${leaveKind}`, of: reason },
    });
  }
  await people.updatePerson(tx, by, personId, { isActive: false });
}

/** Carries out an order whose day has come. */
export async function carryOut(deps: Personnel, tx: Tx, order: OrderRow): Promise<void> {
  const by = { callerId: order.enteredBy };
  const { id, personId, day, orderNo, reason } = order;
  if (order.kind === 'leave') {
    const leaveKind = order.leaveKind ?? 'other';
    await refuseLast(deps, tx, personId);
    await carryLeaveOut(deps, tx, by, { id, personId, day, orderNo, leaveKind, reason });
  } else {
    const post = Detail.parse(order.detail);
    await carryTransferOut(deps, tx, by, { id, personId, day, orderNo, post });
  }
  const now = deps.platform.clock.now().toISOString();
  await updateOrder(tx, id, { state: 'done', done_at: now });
  await note(deps, tx, by, order.kind === 'leave' ? 'left' : 'transferred', order);
}

/** @returns the person of the order @throws AppError 'personnel.order-over' */
export async function cancel(
  deps: Personnel,
  tx: Tx,
  context: SignedContext,
  orderId: string,
): Promise<string> {
  const order = await findOrderForUpdate(tx, orderId);
  if (!order) throw new AppError('platform.not-found');
  if (order.state !== 'planned') throw new AppError('personnel.order-over');
  await updateOrder(tx, orderId, { state: 'cancelled' });
  await note(deps, tx, actorOf(context), 'order-cancelled', order);
  return order.personId;
}

/** Writes an act on an order into the audit trail. */
export async function note(
  { platform: { audit } }: Personnel,
  tx: Tx,
  { callerId, requestId }: Actor,
  act: string,
  order: {
    readonly personId: string;
    readonly day: CivilDate;
    readonly orderNo: string;
    readonly leaveKind?: LeaveKind | null;
    /** As it was typed. */
    readonly reason?: string;
  },
): Promise<void> {
  // The trail shows the name of an act alone, so the kind is a part of it.
  const named = act === 'left' ? `left-${order.leaveKind ?? 'other'}` : act;
  await audit.write(tx, {
    ...{ act: `personnel.${named}`, callerId, subject: { kind: 'person', id: order.personId } },
    detail: {
      ...{ day: order.day, orderNo: order.orderNo },
      ...(order.reason ? { reason: order.reason } : {}),
    },
    ...(requestId === undefined ? {} : { requestId }),
  });
}
