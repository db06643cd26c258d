import { noIndexFilters } from '@sarn/search/server';
import { withTestDatabase } from '@sarn/testing';
import { beforeAll, expect, it } from 'vitest';
import { countWaiting } from './figures.store.ts';
import { countCap } from './queue-page.store.ts';

const database = withTestDatabase();
const reader = '00000000-0000-4000-8000-000000000001';
const many = countCap + 50;

beforeAll(async () => {
  await database.db.transaction(async (tx) => {
    // Documents do not matter here: without triggers no foreign key asks for them.
    await tx.query('set local session_replication_role = replica');
    // Due the day before, on the day, the day after, and never; every other is a transmission.
    await tx.query(
      `insert into queue_item (subject_key, code, principal, document_id, since, due_date)
       select case no % 2 when 0 then 'document:' else 'transmission:' end || no, 'jobReceived', 'clerk:a',
         ('00000000-0000-4000-8000-' || lpad(no::text, 12, '0'))::uuid, now(),
         (array[date '2026-11-24', '2026-11-25', '2026-11-26', null])[no % 4 + 1]
       from generate_series(1000, 1011) no`,
    );
    await tx.query(
      `insert into queue_item (subject_key, code, principal, document_id, since)
       select subject_key, code, 'head:a', document_id, since from queue_item where due_date is null`,
    );
    // One of those due on the day was due at nine.
    await tx.query(`update queue_item set due_time = '09:00' where subject_key like '%:1001'`);
    await tx.query(
      `insert into document_read (document_id, person_id, first_read_at)
       select ('00000000-0000-4000-8000-' || lpad(no::text, 12, '0'))::uuid, $1, now()
       from generate_series(1000, 1004) no`,
      [reader],
    );
    await tx.query(
      `insert into queue_item (subject_key, code, principal, document_id, since)
       select 'document:' || no, 'jobFollow', 'clerk:a', gen_random_uuid(), now()
       from generate_series(1, ${many}) no`,
    );
  });
});

const figures = (
  code: 'jobReceived' | 'jobFollow',
  on: 'transmission' | null,
  keys = ['clerk:a'],
) =>
  countWaiting(database.db, {
    principals: keys,
    readerId: reader,
    now: '2026-11-25 10:30',
    parts: [{ code, on }],
    marks: noIndexFilters,
  });

it('counts all, unread, due later today and overdue, each item once', async () => {
  const all = { total: 12, unread: 7, dueToday: 2, overdue: 4 };
  expect(await figures('jobReceived', null)).toEqual(all);
  expect(await figures('jobReceived', null, ['clerk:a', 'head:a', 'p:me'])).toEqual(all);
  expect(await figures('jobReceived', null, ['p:me'])).toEqual({
    ...{ total: 0, unread: 0, dueToday: 0, overdue: 0 },
  });
});

it('counts of a part only what is in it', async () => {
  const sent = { total: 6, unread: 4, dueToday: 2, overdue: 1 };
  expect(await figures('jobReceived', 'transmission')).toEqual(sent);
});

it('counts no further than a list goes', async () => {
  expect((await figures('jobFollow', null)).total).toBe(countCap + 1);
});
