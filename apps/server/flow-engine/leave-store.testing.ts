import type { Handle, Tx } from '@sarn/platform-server';

export type LeaveState = 'DRAFT' | 'ASKED' | 'ALLOWED' | 'DENIED';

export interface LeaveRow {
  readonly id: string;
  readonly kind: 'rest' | 'sick';
  readonly state: LeaveState;
  readonly version: number;
  readonly askerId: string;
  readonly unitId: string;
  readonly days: number;
  readonly daysTaken: number;
  readonly answer: string;
  readonly hasBegun: boolean;
}

/** The tables of the module. */
export async function createLeaveTables(tx: Tx): Promise<void> {
  await tx.query(`create table leave_request (
    id text primary key, kind text not null, state text not null, version int not null default 1,
    asker_id text not null, unit_id text not null, first_day date not null, days int not null,
    days_taken int not null default 0, answer text not null default '')`);
  await tx.query(`create table leave_queue (
    leave_id text not null, queue text not null, principal text not null)`);
  await tx.query(`create table leave_event (
    leave_id text not null, act text not null, from_state text not null, to_state text not null,
    actor_id text not null)`);
}

/** Days of leave that the person still has, of ten a year. */
export async function daysLeft(h: Handle, askerId: string): Promise<number> {
  const rows = await h.query<{ left: number }>(
    `select 10 - coalesce(sum(days_taken), 0)::int as left from leave_request where asker_id = $1`,
    [askerId],
  );
  return rows[0]?.left ?? 0;
}

/** The request, locked; undefined also for a person who has no key to read it. */
export async function findForUpdate(
  tx: Tx,
  id: string,
  keys: readonly string[],
  today: string,
): Promise<LeaveRow | undefined> {
  const rows = await tx.query<LeaveRow>(
    `select id, kind, state, version, asker_id as "askerId", unit_id as "unitId", days,
            days_taken as "daysTaken", answer, first_day <= $3::date as "hasBegun"
     from leave_request
     where id = $1 and array['p:' || asker_id, 'head:' || unit_id] && $2::text[]
     for update`,
    [id, keys, today],
  );
  return rows[0];
}

export async function keepLeave(tx: Tx, row: LeaveRow): Promise<void> {
  await tx.query(
    `update leave_request
     set state = $2, version = version + 1, days_taken = $3, answer = $4 where id = $1`,
    [row.id, row.state, row.daysTaken, row.answer],
  );
}

/** Puts the request into the queue in which it waits now, and removes it from others. */
export async function queueAnew(
  tx: Tx,
  id: string,
  waiting: readonly { readonly queue: string; readonly keys: readonly string[] }[],
): Promise<void> {
  await tx.query('delete from leave_queue where leave_id = $1', [id]);
  for (const { queue, keys } of waiting) {
    await tx.query('insert into leave_queue select $1, $2, unnest($3::text[])', [id, queue, keys]);
  }
}

export async function addEvent(
  tx: Tx,
  event: { id: string; act: string; from: string; to: string; by: string },
): Promise<void> {
  await tx.query('insert into leave_event values ($1, $2, $3, $4, $5)', [
    ...[event.id, event.act, event.from, event.to, event.by],
  ]);
}
