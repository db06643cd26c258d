import { expect, test } from 'vitest';
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
