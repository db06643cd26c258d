import type { Instant } from '@sarn/kernel';
import type { Handle, Tx } from '../db/database.ts';
import { row } from '../db/statement/columns.ts';
import { statement, writeStatement } from '../db/statement/statement.ts';

/** A command that was carried out, or is being carried out, found by the key its sender gave it. */
export interface StoredCommand {
  readonly request_hash: string;
  readonly path: string;
  /** Null where the answer is kept nowhere, and while the command runs. */
  readonly response: object | null;
  readonly is_running: boolean;
}

interface Named {
  readonly callerId: string;
  readonly key: string;
}

interface Sent extends Named {
  readonly path: string;
  readonly request_hash: string;
}

export function findCommand(
  db: Handle,
  callerId: string,
  key: string,
): Promise<StoredCommand | undefined> {
  return findSql.first(db, callerId, key);
}

const findSql = statement(
  'command-key.find',
  row<StoredCommand>({
    request_hash: 'text',
    path: 'text',
    response: 'jsonb?',
    is_running: 'bool',
  }),
  ['text', 'text'],
  `select request_hash, path, response, running_until is not null is_running
   from command_key where caller_id = $1 and key = $2
   and (running_until is null or running_until > now())`,
);

/** Waits for a running transaction with the same key; fails on the key when that has committed. */
export async function storeCommand(
  tx: Tx,
  {
    callerId,
    key,
    path,
    request_hash: hash,
    response,
  }: Sent & { readonly response: object | null },
): Promise<void> {
  await storeSql(tx, callerId, key, path, hash, response && JSON.stringify(response));
}

const storeSql = writeStatement(
  'command-key.store',
  ['text', 'text', 'text', 'text', 'text?'],
  `insert into command_key (caller_id, key, path, request_hash, response)
   values ($1, $2, $3, $4, $5::text::jsonb)`,
);

/**
 * Notes that a command begins. One whose time is over is taken over, if it was the same command.
 *
 * @returns until when it is noted; null where it is done, or runs elsewhere
 */
export async function claimCommand(
  tx: Tx,
  { callerId, key, path, request_hash: hash }: Sent,
  seconds: number,
): Promise<Instant | null> {
  return (await claimSql.first(tx, callerId, key, path, hash, seconds))?.until ?? null;
}

const claimSql = statement(
  'command-key.claim',
  row<{ until: Instant }>({ until: 'timestamptz!' }),
  ['text', 'text', 'text', 'text', 'float8'],
  `insert into command_key (caller_id, key, path, request_hash, running_until)
   values ($1, $2, $3, $4, now() + make_interval(secs => $5))
   on conflict (caller_id, key) do update set running_until = excluded.running_until
   where command_key.running_until < now() and command_key.request_hash = excluded.request_hash
   returning running_until until`,
);

/**
 * The command that was noted is done.
 *
 * @returns false where it was done before, or another one has taken it over: nothing changed
 */
export async function endCommand(
  tx: Tx,
  { callerId, key }: Named,
  until: Instant,
  response: object | null,
): Promise<boolean> {
  const kept = response && JSON.stringify(response);
  return (await endSql.first(tx, callerId, key, until, kept)) !== undefined;
}

const endSql = statement(
  'command-key.end',
  row<{ key: string }>({ key: 'text' }),
  ['text', 'text', 'timestamptz', 'text?'],
  `update command_key set running_until = null, response = $4::text::jsonb
   where caller_id = $1 and key = $2 and running_until = $3 returning key`,
);

/** The command that was noted was refused: its key is free. */
export async function dropCommand(tx: Tx, { callerId, key }: Named, until: Instant): Promise<void> {
  await dropSql(tx, callerId, key, until);
}

const dropSql = writeStatement(
  'command-key.drop',
  ['text', 'text', 'timestamptz'],
  'delete from command_key where caller_id = $1 and key = $2 and running_until = $3',
);

/** @returns how many were forgotten */
export async function forgetCommands(tx: Tx, days: number): Promise<number> {
  return (await forgetSql.first(tx, days))?.n ?? 0;
}

const forgetSql = statement(
  'command-key.forget',
  row<{ n: number }>({ n: 'int8' }),
  ['int4'],
  `with gone as (delete from command_key where created_at < now() - make_interval(days => $1)
   returning 1) select count(*) n from gone`,
);
