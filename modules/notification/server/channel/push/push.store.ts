import type { Handle, Tx } from '@sarn/platform-server';

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

const columns = `id, endpoint, key_p256dh p256dh, key_auth auth, device, created_at "createdAt",
  session_id "sessionId"`;

/** The devices of a person, newest first. */
export async function listDevices(h: Handle, personId: string): Promise<PushSubscriptionRow[]> {
  return h.query(`select ${columns} from push_subscription where person_id = $1 order by id desc`, [
    personId,
  ]);
}

export async function listSubscriptions(
  h: Handle,
  personIds: readonly string[],
): Promise<DeviceRow[]> {
  return h.query(
    `select person_id "personId", id, session_id "sessionId" from push_subscription
     where person_id = any($1::uuid[]) order by id`,
    [personIds],
  );
}

export async function findSubscription(
  h: Handle,
  id: string,
): Promise<PushSubscriptionRow | undefined> {
  const rows = await h.query<PushSubscriptionRow>(
    `select ${columns} from push_subscription where id = $1`,
    [id],
  );
  return rows[0];
}

/** A browser belongs to the person who subscribed last; a person keeps the `most` newest. */
export async function saveSubscription(
  tx: Tx,
  row: PushSubscriptionRow & { readonly personId: string },
  most: number,
): Promise<void> {
  // A new row, not a changed one: what waits for the previous person must not reach this one.
  await tx.query('delete from push_subscription where endpoint = $1 and person_id <> $2', [
    row.endpoint,
    row.personId,
  ]);
  await tx.query(
    `insert into push_subscription
       (id, person_id, endpoint, key_p256dh, key_auth, device, created_at, session_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict (endpoint) do update set key_p256dh = excluded.key_p256dh,
       key_auth = excluded.key_auth, device = excluded.device, session_id = excluded.session_id`,
    [
      ...[row.id, row.personId, row.endpoint, row.p256dh, row.auth, row.device, row.createdAt],
      row.sessionId,
    ],
  );
  await tx.query(
    `delete from push_subscription where id in (
       select id from push_subscription where person_id = $1 order by id desc offset $2)`,
    [row.personId, most],
  );
}

/** Sets the session of a person's browser. @returns whether the browser is theirs */
export async function resumeSubscription(
  tx: Tx,
  at: { readonly endpoint: string; readonly personId: string; readonly sessionId: string },
): Promise<boolean> {
  const rows = await tx.query(
    `update push_subscription set session_id = $3
     where endpoint = $1 and person_id = $2 returning id`,
    [at.endpoint, at.personId, at.sessionId],
  );
  return rows.length > 0;
}

/** @param personId deletes it only when it is theirs; null: whoever's it is */
export async function deleteSubscription(
  tx: Tx,
  id: string,
  personId: string | null,
): Promise<void> {
  await tx.query(
    'delete from push_subscription where id = $1 and ($2::uuid is null or person_id = $2)',
    [id, personId],
  );
}
