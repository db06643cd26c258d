import { expect, it } from 'vitest';
import { faultOfStampLine, stampLines } from './receive-stamp.ts';

const values = {
  ...{ agency: 'กรมตัวอย่าง', unit: 'กองกลาง', number: '12/2569' },
  ...{ date: '26 พ.ย. 2569', time: '09:05' },
};

it('prints the words of the agency around what the program knows', () => {
  const rows = [{ nameTh: '{agency} ({unit})' }, { nameTh: 'เลขรับ {number}' }, { nameTh: '{x}' }];
  expect(stampLines(rows, values)).toEqual(['กรมตัวอย่าง (กองกลาง)', 'เลขรับ 12/2569', '{x}']);
});

it('does not read a name that looks like a place', () => {
  const told = stampLines([{ nameTh: '{agency}' }], { ...values, agency: '{number}' });
  expect(told).toEqual(['{number}']);
});

it('refuses a line without its fact, and a place that nobody fills', () => {
  expect(faultOfStampLine('number', 'เลขรับ')).toEqual({ isUnknown: false, place: '{number}' });
  expect(faultOfStampLine('agency', 'ส่วนราชการ')?.place).toBe('{agency} / {unit}');
  expect(faultOfStampLine('agency', '{unit}')).toBeNull();
  expect(faultOfStampLine('time', '{time} {clerk}')).toEqual({ isUnknown: true, place: '{clerk}' });
  expect(faultOfStampLine('date', 'วันที่ {date}')).toBeNull();
});
