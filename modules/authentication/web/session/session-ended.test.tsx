import { screen, show } from '@sarn/platform-web/testing';
import { afterEach, expect, test } from 'vitest';
import { EndedNotice } from '../sign-in/EndedNotice.tsx';
import { askToSignInAgain, continueSession, endedSession } from './session.ts';

test('a refused call that comes first does not hide why the session has ended', () => {
  askToSignInAgain('expired');
  askToSignInAgain('takenOver');
  expect(endedSession.get()).toBe('takenOver');
  askToSignInAgain('expired');
  expect(endedSession.get()).toBe('takenOver');
  continueSession();
  expect(endedSession.get()).toBeNull();
});

afterEach(() => history.replaceState(null, '', '?'));

test('whose password an administrator made invalid is told where the link to a new one is', async () => {
  history.replaceState(null, '', '?ended=passwordReset');
  await show(<EndedNotice />);
  expect(screen.getByRole('status').textContent).toContain('ลิงก์ในอีเมลของท่าน');
});
