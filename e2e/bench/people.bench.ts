import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase, startEmbedded } from '@sarn/platform-server';
import type { Database } from '@sarn/platform-server';
import { samplePasswordHash } from '@sarn/testing';
import { signIn } from '../api-client.ts';
import { startServer } from '../server-process.ts';
import { figureOf, inTurn } from './interleaved.ts';
import { recordStatements } from './record-statements.ts';
import type { Figure } from './report.ts';
import { callers } from './scale/clock.ts';

const people = 100_000;
const quiet = { info: () => undefined, warn: () => undefined, error: console.error };

const reads: Readonly<Record<string, string>> = {
  'the first page of accounts': '/personnel/accounts',
  'page 1,000 of accounts': '/personnel/accounts?page=1000',
  'finding one account': `/personnel/accounts?search=${encodeURIComponent('บุคคลที่ 77123')}`,
  'accounts without a second factor': '/personnel/accounts?filter=no-factor',
  'the first page of the people list': '/personnel/people',
  'finding one in the people list': `/personnel/people?search=${encodeURIComponent('บุคคลที่ 77123')}`,
  'finding many in the people list': `/personnel/people?search=${encodeURIComponent('บุคคล 7')}`,
  'finding by employee code': '/personnel/people?search=b77123',
  'the people of one employment': '/personnel/people?employment=government-employee',
  'people who are leaving': '/personnel/people?state=leaving',
  'page 1,900 of the people list': '/personnel/people?page=1900',
  'choosing a person': `/identity/people?search=${encodeURIComponent('บุคคลที่ 77123')}`,
};

/**
 * The lists of people at 100,000 persons with accounts over HTTP, beside the same statements sent to
 * the database alone.
 */
export async function measurePeople(folder: string): Promise<Figure[]> {
  const dataDir = join(folder, 'data');
  const embedded = await startEmbedded({ dataDir, log: quiet });
  const server = await startServer({
    ...{ SARN_DATA: dataDir, DATABASE_URL: embedded.url, SARN_DEMO: '1', SARN_LOG: 'warn' },
  });
  const db = openDatabase(embedded.url);
  try {
    await fillPeople(db);
    const api = await signIn(server.url, 'admin');
    const caller = callers(server.url, api.token, 1);
    const figures: Figure[] = [];
    const [root] = await db.query<{ id: string }>(sqlOf('root'));
    const unit = { 'the people below a unit': `/personnel/people?unitId=${root?.id}` };
    for (const [what, path] of Object.entries({ ...reads, ...unit })) {
      const call = { method: 'GET', path, body: {} } as const;
      const [statements = []] = await recordStatements(dataDir, embedded.url, api.token, [call]);
      const taken = await inTurn(
        async () => {
          for (const { text, values } of statements) await db.query(text, values);
        },
        () => caller.call(call),
      );
      figures.push(figureOf(`100,000 people: ${what}`, taken));
    }
    caller.close();
    return figures;
  } finally {
    await db.close();
    await server.stop();
    await embedded.stop();
  }
}

const sqlOf = (name: string): string =>
  readFileSync(join(import.meta.dirname, 'people', `${name}.sql`), 'utf8');

/** People with posts and accounts, written by the database: only reading is measured. */
async function fillPeople(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.query(sqlOf('people'), [people]);
    await tx.query(sqlOf('accounts'), [people, samplePasswordHash]);
    await tx.query(sqlOf('posts'), [people]);
    await tx.query(sqlOf('holdings'), [people]);
  });
  await db.query('analyze');
}
