import { describe, expect, it } from 'vitest';
import { textOn } from './consolidation.ts';

const day = (number: number) => `2026-01-${String(number).padStart(2, '0')}`;
const amendment = (number: number) => ({ kind: 'amends' as const, from: day(number) });
const document = {
  from: day(2),
  changedBy: [amendment(10), amendment(5), { kind: 'repeals' as const, from: day(20) }],
  consolidations: [
    { upTo: day(5), name: 'first' },
    { upTo: day(12), name: 'second' },
  ],
};
const on = (number: number) => {
  const { validity, text, beside } = textOn(day(number), document);
  return [validity, text?.name ?? null, beside.map((one) => one.from)];
};

describe('[4.11] the text of a regulation on a day', () => {
  it('is the one that was published, then the consolidated one, with what amended it since', () => {
    expect(on(1)).toEqual(['NOT_YET', null, []]);
    expect(on(4)).toEqual(['IN_FORCE', null, []]);
    expect(on(5)).toEqual(['AMENDED', 'first', []]);
    expect(on(10)).toEqual(['AMENDED', 'first', [day(10)]]);
    expect(on(12)).toEqual(['AMENDED', 'second', []]);
    expect(on(20)).toEqual(['REPEALED', 'second', []]);
  });

  it('names all amendments in their order where nothing is consolidated', () => {
    const { beside, text } = textOn(day(15), { ...document, consolidations: [] });
    expect([text, beside.map((one) => one.from)]).toEqual([null, [day(5), day(10)]]);
  });
});
