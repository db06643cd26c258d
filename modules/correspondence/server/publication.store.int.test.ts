import type { Handle } from '@sarn/platform-server';
import { withTestDatabase } from '@sarn/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { listBooks } from './publication.store.ts';

const database = withTestDatabase();
const reader = '00000000-0000-7000-8000-000000000001';
const kinds = ['cycle', 'command', 'announce', 'news'];
const perKind = 3000;

/** Many documents; every tenth one may only be read by another person. */
const fillSql = [
  // Without triggers the ids of people and units are not checked, so none need to exist.
  `set local session_replication_role = replica`,
  `create temporary table made on commit drop as
     select gen_random_uuid() as id, kind, no from unnest($kinds) as kind,
       generate_series(1, ${perKind}) as no`,
  `insert into document (id, kind, state, title, speed, secrecy, owner_unit_id, author_id,
     share_ref, search_text, created_at, updated_at)
   select id, kind, 'PUBLISHED', kind || ' ' || no, 'normal', 'normal', id, id, id::text,
     kind || ' ' || no, now(), now() from made`,
  `insert into publication (document_id, kind, published_at, search_text)
   select id, kind, timestamptz '2026-01-01' + no * interval '1 hour', kind || ' ' || no from made`,
  `insert into document_reader (document_id, principal)
   select id, case when no % 10 = 0 then 'p:somebody-else' else 'everyone' end from made`,
];

beforeAll(async () => {
  const list = `array[${kinds.map((kind) => `'${kind}'`).join(', ')}]`;
  await database.db.transaction(async (tx) => {
    for (const text of fillSql) await tx.query(text.replace('$kinds', list));
  });
  await database.db.query('analyze document, publication, document_reader');
});

const ask = (change: object) => ({
  kinds,
  principals: ['p:reader', 'everyone'],
  readerId: reader,
  pattern: null,
  limit: 51,
  ...change,
});

/** The plan of the query instead of its rows. */
async function planOf(query: Parameters<typeof listBooks>[1]): Promise<string> {
  const lines: string[] = [];
  const explaining = {
    query: async (text: string, values: unknown[]) => {
      const plan = await database.db.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values);
      lines.push(...plan.map((row) => row['QUERY PLAN']));
      return [];
    },
  } as unknown as Handle;
  await listBooks(explaining, query);
  return lines.join('\n');
}

describe('the books of the dashboard', () => {
  it('[3.09] come by the index of each book, without looking through a table', async () => {
    for (const pattern of [null, '%2999%']) {
      const plan = await planOf(ask({ pattern }));
      expect(plan).toContain('publication_book');
      expect(plan).not.toMatch(
        /Seq Scan on (publication|document|document_reader|document_read)\b/,
      );
    }
  });

  it('hold the newest the reader may see, up to the limit', async () => {
    const rows = await listBooks(database.db, ask({ limit: 12 }));
    expect(rows).toHaveLength(kinds.length * 12);
    const news = rows.filter((row) => row.kind === 'news').map((row) => row.title);
    // 3000 and 2990 may only be read by another person.
    expect([news[0], news.at(-1)]).toEqual(['news 2999', 'news 2987']);
    expect(news).not.toContain('news 2990');
  });

  it('are searched by words of any length', async () => {
    const found = await listBooks(database.db, ask({ pattern: '%2999%' }));
    expect(found.map((row) => row.title).toSorted()).toEqual(
      kinds.map((kind) => `${kind} 2999`).toSorted(),
    );
    expect(await listBooks(database.db, ask({ pattern: '%3000%' }))).toEqual([]);
  });
});
