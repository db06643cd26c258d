import { addDays } from '@sarn/kernel';
import { openInstance } from '@sarn/server/testing';
import type { OfficeInstance } from '@sarn/server/testing';
import { clockWithinYear } from '@sarn/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Leaver, LeaverLine } from '../../contract/index.ts';

let instance: OfficeInstance;
beforeAll(async () => {
  instance = await openInstance({ clock: clockWithinYear() });
});
afterAll(() => instance.close());

const leaving = 'officer2.policy';
const reason = { reason: 'พ้นหน้าที่ทดสอบ' };
const at = () => `/personnel/ended-accounts/${instance.person(leaving)}`;
const leaver = async (): Promise<Leaver> => {
  const answer = await instance.get('admin', at());
  expect(answer.status, JSON.stringify(answer)).toBe(200);
  return answer['item'] as Leaver;
};

/** A note that waits for that person by name: another one has passed it on. */
async function presentedNote(account: string): Promise<string> {
  const id = await instance.draftLetter('officer.policy', 'note');
  await instance.act('officer.policy', id, 'present', {
    purpose: 'to-consider',
    note: 'เพื่อพิจารณา',
  });
  const pass = { to: 'person', personId: instance.person(account), purpose: 'to-consider' };
  await instance.act('head.policy', id, 'annotate', { ...pass, note: 'เห็นควรอนุมัติ' });
  await instance.seesIn(account, 'jobReceived2', id);
  return id;
}

/** A letter whose route that person is in, as reviewer. */
async function inReview(account: string): Promise<string> {
  const id = await instance.draftLetter('officer.policy', 'outgoing');
  await instance.act('officer.policy', id, 'submit', {
    reviewerIds: [instance.person(account)],
    signatoryId: instance.person('head.policy'),
  });
  await instance.seesIn(account, 'review', id);
  return id;
}

/** What waits for a person by name. */
const waitingFor = (account: string) =>
  instance.app.db.query<{ readonly code: string; readonly id: string }>(
    `select code, document_id id from queue_item where principal = 'p:' || $1 order by code`,
    [instance.person(account)],
  );

const take = (takers: Partial<Record<LeaverLine, string>>) =>
  instance.post('admin', `${at()}/hand-over`, { takers: JSON.stringify(takers) });

it('whatever waits for a suspended person by name is handed over, and nothing stays', async () => {
  const note = await presentedNote(leaving);
  const review = await inReview(leaving);
  const assigned = await instance.assignedLetter();
  const draft = await instance.draftLetter(leaving, 'outgoing');
  expect((await waitingFor(leaving)).map(({ id }) => id).toSorted()).toEqual(
    [note, review, assigned, draft].toSorted(),
  );
  const account = `/personnel/accounts/${instance.person(leaving)}`;
  expect((await instance.post('admin', `${account}/suspend`, reason)).status).toBe(200);
  const lines = async () => (await leaver()).lines.map(({ line, count }) => [line, count]);
  expect(await lines()).toEqual([
    ...[
      ['jobs-held', 1],
      ['drafts', 1],
      ['stations', 1],
    ],
    ...[
      ['presented', 1],
      ['roles', 1],
    ],
  ]);
  const head = instance.person('head.policy');
  // Whose account is suspended, too, is neither proposed nor takes anything.
  const shut = (is: boolean) =>
    instance.app.db.query('update account set is_suspended = $2 where person_id = $1', [head, is]);
  const proposed = async () => (await leaver()).lines[0]?.proposed?.id;
  expect(await proposed()).toBe(head);
  await shut(true);
  expect(await proposed()).not.toBe(head);
  expect((await take({ drafts: head })).code).toBe('personnel.taker-unknown');
  await shut(false);
  await take({ 'jobs-held': head, drafts: head, stations: head });
  // What somebody else presented is work like any other: the account stays open for it.
  expect(await instance.post('admin', `${at()}/close`, reason)).toMatchObject({
    ...{ status: 409, code: 'personnel.work-left' },
  });
  expect(await lines()).toEqual([
    ['presented', 1],
    ['roles', 1],
  ]);
  const taker = 'director';
  expect((await take({ presented: instance.person(taker) })).status).toBe(200);
  expect(await waitingFor(leaving)).toEqual([]);
  await instance.seesIn(taker, 'jobReceived2', note);
  // The taker decides it as the former person would have.
  await instance.act(taker, note, 'close', { retention: 'one-year', note: 'อนุมัติ' });
  expect((await instance.document('officer.policy', note)).state).toBe('CLOSED');
  expect((await instance.post('admin', `${at()}/close`, reason)).status).toBe(200);
});

it('work of a post that nobody else holds is named, until somebody acts for it', async () => {
  const letter = await instance.register('saraban');
  await instance.act('saraban', letter.documentId, 'distribute', {
    recipients: [{ unitId: instance.unit('policy') }],
  });
  await instance.actOnTransmission('clerk.policy', letter.documentId, 'receive');
  await instance.actOnTransmission('clerk.policy', letter.documentId, 'present');
  const head = instance.person('head.policy');
  const account = `/personnel/accounts/${head}`;
  expect((await instance.post('admin', `${account}/suspend`, reason)).status).toBe(200);
  const posts = async () => {
    const answer = await instance.get('admin', `/personnel/ended-accounts/${head}`);
    return (answer['item'] as Leaver).posts.map(({ unitName, count }) => [unitName, count > 0]);
  };
  expect(await posts()).toEqual([['กองนโยบาย', true]]);
  const close = () => instance.post('admin', `/personnel/ended-accounts/${head}/close`, reason);
  expect(await close()).toMatchObject({ status: 409, code: 'personnel.work-left' });
  await instance.app.db.query(
    `insert into post_holding (id, post_id, person_id, is_acting, acting_phrase, valid_from)
     select gen_random_uuid(), post_id, $2, true, 'รักษาราชการแทน', valid_from from post_holding
     where person_id = $1`,
    [head, instance.person('deputy')],
  );
  expect(await posts()).toEqual([]);
});

it('the only clerk of a unit is missed before a letter comes, also after the last day', async () => {
  const clerk = instance.person('clerk.legal');
  await instance.post('admin', `/personnel/accounts/${clerk}/suspend`, reason);
  const found = async () => {
    const answer = await instance.get('admin', `/personnel/ended-accounts/${clerk}`);
    const { posts, account } = answer['item'] as Leaver;
    return { posts: posts.map(({ unitName, isPoint }) => [unitName, isPoint]), open: account.open };
  };
  const point = { posts: [['กองกฎหมาย', true]], open: 1 };
  expect(await found()).toEqual(point);
  // An order of leaving ends the posts with the last day.
  await instance.app.db.query(
    `with left_now as (
       insert into employment (person_id, left_on, updated_at) values ($1, $2::date, now())
       on conflict (person_id) do update set left_on = excluded.left_on returning person_id)
     update post_holding set valid_from = $2::date - 1, valid_to = $2::date
     from left_now where post_holding.person_id = left_now.person_id`,
    [clerk, addDays(instance.today, -1)],
  );
  expect(await found()).toEqual(point);
  const close = () => instance.post('admin', `/personnel/ended-accounts/${clerk}/close`, reason);
  expect((await close()).code).toBe('personnel.work-left');
  const takes = (account: string) =>
    instance.app.db.query(
      `insert into post_holding (id, post_id, person_id, is_acting, acting_phrase, valid_from)
       select gen_random_uuid(), post_id, $2, true, 'รักษาการในตำแหน่ง', $3 from post_holding
       where person_id = $1`,
      [clerk, instance.person(account), instance.today],
    );
  // Somebody whose account is suspended receives nothing, either.
  await takes(leaving);
  expect(await found()).toEqual(point);
  await takes('officer.legal');
  expect(await found()).toEqual({ posts: [], open: 0 });
  expect((await close()).status).toBe(200);
});

it('the lists of a unit name the taker in the place of who left; own lists stay as they are', async () => {
  const gone = 'officer.policy';
  const unitId = instance.unit('policy');
  const [from, to] = [instance.person(gone), instance.person('officer.legal')];
  const members = [{ personId: from, as: 'main' }];
  const list = { name: 'ส่งประจำ', purpose: 'send', members };
  const save = (account: string, path: string, body: object) =>
    instance.post(account, `/registry/${path}/save`, body);
  const saved = [
    await save('clerk.policy', 'route-templates', { ...list, unitId }),
    await save('clerk.policy', 'route-templates', { ...list, name: 'ส่วนตัว' }),
    await save('clerk.policy', 'circulation/groups', {
      ...{ unitId, name: 'คณะทำงาน', members: { unitIds: [], personIds: [from, to] } },
    }),
  ];
  expect(saved.map(({ status }) => status)).toEqual([200, 200, 200]);
  await instance.post('admin', `/personnel/accounts/${from}/suspend`, reason);
  const path = `/personnel/ended-accounts/${from}`;
  const lines = async () =>
    ((await instance.get('admin', path))['item'] as Leaver).lines
      .filter(({ line }) => line.endsWith('lists'))
      .map(({ line, samples }) => [line, samples]);
  expect(await lines()).toEqual([
    ['route-lists', ['ส่งประจำ']],
    ['recipient-lists', ['คณะทำงาน']],
  ]);
  expect((await instance.post('admin', `${path}/close`, reason)).code).toBe('personnel.work-left');
  const takers = JSON.stringify({ 'route-lists': to, 'recipient-lists': to });
  expect((await instance.post('admin', `${path}/hand-over`, { takers })).status).toBe(200);
  expect(await lines()).toEqual([]);
  const kept = await instance.app.db.query(
    `select name, members::text held from route_template
     union all select name, person_ids::text from recipient_group order by name`,
  );
  expect(kept).toEqual([
    { name: 'คณะทำงาน', held: `{${to}}` },
    { name: 'ส่งประจำ', held: expect.stringContaining(to) },
    { name: 'ส่วนตัว', held: expect.stringContaining(from) },
  ]);
});
