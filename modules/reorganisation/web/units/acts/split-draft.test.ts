import { expect, test } from 'vitest';
import { emptyPart, nextNumber, restOf } from './split-draft.ts';

const unit = { code: '0102' };
const parts = [1, 2, 3].map((number) => emptyPart(unit, number));
const rest = { onWay: 'part 2', inWork: 'part 1', own: null };

test('work goes to the part that was chosen for it, at the place where that part stands', () => {
  expect(restOf(rest, parts)).toEqual({ onWay: 1, inWork: 0 });
});

test('when a part is taken away, work of the others goes where it went, and its own nowhere', () => {
  expect(restOf(rest, parts.slice(1))).toEqual({ onWay: 0 });
});

test('another part has a key and a code of its own, also beside parts that were kept', () => {
  const kept = JSON.parse(JSON.stringify(parts.slice(1))) as typeof parts;
  const next = emptyPart(unit, nextNumber(kept));
  expect(next).toMatchObject({ key: 'part 4', code: '0102-4' });
  expect(emptyPart(unit, nextNumber([]))).toMatchObject({ key: 'part 1', code: '0102-1' });
});
