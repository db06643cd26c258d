import {
  answerCalls,
  errorAt,
  fieldOf,
  find,
  pressEnter,
  refusal,
  screen,
  show,
  waitFor,
  within,
} from '@sarn/platform-web/testing';
import { secondFactorPermissions } from '@sarn/second-factor/contract';
import { expect, test } from 'vitest';
import { ResetPersonCard } from './ResetPersonCard.tsx';
import { th } from './words/th.ts';

const reset = 'POST /identity/second-factor/reset';
const lists = {
  'GET /identity/me': () => ({ permissions: [secondFactorPermissions.resetSecondFactor] }),
  'GET /identity/people': () => ({ rows: [{ id: 'p1', name: 'นายเอก', positionName: 'นิติกร' }] }),
};

const posts = (calls: ReturnType<typeof answerCalls>) =>
  calls.filter(({ method }) => method === 'POST');

test('asks for a person, then for the password, and is sent once', async () => {
  const answer = Promise.withResolvers<object>();
  const calls = answerCalls({ ...lists, [reset]: () => answer.promise });
  const user = await show(<ResetPersonCard />);
  await screen.findByText(th.reset.text);
  await pressEnter(fieldOf(th.reset.person));
  expect(errorAt(fieldOf(th.reset.person))).toBe(th.reset.personMissing);
  expect(screen.queryByRole('dialog')).toBeNull();
  await find(user, th.reset.person, 'นายเอก');
  expect(errorAt(fieldOf(th.reset.person))).toBeNull();
  await pressEnter(fieldOf(th.reset.person));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('นายเอก');
  await user.type(fieldOf(th.confirm.password), 'secret');
  await pressEnter(fieldOf(th.confirm.password));
  await pressEnter(fieldOf(th.confirm.password));
  answer.resolve({ message: 'รีเซ็ตแล้ว' });
  expect(await screen.findByText('รีเซ็ตแล้ว')).toBeDefined();
  await waitFor(() => expect(fieldOf(th.reset.person)).toHaveProperty('value', ''));
  expect(posts(calls).map(({ fields }) => fields)).toEqual([
    { personId: 'p1', password: 'secret' },
  ]);
});

test('a wrong password is told in Thai; person and password stay', async () => {
  answerCalls({ ...lists, [reset]: () => refusal('identity.current-password-wrong') });
  const user = await show(<ResetPersonCard />);
  await screen.findByText(th.reset.text);
  await find(user, th.reset.person, 'นายเอก');
  await pressEnter(fieldOf(th.reset.person));
  const dialog = await screen.findByRole('dialog');
  await user.type(fieldOf(th.confirm.password), 'secret');
  await pressEnter(fieldOf(th.confirm.password));
  const told = await within(dialog).findByRole('alert');
  expect(told.textContent).toContain('รหัสผ่านปัจจุบันไม่ถูกต้อง');
  expect(fieldOf(th.confirm.password)).toHaveProperty('value', 'secret');
});
