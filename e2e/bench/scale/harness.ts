import { join } from 'node:path';
import { openDatabase } from '@sarn/platform-server';
import type { Database } from '@sarn/platform-server';
import { signIn } from '../../api-client.ts';
import { recordStatements } from '../record-statements.ts';
import type { Statement } from '../record-statements.ts';
import { withAgency } from './agency-folder.ts';
import { callsOf } from './calls.ts';
import type { Measured } from './calls.ts';
import { callers } from './clock.ts';

/** The server and the database of an agency of one size. */
export interface Harness {
  readonly papers: number;
  readonly folder: string;
  readonly databaseUrl: string;
  /** Address of the measured server. */
  readonly url: string;
  readonly serverPid: number;
  readonly db: Database;
}

/**
 * The servers of agencies of all sizes, running side by side for as long as the work takes.
 *
 * @param kept folder with an agency of each size
 * @param most connections to each database beside those of the server
 */
export function onHarnesses<T>(
  kept: string,
  sizes: readonly number[],
  most: number,
  work: (harnesses: readonly Harness[]) => Promise<T>,
): Promise<T> {
  const [documents, ...others] = sizes;
  if (documents === undefined) return work([]);
  const folder = join(kept, `${documents}`);
  return withAgency(
    folder,
    documents,
    async ({ url, process: { pid: serverPid = 0 } }, databaseUrl) => {
      const db = openDatabase(databaseUrl, { max: most });
      const harness = { papers: documents, folder, databaseUrl, url, serverPid, db };
      try {
        return await onHarnesses(kept, others, most, (rest) => work([harness, ...rest]));
      } finally {
        await db.close();
      }
    },
  );
}

/** One call of one person at one size: over HTTP, and by its statements alone. */
export interface Doing extends Measured {
  readonly harness: Harness;
  readonly statements: readonly Statement[][];
  call(turn: number): Promise<void>;
  send(turn: number): Promise<void>;
}

/** All calls of a person, by name. */
export async function doingsOf(
  harness: Harness,
  account: string,
  { most, groups }: { readonly most: number; readonly groups: readonly Measured['group'][] },
): Promise<{ doings: ReadonlyMap<string, Doing>; close(): void }> {
  const { folder, databaseUrl, url, db } = harness;
  const api = await signIn(url, account);
  const calls = await callsOf(api, groups);
  const requests = calls.flatMap((one) => one.requests);
  const recorded = await recordStatements(folder, databaseUrl, api.token, requests);
  const over = callers(url, api.token, most);
  const doings = calls.map((measured): [string, Doing] => {
    const statements = recorded.splice(0, measured.requests.length);
    const call = (turn: number) => over.call(measured.requests[turn % measured.requests.length]!);
    const send = async (turn: number) => {
      for (const { text, values } of statements[turn % statements.length] ?? []) {
        await db.query(text, values);
      }
    };
    return [measured.what, { ...measured, harness, statements, call, send }];
  });
  return { doings: new Map(doings), close: over.close };
}
