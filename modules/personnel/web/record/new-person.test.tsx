import {
  answerCalls,
  errorAt,
  fieldOf,
  find,
  refusal,
  retype,
  screen,
  show,
  theForm,
  waitFor,
} from '@sarn/platform-web/testing';
import { expect, test } from 'vitest';
import { NewPersonForm } from './NewPersonPage.tsx';
import { th } from './words/th.ts';

const create = 'POST /personnel/people';
const units = {
  'GET /identity/units': () => ({ rows: [{ id: 'u1', nameTh: 'กองคลัง', nameEn: '' }] }),
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
