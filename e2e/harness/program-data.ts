import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { createDatabase, dropDatabase, withDatabaseName } from '@sarn/testing';
import { inject } from 'vitest';
import { copyFolder, newFolder } from './demo-template.ts';

/** The data of a server that is a process of its own. */
export interface ProgramData {
  readonly folder: string;
  /** The environment of that process. */
  readonly env: Readonly<Record<string, string>>;
  /** Removes folder and database; the process must have ended. */
  remove(): Promise<void>;
}

/**
 * Data for a file that starts and kills the program itself. Where `DATABASE_URL` names a server it
 * is a clone of the demo agency; else an empty folder, in which the program makes the demo agency
 * with its own embedded database: that database is killed and started again too.
 *
 * @param name in the name of the folder
 */
export async function openProgramData(name: string): Promise<ProgramData> {
  const demo = inject('demo');
  const isEmbedded = process.env['DATABASE_URL'] === undefined;
  const folder = isEmbedded ? newFolder(name) : copyFolder(demo, name);
  const clear = () => rmSync(folder, { recursive: true, force: true });
  const env = { SARN_DATA: folder, SARN_DEMO: '1' };
  if (isEmbedded) return { folder, env, remove: async () => clear() };
  const { adminUrl, prefix } = demo.server;
  const database = `${prefix}${randomBytes(5).toString('hex')}`;
  await createDatabase(adminUrl, database, demo.database);
  return {
    folder,
    env: { ...env, DATABASE_URL: withDatabaseName(adminUrl, database) },
    async remove() {
      await dropDatabase(adminUrl, database);
      clear();
    },
  };
}
