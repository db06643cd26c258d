import { describe, expect, it, test } from 'vitest';
import {
  deliveredPrefixes as prefixes,
  readDeliveredName as readName,
} from './delivered.testing.ts';

/** The name as it is printed. */
const printedOf = (cell: string) => {
  const { printed, firstName, lastName } = readName({ fullName: cell });
  return `${printed}${firstName} ${lastName}`;
};
const told = (cell: string) => {
  const { doubts, fault } = readName({ fullName: cell });
  return [...doubts.map(({ code }) => code), ...(fault ? [fault.code] : [])];
};

describe('the fifteen worked examples of reading a name', () => {
  test.each([
    ['1', 'นายสมชาย ใจดี', 'นายสมชาย ใจดี', []],
    ['2', 'น.ส. สมศรี ใจดี', 'นางสาวสมศรี ใจดี', []],
    ['3', 'นางสาวิตรี งามดี', 'นางสาวิตรี งามดี', []],
    ['4', 'นางสาวลี ดีงาม', 'นางสาวลี ดีงาม', ['prefix-either']],
    ['5', 'นายิกา ทองคำ', 'นายิกา ทองคำ', []],
    ['6', 'พลอย แสงดี', 'พลอย แสงดี', []],
    [...(['7', 'ว่าที่ ร.ต.หญิง ดร.สมศรี ใจดี', 'ว่าที่ร้อยตรีหญิง สมศรี ใจดี'] as const), ['prefix-either']],
    ['8', 'ผศ.ดร.กานดา มั่นคง', 'ผู้ช่วยศาสตราจารย์กานดา มั่นคง', []],
    ['9', 'พ.ต.ท. รศ. ดร.ณรงค์ ศรีสุข', 'รองศาสตราจารย์ พันตำรวจโท ณรงค์ ศรีสุข', []],
    ['10', 'พล.ต.ต.หญิง คุณหญิงพิมพ์ใจ วงศ์ดี', 'พลตำรวจตรีหญิง คุณหญิงพิมพ์ใจ วงศ์ดี', []],
    ['11', 'น.อ. ธนา คลื่นลม ร.น.', 'นาวาเอก ธนา คลื่นลม', []],
    ['13', 'ม.ล.ปานใจ ศรีงาม', 'หม่อมหลวงปานใจ ศรีงาม', []],
    ['14', 'นพ.วิชัย รักเรียน ณ ทุ่งทอง', 'นายวิชัย รักเรียน ณ ทุ่งทอง', []],
  ])('%s: %s', (_number, cell, wanted, codes) => {
    expect(printedOf(cell)).toBe(wanted);
    expect(told(cell)).toEqual(codes);
  });

  test('3 and 5: where a vowel follows, the shorter form or none is read', () => {
    expect(readName({ fullName: 'นางสาวิตรี งามดี' })).toMatchObject({
      ...{ prefixes: [{ code: 'mrs' }], firstName: 'สาวิตรี' },
    });
    expect(readName({ fullName: 'นายิกา ทองคำ' }).prefixes).toEqual([]);
  });

  test('4 and 7: the doubt names both readings', () => {
    expect(readName({ fullName: 'นางสาวลี ดีงาม' }).doubts).toEqual([
      { code: 'prefix-either', used: 'นางสาว ลี', other: 'นาง สาวลี' },
    ]);
    expect(readName({ fullName: 'ว่าที่ ร.ต.หญิง ดร.สมศรี ใจดี' }).doubts).toEqual([
      { code: 'prefix-either', used: 'ว่าที่ร้อยตรีหญิง', other: 'ว่าที่เรือตรีหญิง' },
    ]);
  });

  test('11: the suffix decides the force', () => {
    expect(readName({ fullName: 'น.อ. ธนา คลื่นลม ร.น.' }).suffix?.code).toBe('rn');
  });

  test.each(['น.อ.', 'ร.อ.', 'ร.ท.', 'ร.ต.', 'น.ท.', 'น.ต.', 'จ.อ.', 'จ.ส.ต.'])(
    '12: %s belongs to several forces',
    (rank) => {
      const { fault } = readName({ fullName: `${rank}ธนา คลื่นลม` });
      expect(fault).toMatchObject({ code: 'prefix-ambiguous', text: rank });
    },
  );

  test('12: the choices are named in full', () => {
    const { fault } = readName({ fullName: 'น.อ.ธนา คลื่นลม' });
    expect(fault).toMatchObject({ choices: ['นาวาเอก', 'นาวาอากาศเอก'] });
  });

  test('15: a name without Thai letters is refused', () => {
    expect(told('Mr.John Smith')).toEqual(['no-thai-name']);
  });
});

describe('names as people type them', () => {
  it.each([
    ['พ.ต. ทวี ใจดี', 'พันตรี ทวี ใจดี'],
    ['นาง  สาว สมศรี ใจดี', 'นางสาวสมศรี ใจดี'],
    ['ร.ต.อ. หญิง สมศรี ใจดี', 'ร้อยตำรวจเอกหญิง สมศรี ใจดี'],
    ['ดร สมชาย ใจดี', 'สมชาย ใจดี'],
    ['นท สมบูรณ์', 'นท สมบูรณ์'],
    ['ศ.(พิเศษ) สมชาย ใจดี', 'ศาสตราจารย์พิเศษสมชาย ใจดี'],
    ['จ่าสิบเอกสมชาย ใจดี', 'จ่าสิบเอก สมชาย ใจดี'],
  ])('%s', (cell, wanted) => expect(printedOf(cell)).toBe(wanted));

  it('an unknown abbreviation is asked, in the name and in its own column', () => {
    expect(told('อจ.สมชาย ใจดี')).toEqual(['prefix-unknown']);
    const own = readName({ prefix: 'คุณพี่', firstName: 'สมชาย', lastName: 'ใจดี' });
    expect(own.fault).toEqual({ code: 'prefix-unknown', text: 'คุณพี่' });
  });

  it('in columns of its own the surname stays whole', () => {
    const read = readName({ prefix: 'น.ส.', firstName: 'สมศรี', lastName: 'รักเรียน ณ ทุ่งทอง' });
    expect(read).toMatchObject({ printed: 'นางสาว', lastName: 'รักเรียน ณ ทุ่งทอง', fault: null });
  });

  it('every prefix is read in full and by its short form, and has a code of its own', () => {
    expect(prefixes.length).toBeGreaterThan(200);
    expect(new Set(prefixes.map(({ code }) => code)).size).toBe(prefixes.length);
    for (const { code, nameTh, short } of prefixes) {
      for (const text of [nameTh, ...short]) {
        const read = readName({ fullName: `${text} กมล ใจดี` });
        const isKnown = read.fault?.code === 'prefix-ambiguous' || read.prefixes.length === 1;
        expect([code, text, isKnown]).toEqual([code, text, true]);
      }
    }
  });
});
