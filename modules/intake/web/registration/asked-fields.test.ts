import { askedFields } from '@sarn/intake/contract';
import { expect, it } from 'vitest';
import { isAsked, startValues } from './use-asked-fields.ts';

const row = (code: string, values: object) => ({
  ...{ code, nameTh: code, nameEn: '' },
  values: { isShown: true, isRequired: false, startValue: '', ...values },
});
const rows = [
  row('outside.title', { isShown: false }),
  row('outside.speed', { startValue: 'urgent' }),
  row('outside.note', { isShown: false, isRequired: true }),
  row('bag.disposal', { isRequired: true }),
  row('outside.no-such', {}),
];

it('has the fields of one way, in the order of the rows; what is fixed is always shown', () => {
  const asked = askedFields(rows, 'outside');
  expect(asked.map(({ name, isShown }) => [name, isShown])).toEqual([
    ['title', true],
    ['speed', true],
    ['note', false],
  ]);
  // Nobody can fill in what is not shown.
  expect(asked.every(({ isRequired }) => !isRequired)).toBe(true);
});

it('shows every field until the settings are known', () => {
  expect(isAsked(undefined, 'note')).toBe(true);
  expect(isAsked(askedFields(rows, 'outside'), 'note')).toBe(false);
});

it('fills in first values only where nothing else stands', () => {
  const asked = askedFields(rows, 'outside');
  expect(startValues(asked, () => true)).toEqual({ speed: 'urgent' });
  expect(startValues(asked, () => false)).toEqual({});
});
