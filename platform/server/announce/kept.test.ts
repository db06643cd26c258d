import { expect, it } from 'vitest';
import { keep } from './kept.ts';

/** Something kept whose readings end when the test says so. */
function sample() {
  const listeners: (() => void)[] = [];
  const readings: ((found: string) => void)[] = [];
  const kept = keep(
    {
      isHearing: () => true,
      onAnnounced: (_topic, listener) => void listeners.push(listener),
      ...{ announce: async () => {}, hasHeard: () => true, meet: () => {}, newest: () => 0 },
    },
    'topic',
    async () => new Promise<string>((found) => readings.push(found)),
  );
  const announced = () => {
    for (const listener of listeners) listener();
  };
  return { kept, readings, announced };
}

it('who waited for a reading sees it, also where a change was announced while it went on', async () => {
  const { kept, readings, announced } = sample();
  const first = kept.read();
  readings[0]?.('first');
  await first;
  announced();
  const waited = kept.read();
  announced();
  readings[1]?.('second');
  expect(await waited).toBe('second');
  expect(kept.last()).toBe('second');
  readings[2]?.('third');
  expect(await kept.read()).toBe('third');
  expect(kept.last()).toBe('third');
});

it('a reading that began earlier and ends later takes nothing newer away', async () => {
  const { kept, readings, announced } = sample();
  const first = kept.read();
  readings[0]?.('first');
  await first;
  announced();
  const slow = kept.read();
  announced();
  readings[2]?.('third');
  expect(await kept.read()).toBe('third');
  readings[1]?.('second');
  await slow;
  expect(kept.last()).toBe('third');
});
