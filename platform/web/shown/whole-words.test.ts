import { describe, expect, it } from 'vitest';
import { wholeParts } from './whole-words.ts';

const wholes = (text: string) => wholeParts(text).filter((_, at) => at % 2 === 1);

describe('what is not broken over lines', () => {
  it.each([
    ['แจ้งผู้อำนวยการสำนักงาน', ['ผู้อำนวยการ', 'สำนักงาน']],
    ['ประชุมครั้งที่ 11/2569 เวลาเช้า', ['ครั้งที่ 11/2569']],
    ['หนังสือภายใน (บันทึก)', ['หนังสือ', '(บันทึก)']],
    ['รับ 20 พ.ย. 69 · 09.01 น. แล้ว', ['20 พ.ย. 69 · 09.01 น.']],
    ['ประกาศ พ.ศ. 2569 รวม 3–5 ข้อ', ['พ.ศ. 2569', '3–5']],
    ['ภายใน 15 วันทำการ', ['15 วัน']],
    ['ไม่มีคำเหล่านั้น', []],
    ['(ข้อความในวงเล็บที่ยาวเกินกว่าจะเก็บไว้ในบรรทัดเดียว)', []],
  ])('%s', (text, expected) => {
    expect(wholes(text)).toEqual(expected);
  });

  it('changes no character of the text', () => {
    const text = 'ขอเชิญประชุมครั้งที่ 11/2569 (ด่วน) วันที่ 20 พ.ย. 69 · 09.01 น. ณ สำนักงาน';
    expect(wholeParts(text).join('')).toBe(text);
  });
});
