import { withTestDatabase } from '@sarn/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { noIndexFilters } from '@sarn/search/server';
import { countQueues } from '../queue/queue-page.store.ts';
import { countParts, pageOfWaiting, waitingCap } from './waiting.store.ts';

const database = withTestDatabase();
const many = waitingCap + 500;

const fillSql = [
  // Documents do not matter here: without triggers no foreign key asks for them.
  `set local session_replication_role = replica`,
  `insert into queue_item (subject_key, code, principal, document_id, transmission_id, since, due_date)
   select 'transmission:' || no, 'unreceived', 'clerk:a', gen_random_uuid(), gen_random_uuid(),
     timestamptz '2026-01-01' + no * interval '1 minute',
     case when no % 2 = 0 then date '2026-01-10' end
   from generate_series(1, ${many}) no`,
  // One of the items waits for the head too, and under another code; one item is a document.
  `insert into queue_item (subject_key, code, principal, document_id, transmission_id, since)
   select subject_key, code, 'head:a', document_id, transmission_id, since from queue_item
   where subject_key = 'transmission:7'`,
  `insert into queue_item (subject_key, code, principal, document_id, transmission_id, since, due_date)
   select subject_key, 'jobReceived', principal, document_id, transmission_id, since, due_date from queue_item
   where subject_key = 'transmission:8'`,
  `insert into queue_item (subject_key, code, principal, document_id, since)
   values ('document:x', 'jobReceived', 'clerk:a', gen_random_uuid(), timestamptz '2027-01-01')`,
];

beforeAll(async () => {
  await database.db.transaction(async (tx) => {
    for (const text of fillSql) await tx.query(text);
  });
});

const principals = ['clerk:a', 'head:a', 'p:me'];
const whole = { code: 'unreceived', on: null } as const;
const received = { code: 'jobReceived', on: null } as const;
const ask = {
  ...noIndexFilters,
  principals,
  parts: [whole],
  speed: null,
  state: null,
  sort: 'at',
  isDescending: true,
  limit: 20,
  offset: 0,
} as const;

describe('[3.02] [3.03] what waits in a list', () => {
  it('is gathered from the newest up to the cap, each item once', async () => {
    const rows = await pageOfWaiting(database.db, ask);
    expect(rows[0]).toMatchObject({ subjectKey: `transmission:${many}`, total: waitingCap + 1 });
    expect(rows.map(({ since }) => since)).toEqual(
      rows
        .map(({ since }) => since)
        .toSorted()
        .toReversed(),
    );
    const head = await pageOfWaiting(database.db, { ...ask, principals: ['head:a'] });
    expect(head.map(({ subjectKey, total }) => [subjectKey, total])).toEqual([
      ['transmission:7', 1],
    ]);
    const oldest = await pageOfWaiting(database.db, { ...ask, isDescending: false });
    expect(oldest[0]?.subjectKey).toBe('transmission:1');
  });

  it('is put together from parts: codes, or only what is a document, a transmission or an assignment', async () => {
    const keysOf = async (parts: Parameters<typeof pageOfWaiting>[1]['parts']) =>
      (await pageOfWaiting(database.db, { ...ask, parts })).map(({ subjectKey }) => subjectKey);
    expect(await keysOf([received])).toEqual(['document:x', 'transmission:8']);
    expect(await keysOf([{ code: 'jobReceived', on: 'transmission' }])).toEqual(['transmission:8']);
    expect(await keysOf([{ code: 'jobReceived', on: 'document' }])).toEqual(['document:x']);
  });

  it('counts an item of two parts once, and what is overdue', async () => {
    const counts = await countParts(database.db, {
      principals,
      now: { day: '2026-01-11', time: '00:00' },
      queues: [whole, received].map((part) => ({ card: 'pending', part })),
      marks: noIndexFilters,
    });
    expect(counts).toMatchObject([{ code: 'pending', count: many + 1, overdue: many / 2 }]);
  });

  it('counts what is due today and tomorrow, in cards of the agency as in those of the product', async () => {
    const dueAt = async (day: string, time: string) => {
      const now = { day, time };
      const queues = [{ card: 'unreceived', part: whole }];
      const [made] = await countParts(database.db, {
        ...{ principals, now, queues, marks: noIndexFilters },
      });
      const plain = await countQueues(database.db, principals, now, null);
      expect(plain.find(({ code }) => code === 'unreceived')).toEqual(made);
      return made;
    };
    const none = { overdue: 0, dueToday: 0, dueTomorrow: 0 };
    expect(await dueAt('2026-01-08', '23:59')).toMatchObject(none);
    expect(await dueAt('2026-01-09', '00:00')).toMatchObject({ ...none, dueTomorrow: many / 2 });
    expect(await dueAt('2026-01-10', '23:59')).toMatchObject({ ...none, dueToday: many / 2 });
    expect(await dueAt('2026-01-11', '00:00')).toMatchObject({ ...none, overdue: many / 2 });
  });

  it('counts what is due at a time of the day from that time on', async () => {
    const overdueAt = async (time: string) => {
      const now = { day: '2026-01-10', time };
      const queues = [whole, received].map((part) => ({ card: 'pending', part }));
      const counts = await countParts(database.db, {
        ...{ principals, now, queues, marks: noIndexFilters },
      });
      return counts[0]?.overdue ?? 0;
    };
    const setDueTime = async (time: string) =>
      database.db.transaction(async (tx) => tx.query(`update queue_item set due_time = '${time}'`));
    const before = await overdueAt('10:30');
    await setDueTime('10:30');
    expect(await overdueAt('10:29')).toBe(before);
    expect(await overdueAt('10:30')).toBeGreaterThan(before);
    await setDueTime('24:00');
  });
});
