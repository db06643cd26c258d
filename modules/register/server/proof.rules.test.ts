import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NumberProof } from './proof.rules.ts';
import type { NumberedLine } from './proof.rules.ts';

const line = (number: number, state: NumberedLine['state'] = 'USED'): NumberedLine => ({
  number,
  state,
  hasPaper: state === 'USED',
});

function prove(last: number, lines: readonly NumberedLine[]) {
  const proof = new NumberProof(last);
  for (const one of lines) proof.take(one);
  return proof.end();
}

describe('[7.02] the proof of a register', () => {
  it('[15.10] does not blame gaps on it that came with an older register', () => {
    const proof = new NumberProof(12, [{ from: 3, to: 8 }]);
    for (const number of [1, 4, 10]) proof.take(line(number));
    expect(proof.end().faults).toEqual([
      { what: 'missing', from: 2, to: 2 },
      { what: 'missing', from: 9, to: 9 },
      { what: 'missing', from: 11, to: 12 },
    ]);
    expect(proof.oldGaps).toBe(5);
  });

  it('lists every number once, those of one state together', () => {
    const lines = [line(1), line(2), line(3, 'VOID'), line(4, 'RESERVED'), line(5)];
    expect(prove(5, lines)).toEqual({
      last: 5,
      isWhole: true,
      counts: { USED: 3, RESERVED: 1, VOID: 1, RELEASED: 0 },
      runs: [
        { from: 1, to: 2, state: 'USED' },
        { from: 3, to: 3, state: 'VOID' },
        { from: 4, to: 4, state: 'RESERVED' },
        { from: 5, to: 5, state: 'USED' },
      ],
      faults: [],
    });
  });

  it('is whole when no number was given', () => {
    expect(prove(0, [])).toMatchObject({ last: 0, isWhole: true, runs: [] });
  });

  it.each([
    ['a gap', 5, [1, 2, 5], [{ what: 'missing', from: 3, to: 4 }]],
    ['a missing first', 2, [2], [{ what: 'missing', from: 1, to: 1 }]],
    ['a missing end', 4, [1, 2], [{ what: 'missing', from: 3, to: 4 }]],
    ['a double', 2, [1, 1, 2], [{ what: 'double', from: 1, to: 1 }]],
    ['a number never given', 1, [1, 2, 3], [{ what: 'beyond', from: 2, to: 3 }]],
  ])('names %s', (_what, last, numbers, faults) => {
    const proof = prove(
      last,
      numbers.map((number) => line(number)),
    );
    expect(proof).toMatchObject({ isWhole: false, faults });
  });

  it('names a used number that has no document', () => {
    expect(prove(1, [{ number: 1, state: 'USED', hasPaper: false }]).faults).toEqual([
      { what: 'without-document', from: 1, to: 1 },
    ]);
  });

  it('is whole exactly when every number is there once, whatever the states', () => {
    const states = fc.constantFrom('USED', 'RESERVED', 'VOID', 'RELEASED' as const);
    const numbers = fc.array(fc.record({ number: fc.integer({ min: 1, max: 12 }), state: states }));
    fc.assert(
      fc.property(numbers, fc.integer({ min: 0, max: 12 }), (given, last) => {
        const lines = given
          .toSorted((a, b) => a.number - b.number)
          .map(({ number, state }) => line(number, state as NumberedLine['state']));
        const isOnce =
          lines.length === last && lines.every(({ number }, index) => number === index + 1);
        const proof = prove(last, lines);
        expect(proof.isWhole).toBe(isOnce);
        const listed = proof.runs.flatMap(({ from, to }) =>
          Array.from({ length: to - from + 1 }, (_, index) => from + index),
        );
        expect(listed).toEqual([...new Set(lines.map(({ number }) => number))]);
      }),
    );
  });
});
