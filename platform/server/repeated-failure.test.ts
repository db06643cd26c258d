import { expect, test } from 'vitest';
import { createLog } from './log.ts';
import { logRepeated } from './repeated-failure.ts';

test('a failure that repeats is one line a minute with its number, another one a line of its own', () => {
  const lines: { err: { message: string }; repeated?: number }[] = [];
  const log = createLog('info', { write: (line) => void lines.push(JSON.parse(line) as never) });
  let now = 0;
  const failed = logRepeated(log, 'the queue failed', () => now);
  for (; now < 120_000; now += 100) failed(new Error('refused'));
  failed(new Error('broken'));
  failed(new Error('refused'));
  expect(lines.map(({ err, repeated }) => [err.message, repeated])).toEqual([
    ['refused', undefined],
    ['refused', 599],
    ['broken', undefined],
    ['refused', 599],
  ]);
});
