import { withTestDatabase } from '@sarn/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { countCap, pageOfQueue } from './queue-page.store.ts';
import type { QueueQuery } from './queue-page.store.ts';

const database = withTestDatabase();
const many = countCap + 300;

beforeAll(async () => {
  await database.db.transaction(async (tx) => {
    // Documents do not matter here: without triggers no foreign key asks for them.
    await tx.query('set local session_replication_role = replica');
    // Groups of seven have the same instant, as from one act on many rows.
    await tx.query(
      `insert into queue_item (subject_key, code, principal, document_id, since)
       select 'transmission:' || lpad((no * 7919 % ${many})::text, 5, '0'), 'jobFollow', 'clerk:a',
         gen_random_uuid(), timestamptz '2026-01-01' + (no / 7) * interval '1 minute'
       from generate_series(0, ${many - 1}) no`,
    );
    // Every third waits for the head of the same unit too.
    await tx.query(
      `insert into queue_item (subject_key, code, principal, document_id, since)
       select subject_key, code, 'head:a', document_id, since from queue_item
       where split_part(subject_key, ':', 2)::integer % 3 = 0`,
    );
  });
});

const ask: QueueQuery = {
  principals: ['p:me', 'clerk:a', 'head:a'],
  code: 'jobFollow',
  patterns: null,
  kind: null,
  speed: null,
  sort: 'since',
  isDescending: true,
  limit: 10,
  offset: 0,
};

const keysOf = async (query: Partial<QueueQuery>): Promise<string[]> =>
  (await pageOfQueue(database.db, { ...ask, ...query })).map(({ subjectKey }) => subjectKey);

describe('[3.02] [3.03] a queue by time', () => {
  it.each([true, false])(
    'has each subject once on all its pages, newest first: %s',
    async (newest) => {
      const query = { isDescending: newest };
      const whole = await keysOf({ ...query, limit: 400 });
      expect(new Set(whole).size).toBe(400);
      const pages: string[] = [];
      for (let offset = 0; offset < 400; offset += 10) {
        pages.push(...(await keysOf({ ...query, offset })));
      }
      expect(pages).toEqual(whole);
    },
  );

  it('is in the order of time, and of keys within one moment', async () => {
    const rows = await pageOfQueue(database.db, { ...ask, limit: 100 });
    const sorted = rows.toSorted(
      (a, b) => b.since.localeCompare(a.since) || (a.subjectKey < b.subjectKey ? -1 : 1),
    );
    expect(rows).toEqual(sorted);
  });

  it('counts exactly up to the cap, an item that waits for two keys once', async () => {
    const totalOf = async (principals: string[]) =>
      (await pageOfQueue(database.db, { ...ask, principals }))[0]?.total;
    expect(await totalOf(['clerk:a', 'head:a'])).toBe(countCap + 1);
    expect(await totalOf(['head:a', 'head:a'])).toBe(Math.ceil(many / 3));
    expect(await keysOf({ principals: ['p:me'] })).toEqual([]);
  });

  it('gives the same page as the query that reads the whole queue', async () => {
    const whole = await keysOf({ sort: 'dueDate', offset: 30 });
    expect(await keysOf({ offset: 30 })).toEqual(whole);
  });
});
