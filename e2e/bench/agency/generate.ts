import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { openDatabase } from '@sarn/platform-server';
import { flows } from '@sarn/correspondence/contract';
import { searchRelations } from '@sarn/records/server';
import { refreshFind } from '@sarn/search/server';
import { words } from './words.ts';

/** Options of the generator. */
export interface AgencySize {
  readonly papers: number;
  /** Argon2id hash of the password of all accounts. */
  readonly passwordHash: string;
}

/** People for measurements, by their accounts. */
export const persons = {
  /** Clerk of the register of one group among 275. */
  clerk: 'clerk.137',
  /** One of eleven clerks of the central registry. */
  registry: 'registry.1',
  /** Head of the agency: may read nearly every document there is. */
  head: 'head.0',
} as const;

const files = ['1-agency', '2-documents', '3-fill', '4-acts', '5-search'];

/** Tables that are filled; their indexes are created afterwards. */
const filled = [
  'document',
  'document_transmission',
  'document_assignment',
  'document_event',
  'document_reader',
  'document_read',
  'document_find',
  'register_entry',
  'publication',
  'route_step',
  'queue_item',
  'file',
];

const searchRowsAtOnce = 20_000;

/**
 * Writes an agency of 300 units and 3,000 people with so many documents, their registers, sendings,
 * jobs, history, readers, queues and search rows into a migrated database without an agency.
 * The same documents for the same number, on every computer. Needs the rights of a superuser,
 * because triggers and foreign keys are off meanwhile; the test beside this file checks them.
 *
 * @param told called with progress messages
 */
export async function generateAgency(
  url: string,
  size: AgencySize,
  told: (doing: string) => void = () => undefined,
): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await prepare(client, size);
    const indexes = await dropIndexes(client);
    for (const file of files) {
      told(file);
      await client.query(await readFile(new URL(`${file}.sql`, import.meta.url), 'utf8'));
    }
    told('indexes');
    const ofSearch = indexes.filter(({ table }) => table === 'document_find');
    for (const { sql } of indexes.filter((one) => !ofSearch.includes(one))) await client.query(sql);
    await client.query('analyze');
    told('search rows');
    await makeSearchRows(url);
    told('search index');
    for (const { sql } of ofSearch) await client.query(sql);
    await client.query('drop schema made cascade');
    told('vacuum');
    await client.query('vacuum (analyze)');
    await client.query('checkpoint');
  } finally {
    await client.end();
  }
}

async function prepare(
  client: pg.Client,
  { papers: documents, passwordHash }: AgencySize,
): Promise<void> {
  const settings: Record<string, string> = {
    timezone: 'UTC',
    statement_timeout: '0',
    session_replication_role: 'replica',
    maintenance_work_mem: '1GB',
    work_mem: '256MB',
    synchronous_commit: 'off',
    'made.papers': String(documents),
    'made.password_hash': passwordHash,
    'made.words': JSON.stringify(words),
    'made.waiting': JSON.stringify(waitingRows()),
  };
  for (const [name, value] of Object.entries(settings)) {
    await client.query('select set_config($1, $2, false)', [name, value]);
  }
}

/** Who waits in which state, from the flow tables themselves. */
function waitingRows() {
  return Object.entries(flows).flatMap(([kind, flow]) =>
    flow.states.flatMap(({ on: subject, state, waiting }) =>
      waiting.flatMap(({ queue, for: roles }) =>
        roles.map((role) => ({ kind, subject, state, queue, role })),
      ),
    ),
  );
}

async function dropIndexes(client: pg.Client): Promise<{ table: string; sql: string }[]> {
  const { rows } = await client.query<{ table: string; name: string; sql: string }>(
    `select tablename as table, indexname as name, indexdef as sql from pg_indexes
     where schemaname = 'public' and tablename = any ($1)
       and not exists (select 1 from pg_constraint where conname = indexname)
     order by tablename, indexname`,
    [filled],
  );
  for (const { name } of rows) await client.query(`drop index ${pg.escapeIdentifier(name)}`);
  return rows;
}

async function makeSearchRows(url: string): Promise<void> {
  const db = openDatabase(url, { max: 1 });
  try {
    await db.query('set statement_timeout = 0');
    for (let taken = searchRowsAtOnce; taken === searchRowsAtOnce;) {
      taken = await db.transaction((tx) => refreshFind(tx, searchRelations, searchRowsAtOnce));
    }
  } finally {
    await db.close();
  }
}
