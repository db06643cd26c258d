import { row, statement, writeStatement } from '@sarn/platform-server';
import type { Handle, Tx } from '@sarn/platform-server';
import { notificationTables } from '../../tables.ts';

export interface PushSubscriptionRow {
  readonly id: string;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly device: string;
  readonly createdAt: string;
  /** Last session of its person on it; null for a row older than this column. */
  readonly sessionId: string | null;
}

export interface DeviceRow {
  readonly personId: string;
  readonly id: string;
  readonly sessionId: string | null;
}

const subscriptions = (h: Handle) =>
  notificationTables(h)
    .selectFrom('push_subscription')
    .select([
      'id',
      'endpoint',
      'key_p256dh as p256dh',
      'key_auth as auth',
      'device',
      'created_at as createdAt',
      'session_id as sessionId',
    ]);

/** The devices of a person, newest first. */
export function listDevices(h: Handle, personId: string): Promise<PushSubscriptionRow[]> {
  return subscriptions(h).where('person_id', '=', personId).orderBy('id', 'desc').execute();
}

export function listSubscriptions(h: Handle, personIds: readonly string[]): Promise<DeviceRow[]> {
  return devicesSql.all(h, personIds);
}

const devicesSql = statement(
  'push-subscription.of-people',
  row<DeviceRow>({ personId: 'uuid', id: 'uuid', sessionId: 'uuid?' }),
  ['uuid[]'],
  `select person_id "personId", id, session_id "sessionId" from push_subscription
   where person_id = any($1::uuid[]) order by id`,
);

export function findSubscription(h: Handle, id: string): Promise<PushSubscriptionRow | undefined> {
  return subscriptions(h).where('id', '=', id).executeTakeFirst();
}

/** A browser belongs to the person who subscribed last; a person keeps the `most` newest. */
export async function saveSubscription(
  tx: Tx,
  device: PushSubscriptionRow & { readonly personId: string },
  most: number,
): Promise<void> {
  // A new row, not a changed one: what waits for the previous person must not reach this one.
  const { id, personId, endpoint, createdAt } = device;
  const tables = notificationTables(tx);
  await tables
    .deleteFrom('push_subscription')
    .where('endpoint', '=', endpoint)
    .where('person_id', '<>', personId)
    .execute();
  const kept = {
    key_p256dh: device.p256dh,
    key_auth: device.auth,
    device: device.device,
    session_id: device.sessionId,
  };
  await tables
    .insertInto('push_subscription')
    .values({ ...kept, id, person_id: personId, endpoint, created_at: createdAt })
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(kept))
    .execute();
  await deleteOldestSql(tx, personId, most);
}

const deleteOldestSql = writeStatement(
  'push-subscription.delete-oldest',
  ['uuid', 'int8'],
  `delete from push_subscription where id in (
     select id from push_subscription where person_id = $1 order by id desc offset $2)`,
);

/** Sets the session of a person's browser. @returns whether the browser is theirs */
export async function resumeSubscription(
  tx: Tx,
  at: { readonly endpoint: string; readonly personId: string; readonly sessionId: string },
): Promise<boolean> {
  const updated = await notificationTables(tx)
    .updateTable('push_subscription')
    .set({ session_id: at.sessionId })
    .where('endpoint', '=', at.endpoint)
    .where('person_id', '=', at.personId)
    .executeTakeFirst();
  return updated.numUpdatedRows > 0n;
}

/** @param personId deletes it only when it is theirs; null: whoever's it is */
export async function deleteSubscription(
  tx: Tx,
  id: string,
  personId: string | null,
): Promise<void> {
  const one = notificationTables(tx).deleteFrom('push_subscription').where('id', '=', id);
  await (personId === null ? one : one.where('person_id', '=', personId)).execute();
}
