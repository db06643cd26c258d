import { answerCalls, screen, show, waitFor } from '@sarn/platform-web/testing';
import { countOnDevice, deviceStore } from '@sarn/platform-web';
import { afterEach, expect, test, vi } from 'vitest';
import * as session from './session.ts';
import { useSignOut } from './use-sign-out.ts';
import { personIdOf } from './user.wire.ts';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

function SignOut() {
  const signOut = useSignOut();
  return <button onClick={() => void signOut()}>ออก</button>;
}

const personId = personIdOf(session.signedInUser.get());
const store = deviceStore(personId);
const typed = { values: { title: 'ขอเชิญประชุม' }, savedAt: '2026-11-26T03:00:00Z' };

test.each([
  ['keeps what was typed', 'เก็บไว้และออก', 1, 1],
  ['clears it', 'ลบและออก', 0, 1],
  ['stays signed in', 'ยกเลิก', 1, 0],
])('signing out %s, as the person chooses', async (_what, choice, left, signedOut) => {
  answerCalls({});
  const leave = vi.spyOn(session, 'signOut').mockResolvedValue();
  await store.write('memo', typed);
  const user = await show(<SignOut />);
  await user.click(screen.getByRole('button', { name: 'ออก' }));
  await user.click(await screen.findByRole('button', { name: choice }));
  await waitFor(() => expect(leave).toHaveBeenCalledTimes(signedOut));
  expect(countOnDevice(personId)).toBe(left);
});

test('where nothing was typed nobody is asked', async () => {
  answerCalls({});
  const leave = vi.spyOn(session, 'signOut').mockResolvedValue();
  const user = await show(<SignOut />);
  await user.click(screen.getByRole('button', { name: 'ออก' }));
  await waitFor(() => expect(leave).toHaveBeenCalledTimes(1));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
