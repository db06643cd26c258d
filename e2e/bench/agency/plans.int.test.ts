import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLog } from '@sarn/platform-server';
import { createApp } from '@sarn/server/app';
import { withTestDatabase } from '@sarn/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoPassword } from '../../api-client.ts';
import { recordStatements } from '../record-statements.ts';
import type { Statement } from '../record-statements.ts';
import { generateAgency, persons } from './generate.ts';

// With generic plans, and sequential scans disabled: a table that is still read whole has no index
// for the statement. Nothing here is timed.

const at = withTestDatabase();
const dataDir = mkdtempSync(join(tmpdir(), 'sarn-plans-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** Tables that grow with the documents. */
const growing = [
  ...[
    'document',
    'document_transmission',
    'document_assignment',
    'document_event',
    'document_reader',
  ],
  ...['document_read', 'document_find', 'register_entry', 'route_step', 'queue_item', 'file'],
  'publication',
];

interface Hot {
  readonly path: string;
  readonly body?: object;
  /** Indexes of which the plan must use one; either of two where both serve. */
  readonly by: readonly (string | RegExp)[];
  /** An index that must not be used: it would read more rows than the page needs. */
  readonly notBy?: string;
  /** Read in the order of its index, without a sort. */
  readonly inOrder?: string;
}

let token = '';
let registerId = '';
let documentId = '';

beforeAll(async () => {
  const app = await createApp({
    databaseUrl: at.url,
    log: createLog('silent'),
    hasRateLimits: false,
    config: {
      basePath: '/',
      publicUrl: 'http://127.0.0.1',
      dataDir,
      isProduction: false,
      deployment: 'sarn',
      smtpUrl: null,
      isScaledOut: true,
    },
  });
  try {
    const { accounts } = app.services.authentication;
    const passwordHash = await accounts.hashPassword(demoPassword);
    await generateAgency(at.url, { papers: 3000, passwordHash });
    const answer = await app.inject({
      method: 'POST',
      url: '/api/users/login',
      payload: { username: persons.registry, password: demoPassword },
    });
    token = answer.json<{ token: string }>().token;
  } finally {
    await app.close();
  }
  const [found] = await at.db.query<{ register: string; document: string }>(
    `select register_id as register, document_id as document from register_entry
     order by number desc limit 1`,
  );
  registerId = found?.register ?? '';
  documentId = found?.document ?? '';
});

const page = { page: 1, size: 10 };
/** Both hold the document and the key; the planner may choose either. */
const readers = /^document_reader_(pkey|principal)$/;
const lines = () => `/registry/registers/${registerId}/entries?year=2569`;
const registerKey = 'register_entry_register_id_be_year_number_key';

const hot: Readonly<Record<string, () => Hot>> = {
  'cards with counts': () => ({
    path: '/get-todo-lists',
    body: { search: '' },
    by: ['queue_item_principal'],
  }),
  'a queue': () => ({
    path: '/sarabun/get-todo-list',
    body: { typeCode: 'jobFollow', paging: page },
    by: ['queue_item_principal', 'document_pkey'],
    notBy: 'document_read_person',
    inOrder: 'queue_item',
  }),
  'a queue on our own screens': () => ({
    path: '/registry/queue/jobFollow',
    by: ['queue_item_principal', 'document_pkey', 'register_entry_document'],
    notBy: 'document_read_person',
    inOrder: 'queue_item',
  }),
  'a list of what waits': () => ({
    path: '/registry/list?area=pending',
    by: ['queue_item_principal', 'document_pkey', 'queue_item_document'],
    notBy: 'document_read_person',
  }),
  'register page': () => ({
    path: lines(),
    by: [registerKey, 'document_pkey'],
    inOrder: 'register_entry',
  }),
  'register page, from a number on': () => ({ path: `${lines()}&before=9`, by: [registerKey] }),
  'register page, searched': () => ({
    path: `${lines()}&search=${encodeURIComponent('ชลประทาน')}`,
    by: [registerKey, 'document_find_pkey', 'document_find_all'],
  }),
  'document page with history': () => ({
    path: `/registry/document/${documentId}`,
    by: ['document_pkey', 'document_event_document'],
  }),
  'search of a rare word': () => ({
    path: `/registry/documents?search=${encodeURIComponent('ตย 4711')}`,
    by: ['document_find_all', readers],
  }),
  'search of a number with its year': () => ({
    path: `/registry/documents?search=${encodeURIComponent('17/2568')}`,
    by: ['document_find_number', readers],
    notBy: 'document_read_person',
  }),
  'all documents, without words': () => ({
    path: '/registry/documents',
    by: ['document_find_all', 'document_find_at'],
  }),
  'senders offered while typing': () => ({
    path: `/registry/suggest?field=sender&text=${encodeURIComponent('เทศบาล')}`,
    by: ['document_find_all', 'document_pkey'],
  }),
  'books of the dashboard': () => ({
    path: '/get-dashboard',
    body: {},
    by: ['publication_book', 'document_pkey', readers],
  }),
  'what comes first on the dashboard': () => ({
    path: '/registry/home',
    by: ['queue_item_principal', 'document_pkey'],
    notBy: 'document_read_person',
  }),
  'open work of units on the dashboard': () => ({
    path: '/registry/home/units',
    by: ['document_transmission_open', 'document_reader_principal'],
  }),
  'open work of a person': () => ({
    path: '/registry/open-work',
    by: ['queue_item_principal', 'document_pkey'],
  }),
  'open work of units': () => ({
    path: '/registry/open-work?of=units&band=4-7',
    by: ['document_transmission_open', 'document_reader_principal'],
  }),
  'open work of people': () => ({
    path: '/registry/open-work?of=people',
    by: ['document_assignment_transmission', 'document_reader_principal'],
  }),
  'workload report': () => ({
    path: '/registry/report/workload',
    by: ['document_transmission_unit', 'document_event_document', 'document_reader_principal'],
  }),
};

test.each(Object.keys(hot))('%s reads by its indexes', async (name) => {
  const { path, body, by, notBy, inOrder } = hot[name]!();
  const call = { method: body ? 'POST' : 'GET', path, body: body ?? {} } as const;
  const [statements = []] = await recordStatements(dataDir, at.url, token, [call]);
  const read = await Promise.all(statements.map(plannedReads));
  const tables = read.flatMap(({ whole }) => whole);
  expect(tables.filter((table) => growing.includes(table))).toEqual([]);
  const indexes = read.flatMap((one) => one.indexes);
  const missing = by.filter((wanted) => !indexes.some((index) => index.match(wanted)));
  expect(missing, indexes.join(' ')).toEqual([]);
  if (notBy) expect(indexes).not.toContain(notBy);
  expect(read.flatMap(({ gathered }) => gathered).filter((table) => table === inOrder)).toEqual([]);
});

test('a search says nothing of marks that nobody asked for', async () => {
  const call = { method: 'GET', path: '/registry/documents?search=4711', body: {} } as const;
  const [statements = []] = await recordStatements(dataDir, at.url, token, [call]);
  const searches = statements.filter(({ text }) => text.includes('readers &&'));
  expect(searches.length).toBeGreaterThan(0);
  const empty = searches.filter(({ values }) =>
    values.some((value) => Array.isArray(value) && value.length === 0),
  );
  expect(empty).toEqual([]);
});

test('the time of day is looked up for what is due today, and for nothing else', async () => {
  const call = { method: 'GET', path: '/registry/home/units', body: {} } as const;
  const [statements = []] = await recordStatements(dataDir, at.url, token, [call]);
  const [units] = statements.filter(({ text }) => text.includes(' timed '));
  const [row] = await at.db.query<{ 'QUERY PLAN': { Plan: Node }[] }>(
    `explain (analyze, format json) ${units?.text}`,
    units?.values,
  );
  const nodes = row ? row['QUERY PLAN'].flatMap(({ Plan }) => flat(Plan)) : [];
  const lookUps = nodes.filter((node) => node['Alias']?.startsWith('timed'));
  expect(lookUps.length).toBeGreaterThan(0);
  const [counted] = await at.db.query<{ open: number; today: number }>(
    `select count(*)::int as open, (count(*) filter (where due_date = current_date))::int as today
     from document_transmission where to_unit_id is not null`,
  );
  expect(counted?.open).toBeGreaterThan(200);
  // The day in Bangkok may have begun where that of the database has not.
  for (const node of lookUps)
    expect(node['Actual Loops'] ?? 0).toBeLessThan((counted?.today ?? 0) + 60);
});

interface Node {
  readonly 'Node Type': string;
  readonly Alias?: string;
  readonly 'Actual Loops'?: number;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly Plans?: readonly Node[];
}

/**
 * Tables read whole or by bitmap, and indexes used, by a generic plan with whole reads disabled.
 */
function plannedReads({ text }: Statement) {
  return at.db.transaction(async (tx) => {
    await tx.query('set local enable_seqscan = off');
    const [row] = await tx.query<{ 'QUERY PLAN': { Plan: Node }[] }>(
      `explain (generic_plan, format json) ${text}`,
    );
    const nodes = row ? row['QUERY PLAN'].flatMap(({ Plan }) => flat(Plan)) : [];
    const tablesBy = (way: string) =>
      nodes.flatMap((node) => (node['Node Type'] === way ? [node['Relation Name'] ?? ''] : []));
    return {
      whole: tablesBy('Seq Scan'),
      gathered: tablesBy('Bitmap Heap Scan'),
      indexes: nodes.flatMap((node) => node['Index Name'] ?? []),
    };
  });
}

const flat = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(flat)];
