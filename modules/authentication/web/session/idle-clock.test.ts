import { expect, test } from 'vitest';
import { idleState } from './idle-clock.ts';

const times = { idleMs: 1_800_000, countdownMs: 5_000 };

test('[2.05] [16.08] half an hour without input starts the countdown, five seconds later it is over', () => {
  expect(idleState(0, 1_799_999, times)).toEqual({ kind: 'active' });
  expect(idleState(0, 1_800_000, times)).toEqual({ kind: 'counting', secondsLeft: 5 });
  expect(idleState(0, 1_804_001, times)).toEqual({ kind: 'counting', secondsLeft: 1 });
  expect(idleState(0, 1_805_000, times)).toEqual({ kind: 'over' });
});

test('[2.05] [16.08] in the other reading half an hour without input ends it, without a countdown', () => {
  const plain = { ...times, countdownMs: 0 };
  expect(idleState(0, 1_800_000, plain)).toEqual({ kind: 'over' });
});

test('input moves the end on', () => {
  expect(idleState(1_799_000, 1_803_000, times)).toEqual({ kind: 'active' });
});
