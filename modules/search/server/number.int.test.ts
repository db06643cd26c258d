import { noRows } from '@sarn/platform-server';
import { withTestDatabase } from '@sarn/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { find, findCap } from './find.store.ts';
import type { FindQuery } from './find.store.ts';
import { filingColumns } from './relations.ts';
import { readTyped } from './typed.rules.ts';

const database = withTestDatabase();
const many = findCap + 50;

const document = (place: number): string =>
  `00000000-0000-7000-8000-${String(place).padStart(12, '0')}`;

interface Made {
  readonly place: number;
  readonly title: string;
  readonly body: string;
  readonly readers: readonly string[];
  /** Principals that may read by the rule, where the copy in the index is older. */
  readonly truth?: readonly string[];
}

const mine = ['clerk:a'];
const made: readonly Made[] = [
  { place: 1, title: 'รับไว้', body: 'รับไว้ 17/2568 2025-03-01', readers: mine },
  { place: 2, title: 'รับไว้', body: 'รับไว้ 117/2568', readers: mine },
  { place: 3, title: 'รับไว้', body: 'รับไว้ 17/25681', readers: mine },
  { place: 4, title: 'รับไว้', body: 'รับไว้ มว 0137/0017/2568', readers: mine },
  { place: 5, title: 'ประชุม 17/2568', body: 'ประชุม 17/2568', readers: mine },
  { place: 6, title: 'ของผู้อื่น', body: 'ของผู้อื่น 17/2568', readers: ['clerk:b'] },
  { place: 7, title: 'เคยเป็นของเรา', body: 'เคย 17/2568', readers: mine, truth: ['clerk:b'] },
  { place: 8, title: 'ปีอื่น', body: 'ปีอื่น 17/2569 18/2568', readers: mine },
  { place: 9, title: 'จากต่างประเทศ', body: 'จากต่างประเทศ ref 44/2026', readers: mine },
  { place: 10, title: 'เลขไทย', body: 'เลขไทย 44/2569', readers: mine },
];

beforeAll(async () => {
  await database.db.transaction(async (tx) => {
    // Documents and their readers do not matter here: without triggers they are not checked.
    await tx.query('set local session_replication_role = replica');
    for (const { place, title, body, readers, truth } of made) {
      await tx.query(
        `insert into document_find (document_id, at, title, body, pairs, tags, readers)
         values ($1, timestamptz '2026-01-01' + $2 * interval '1 day', $3, $4, '{}', '{}', $5)`,
        [document(place), place, title, body, readers],
      );
      await tx.query('insert into document_reader select $1, unnest($2::text[])', [
        document(place),
        truth ?? readers,
      ]);
    }
    await tx.query(
      `insert into document_find (document_id, at, title, body, pairs, tags, readers)
       select ('00000000-0000-7000-8001-' || lpad(no::text, 12, '0'))::uuid,
         timestamptz '2026-01-01' + no * interval '1 minute', 'ชุดใหญ่', 'ชุดใหญ่ 5/2568', '{}', '{}',
         array['clerk:a'] from generate_series(1, ${many}) no`,
    );
    await tx.query(
      `insert into document_reader select document_id, 'clerk:a' from document_find
       where title = 'ชุดใหญ่'`,
    );
  });
});

const ask = (typed: string): FindQuery => ({
  principals: mine,
  terms: readTyped(typed),
  tags: [],
  from: null,
  until: null,
});

const places = async (query: FindQuery, limit = findCap): Promise<number[]> =>
  (await find(database.db, query, limit)).map(({ documentId }) => Number(documentId.slice(-12)));

describe('[9.01] [9.03] a number with its year in the search', () => {
  it('is found as a whole, in Thai digits and with zeros too, the newest first', async () => {
    expect(await places(ask('17/2568'))).toEqual([5, 4, 1]);
    expect(await places(ask('๐๑๗/๒๕๖๘'))).toEqual([5, 4, 1]);
    expect(await places(ask('17/2569 18/2568'))).toEqual([8]);
    expect(await places(ask('16/2568'))).toEqual([]);
  });

  it('is found by its Christian year and by its Buddhist one, however it was written', async () => {
    expect(await places(ask('44/2026'))).toEqual([10, 9]);
    expect(await places(ask('44/2569'))).toEqual([10, 9]);
    expect(await places(ask('44/2025'))).toEqual([]);
  });

  it('says which have it in the subject, and takes other words, marks and days beside it', async () => {
    const found = await find(database.db, ask('17/2568'), 10);
    expect(found.map(({ isInTitle }) => isInTitle)).toEqual([true, false, false]);
    expect(await places(ask('17/2568 ประชุม'))).toEqual([5]);
    expect(await places({ ...ask('17/2568'), tags: ['k:outside'] })).toEqual([]);
    const until = '2026-01-03T00:00:00Z';
    expect(await places({ ...ask('17/2568'), until })).toEqual([1]);
    const within = { folderId: document(0), filings: noRows(filingColumns) };
    expect(await places({ ...ask('17/2568'), within })).toEqual([]);
  });

  it('shows a document to nobody whom the permission rule does not let read it', async () => {
    expect(await places({ ...ask('17/2568'), principals: ['clerk:b'] })).toEqual([6]);
    expect(await places({ ...ask('17/2568'), principals: ['p:stranger'] })).toEqual([]);
  });

  it('gives the newest where more carry it than are counted', async () => {
    const found = await places(ask('5/2568'), findCap + 1);
    expect(found).toHaveLength(findCap + 1);
    expect(found[0]).toBe(many);
    expect(found.at(-1)).toBe(many - findCap);
  });
});
