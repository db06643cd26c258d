import {
  answerCalls,
  errorAt,
  choose,
  fieldOf,
  find,
  refusal,
  retype,
  screen,
  selectOf,
  show,
  theForm,
  waitFor,
} from '@sarn/platform-web/testing';
import { createMemoryHistory } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { NewPersonForm } from './NewPersonPage.tsx';
import { th as accountTh } from '../account/words/th.ts';
import { th } from './words/th.ts';

const create = 'POST /personnel/people';
const row = (code: string, nameTh: string, values: object, nameEn = '') => ({
  ...{ code, nameTh, nameEn, sort: 1, validFrom: '2020-01-01', validTo: null },
  ...{ origin: 'seed', version: 1, values },
});
const tables = {
  prefix: [
    row('mr', 'นาย', { short: [], gender: 'male' }),
    row('miss', 'นางสาว', { short: ['น.ส.'], gender: 'female' }),
  ],
  suffix: [row('rn', 'ราชนาวี', {})],
  'employee-type': [
    row('civil', 'ข้าราชการ', {}, 'Civil servant'),
    row('teacher', 'ข้าราชการครู', {}, 'Teacher'),
  ],
  'position-type': [
    row('knowledge', 'วิชาการ', { employment: 'civil' }, 'Knowledge worker'),
    row('managerial', 'อำนวยการ', { employment: 'civil' }, 'Managerial'),
    row('ladder', 'สายครู', { employment: 'teacher' }),
  ],
  'position-level': [
    row('K2', 'ชำนาญการ', { type: 'knowledge' }, 'Professional'),
    row('M1', 'ต้น', { type: 'managerial' }, 'Primary'),
    row('ks2', 'คศ.2', { type: 'ladder' }),
  ],
  'position-information': [
    row('a1', 'ผู้อำนวยการกอง', { type: 'managerial', lineCode: '2-1-001' }),
    row('a2', 'นิติกร', { type: null, lineCode: '' }),
  ],
};
const options = Object.fromEntries(
  Object.entries(tables).map(([table, rows]) => [
    `GET /settings/options/${table}`,
    () => ({ rows }),
  ]),
);
const units = {
  ...options,
  'GET /personnel/units': () => ({ rows: [{ id: 'u1', nameTh: 'กองคลัง' }] }),
  'GET /identity/me': () => ({ permissions: ['identity.manage'], limited: [] }),
};
const posts = (calls: ReturnType<typeof answerCalls>) =>
  calls.filter(({ method }) => method === 'POST');
const press = () => screen.getByText(th.add).closest('button')!;
const missing = (field: string) => `กรุณากรอก${field}`;

test('what is missing is told at its field, and nothing is sent', async () => {
  const calls = answerCalls(units);
  const user = await show(<NewPersonForm />);
  await user.click(press());
  expect(errorAt(fieldOf(th.code))).toBe(missing(th.code));
  expect(errorAt(fieldOf(th.firstName))).toBe(missing(th.firstName));
  expect(errorAt(fieldOf(th.unit))).toBe(missing(th.unit));
  expect(errorAt(fieldOf(th.position))).toBe(missing(th.position));
  expect(posts(calls)).toEqual([]);
});

test('person, post and account are sent once; the number of the ID card is kept nowhere', async () => {
  const calls = answerCalls({
    ...units,
    [create]: () => refusal('identity.taken', [], 'ข้อมูลนี้มีอยู่ในระบบแล้ว'),
  });
  const user = await show(<NewPersonForm />);
  await retype(user, th.code, '77');
  await retype(user, th.firstName, 'ใหม่');
  await find(user, th.unit, 'กองคลัง');
  await retype(user, th.position, 'นิติกร');
  await retype(user, th.idCard, '1000000001013');
  await user.click(press());
  expect((await screen.findByRole('alert')).textContent).toContain('มีอยู่ในระบบแล้ว');
  await waitFor(() => expect(posts(calls)).toHaveLength(1));
  expect(posts(calls)[0]?.fields).toMatchObject({
    ...{ employeeCode: '77', firstName: 'ใหม่', unitId: 'u1', position: 'นิติกร' },
    ...{ idCard: '1000000001013', duty: 'officer', employment: 'civil' },
  });
  expect(fieldOf(th.code)).toHaveProperty('value', '77');
  expect(theForm()).toMatchObject({ key: 'record.new', isDirty: true });
});

test('the levels offered are those of the employee type, and of the position', async () => {
  answerCalls(units);
  const user = await show(<NewPersonForm />);
  const offered = async () => {
    await user.click(selectOf(th.level));
    const found = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
    await user.keyboard('{Escape}');
    return found;
  };
  expect(await offered()).toEqual([th.noLevel, 'ชำนาญการ (วิชาการ)', 'ต้น (อำนวยการ)']);
  await find(user, th.position, 'ผู้อำนวยการ');
  expect(await offered()).toEqual([th.noLevel, 'ต้น (อำนวยการ)']);
  await choose(user, th.type, 'ข้าราชการครู');
  await retype(user, th.position, 'ครู');
  expect(await offered()).toEqual([th.noLevel, 'คศ.2 (สายครู)']);
});

test('the prefix tells the gender, and leaves one that was chosen', async () => {
  const calls = answerCalls({ ...units, [create]: () => refusal('identity.taken', [], 'ซ้ำ') });
  const user = await show(<NewPersonForm />);
  await retype(user, th.code, '78');
  await retype(user, th.prefix, 'น.ส.');
  await retype(user, th.firstName, 'ใหม่');
  await find(user, th.unit, 'กองคลัง');
  await retype(user, th.position, 'นิติกร');
  expect(selectOf(th.gender).textContent).toContain(th.genders.female);
  await retype(user, th.prefix, 'นาย');
  await user.click(fieldOf(th.code));
  expect(selectOf(th.gender).textContent).toContain(th.genders.male);
  await choose(user, th.gender, th.genders.female);
  await retype(user, th.prefix, 'นาย ');
  await user.click(press());
  await waitFor(() => expect(posts(calls)).toHaveLength(1));
  expect(posts(calls)[0]?.fields).toMatchObject({ gender: 'female' });
});

test('who was added is named, and the record is one press away', async () => {
  answerCalls({
    ...units,
    [create]: () => ({ personId: 'p9', isInvited: false, sendsMail: true }),
  });
  const history = createMemoryHistory();
  const user = await show(<NewPersonForm />, '/', history);
  await retype(user, th.code, '79');
  await retype(user, th.firstName, 'สมใจ');
  await retype(user, th.lastName, 'นึก');
  await find(user, th.unit, 'กองคลัง');
  await retype(user, th.position, 'นิติกร');
  await user.click(press());
  expect(await screen.findByText(th.added.replace('{name}', 'สมใจ นึก'))).toBeDefined();
  await user.click(screen.getByRole('button', { name: th.openRecord }));
  await waitFor(() => expect(history.location.search).toBe('?person=p9'));
});

test('without a mail server nobody is told that an invitation was sent', async () => {
  answerCalls({
    ...units,
    [create]: () => ({ personId: 'p9', isInvited: true, sendsMail: false }),
  });
  const user = await show(<NewPersonForm />);
  await retype(user, th.code, '80');
  await retype(user, th.firstName, 'สมใจ');
  await find(user, th.unit, 'กองคลัง');
  await retype(user, th.position, 'นิติกร');
  await user.click(press());
  expect(await screen.findByText(accountTh.notMailed)).toBeDefined();
  expect(screen.queryByText(th.invited)).toBeNull();
});
