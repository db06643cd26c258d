import type { BookColumnShown } from '@sarn/register/contract';
import { expect, it } from 'vitest';
import { shownColumns } from './chosen-columns.ts';

const offered = (['number', 'title', 'sender', 'speed'] as const).map((id): BookColumnShown => ({
  id,
  th: '',
  en: '',
  width: null,
  onPhone: true,
}));

it('hides what the reader hid, but never the number and the subject', () => {
  expect(shownColumns(offered, ['number', 'title', 'sender'])).toEqual([
    'number',
    'title',
    'speed',
  ]);
});

it('loses a column that the agency took away', () => {
  expect(shownColumns(offered.slice(0, 3), [])).toEqual(['number', 'title', 'sender']);
});
