import { expect, test } from 'vitest';
import { secondsLeft } from './read-batch.service.ts';

const at = (second: number) => `2026-11-24T02:00:${String(second).padStart(2, '0')}.000Z`;
const row = (
  state: 'signed' | 'refused' | 'signing' | 'waiting',
  begun: number,
  changed: number,
) => ({
  ...{ state, begunAt: state === 'waiting' ? null : at(begun), changedAt: at(changed) },
});

test('what is left of a batch counts the time once in which two documents are worked on', () => {
  const done = [row('signed', 0, 4), row('refused', 2, 6), row('signed', 4, 8)];
  const open = [row('signing', 6, 6), row('waiting', 0, 0), row('waiting', 0, 0)];
  // Three in eight seconds; each was in work for four.
  expect(secondsLeft([...done, ...open])).toBe(8);
  expect(secondsLeft(open)).toBeNull();
});
