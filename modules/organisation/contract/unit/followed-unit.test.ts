import { expect, it } from 'vitest';
import { receivingUnitOf, nameAtReceivingUnit, withFollowers } from './followed-unit.ts';

it('puts those that follow in the place of the unit, each once', () => {
  const followed = { unitId: 'b', followedBy: ['c', 'd'] };
  expect(withFollowers(['a', 'b', 'c'], followed)).toEqual(['a', 'c', 'd']);
  expect(withFollowers(['a'], followed)).toEqual(['a']);
});

it('leaves what a unit keeps where the unit goes on', () => {
  expect(receivingUnitOf({ unitId: 'b', followedBy: ['b', 'c'] })).toBeUndefined();
  expect(receivingUnitOf({ unitId: 'b', followedBy: ['c', 'd'] })).toBe('c');
});

it('keeps both where the unit that goes on has something of that name', () => {
  const at = (taken: readonly string[], name = 'งานแผน', most = 120) =>
    nameAtReceivingUnit(name, { unitName: 'กองนิติการ' }, { taken: new Set(taken), most });
  expect(at([])).toBe('งานแผน');
  expect(at(['งานแผน'])).toBe('งานแผน (กองนิติการ)');
  expect(at(['งานแผน', 'งานแผน (กองนิติการ)'])).toBe('งานแผน (กองนิติการ 2)');
  const long = 'ก'.repeat(120);
  expect(at([long], long)).toHaveLength(120);
});
