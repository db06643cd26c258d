import type { Handle, Tx } from '../db/database.ts';
import { row } from '../db/statement/columns.ts';
import { statement, writeStatement } from '../db/statement/statement.ts';

/** A command that was carried out, found by the key its sender gave it. */
export interface StoredCommand {
  readonly request_hash: string;
  readonly path: string;
  readonly response: object;
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
  row<StoredCommand>({ request_hash: 'text', path: 'text', response: 'jsonb' }),
  ['text', 'text'],
  'select request_hash, path, response from command_key where caller_id = $1 and key = $2',
);

/** Waits for a running transaction with the same key; fails on the key when that has committed. */
export async function storeCommand(
  tx: Tx,
  command: StoredCommand & { callerId: string; key: string },
): Promise<void> {
  const { callerId, key, path, request_hash: hash, response } = command;
  await storeSql(tx, callerId, key, path, hash, JSON.stringify(response));
}

const storeSql = writeStatement(
  'command-key.store',
  ['text', 'text', 'text', 'text', 'text'],
  `insert into command_key (caller_id, key, path, request_hash, response)
   values ($1, $2, $3, $4, $5::text::jsonb)`,
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
