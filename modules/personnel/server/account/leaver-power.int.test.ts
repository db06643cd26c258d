import { openInstance } from '@sarn/server/testing';
import type { OfficeInstance } from '@sarn/server/testing';
import { clockWithinYear } from '@sarn/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Leaver, LeaverLine } from '../../contract/index.ts';

// What somebody has given to others, and by which order they act for others.

let instance: OfficeInstance;
beforeAll(async () => {
  instance = await openInstance({ clock: clockWithinYear() });
});
afterAll(() => instance.close());

const leaving = 'head.policy';
const reason = { reason: 'พ้นหน้าที่ทดสอบ' };
const at = () => `/personnel/ended-accounts/${instance.person(leaving)}`;
const linesOf = async () => {
  const answer = await instance.get('admin', at());
  expect(answer.status, JSON.stringify(answer)).toBe(200);
  const { lines } = answer['item'] as Leaver;
  return new Map(
    lines.map(({ line, count, needsTaker, samples }) => [line, { count, needsTaker, samples }]),
  );
};
const take = (takers: Partial<Record<LeaverLine, string>>) =>
  instance.post('admin', `${at()}/hand-over`, { takers: JSON.stringify(takers) });
const db = () => instance.app.db;

/** An order by which somebody acts for the head of another division. */
async function actFor(head: string, delegate: string, orderNo: string): Promise<string> {
  const [post] = await db().query<{ id: string }>(
    'select post_id id from post_holding where person_id = $1',
    [instance.person(head)],
  );
  const answer = await instance.post(head, '/registry/acting/begin', {
    ...{ power: 'substitute', principalPostId: post?.id, orderNo },
    ...{ delegatePersonId: instance.person(delegate), orderDate: instance.today },
    ...{ fromDay: instance.today, toDay: instance.dayFromToday(30) },
  });
  expect(answer.status, JSON.stringify(answer)).toBe(200);
  return String(answer['id']);
}

it('orders of acting end with the account, and work that was given has another giver', async () => {
  const order = await actFor('head.legal', leaving, '77/2569');
  const documentId = await instance.assignedLetter();
  const account = `/personnel/accounts/${instance.person(leaving)}`;
  expect((await instance.post('admin', `${account}/suspend`, reason)).status).toBe(200);
  const before = await linesOf();
  expect(before.get('jobs-given')).toMatchObject({ count: 1, needsTaker: true });
  expect(before.get('orders')).toEqual({ count: 1, needsTaker: false, samples: ['77/2569'] });

  const deputy = instance.person('deputy');
  expect((await take({ 'jobs-given': deputy, orders: '' })).status).toBe(200);
  const after = await linesOf();
  expect([after.has('jobs-given'), after.has('orders')]).toEqual([false, false]);
  const jobs = await db().query<{ giver: string }>(
    'select distinct assigner_id giver from document_assignment where document_id = $1',
    [documentId],
  );
  expect(jobs).toEqual([{ giver: deputy }]);
  const ended = await db().query(
    'select 1 from delegation where id = $1 and ended_at is not null',
    [order],
  );
  expect(ended).toHaveLength(1);
});

it('an order that nobody ended by hand ends when the account is closed', async () => {
  const gone = instance.person('officer2.policy');
  await actFor('head.legal', 'officer2.policy', '78/2569');
  await instance.post('admin', `/personnel/accounts/${gone}/suspend`, reason);
  // Handed over first: the work of that person, of which the letter above left one.
  const path = `/personnel/ended-accounts/${gone}`;
  const takers = JSON.stringify({ 'jobs-held': instance.person('deputy') });
  await instance.post('admin', `${path}/hand-over`, { takers });
  const closed = await instance.post('admin', `${path}/close`, reason);
  expect(closed.status, JSON.stringify(closed)).toBe(200);
  const open = await db().query(
    'select 1 from delegation where delegate_person_id = $1 and ended_at is null',
    [gone],
  );
  expect(open).toEqual([]);
});
