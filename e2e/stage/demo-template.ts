import { appendFileSync, constants, cpSync, existsSync } from 'node:fs';
import { lstatSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../server-process.ts';
import { copyJourneyDatabase, openJourneyDatabase } from './journey-database.ts';
import type { JourneyDatabase } from './journey-database.ts';

/**
 * The demo agency as a server left it that was started, and stopped again, on nothing: making it
 * takes ten times as long as a copy. Plain data: it crosses process borders.
 */
export interface DemoTemplate {
  /** Data folder, with the database in it unless `DATABASE_URL` names a server. */
  readonly folder: string;
  /** Name of the database on the server of `DATABASE_URL`; null: in the folder. */
  readonly database: string | null;
}

/** A data folder with a demo agency of its own. */
export interface DemoHouse {
  readonly folder: string;
  /** What the server on it is told. */
  readonly env: Readonly<Record<string, string>>;
  /** Takes folder and database away; the server on it has ended. */
  remove(): Promise<void>;
}

/** Makes the demo agency anew. @throws when the server did not start, or not stop cleanly */
export async function makeDemoTemplate(): Promise<{
  readonly template: DemoTemplate;
  remove(): Promise<void>;
}> {
  const house = houseOn(newFolder('template'), await openJourneyDatabase());
  const server = await startServer(house.env);
  const code = await server.stop();
  if (code !== 0) throw new Error(`the server ended with ${code}: ${server.output().slice(-2000)}`);
  const { folder, database } = house;
  return { template: { folder, database: database.name }, remove: house.remove };
}

/**
 * Copies the demo agency. Keys that an agency makes on its first start are those of the template;
 * one that is made on its first use (`keys/exchange.pem`) each copy makes for itself.
 *
 * @param name in the name of the folder
 */
export async function copyDemo(template: DemoTemplate, name: string): Promise<DemoHouse> {
  const folder = newFolder(name);
  // As root in a place that PostgreSQL's user cannot reach, the cluster lies elsewhere, behind a
  // link that must not be shared: then the demo agency is made anew in an empty folder.
  const isWhole =
    template.database !== null || !lstatSync(join(template.folder, 'postgres')).isSymbolicLink();
  if (isWhole) {
    cpSync(template.folder, folder, { recursive: true, mode: constants.COPYFILE_FICLONE });
  }
  return houseOn(folder, await copyJourneyDatabase(template.database));
}

/**
 * A database that is thrown away need not reach the disk. Not for tests that kill something: those
 * are to see what people have.
 */
export function neverWaitForDisk({ folder }: DemoHouse): void {
  const cluster = join(folder, 'postgres');
  // The server of `DATABASE_URL` is as whoever started it wants it.
  if (!existsSync(cluster)) return;
  const settings = ['fsync', 'synchronous_commit', 'full_page_writes'];
  const lines = settings.map((setting) => `${setting} = off\n`).join('');
  appendFileSync(join(cluster, 'postgresql.auto.conf'), lines);
}

function newFolder(name: string): string {
  return mkdtempSync(join(tmpdir(), `sarn-${name}-`));
}

function houseOn(
  folder: string,
  database: JourneyDatabase,
): DemoHouse & { readonly database: JourneyDatabase } {
  return {
    folder,
    database,
    env: { ...database.env, SARN_DATA: folder, SARN_DEMO: '1' },
    async remove() {
      await database.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
