import { expect, test } from 'vitest';
import { salutationFor, usualSalutations } from './salutations.ts';

test.each([
  ['นายกรัฐมนตรี', 'high'],
  [' ประธานศาลฎีกา', 'high'],
  ['ประธานกรรมการบริษัท ตัวอย่าง จำกัด', 'usual'],
  ['อธิบดีกรมที่ดิน', 'usual'],
  ['รองนายกรัฐมนตรี', 'usual'],
  ['สมเด็จพระสังฆราช', 'patriarch'],
  ['สมเด็จพระสังฆราชเจ้า', 'royal-patriarch'],
  ['พระครูตัวอย่าง', 'monk'],
  ['', 'usual'],
])('[5.01] %s is addressed as %s', (addressee, code) => {
  expect(salutationFor(addressee, usualSalutations)).toBe(code);
});

test('a longer beginning of the agency decides over a shorter one, in whatever order they stand', () => {
  const own = {
    ...{ code: 'own', th: 'กราบเรียน', en: '', opening: 'กราบเรียน', closing: 'ด้วยความเคารพ' },
    addressees: ['พระครูใหญ่'],
  };
  for (const rows of [
    [own, ...usualSalutations],
    [...usualSalutations, own],
  ]) {
    expect(salutationFor('พระครูใหญ่วัดตัวอย่าง', rows)).toBe('own');
  }
});
