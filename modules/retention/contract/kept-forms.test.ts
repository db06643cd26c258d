import { expect, test } from 'vitest';
import { retentionStamp } from './kept-forms.api.ts';

test('what is kept for ever is stamped in red, what ends in blue with its Buddhist year, else nothing', () => {
  expect(retentionStamp('forever', null)).toEqual({ text: 'ห้ามทำลาย', colour: 'red' });
  expect(retentionStamp('expires', '2036-12-31')).toEqual({
    ...{ text: 'เก็บถึง พ.ศ. 2579', colour: 'blue' },
  });
  expect(retentionStamp('expires', null)).toBeNull();
  expect(retentionStamp('on-order', null)).toBeNull();
  expect(retentionStamp('own-law', '2036-12-31')).toBeNull();
});
