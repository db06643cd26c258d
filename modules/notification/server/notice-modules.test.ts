import type { ServerModule } from '@sarn/platform-server';
import { expect, test } from 'vitest';
import { listModules, noticeModule, noticesOf } from './notice-modules.ts';

const made = (name: string, notices: ServerModule['notices']): ServerModule => ({
  ...{ name, errors: {}, permissions: [], routes: [] },
  ...(notices ? { notices } : {}),
});
const requests = { th: 'คำขอ', en: 'Requests', icon: 'inbox' };

test('a module registers its name and icon, and others none', () => {
  const own = noticesOf([made('leave-plan', requests), made('pdf', undefined)]);
  expect(own).toEqual({ 'leave-plan': requests });
  expect(noticeModule('leave-plan', own)).toEqual(requests);
  expect(noticeModule('pdf', own)).toBeUndefined();
  expect(listModules(own, 'en').at(-1)).toEqual({ code: 'leave-plan', name: 'Requests' });
});

test('what the specification names stays as it is', () => {
  expect(noticeModule('LEAVE', { LEAVE: { ...requests, icon: 'inbox' } })?.th).toBe('การลา');
});

test.each([
  ['an unknown icon', made('leave-plan', { ...requests, icon: 'no-such-icon' })],
  ['a code of the specification', made('LEAVE', requests)],
])('%s stops the start of the server', (_, module) => {
  expect(() => noticesOf([module])).toThrow('notices of');
});
