import { readDeliveredName } from '@sarn/person-terms/testing';
import type { EmployeeType, Level, Terms } from './terms.store.ts';

const type = (code: string, nameTh: string, also: string[] = [], mayHead = true): EmployeeType => ({
  ...{ code, nameTh, nameEn: '', validTo: null, retires: 'age60-fy', mayHead, also },
});
const level = (code: string, nameTh: string, typeTh: string, more: Partial<Level> = {}): Level => ({
  ...{ code, nameTh, nameEn: '', validTo: null, printed: nameTh, type: typeTh, typeTh },
  ...{ employment: 'civil', ...more },
});

/** Some of the rows delivered with the product, and one that ended. */
export const sampleTerms: Terms = {
  types: [
    type('civil', 'ข้าราชการ', ['ข้าราชการพลเรือน']),
    type('teacher', 'ข้าราชการครู', ['ครู']),
    type('contractor', 'จ้างเหมาบริการ', ['จ้างเหมา'], false),
    { ...type('daily', 'ลูกจ้างรายวัน'), validTo: '2026-01-31' },
  ],
  levels: [
    level('O1', 'ปฏิบัติงาน', 'ทั่วไป'),
    level('K1', 'ปฏิบัติการ', 'วิชาการ'),
    level('K2', 'ชำนาญการ', 'วิชาการ'),
    level('K3', 'ชำนาญการพิเศษ', 'วิชาการ'),
    level('M1', 'ต้น', 'อำนวยการ', { printed: '' }),
    level('S1', 'ต้น', 'บริหาร', { printed: '' }),
    level('ks2', 'ชำนาญการ (คศ.2)', 'ครู', { printed: 'ชำนาญการ', employment: 'teacher' }),
  ],
  positions: new Map([
    [
      'ผู้อำนวยการกอง',
      { nameTh: 'ผู้อำนวยการกอง', validTo: null, type: 'อำนวยการ', typeTh: 'อำนวยการ' },
    ],
  ]),
  suffixes: [],
  readName: readDeliveredName,
};
