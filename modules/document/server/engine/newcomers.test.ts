import { expect, test } from 'vitest';
import { newcomers } from './newcomers.ts';

const people: Readonly<Record<string, readonly string[]>> = {
  'clerk:a': ['ann', 'ben'],
  'head:a': ['ben', 'cid'],
};
const peopleFor = async (keys: readonly string[]) => keys.flatMap((key) => people[key] ?? []);

test('everybody is told once, in the first of their queues, and who took the step is not', async () => {
  const waiting = [
    { code: 'read', principal: 'clerk:a' },
    { code: 'sign', principal: 'head:a' },
    { code: 'sign', principal: 'clerk:a' },
  ];
  const told = new Set(['ann']);
  expect(await newcomers(waiting, peopleFor, told)).toEqual([
    { code: 'read', personIds: ['ben'] },
    { code: 'sign', personIds: ['cid'] },
  ]);
  expect([...told]).toEqual(['ann', 'ben', 'cid']);
});
