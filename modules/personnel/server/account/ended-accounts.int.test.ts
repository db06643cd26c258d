import { countReads, openInstance } from '@sarn/server/testing';
import type { OfficeInstance } from '@sarn/server/testing';
import { clockWithinYear } from '@sarn/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { EndedAccount, Leaver } from '../../contract/index.ts';

let instance: OfficeInstance;
beforeAll(async () => {
  instance = await openInstance({ clock: clockWithinYear() });
});
afterAll(() => instance.close());

const reason = { reason: 'พ้นหน้าที่ทดสอบ' };
const suspend = async (account: string) => {
  const path = `/personnel/accounts/${instance.person(account)}/suspend`;
  expect((await instance.post('admin', path, reason)).status).toBe(200);
};
/** The rows of the page, and its statements. */
async function page(): Promise<{ count: number; rows: EndedAccount[] }> {
  // What is read once and kept, as rights and switches, is there after a first call.
  await instance.get('admin', '/personnel/ended-accounts');
  const { count, result } = await countReads(instance, () =>
    instance.get('admin', '/personnel/ended-accounts'),
  );
  expect(result.status, JSON.stringify(result)).toBe(200);
  return { count, rows: result['rows'] as EndedAccount[] };
}

/** Work of each kind, of two people: what one leaves is not counted for the other. */
async function leaveWork(one: string, other: string): Promise<void> {
  await instance.draftLetter(one, 'outgoing');
  for (let more = 0; more < 3; more += 1) await instance.draftLetter(other, 'outgoing');
  const review = await instance.draftLetter('officer.legal', 'outgoing');
  await instance.act('officer.legal', review, 'submit', {
    reviewerIds: [instance.person(one)],
    signatoryId: instance.person('head.legal'),
  });
  const people = [instance.person(one), instance.person(other)];
  const unitId = instance.unit('policy');
  const save = async (path: string, body: object) =>
    expect((await instance.post('clerk.policy', `/registry/${path}/save`, body)).status).toBe(200);
  await save('route-templates', {
    ...{ name: 'ส่งประจำ', purpose: 'send', unitId },
    members: people.map((personId) => ({ personId, as: 'main' })),
  });
  await save('circulation/groups', {
    ...{ unitId, name: 'คณะทำงาน', members: { unitIds: [], personIds: people } },
  });
  const program = {
    ...{ name: 'ระบบแผนงาน', responsibleId: instance.person(other), addresses: [] },
    ...{ scopes: ['documents.read'], unitId, expiresOn: instance.today },
  };
  expect((await instance.post('admin', '/programs/save', program)).status).toBe(200);
}

/** People whose accounts are suspended, and who leave nothing. */
const suspendedPeople = (count: number) =>
  instance.app.db.query(
    `with made as (
       insert into person (id, employee_code, first_name_th, search_text, sort_key, created_at, updated_at)
       select gen_random_uuid(), 'ended ' || at, 'คนที่' || at, 'คนที่' || at, 'คนที่' || at, now(), now()
       from generate_series(1, $1::int) at returning id, employee_code)
     insert into account (id, person_id, username, password_hash, password_changed_at, created_at,
       is_suspended, suspended_by, suspended_at)
     select gen_random_uuid(), made.id, employee_code, '$argon2id$none', now(), now(), true, $2, now()
     from made`,
    [count, instance.person('admin')],
  );

it('a page of many ended accounts shows what each leaves, with as many statements as one of two', async () => {
  const [one, other, clerk] = ['officer.policy', 'officer2.policy', 'clerk.legal'];
  await leaveWork(one, other);
  await suspend(one);
  await suspend(other);
  const two = await page();
  const open = (rows: readonly EndedAccount[]) =>
    new Map(rows.map((row) => [row.username, row.open]));
  // One: a draft, a route with the post that it waits for, a kept route and a group.
  // Other: three drafts, both lists and a program.
  expect(open(two.rows)).toEqual(
    new Map([
      [other, 6],
      [one, 5],
    ]),
  );
  await suspend(clerk);
  await suspendedPeople(17);
  const many = await page();
  expect(many.rows).toHaveLength(20);
  const found = open(many.rows);
  expect([found.get(one), found.get(other), found.get(clerk)]).toEqual([5, 6, 1]);
  // At least one for each kind of thing: they are counted at all.
  expect(two.count).toBeGreaterThanOrEqual(7);
  expect(many.count).toBe(two.count);
  // Each number is what the page of that person lists.
  for (const { personId, username, open: shown } of many.rows) {
    const answer = await instance.get('admin', `/personnel/ended-accounts/${personId}`);
    const { lines, posts, committees } = answer['item'] as Leaver;
    const taken = lines.filter(({ needsTaker }) => needsTaker);
    const listed = taken.reduce((sum, { count }) => sum + count, posts.length + committees.length);
    expect(shown, username).toBe(listed);
  }
});
