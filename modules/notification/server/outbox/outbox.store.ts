import { row, statement, writeStatement } from '@sarn/platform-server';
import type { Handle, Tx } from '@sarn/platform-server';
import type { ChannelCode, DeliveryState, Urgency } from '../../contract/index.ts';
import { usualWays } from '../setting/usual-ways.ts';
import { notificationTables } from '../tables.ts';

export interface NewDelivery {
  readonly id: string;
  readonly notificationId: string;
  readonly personId: string;
  readonly channel: ChannelCode;
  readonly address: string;
  readonly isDigest: boolean;
  readonly dueAt: string;
}

/** One row for each notification, channel and address: a repeat of the plan adds nothing. */
export async function insertDeliveries(
  tx: Tx,
  rows: readonly NewDelivery[],
  at: string,
): Promise<void> {
  await insertSql(
    tx,
    rows.map(({ id }) => id),
    rows.map(({ notificationId }) => notificationId),
    rows.map(({ personId }) => personId),
    rows.map(({ channel }) => channel),
    rows.map(({ address }) => address),
    rows.map(({ isDigest }) => isDigest),
    rows.map(({ dueAt }) => dueAt),
    at,
  );
}

const insertSql = writeStatement(
  'notification-delivery.insert',
  ['uuid[]', 'uuid[]', 'uuid[]', 'text[]', 'text[]', 'bool[]', 'timestamptz[]', 'timestamptz'],
  `insert into notification_delivery
     (id, notification_id, person_id, channel, address, is_digest, due_at, created_at)
   select planned.*, $8 from unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::text[], $5::text[],
     $6::boolean[], $7::timestamptz[]) planned
   on conflict (notification_id, channel, address) do nothing`,
);

/** A row of the outbox with its notification. */
export interface Delivery {
  readonly id: string;
  readonly personId: string;
  readonly channel: ChannelCode;
  readonly address: string;
  readonly isDigest: boolean;
  readonly attempts: number;
  readonly module: string;
  readonly kind: string;
  readonly titleTh: string;
  readonly titleEn: string;
  readonly message: string;
  readonly messageHtml: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly documentId: string | null;
  readonly documentRef: string;
  readonly isConfidential: boolean;
  readonly urgency: Urgency;
  readonly toldAt: string;
  readonly isRead: boolean;
  /** What it asked for was done before it was read. */
  readonly isSettled: boolean;
}

const columns = `d.id, d.person_id "personId", d.channel, d.address, d.is_digest "isDigest",
  d.attempts, n.module, n.kind, n.title_th "titleTh", n.title_en "titleEn", n.message,
  n.message_html "messageHtml", n.options, n.document_id "documentId",
  n.document_ref "documentRef", n.is_confidential "isConfidential", n.urgency,
  n.created_at "toldAt", n.read_at is not null "isRead",
  n.settled_at is not null "isSettled"`;

const delivery = row<Delivery>({
  id: 'uuid',
  personId: 'uuid',
  channel: 'text',
  address: 'text',
  isDigest: 'bool',
  attempts: 'int2',
  module: 'text',
  kind: 'text',
  titleTh: 'text',
  titleEn: 'text',
  message: 'text',
  messageHtml: 'text',
  options: 'jsonb',
  documentId: 'uuid?',
  documentRef: 'text',
  isConfidential: 'bool',
  urgency: 'text',
  toldAt: 'timestamptz',
  isRead: 'bool',
  isSettled: 'bool',
});

/**
 * Locks the row that is due the longest until the transaction ends; rows locked by another worker are skipped, and
 * those that another job sends. Of a digest only the first row is returned: it represents the rest.
 *
 * @param job what it has taken itself, before its process was killed, it takes again at once
 */
export function claimDueForUpdate(tx: Tx, now: string, job: string): Promise<Delivery | undefined> {
  return claimDueSql.first(tx, now, job);
}

const claimDueSql = statement(
  'notification-delivery.claim-due',
  delivery,
  ['timestamptz', 'text'],
  `select ${columns} from notification_delivery d
     join notification n on n.id = d.notification_id
   where d.state = 'waiting' and d.due_at <= $1
     and (d.leased_until is null or d.leased_until <= $1 or d.leased_by = $2)
     and not (d.is_digest and exists (
       select 1 from notification_delivery first
       where first.state = 'waiting' and first.is_digest and first.person_id = d.person_id
         and first.channel = d.channel and first.address = d.address
         and first.due_at <= $1 and first.id < d.id))
   order by d.due_at, d.id limit 1 for update of d skip locked`,
);

/** All due rows of one digest of a person, oldest first; locked until the transaction ends. */
export function claimDigestForUpdate(
  tx: Tx,
  { personId, channel, address }: Pick<Delivery, 'personId' | 'channel' | 'address'>,
  now: string,
): Promise<Delivery[]> {
  return claimDigestSql.all(tx, personId, now, channel, address);
}

const claimDigestSql = statement(
  'notification-delivery.claim-digest',
  delivery,
  ['uuid', 'timestamptz', 'text', 'text'],
  `select ${columns} from notification_delivery d
     join notification n on n.id = d.notification_id
   where d.state = 'waiting' and d.is_digest and d.person_id = $1 and d.due_at <= $2
     and d.channel = $3 and d.address = $4
   order by n.id for update of d`,
);

/** Rows of one message are taken by a job, which sends them after the commit. */
export async function leaseRows(
  tx: Tx,
  ids: readonly string[],
  lease: { readonly job: string; readonly until: string },
): Promise<void> {
  await notificationTables(tx)
    .updateTable('notification_delivery')
    .set({ leased_by: lease.job, leased_until: lease.until })
    .where('id', 'in', [...ids])
    .execute();
}

/** The rows that a job still has, locked; one that was dropped while it was sent is among them. */
export function lockLeased(
  tx: Tx,
  ids: readonly string[],
  job: string,
): Promise<{ readonly id: string; readonly state: string }[]> {
  return notificationTables(tx)
    .selectFrom('notification_delivery')
    .select(['id', 'state'])
    .where('id', 'in', [...ids])
    .where('leased_by', '=', job)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** How many rows are due and not being sent, counted up to `cap` only. */
export async function countDue(h: Handle, now: string, cap: number): Promise<number> {
  return (await countDueSql.first(h, now, cap))?.count ?? 0;
}

const countDueSql = statement(
  'notification-delivery.count-due',
  row<{ count: number }>({ count: 'int8' }),
  ['timestamptz', 'int8'],
  `select count(*) from (select 1 from notification_delivery
     where state = 'waiting' and due_at <= $1
       and (leased_until is null or leased_until <= $1) limit $2) due`,
);

export interface Settled {
  readonly ids: readonly string[];
  readonly state: Exclude<DeliveryState, 'waiting'>;
  readonly problem?: { readonly code: string; readonly detail: string };
  /** Whether an attempt was made. */
  readonly isAttempt: boolean;
  readonly at: string;
}

export async function settle(tx: Tx, done: Settled): Promise<void> {
  const { code = null, detail = null } = done.problem ?? {};
  await settleSql(tx, done.ids, done.state, done.at, code, detail, done.isAttempt ? 1 : 0);
}

const settleSql = writeStatement(
  'notification-delivery.settle',
  ['uuid[]', 'text', 'timestamptz', 'text?', 'text?', 'int2'],
  `update notification_delivery set state = $2, settled_at = $3, problem = $4,
     problem_detail = $5, attempts = attempts + $6, leased_by = null, leased_until = null
   where id = any($1::uuid[])`,
);

/** Another attempt later. */
export async function postpone(
  tx: Tx,
  ids: readonly string[],
  dueAt: string,
  problem: { readonly code: string; readonly detail: string },
): Promise<void> {
  await postponeSql(tx, ids, dueAt, problem.code, problem.detail);
}

const postponeSql = writeStatement(
  'notification-delivery.postpone',
  ['uuid[]', 'timestamptz', 'text', 'text'],
  `update notification_delivery set due_at = $2, problem = $3, problem_detail = $4,
     attempts = attempts + 1, leased_by = null, leased_until = null
   where id = any($1::uuid[])`,
);

/** Drops what waits for a channel that a person has left. */
export async function dropWaiting(
  tx: Tx,
  at: string,
  of: { readonly personId: string; readonly channel: ChannelCode },
): Promise<void> {
  await dropSql(tx, at, of.channel, of.personId);
}

const dropSql = writeStatement(
  'notification-delivery.drop-waiting',
  ['timestamptz', 'text', 'uuid'],
  `update notification_delivery set state = 'dropped', settled_at = $1
   where state = 'waiting' and channel = $2 and person_id = $3`,
);

/** Drops what waits and is no longer to be sent, after the agency or a person decided otherwise. */
export async function dropUnwanted(tx: Tx, at: string, personId: string | null): Promise<void> {
  await dropUnwantedSql(tx, at, personId, usualWays.channels, usualWays.levels);
}

const dropUnwantedSql = writeStatement(
  'notification-delivery.drop-unwanted',
  ['timestamptz', 'uuid?', 'text[]', 'text[]'],
  `update notification_delivery d set state = 'dropped', settled_at = $1
   from notification n, unnest($3::text[], $4::text[]) usual (channel, level)
   where n.id = d.notification_id and usual.channel = d.channel and d.state = 'waiting'
     and ($2::uuid is null or d.person_id = $2)
     and not notice_is_on(n.person_id, n.module, n.kind, n.role, d.channel, usual.level)`,
);

/** Rows of one message are held until a moment, and go out with what else is held. */
export async function holdRows(tx: Tx, ids: readonly string[], dueAt: string): Promise<void> {
  await notificationTables(tx)
    .updateTable('notification_delivery')
    .set({ due_at: dueAt, is_digest: true })
    .where('id', 'in', [...ids])
    .execute();
}

/**
 * Moves what is held for a person by some channels; without `isDigest` its rows are sent one by one at
 * `dueAt`.
 */
export async function moveDigest(
  tx: Tx,
  personId: string,
  to: {
    readonly channels: readonly ChannelCode[];
    readonly dueAt: string;
    readonly isDigest: boolean;
  },
): Promise<void> {
  await notificationTables(tx)
    .updateTable('notification_delivery')
    .set({ due_at: to.dueAt, is_digest: to.isDigest })
    .where('person_id', '=', personId)
    .where('channel', 'in', [...to.channels])
    .where('state', '=', 'waiting')
    .where('is_digest', '=', true)
    .execute();
}

/**
 * The quiet time changed: all that it holds is due, and held again where it is still quiet. Daily
 * digests keep the time that their people chose.
 */
export async function releaseHeld(tx: Tx, now: string): Promise<void> {
  await releaseSql(tx, now);
}

const releaseSql = writeStatement(
  'notification-delivery.release-held',
  ['timestamptz'],
  `update notification_delivery d set due_at = $1
   where d.state = 'waiting' and d.is_digest and d.due_at > $1
     and (d.channel <> 'email' or not exists (select 1 from notification_preference p
       where p.person_id = d.person_id and p.digest_at is not null))`,
);

/** Failed rows wait again, with all attempts left. @param id null for all */
export async function requeueFailed(tx: Tx, id: string | null, now: string): Promise<number> {
  const failed = notificationTables(tx)
    .updateTable('notification_delivery')
    .set({ state: 'waiting', settled_at: null, due_at: now, attempts: 0, is_digest: false })
    .where('state', '=', 'failed');
  const updated = await (id === null ? failed : failed.where('id', '=', id)).executeTakeFirst();
  return Number(updated.numUpdatedRows);
}
