import type { NoticeEvent } from '@sarn/kernel';
import type { ServerModule } from '@sarn/platform-server';
import { describe, expect, it, test } from 'vitest';
import { declaredNews, listModules, noticeModule, noticesOf } from './notice-modules.ts';

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

describe('declared kinds', () => {
  const moduleOf = (name: string, event: NoticeEvent): ServerModule => ({
    ...{ name, errors: {}, permissions: [], routes: [], news: [event] },
  });
  const event = { kind: 'came', th: 'มีคำขอ', en: 'A request came', roles: ['administrator'] };

  it('are under the module that declares them, or the one that they name', () => {
    const told = { ...event, module: 'SARABUN', kind: 'queue.sign' };
    expect(declaredNews([moduleOf('leave', event), moduleOf('document', told)])).toEqual([
      { ...event, module: 'leave' },
      told,
    ]);
  });

  it('name only roles that the settings know', () => {
    const wrong = { ...event, roles: ['chief'] };
    expect(() => declaredNews([moduleOf('leave', wrong)])).toThrow('chief');
    expect(() => declaredNews([moduleOf('leave', { ...event, work: ['chief'] })])).toThrow('chief');
  });
});
