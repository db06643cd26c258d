import { newId } from '@sarn/kernel';
import { openInstance, openSecondProcess } from '@sarn/server/testing';
import type { OfficeInstance } from '@sarn/server/testing';
import { samplePdf } from '@sarn/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

let office: OfficeInstance;
let second: Awaited<ReturnType<typeof openSecondProcess>>;
let groupId = '';
let manual: { readonly id: string; readonly fileId: string };

beforeAll(async () => {
  office = await openInstance();
  second = await openSecondProcess(office);
}, 180_000);
afterAll(async () => {
  await second.close();
  await office.close();
});
beforeEach(async () => {
  groupId = await makeGroup(newId());
  manual = await addManual(groupId);
});

const groupForm = (code: string, members: readonly string[], more: object = {}) => ({
  ...{ code, nameTh: 'นิติกร', nameEn: 'Lawyers', kind: 'fixed', ruleUnitId: null },
  ...{ ruleDuty: null, rulePositionTypeId: null, memberIds: members.map(office.person) },
  ...{ partIds: [], validFrom: office.today, validTo: null, reason: 'ทดสอบ', ...more },
});

async function makeGroup(code: string): Promise<string> {
  const form = groupForm(code, ['officer.legal']);
  const made = await office.post('admin', '/access/groups/save', form);
  expect([made.status, made['message']]).toEqual([200, made['message']]);
  const { rows } = (await office.get('admin', '/access/groups')) as unknown as {
    readonly rows: readonly { readonly id: string; readonly code: string }[];
  };
  return rows.find((row) => row.code === code)?.id ?? '';
}

async function addManual(group: string): Promise<typeof manual> {
  const form = new FormData();
  for (const [name, value] of Object.entries({ kind: 'manual', titleTh: 'คู่มือ', titleEn: 'x' }))
    form.append(name, value);
  form.append('groupIds', JSON.stringify([group]));
  const file = new Blob([Buffer.from(samplePdf('Manual'))], { type: 'application/pdf' });
  form.append('file', file, 'manual.pdf');
  const answer = await office.postForm('admin', '/help/manual/upload', form);
  expect(answer.status).toBe(200);
  return answer['item'] as typeof manual;
}

interface Listed {
  readonly rows: readonly { readonly id: string }[];
}

/** Whether somebody sees the manual, gets its address, and gets its bytes; on both processes. */
async function reach(account: string): Promise<unknown[]> {
  const here = (await office.get(account, '/help/manuals')) as unknown as Listed;
  const there = (await second.get(account, '/help/manuals')) as Listed;
  const opened = await office.post(account, `/help/manual/${manual.id}/open`, {});
  const bytes = await office.get(account, `/file/${manual.fileId}/content`);
  const isIn = ({ rows }: Listed) => rows.some(({ id }) => id === manual.id);
  return [isIn(here), isIn(there), opened.status, bytes.status];
}

const everything = [true, true, 200, 200];
const nothing = [false, false, 404, 404];

test('who is in none of the groups of a manual neither sees it nor gets it by call', async () => {
  expect(await reach('officer.legal')).toEqual(everything);
  expect(await reach('officer.policy')).toEqual(nothing);
  expect(await reach('director')).toEqual(nothing);
  const [, , opened, bytes] = await reach('admin');
  expect([opened, bytes]).toEqual([200, 200]);
});

test('a change of the groups, and of who is in one, counts at the next call', async () => {
  const change = (groupIds: readonly string[]) =>
    office.post('admin', `/help/manual/${manual.id}/change`, {
      ...{ titleTh: 'คู่มือ', titleEn: 'x', isHidden: false, groupIds },
    });
  expect((await change([])).status).toBe(200);
  expect(await reach('officer.policy')).toEqual(everything);
  expect((await change([groupId])).status).toBe(200);
  expect(await reach('officer.policy')).toEqual(nothing);
  const members = groupForm('unused', ['officer.policy'], { groupId, version: 1 });
  expect((await office.post('admin', '/access/groups/save', members)).status).toBe(200);
  expect(await reach('officer.policy')).toEqual(everything);
  expect(await reach('officer.legal')).toEqual(nothing);
});

test('a group that nobody made is refused', async () => {
  const change = { titleTh: 'คู่มือ', titleEn: 'x', isHidden: false, groupIds: [manual.id] };
  expect(await office.post('admin', `/help/manual/${manual.id}/change`, change)).toMatchObject({
    ...{ status: 422, code: 'help.group-unknown' },
  });
});
