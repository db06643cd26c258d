import { realpath } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import type { Database } from './database.ts';

/**
 * The running database server while its files are copied. Everything it holds (the lock, the log, the
 * backup mode) ends with its connection, so a killed program leaves nothing behind.
 */
export interface OnlineCopy {
  /** False: another process, or another call, copies now. */
  readonly isAlone: boolean;
  /** Folder of the server when it is the one of the data folder; null for any other PostgreSQL. */
  readonly cluster: string | null;
  /** From now on files may be copied one after the other (`pg_backup_start`). */
  begin(): Promise<void>;
  /** All files of the cluster but its log are copied (`pg_backup_stop`). */
  finish(): Promise<CopyEnd>;
  end(): Promise<void>;
}

export interface CopyEnd {
  /** To be written beside the copied files as `backup_label`. */
  readonly label: string;
  /** Names of the first and the last file of the log that the copy needs. */
  readonly first: string;
  readonly last: string;
}

export async function openOnlineCopy(db: Database, dataDir: string): Promise<OnlineCopy> {
  const client = await db.pool.connect();
  try {
    // A checkpoint may take longer than a statement of a page.
    await client.query('set statement_timeout = 0');
    const { rows } = await client.query<{ isAlone: boolean }>(
      `select pg_try_advisory_lock(hashtext('sarn.backup')) "isAlone"`,
    );
    const cluster = await ownCluster(client, dataDir);
    return {
      isAlone: rows[0]?.isAlone === true,
      cluster,
      async begin() {
        // Holds the log: without it a checkpoint could remove a part that the copy needs.
        await client.query(
          `select pg_create_physical_replication_slot('sarn_backup_' || pg_backend_pid(), true, true)`,
        );
        await client.query(`select pg_backup_start('sarn', true)`);
      },
      finish: () => finish(client),
      async end() {
        // The next copy may come before the server has noticed that the connection was closed.
        const unlocked = client.query('select pg_advisory_unlock_all()');
        await unlocked.then(
          () => client.release(true),
          // A connection that broke holds no lock.
          () => client.release(true),
        );
      },
    };
  } catch (error) {
    client.release(true);
    throw error;
  }
}

/** Whether the database is the embedded one of this data folder. */
export async function isOwnDatabase(db: Database, dataDir: string): Promise<boolean> {
  const client = await db.pool.connect();
  try {
    return (await ownCluster(client, dataDir)) !== null;
  } finally {
    client.release();
  }
}

async function finish(client: pg.ClientBase): Promise<CopyEnd> {
  const { rows } = await client.query<{ label: string; last: string }>(
    `select labelfile label, pg_walfile_name(lsn) last from pg_backup_stop(false)`,
  );
  const { label = '', last = '' } = rows[0] ?? {};
  const [, first = ''] = /\(file ([0-9A-F]{24})\)/.exec(label) ?? [];
  return { label, first, last };
}

async function ownCluster(client: pg.ClientBase, dataDir: string): Promise<string | null> {
  const own = await realIfThere(join(dataDir, 'postgres'));
  if (own === null) return null;
  const { rows } = await client.query<{ folder: string | null }>(
    `select case when pg_has_role('pg_read_all_settings', 'usage')
       then current_setting('data_directory') end folder`,
  );
  const folder = rows[0]?.folder ?? null;
  return folder !== null && (await realIfThere(folder)) === own ? own : null;
}

async function realIfThere(path: string): Promise<string | null> {
  return realpath(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'EACCES') return null;
    throw error;
  });
}
