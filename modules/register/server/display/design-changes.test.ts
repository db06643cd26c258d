import { expect, it } from 'vitest';
import { designChanges } from './design-changes.rules.ts';

const [a, b, c] = [
  { id: 'a', width: 10, onScreen: true },
  { id: 'b', width: 20, onScreen: true },
  { id: 'c', width: 30, onScreen: false },
] as const;

it('names each field that another value got', () => {
  const wider = { ...b, width: 25, onScreen: false };
  expect(designChanges([a, b], [a, wider], 'id')).toEqual([
    { of: 'b', field: 'width', from: '20', to: '25' },
    { of: 'b', field: 'onScreen', from: 'true', to: 'false' },
  ]);
});

it('tells another order once, and not because something came', () => {
  expect(designChanges([a, b], [b, a], 'id')).toEqual([
    { of: '', field: 'order', from: '', to: '' },
  ]);
  expect(designChanges([a, b], [c, a, b], 'id')).toEqual([
    { of: 'c', field: 'present', from: 'false', to: 'true' },
  ]);
});

it('finds nothing between the same', () => {
  expect(designChanges([a, b, c], [a, b, c], 'id')).toEqual([]);
});
