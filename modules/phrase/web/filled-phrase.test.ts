import { expect, test } from 'vitest';
import { filledPhrase } from './filled-phrase.ts';

test.each([
  ['ตามที่{{เรียน}}แจ้งเรื่อง {{ เรื่อง }}', 'ตามที่อธิบดีแจ้งเรื่อง ขออนุมัติ'],
  ['ตามหนังสือที่อ้างถึง {{อ้างถึง}}', 'ตามหนังสือที่อ้างถึง {{อ้างถึง}}'],
  ['{{ไม่มี}} {{constructor}} {{}} {เรียน}', '{{ไม่มี}} {{constructor}} {{}} {เรียน}'],
])('%s', (phrase, expected) => {
  const values = { เรียน: 'อธิบดี', เรื่อง: ' ขออนุมัติ ', อ้างถึง: ' ' };
  expect(filledPhrase(phrase, values)).toBe(expected);
});

test('what is filled in is not read as a phrase again', () => {
  expect(filledPhrase('{{เรื่อง}}', { เรื่อง: '{{เรียน}} $&', เรียน: 'x' })).toBe('{{เรียน}} $&');
});
