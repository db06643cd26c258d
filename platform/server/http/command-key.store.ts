import type { Handle, Tx } from '../db/database.ts';

/** A command that was carried out, found by the key its sender gave it. */
export interface StoredCommand {
  readonly request_hash: string;
  readonly path: string;
  readonly response: object;
}

export async function findCommand(
  db: Handle,
  callerId: string,
  key: string,
): Promise<StoredCommand | undefined> {
  const rows = await db.query<StoredCommand>(
    'select request_hash, path, response from command_key where caller_id = $1 and key = $2',
    [callerId, key],
  );
  return rows[0];
}

/** Waits for a running transaction with the same key; fails on the key when that has committed. */
export async function storeCommand(
  tx: Tx,
  command: StoredCommand & { callerId: string; key: string },
): Promise<void> {
  await tx.query(
    `insert into command_key (caller_id, key, path, request_hash, response)
     values ($1, $2, $3, $4, $5::text::jsonb)`,
    [
      command.callerId,
      command.key,
      command.path,
      command.request_hash,
      JSON.stringify(command.response),
    ],
  );
}

/** @returns how many were forgotten */
export async function forgetCommands(tx: Tx, days: number): Promise<number> {
  const rows = await tx.query<{ n: number }>(
    `with gone as (delete from command_key where created_at < now() - make_interval(days => $1)
     returning 1) select count(*) n from gone`,
    [days],
  );
  return rows[0]?.n ?? 0;
}
