import { expect, test } from 'vitest';
import { withMostMemory } from './wasm-limit.ts';

const number = (value: number): number[] =>
  value < 128 ? [value] : [(value % 128) + 128, ...number(Math.floor(value / 128))];

/** A program with a memory of these pages. */
function programWith(limits: readonly number[]): Uint8Array {
  const memory = [1, ...limits];
  return Uint8Array.from([
    ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    // A section before it that nobody reads.
    ...[0, 3, 1, 0x78, 0],
    ...[5, ...number(memory.length), ...memory],
    ...[7, 5, 1, 1, 0x6d, 2, 0],
  ]);
}

test('a program states the memory that it is given, in the same bytes as before', () => {
  const program = programWith([1, ...number(2), ...number(32_768)]);
  // 16 MB are 256 pages.
  const stated = [1, 2, 0x80, 0x82, 0x00];
  expect([...withMostMemory(program, 16)]).toEqual([...programWith(stated)]);
  expect([...program]).toEqual([...programWith([1, 2, 0x80, 0x80, 0x02])]);
});

test.each([
  ['has no memory', programWith([]).subarray(0, 8)],
  ['states no limit', programWith([0, 2])],
  ['needs more than that at its start', programWith([1, ...number(300), ...number(32_768)])],
  ['asks for less', programWith([1, ...number(2), ...number(100)])],
])('a program that %s is not limited in silence', (_what, program) => {
  expect(() => withMostMemory(program, 16)).toThrow('cannot be limited');
});
