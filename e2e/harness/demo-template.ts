import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { cheapenPasswords } from '@sarn/authentication/testing';
import { openDatabase } from '@sarn/platform-server';
import { createDatabase, startTestServer, temporaryFolder, withDatabaseName } from '@sarn/testing';
import type { TestServer } from '@sarn/testing';
import { readConfig } from '@sarn/server/config';
import { start } from '@sarn/server/start';
import { freePort } from '@sarn/testing/local-port';
import { presentLetters } from './present-letters.ts';

/**
 * The demo agency, made once in a run: every journey file works on a copy of it. Plain data: it
 * crosses process borders.
 */
export interface DemoTemplate {
  readonly server: TestServer;
  /** Name of the database to clone; nobody may be connected to it. */
  readonly database: string;
  /** Data folder with the keys and files of the agency, without a database in it. */
  readonly folder: string;
}

/** Where the files of the repository are. */
const root = join(import.meta.dirname, '..', '..');

/**
 * Makes the demo agency, with letters that wait for the head.
 *
 * @param root folder of the repository
 */
export async function makeDemoTemplate(): Promise<{
  readonly template: DemoTemplate;
  remove(): Promise<void>;
}> {
  // The usual template of empty tables is not used: the demo agency includes the migrations.
  const { server, stop } = await startTestServer(root, []);
  const folder = newFolder('template');
  const remove = async (): Promise<void> => {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  };
  const template = { server, database: `${server.prefix}demo`, folder };
  try {
    await createDatabase(server.adminUrl, template.database, 'template0');
    const env = {
      DATABASE_URL: withDatabaseName(server.adminUrl, template.database),
      SARN_DATA: folder,
      SARN_DEMO: '1',
      SARN_LOG: 'warn',
      PORT: String(await freePort()),
    };
    const running = await start({ ...readConfig(env), isScaledOut: false });
    try {
      await makeSigningInCheap(env.DATABASE_URL);
      await presentLetters(running.url);
    } finally {
      await running.stop();
    }
    return { template, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** Journeys sign in hundreds of times: a cheap hash; the product's own hash has its own tests. */
async function makeSigningInCheap(databaseUrl: string): Promise<void> {
  const db = openDatabase(databaseUrl);
  try {
    await cheapenPasswords(db);
  } finally {
    await db.close();
  }
}

/** A copy of the data folder. @param name part of the name of the copy */
export function copyFolder({ folder }: DemoTemplate, name: string): string {
  const copy = newFolder(name);
  cpSync(folder, copy, { recursive: true });
  return copy;
}

/** An empty folder in the place for temporary files. */
export function newFolder(name: string): string {
  return temporaryFolder(`sarn-${name}-`);
}
