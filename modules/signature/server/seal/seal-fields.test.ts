import type { SealPlace } from '@sarn/pdf/server';
import { expect, test } from 'vitest';
import { sealFields } from './seal-fields.ts';

const place = (change: Partial<SealPlace>): SealPlace => ({
  ...{ name: 'number', at: 0, page: 1, x: 100, y: 120, width: 180, height: 11, alignment: 'left' },
  ...change,
});

test('number and date near each other are one field, with both words in it', () => {
  const [field, ...others] = sealFields([
    place({}),
    place({ name: 'date', x: 298, y: 170, width: 240 }),
  ]);
  expect(others).toEqual([]);
  expect(field).toMatchObject({
    filledAfter: 'number',
    place: { field: 'AgencyNumber', page: 1, left: expect.closeTo(35.28, 1) },
    drawing: { width: 438 },
  });
  // The words stand in the field where their places stood on the page.
  expect(field?.drawing.words).toMatchObject([
    { name: 'number', x: 0, y: 5 },
    { name: 'date', x: 198, y: 55 },
  ]);
});

test('those that stand far apart, or on two pages, are fields of their own', () => {
  for (const date of [place({ name: 'date', y: 700 }), place({ name: 'date', page: 2, x: 298 })]) {
    const fields = sealFields([place({}), date, place({ name: 'seal', page: date.page, y: 600 })]);
    expect(fields.map((one) => [one.place.field, one.place.page, one.filledAfter])).toEqual([
      ['AgencyNumber', 1, 'number'],
      ['AgencyDate', date.page, 'number'],
      ['AgencySeal', date.page, 'seal'],
    ]);
  }
});

test('without places nothing is kept free', () => expect(sealFields([])).toEqual([]));
