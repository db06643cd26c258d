import { setTimeout as pause } from 'node:timers/promises';
import { findRunningEmbedded, createLog, openDatabase } from '@sarn/platform-server';
import type { Database } from '@sarn/platform-server';
import { signIn } from '../api-client.ts';
import type { ApiClient } from '../api-client.ts';
import { startServer } from '../server-process.ts';
import { makeOldRegister } from '../harness/old-register.ts';
import type { Figure } from './report.ts';

const rows = 10_000;
const year = 2568;

/** The tables of an imported row; the search index is written in the same part. */
const written = [
  'document',
  'imported_document',
  'register_entry',
  'document_reader',
  'document_find',
];

/**
 * A register of 10,000 rows without scans: read, checked and entered, beside a COPY of the same rows
 * into the same tables with their indexes, in one run.
 */
export async function measureImport(dataDir: string): Promise<Figure[]> {
  const server = await startServer({ SARN_DATA: dataDir, SARN_DEMO: '1', SARN_LOG: 'warn' });
  const url = findRunningEmbedded({ dataDir, log: createLog('error') });
  const db = openDatabase(url ?? '');
  try {
    const admin = await signIn(server.url, 'admin');
    const spent = await enter(server.url, admin);
    const copied = await copySame(db);
    const perSecond = (ms: number) => `${((rows / ms) * 1000).toFixed(0)} rows/s`;
    return [
      { what: 'import: a table sent and its rows kept', value: perSecond(spent.upload) },
      { what: 'import: every row checked', value: perSecond(spent.check) },
      {
        what: 'import: rows entered, with readers and search (ratio: COPY of the same rows)',
        value: perSecond(spent.run),
        ratio: copied / spent.run,
      },
    ];
  } finally {
    await db.close();
    await server.stop();
  }
}

async function enter(url: string, admin: ApiClient) {
  const form = new FormData();
  form.append('sheet', new Blob([new Uint8Array(makeOldRegister(rows, 1, year).sheet)]), 'old.csv');
  const began = performance.now();
  const sent = await fetch(`${url}/api/registry/imports/upload`, {
    method: 'POST',
    headers: { authorization: `Bearer ${admin.token}` },
    body: form,
  });
  const { id } = (await sent.json()) as { id: string };
  const upload = performance.now() - began;
  const { item } = (await admin.get(`/registry/imports/${id}`)) as unknown as {
    item: { mapping: object };
  };
  const units = (await admin.get('/identity/units?search=')) as unknown as {
    rows: { id: string }[];
  };
  const choice = { unitId: units.rows[0]?.id, kind: 'receive', year, mapping: item.mapping };
  const check = await step(admin, `/registry/imports/${id}`, 'check', 'CHECKED', choice);
  const run = await step(admin, `/registry/imports/${id}`, 'run', 'DONE', {});
  return { upload, check, run };
}

/** Milliseconds from the call until the job has ended. */
async function step(admin: ApiClient, path: string, act: string, state: string, body: object) {
  const began = performance.now();
  const answer = await admin.post(`${path}/${act}`, body);
  if (answer.status !== 200) throw new Error(`${act} was refused: ${JSON.stringify(answer)}`);
  for (;;) {
    const { item } = (await admin.get(path)) as unknown as { item: { state: string } };
    if (item.state === state) return performance.now() - began;
    await pause(50);
  }
}

/** The same rows by COPY into empty tables of the same shape, with all their indexes. */
async function copySame(db: Database): Promise<number> {
  // A folder in which the database server may write, whatever its user.
  const [told] = await db.query<{ folder: string }>(
    `select current_setting('data_directory') as folder`,
  );
  return db.transaction(async (tx) => {
    let spent = 0;
    for (const table of written) {
      const key = table === 'document' ? 'id' : 'document_id';
      const path = `${told?.folder}/bench-${table}`;
      await tx.query(
        `copy (select t.* from ${table} t join imported_document p on p.document_id = t.${key})
         to '${path}'`,
      );
      await tx.query(`create temporary table copied (like ${table} including all) on commit drop`);
      const began = performance.now();
      await tx.query(`copy copied from '${path}'`);
      spent += performance.now() - began;
      await tx.query('drop table copied');
    }
    return spent;
  });
}
