import { describe, expect, test } from 'vitest';
import type { RegisterProof } from '@sarn/register/contract';
import { proofSheets } from './printed-proof.ts';

const proof: RegisterProof = {
  ...{ year: 2569, last: 12, isWhole: true, oldGaps: 0, at: '2026-11-26T03:05:00.000Z' },
  counts: { USED: 10, RESERVED: 0, VOID: 2, RELEASED: 0 },
  runs: [
    { from: 1, to: 10, state: 'USED' },
    { from: 11, to: 12, state: 'VOID' },
  ],
  faults: [],
};
const sheets = (change: Partial<RegisterProof> = {}) =>
  proofSheets({ ...proof, ...change }, { of: 'ทะเบียนหนังสือรับ', unit: 'กองกลาง' });
const rowsOf = (change?: Partial<RegisterProof>) =>
  sheets(change).rows.map((row) =>
    'heading' in row ? row.heading : row.cells.map(({ text }) => text).join(' '),
  );

describe('[7.02] the printed proof of a register', () => {
  test('says whose it is, that every number is there, how many of each state, and when', () => {
    expect(sheets().subtitle).toEqual([
      'ทะเบียนหนังสือรับ',
      'ครบทุกเลข 1–12 ไม่ซ้ำ ไม่ข้าม',
      'จำนวนเลขตามสถานะ: ใช้แล้ว 10, จองเลข 0, ยกเลิกเลข 2, คืนเลข 0, รวมทุกเลข 12',
      'ตรวจเมื่อ 26 พฤศจิกายน 2569 10.05 น.',
    ]);
    expect(rowsOf()).toEqual([
      'เลขทั้งหมดในทะเบียน แต่ละเลขปรากฏครั้งเดียว',
      '1–10 ใช้แล้ว 10',
      '11–12 ยกเลิกเลข 2',
    ]);
  });

  test('names what is wrong before the numbers, and what an older system had left out', () => {
    const wrong = {
      ...{ isWhole: false, oldGaps: 3 },
      faults: [{ what: 'missing', from: 5, to: 5 }] satisfies RegisterProof['faults'],
    };
    expect(rowsOf(wrong).slice(0, 3)).toEqual([
      'เลขที่ผิดปกติ',
      '5 ไม่พบเลข 1',
      'เลขทั้งหมดในทะเบียน แต่ละเลขปรากฏครั้งเดียว',
    ]);
    expect(sheets(wrong).subtitle).toContain('พบเลขผิดปกติ 1 รายการ กรุณาแจ้งผู้ดูแลระบบ');
    expect(sheets(wrong).subtitle).toContain('เลขที่ระบบเดิมเว้นไว้ก่อนนำเข้า 3 เลข คงไว้ตามเดิม');
  });

  test('a year without a number has a sentence and no rows', () => {
    const counts = { USED: 0, RESERVED: 0, VOID: 0, RELEASED: 0 };
    expect(rowsOf({ last: 0, runs: [], counts })).toEqual([]);
    expect(sheets({ last: 0, runs: [], counts }).subtitle).toContain('ปีนี้ยังไม่มีการออกเลข');
  });
});
