import type { Handle, Tx } from '@sarn/platform-server';

export interface PushSubscriptionRow {
  readonly id: string;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly device: string;
  readonly createdAt: string;
}

const columns = `id, endpoint, key_p256dh p256dh, key_auth auth, device, created_at "createdAt"`;

/** The devices of a person, newest first. */
export async function listDevices(h: Handle, personId: string): Promise<PushSubscriptionRow[]> {
  return h.query(`select ${columns} from push_subscription where person_id = $1 order by id desc`, [
    personId,
  ]);
}

export async function listSubscriptions(
  h: Handle,
  personIds: readonly string[],
): Promise<{ personId: string; id: string }[]> {
  return h.query(
    `select person_id "personId", id from push_subscription
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

/** A browser belongs to whoever subscribed in it last; one person keeps `most` devices. */
export async function saveSubscription(
  tx: Tx,
  row: PushSubscriptionRow & { readonly personId: string },
  most: number,
): Promise<void> {
  // A new row instead of a changed one: what waits for the person before him goes with the old.
  await tx.query('delete from push_subscription where endpoint = $1 and person_id <> $2', [
    row.endpoint,
    row.personId,
  ]);
  await tx.query(
    `insert into push_subscription
       (id, person_id, endpoint, key_p256dh, key_auth, device, created_at)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (endpoint) do update set key_p256dh = excluded.key_p256dh,
       key_auth = excluded.key_auth, device = excluded.device`,
    [row.id, row.personId, row.endpoint, row.p256dh, row.auth, row.device, row.createdAt],
  );
  await tx.query(
    `delete from push_subscription where id in (
       select id from push_subscription where person_id = $1 order by id desc offset $2)`,
    [row.personId, most],
  );
}

/** @param personId only when it is his; null for whoever's it is */
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
