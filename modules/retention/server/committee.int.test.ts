import { addDays, civilDateAt } from '@sarn/kernel';
import { startTestApp, sampleAgencyPosts, OfficeInstance } from '@sarn/server/testing';
import type { TestApp } from '@sarn/server/testing';
import { fixedClock } from '@sarn/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { retentionNewsTerms } from '../contract/index.ts';
import { members, recordsOf, retentionAt as at } from './retention.testing.ts';

const clock = fixedClock(`${civilDateAt(new Date())}T02:00:00.000Z`);
let app: TestApp;
let office: OfficeInstance;

beforeAll(async () => {
  app = await startTestApp({ clock });
  office = new OfficeInstance(app, await sampleAgencyPosts(app.platform.db, app.services));
});
afterAll(() => office.close());

const records = recordsOf(
  () => app,
  () => office,
  clock,
);
const { refusal, say, sayWell, listOf, closed, committee, today } = records;

const said = { reason: 'พ้นหน้าที่ทดสอบ' };
const [chairperson = '', gone = '', third = ''] = members;
const successor = 'officer.policy';
const leaver = async () => {
  const { item } = (await office.get(
    'admin',
    `/personnel/ended-accounts/${office.person(gone)}`,
  )) as unknown as {
    item: {
      account: { open: number };
      posts: object[];
      committees: { id: string; name: string }[];
    };
  };
  // The posts of the person have work of their own, which this test is not about.
  return { open: item.account.open - item.posts.length, committees: item.committees };
};
const suspend = (account: string, is: 'suspend' | 'restore') =>
  office.post(
    'admin',
    is === 'suspend'
      ? `/personnel/accounts/${office.person(account)}/suspend`
      : `/personnel/ended-accounts/${office.person(account)}/restore`,
    said,
  );
const submitted = async () => {
  const documentIds = [await closed(11)];
  const made = { kind: 'destroy', documentIds };
  const { id } = await sayWell<{ id: string }>('saraban', 'list/create', made);
  await sayWell('saraban', 'list/submit', { id, ...committee() });
  return id;
};
const order = () => ({ orderNo: 'ทส 77/2570', orderOn: today() });
const replacement = (id: string, from: string, to: string) => ({
  ...{ id, personId: office.person(from), successorId: office.person(to), ...order() },
});

/** What asks the keepers of the lists for another member: who was told of which list, and whether it is done. */
const asked = (id: string) =>
  app.db.query<{ account: string; message: string; isDone: boolean }>(
    `select account.username account, message, settled_at is not null "isDone"
     from notification join account on account.person_id = notification.person_id
     where kind = 'retention.replace' and options::text like '%' || $1 || '%'
     order by settled_at nulls last`,
    [`/sarabun/retention/${id}`],
  );

it('[13.05] a list with a suspended member is named, another member is named by an order, and it goes on', async () => {
  const id = await submitted();
  for (const account of [chairperson, third]) {
    await sayWell(account, 'list/judge', { id, exceptions: [] });
  }
  await suspend(gone, 'suspend');
  const { name } = await listOf(id);
  const waiting = { id, name: expect.stringContaining(name) };
  expect(await leaver()).toMatchObject({ open: 1, committees: [waiting] });
  const told = { account: 'saraban', message: expect.stringContaining(name), isDone: false };
  expect(await asked(id)).toEqual([told]);
  const close = () =>
    office.post('admin', `/personnel/ended-accounts/${office.person(gone)}/close`, said);
  expect(await close()).toMatchObject({ status: 409, code: 'personnel.work-left' });

  const replace = (from: string, to: string, account = 'saraban') =>
    refusal(say(account, 'list/replace-member', replacement(id, from, to)));
  expect(await replace(gone, successor, 'officer.legal')).toEqual([403, 'platform.forbidden']);
  expect(await replace(chairperson, successor)).toEqual([
    409,
    'registry.retention-member-answered',
  ]);
  expect(await replace(gone, third)).toEqual([422, 'registry.retention-member-known']);
  expect(await replace(successor, 'officer2.policy')).toEqual([
    ...[404, 'registry.retention-list-not-found'],
  ]);
  const withoutOrder = { ...replacement(id, gone, successor), orderNo: '' };
  expect((await say('saraban', 'list/replace-member', withoutOrder)).status).toBe(422);
  await suspend(successor, 'suspend');
  expect(await replace(gone, successor)).toEqual([422, 'registry.retention-member-suspended']);
  await suspend(successor, 'restore');
  const { may, members: named } = await listOf(id);
  expect(may).toContain('replace');
  expect(named.map(({ isShut }) => isShut)).toEqual([false, true, false]);
  await sayWell('saraban', 'list/replace-member', replacement(id, gone, successor));

  expect(await leaver()).toMatchObject({ open: 0, committees: [] });
  expect(await asked(id)).toEqual([{ ...told, isDone: true }]);
  const toSuccessor = await app.db.query<{ title_th: string }>(
    `select title_th from notification where person_id = $1 and message like '%' || $2`,
    [office.person(successor), name],
  );
  expect(toSuccessor).toEqual([{ title_th: retentionNewsTerms.judge.th }]);
  // The successor reads the documents of the list, as every member does.
  const { items } = await listOf(id, successor);
  const document = `/registry/document/${items[0]?.documentId}`;
  expect((await office.get(successor, document)).status).toBe(200);
  await suspend(gone, 'restore');
  expect((await office.get(gone, `${at}/list?id=${id}`)).status).toBe(404);
  expect(await refusal(say(gone, 'list/judge', { id, exceptions: [] }))).toEqual([
    ...[404, 'registry.retention-list-not-found'],
  ]);

  const judged = await sayWell(successor, 'list/judge', { id, exceptions: [] });
  expect(judged).toMatchObject({ isLast: true });
  const list = await listOf(id);
  expect(list).toMatchObject({ state: 'APPROVAL' });
  expect(list.members.map(({ personId }) => personId)).toEqual(
    [chairperson, successor, third].map((account) => office.person(account)),
  );
  expect(list.replaced).toMatchObject([{ personId: office.person(gone), ...order() }]);
  const kept = await app.db.query<{ detail: object }>(
    `select detail from audit_entry where act = 'registry.retention-list-replace' and subject_id = $1`,
    [id],
  );
  expect(kept).toMatchObject([
    { detail: { from: office.person(gone), to: office.person(successor), ...order() } },
  ]);
});

it('[13.05] nobody whose account is suspended is appointed to a committee', async () => {
  const documentIds = [await closed(11)];
  const made = { kind: 'destroy', documentIds };
  const { id } = await sayWell<{ id: string }>('saraban', 'list/create', made);
  await suspend(gone, 'suspend');
  expect(await refusal(say('saraban', 'list/submit', { id, ...committee() }))).toEqual([
    ...[422, 'registry.retention-member-suspended'],
  ]);
  await suspend(gone, 'restore');
  await sayWell('saraban', 'list/submit', { id, ...committee() });
  expect((await listOf(id)).state).toBe('REVIEW');
});

it('[13.05] who keeps the lists is asked no more once the account is opened again, or the list is cancelled', async () => {
  const id = await submitted();
  await sayWell(chairperson, 'list/judge', { id, exceptions: [] });
  await suspend(gone, 'suspend');
  // Who has answered already is missed by nobody.
  await suspend(chairperson, 'suspend');
  const isDone = async () => (await asked(id)).map((one) => one.isDone);
  expect(await isDone()).toEqual([false]);
  await suspend(gone, 'restore');
  await suspend(chairperson, 'restore');
  expect(await isDone()).toEqual([true]);
  await suspend(gone, 'suspend');
  expect(await isDone()).toEqual([true, false]);
  await sayWell('saraban', 'list/cancel', { id, reason: 'ทำบัญชีใหม่' });
  expect(await isDone()).toEqual([true, true]);
  await suspend(gone, 'restore');
});

it('[13.05] a member who leaves by an order is told of, too', async () => {
  const id = await submitted();
  const left = await office.post('admin', `/personnel/people/${office.person(gone)}/leave`, {
    ...{ lastDay: addDays(today(), -1), kind: 'resigned', orderNo: '3/2570', reason: 'ไปศึกษาต่อ' },
  });
  expect(left.status, JSON.stringify(left)).toBe(200);
  expect(await asked(id)).toMatchObject([{ isDone: false }]);
});
