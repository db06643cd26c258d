import { expect, test } from 'vitest';
import { idleState } from './idle-clock.ts';

const times = { idleMs: 1_800_000, countdownMs: 5_000 };

test('half an hour without input starts the countdown, five seconds later it is over', () => {
  expect(idleState(0, 1_799_999, times)).toEqual({ kind: 'active' });
  expect(idleState(0, 1_800_000, times)).toEqual({ kind: 'counting', secondsLeft: 5 });
  expect(idleState(0, 1_804_001, times)).toEqual({ kind: 'counting', secondsLeft: 1 });
  expect(idleState(0, 1_805_000, times)).toEqual({ kind: 'over' });
});

test('input moves the end on', () => {
  expect(idleState(1_799_000, 1_803_000, times)).toEqual({ kind: 'active' });
});
