import fc from 'fast-check';
import { expect, test } from 'vitest';
import { switchDigits } from './switch-digits.ts';

test.each([
  ['วันที่ 26 พฤศจิกายน 2569', 'วันที่ ๒๖ พฤศจิกายน ๒๕๖๙'],
  ['จำนวน 1,250.50 บาท (ร้อยละ 7)', 'จำนวน ๑,๒๕๐.๕๐ บาท (ร้อยละ ๗)'],
  ['โทร. 0 2999 0120 ต่อ 12-15', 'โทร. ๐ ๒๙๙๙ ๐๑๒๐ ต่อ ๑๒-๑๕'],
  ['ที่ ดท 0102.3/ว 45', 'ที่ ดท ๐๑๐๒.๓/ว ๔๕'],
  ['ข้อ 5(2) และข้อ6', 'ข้อ ๕(๒) และข้อ๖'],
  ['เวลา 09.30 น. อัตรา 1:4,000', 'เวลา ๐๙.๓๐ น. อัตรา ๑:๔,๐๐๐'],
])('%s', (arabic, thai) => {
  expect(switchDigits(arabic, 'thai')).toBe(thai);
  expect(switchDigits(thai, 'arabic')).toBe(arabic);
});

test.each([
  'saraban1@agency.go.th',
  'https://www.agency.go.th/2569/form?id=12&p=3#a4',
  'กระดาษA4',
  'ฝุ่น PM2.5 และ COVID-19',
  'รหัส TH-01-2569 มาตรฐาน ISO9001:2015',
])('%s keeps its digits', (text) => {
  expect(switchDigits(text, 'thai')).toBe(text);
});

test('a code of a Thai word and a sign beside it do not keep digits from being switched', () => {
  expect(switchDigits('กระดาษ A4 จำนวน 5 รีม', 'thai')).toBe('กระดาษ A4 จำนวน ๕ รีม');
  expect(switchDigits('ผังA4ชุดที่ 2', 'thai')).toBe('ผังA4ชุดที่ ๒');
});

test('no character moves, and what is switched there and back is as it was with one kind of digits', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'กA19@. -/:') }), (text) => {
      const thai = switchDigits(text, 'thai');
      expect(thai).toHaveLength(text.length);
      expect(switchDigits(thai, 'arabic')).toBe(text);
    }),
  );
});
