import { expect, it } from 'vitest';
import { changedEvent, changedVersion, readLiveEvent } from './live-changes.ts';

const v = changedVersion;

it.each([
  ['todo-lists', {}, { kind: 'queues' }],
  ['header-reload-notification', { type: 'info' }, { kind: 'news' }],
  [changedEvent, { v, kind: 'document', id: 'a' }, { kind: 'document', id: 'a' }],
  [changedEvent, { v, kind: 'import', id: 'a' }, { kind: 'import', id: 'a' }],
  [changedEvent, { v, kind: 'access' }, { kind: 'access' }],
  [changedEvent, { v, kind: 'books' }, { kind: 'books' }],
])('reads %s %j', (event, payload, change) => {
  expect(readLiveEvent(event, payload)).toEqual(change);
});

it.each([
  { v: v + 1, kind: 'document', id: 'a' },
  { v, kind: 'leave', id: 'a' },
  { v, kind: 'toString' },
  null,
  undefined,
  'document',
])('takes what it does not know as a change of anything: %j', (payload) => {
  expect(readLiveEvent(changedEvent, payload)).toEqual({ kind: 'unknown' });
});

it('is silent about events that change nothing', () => {
  expect(readLiveEvent('call-back', { message: 'x' })).toBeNull();
  expect(readLiveEvent('session-ended', {})).toBeNull();
});
