import { describe, expect, it } from 'vitest';
import { kindOfHeadings, missingField, recogniseHeadings } from './import-fields.ts';

describe('headings of tables', () => {
  it('are compared without blanks and dots', () => {
    expect(recogniseHeadings('people', ['รหัส พนักงาน', 'ชื่อ - สกุล', 'เลข 13 หลัก.', '?'])).toEqual({
      employeeCode: 0,
      fullName: 1,
      idCard: 2,
    });
  });

  it.each([
    [['รหัสหน่วยงาน', 'ชื่อหน่วยงาน', 'หน่วยงานต้นสังกัด', 'ระดับ', 'สถานะ'], 'units'],
    [['รหัส', 'ชื่อ', 'ภายใต้'], 'units'],
    [['code', 'name', 'parent', 'level'], 'units'],
    [['รหัสพนักงาน', 'คำนำหน้า', 'ชื่อ', 'นามสกุล', 'สังกัด', 'ตำแหน่ง', 'ระดับ'], 'people'],
    [['รหัสบุคลากร', 'ชื่อเต็ม', 'กอง'], 'people'],
  ])('%j are those of %s', (headings, kind) => {
    expect(kindOfHeadings(headings)).toBe(kind);
  });

  it('remember what was chosen, and what was not read', () => {
    const remembered = new Map([
      ['หมวด', 'kind' as const],
      ['ระดับ', null],
    ]);
    const mapping = recogniseHeadings('units', ['รหัส', 'ชื่อ', 'หมวด', 'ระดับ'], remembered);
    expect(mapping).toEqual({ code: 0, name: 1, kind: 2 });
    expect(missingField('units', mapping)).toBeNull();
    expect(missingField('people', { firstName: 1 })).toEqual(['employeeCode']);
  });
});
