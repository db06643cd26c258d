import {
  answerCalls,
  errorAt,
  fieldOf,
  pressEnter,
  refusal,
  screen,
  show,
  theForm,
  waitFor,
} from '@sarn/platform-web/testing';
import { expect, test, vi } from 'vitest';
import { ContactDialog } from './ContactDialog.tsx';

const save = 'POST /registry/contacts/save';
const options = 'GET /settings/options/serdertype';
const base = { sort: 1, validFrom: '1950-01-01', validTo: null, origin: 'seed', version: 1 };
const types = () => ({
  rows: [
    { ...base, code: '1', nameTh: 'หน่วยงาน', nameEn: 'Agency', values: { base: '1' } },
    { ...base, code: '2', nameTh: 'บุคคล', nameEn: 'Person', values: { base: '2' } },
  ],
});

test('asks for a name and a right address, and is sent by Enter', async () => {
  const answer = Promise.withResolvers<object>();
  const calls = answerCalls({ [save]: () => answer.promise, [options]: types });
  const onClose = vi.fn();
  const user = await show(<ContactDialog contact={undefined} onClose={onClose} />);
  await user.type(fieldOf('อีเมล'), 'nowhere');
  await pressEnter(fieldOf('อีเมล'));
  expect(errorAt(fieldOf('ชื่อ'))).toBe('กรอกชื่ออย่างน้อย 2 ตัวอักษร');
  expect(errorAt(fieldOf('อีเมล'))).toBe('อีเมลไม่ถูกต้อง');
  const saves = () => calls.filter(({ path }) => path.endsWith('/save'));
  expect(saves()).toEqual([]);
  await user.clear(fieldOf('อีเมล'));
  await user.type(fieldOf('ชื่อ'), 'กรมตัวอย่าง');
  await pressEnter(fieldOf('ชื่อ'));
  await pressEnter(fieldOf('ชื่อ'));
  answer.resolve({ id: 'c' });
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(saves()).toHaveLength(1);
  expect(saves()[0]?.fields).toMatchObject({ senderType: '1', name: 'กรมตัวอย่าง', email: '' });
});

test('tells at its field what the server refused, and keeps what was typed', async () => {
  answerCalls({
    [options]: types,
    [save]: () => refusal('platform.invalid-input', [{ field: 'phone', rule: 'too-big' }]),
  });
  const user = await show(<ContactDialog contact={undefined} onClose={() => {}} />);
  await user.type(fieldOf('ชื่อ'), 'กรมตัวอย่าง');
  await user.type(fieldOf('โทรศัพท์/โทรสาร'), '02');
  await pressEnter(fieldOf('โทรศัพท์/โทรสาร'));
  expect(await screen.findByRole('alert')).toBeDefined();
  expect(errorAt(fieldOf('โทรศัพท์/โทรสาร'))).toContain('ยาวเกิน');
  expect(fieldOf('ชื่อ')).toHaveProperty('value', 'กรมตัวอย่าง');
  expect(theForm()).toMatchObject({ key: 'contact.entry', isDirty: true });
});
