import {
  answerCalls,
  choose,
  errorAt,
  fieldOf,
  pressEnter,
  refusal,
  retype,
  screen,
  selectOf,
  show,
  theForm,
  waitFor,
} from '@sarn/platform-web/testing';
import { expect, test, vi } from 'vitest';
import { BreakGlassDialog } from './BreakGlassDialog.tsx';
import { th } from './words/th.ts';

const open = 'POST /registry/secret/break-glass';
const units = {
  'GET /identity/units': () => ({ rows: [{ id: 'u1', nameTh: 'กองคลัง', nameEn: '' }] }),
};
const why = 'ผู้อำนวยการสั่งให้เปิดทันที';

const posts = (calls: ReturnType<typeof answerCalls>) =>
  calls.filter(({ method }) => method === 'POST');

type User = Awaited<ReturnType<typeof show>>;

async function fillIn(user: User): Promise<void> {
  await choose(user, th.unit, 'กองคลัง');
  await user.type(fieldOf(th['glass.number']), '12');
  await retype(user, th.year, '2569');
  await user.type(fieldOf(th['glass.password']), 'secret');
  await user.type(fieldOf(th.reason), why);
}

test('each field says what is missing; a short reason is refused', async () => {
  const calls = answerCalls(units);
  const user = await show(<BreakGlassDialog onOpen={() => {}} onClose={() => {}} />);
  await user.type(fieldOf(th['glass.number']), 'สิบ');
  await retype(user, th.year, '69');
  await user.type(fieldOf(th.reason), 'ด่วน');
  await pressEnter(fieldOf(th['glass.number']));
  expect(errorAt(selectOf(th.unit))).toBe(th['glass.missing']);
  expect(errorAt(fieldOf(th['glass.number']))).toBe(th['glass.missing']);
  expect(errorAt(fieldOf(th.year))).toBe(th['glass.missing']);
  expect(errorAt(fieldOf(th['glass.password']))).toBe(th['glass.missing']);
  expect(errorAt(fieldOf(th.reason))).toContain('10');
  expect(posts(calls)).toEqual([]);
});

test('is sent once and opens the document', async () => {
  const answer = Promise.withResolvers<object>();
  const calls = answerCalls({ ...units, [open]: () => answer.promise });
  const onOpen = vi.fn();
  const user = await show(<BreakGlassDialog onOpen={onOpen} onClose={() => {}} />);
  await fillIn(user);
  await pressEnter(fieldOf(th['glass.number']));
  await pressEnter(fieldOf(th['glass.number']));
  answer.resolve({ documentId: 'd1', until: '2026-11-22T00:00:00Z' });
  await waitFor(() => expect(onOpen).toHaveBeenCalledExactlyOnceWith('d1'));
  expect(posts(calls).map(({ fields }) => fields)).toEqual([
    {
      ...{ unitId: 'u1', register: 'secret-receive', number: '12', year: '2569' },
      ...{ reason: why, password: 'secret' },
    },
  ]);
});

test('closed while it is sent, it opens no document', async () => {
  const answer = Promise.withResolvers<object>();
  const calls = answerCalls({ ...units, [open]: () => answer.promise });
  const [onOpen, onClose] = [vi.fn(), vi.fn()];
  const user = await show(<BreakGlassDialog onOpen={onOpen} onClose={onClose} />);
  await fillIn(user);
  await pressEnter(fieldOf(th['glass.number']));
  await waitFor(() => expect(posts(calls)).toHaveLength(1));
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
  answer.resolve({ documentId: 'd1', until: '2026-11-22T00:00:00Z' });
  await waitFor(() => expect(theForm().isDirty).toBe(false));
  expect(onOpen).not.toHaveBeenCalled();
});

test('a wrong password is told in Thai; what was typed stays and is known to nobody else', async () => {
  answerCalls({ ...units, [open]: () => refusal('registry.wrong-password') });
  const onOpen = vi.fn();
  const user = await show(<BreakGlassDialog onOpen={onOpen} onClose={() => {}} />);
  await fillIn(user);
  await pressEnter(fieldOf(th['glass.number']));
  expect((await screen.findByRole('alert')).textContent).toContain('รหัสผ่าน');
  expect(fieldOf(th['glass.password'])).toHaveProperty('value', 'secret');
  expect(fieldOf(th.reason)).toHaveProperty('value', why);
  expect(JSON.stringify(theForm())).not.toContain('"secret"');
  expect(onOpen).not.toHaveBeenCalled();
});
