import { describe, expect, it } from 'vitest';
import type { KnownUnit } from '@sarn/personnel/server';
import { problemText } from '../contract/index.ts';
import { checkUnits } from './check-units.rules.ts';
import type { StagedRow } from './staged.ts';
import { isInUse } from './unit-words.rules.ts';

const mapping = { code: 0, name: 1, above: 2, state: 3, kind: 4, validTo: 5 } as const;
const rowsOf = (...rows: readonly string[][]): StagedRow[] =>
  rows.map((cells, at) => ({ row: at + 2, cells, seals: {}, withoutResult: [] }));

const unit = (id: string, parentId: string | null, code: string, nameTh: string): KnownUnit => ({
  ...{ id, parentId, code, nameTh, nameEn: '', kind: 'division', abbreviation: '' },
  ...{ letterCode: '', sortKey: code, validTo: null },
});

function check(rows: StagedRow[], known: KnownUnit[] = [], topUnderId: string | null = null) {
  const shape = { kind: 'units', mapping } as const;
  return checkUnits(rows, { shape, known, today: '2026-11-21', topUnderId }).map((one) => ({
    ...one,
    told: one.problems.map((problem) => problemText(problem, 'th')),
  }));
}
const brief = (found: ReturnType<typeof check>) => found.map(({ state, told }) => [state, ...told]);

describe('a table of units', () => {
  it('is checked as in example 8 of the specification', () => {
    const found = check(
      rowsOf(
        ['010201', 'กลุ่มการเงิน', '0102'],
        ['01', 'สำนักงานตัวอย่าง', ''],
        ['0102', 'กองคลัง', '01'],
        ['0102', 'กองคลังง', '01'],
        ['0199', 'กองพัสดุ', '09'],
      ),
    );
    expect(brief(found)).toEqual([
      ['waits', 'รอหน่วยงานแม่ 0102'],
      ['new'],
      ['bad', 'รหัส 0102 ซ้ำกับแถว 5 แต่ชื่อไม่ตรงกัน'],
      ['bad', 'รหัส 0102 ซ้ำกับแถว 4 แต่ชื่อไม่ตรงกัน'],
      ['bad', 'ไม่พบหน่วยงานแม่ 09'],
    ]);
    const again = check(
      rowsOf(['010201', 'กลุ่มการเงิน', '0102'], ['0102', 'กองคลัง', '01'], ['0199', 'กองพัสดุ', '01']),
      [unit('u1', null, '01', 'สำนักงานตัวอย่าง')],
    );
    expect(again.map(({ state, plan }) => [state, plan?.above, plan?.depth])).toEqual([
      ['new', { row: 3 }, 2],
      ['new', { id: 'u1' }, 1],
      ['new', { id: 'u1' }, 1],
    ]);
  });

  it('may have children before parents, parents by name, and a row twice', () => {
    const found = check(
      rowsOf(
        ['11', 'กลุ่มหนึ่ง', 'กองแผนงาน'],
        ['1', 'กองแผนงาน', 'กรมตัวอย่าง'],
        ['0', 'กรมตัวอย่าง', ''],
        ['1', 'กองแผนงาน', 'กรมตัวอย่าง'],
      ),
    );
    expect(brief(found)).toEqual([['new'], ['new'], ['new'], ['twice', 'ซ้ำทั้งแถวกับแถว 3 ใช้แถวแรก']]);
    expect(found.map(({ plan }) => plan?.values.kind)).toEqual([
      ...['group', 'division', 'agency', undefined],
    ]);
  });

  it('tells circles, several roots, ended parents and what waits for them', () => {
    const found = check(
      rowsOf(
        ['0', 'กรมตัวอย่าง', ''],
        ['1', 'กองหนึ่ง', '2'],
        ['2', 'กองสอง', '1'],
        ['3', 'กองสาม', '3'],
        ['4', 'กองเก่า', '0', 'N'],
        ['41', 'กลุ่มใหม่', '4', 'Y'],
        ['42', 'กลุ่มเก่า', '4', 'เลิก'],
        ['5', 'กองห้า', '0', 'อะไร'],
      ),
    );
    expect(brief(found)).toEqual([
      ['new'],
      ['bad', 'หน่วยงานแม่วนกลับมาที่ตัวเอง'],
      ['bad', 'หน่วยงานแม่วนกลับมาที่ตัวเอง'],
      ['bad', 'หน่วยงานแม่วนกลับมาที่ตัวเอง'],
      ['new'],
      ['bad', 'หน่วยงานแม่ 4 เลิกใช้แล้ว'],
      ['new'],
      ['bad', 'ไม่รู้จักสถานะ อะไร'],
    ]);
    expect(found[4]?.plan?.validTo).toBe('2026-11-20');
    const roots = check(rowsOf(['0', 'กรมหนึ่ง', ''], ['1', 'กรมสอง', '']));
    expect(brief(roots).flat()).toEqual([
      ...['bad', 'มีหน่วยงานสูงสุดมากกว่าหนึ่ง', 'bad', 'มีหน่วยงานสูงสุดมากกว่าหนึ่ง'],
    ]);
  });

  it('goes below an existing unit, finds units by code or path of names, and sees moves', () => {
    const known = [
      unit('root', null, 'A', 'กรมตัวอย่าง'),
      unit('u1', 'root', 'A1', 'กองแผนงาน'),
      unit('u2', 'root', 'A2', 'กองคลัง'),
    ];
    const found = check(
      rowsOf(
        ['0', 'กรมตัวอย่าง', ''],
        ['1', 'กองแผนงาน', '0'],
        ['A2', 'กองคลังและพัสดุ', 'A1'],
        ['3', 'กองใหม่', '0'],
      ),
      known,
    );
    expect(found.map(({ state }) => state)).toEqual(['same', 'same', 'changed', 'new']);
    expect(found[2]?.changes).toEqual([
      { field: 'name', before: 'กองคลัง', after: 'กองคลังและพัสดุ' },
      { field: 'above', before: 'กรมตัวอย่าง', after: 'กองแผนงาน' },
    ]);
    expect(brief(check(rowsOf(['9', 'กองเก้า', '']), known))).toEqual([
      ['bad', 'มีหน่วยงานสูงสุดมากกว่าหนึ่ง'],
    ]);
    expect(check(rowsOf(['9', 'กองเก้า', '']), known, 'root')[0]?.plan?.above).toEqual({
      id: 'root',
    });
    const circle = check(rowsOf(['A1', 'กองแผนงาน', 'A2'], ['A2', 'กองคลัง', 'A1']), known);
    expect(circle.map(({ state }) => state)).toEqual(['bad', 'bad']);
  });

  it('doubts names that are nearly the same, and kinds that do not fit', () => {
    const found = check(
      rowsOf(
        ['0', 'กรมตัวอย่าง', '', '', 'กรม'],
        ['1', 'กองยุทธศาสตร์และแผนงาน', '0', '', 'กอง'],
        ['2', 'กองยุทธศาสตรและแผนงาน', '0', '', 'กอง'],
        ['3', 'กลุ่มงานที่ 1', '1', '', 'กลุ่ม'],
        ['4', 'กลุ่มงานที่ 2', '1', '', 'กอง'],
        ['5', 'ฝ่าย ก', '3', '', 'ฝ่าย'],
        ['6', 'ฝ่าย ข', '3', '', 'อะไร'],
      ),
    );
    expect(brief(found)).toEqual([
      ['new'],
      ['new', 'ชื่อคล้าย กองยุทธศาสตรและแผนงาน สะกดผิดหรือไม่'],
      ['new', 'ชื่อคล้าย กองยุทธศาสตร์และแผนงาน สะกดผิดหรือไม่'],
      ['new'],
      ['new', 'ระดับไม่ตรงกับผัง'],
      ['new'],
      ['new', 'ไม่รู้จักระดับ อะไร ใช้ section'],
    ]);
  });

  it('refuses days that cannot be read, formulas without a value and long texts', () => {
    const [row] = rowsOf(['1', 'ก'.repeat(301), '', '', '', '31/02/2570']);
    const [found] = check([{ ...row!, withoutResult: [2] }]);
    expect(found?.told).toEqual(['ยาวเกิน 300 ตัวอักษร', 'สูตรไม่มีค่า', 'อ่านวันที่ไม่ได้']);
  });

  it('finds the unit above as other systems write it, and tells codes that lost their zeros', () => {
    const found = check(
      rowsOf(
        ['1', 'กรมตัวอย่าง', ''],
        ['๑๐๑', 'กองคลัง', '01 - กรมตัวอย่าง'],
        ['102', 'กองพัสดุ', 'กรมตัวอย่าง (01)'],
        ['10101', 'กลุ่มหนึ่ง', '0101'],
        ['10102', 'กลุ่มสอง', '๑๐๑'],
        ['A1', 'กลุ่มสาม', '102'],
        ['A11', 'งานหนึ่ง', 'a1'],
        ['10103', 'กลุ่มสี่', 'กองคลง'],
      ),
    );
    expect(brief(found)).toEqual([
      ['new'],
      ['new', 'รหัส 101 อาจขาดเลข 0 ข้างหน้า แถวอื่นเขียน 0101'],
      ...[['new'], ['new'], ['new'], ['new'], ['new']],
      ['bad', 'ไม่พบหน่วยงานแม่ กองคลง'],
    ]);
    expect(found.map(({ plan }) => plan?.above)).toEqual([
      ...[null, { row: 2 }, { row: 2 }, { row: 3 }, { row: 3 }, { row: 4 }, { row: 7 }],
      undefined,
    ]);
    expect(found[1]?.plan?.code).toBe('101');
    expect(found[7]?.problems[0]?.choices).toEqual(['กองคลัง']);
  });

  it('does not guess between units of the same name, and tells them where one may be the other', () => {
    const found = check(
      rowsOf(
        ['0', 'กรมตัวอย่าง', ''],
        ['1', 'กองคลัง', '0'],
        ['2', 'กองคลัง', '0'],
        ['3', 'กองพัสดุ', '0', 'ยุบเลิก'],
        ['4', 'กองพัสดุ', '0', 'เปิดใช้งาน'],
        ['11', 'กลุ่มหนึ่ง', 'กองคลัง'],
        ['41', 'กลุ่มสอง', 'กองพัสดุ'],
      ),
    );
    const same = (code: string) =>
      `ชื่อเดียวกับหน่วยงานรหัส ${code} ภายใต้หน่วยงานเดียวกัน เป็นหน่วยงานเดียวกันหรือไม่`;
    expect(brief(found)).toEqual([
      ...[['new'], ['new', same('2')], ['new', same('1')], ['new'], ['new']],
      ['bad', 'มีหน่วยงานแม่ชื่อ กองคลัง มากกว่าหนึ่ง ให้ใช้รหัส'],
      ['new'],
    ]);
    expect(found[5]?.problems[0]?.choices).toEqual(['1', '2']);
    expect(found[6]?.plan?.above).toEqual({ row: 6 });
  });

  it('means the unit of the table where one that exists has the same name', () => {
    const known = [
      unit('root', null, '0', 'กรมตัวอย่าง'),
      unit('u1', 'root', 'A1', 'กองกฎหมาย'),
      unit('u2', 'u1', 'A11', 'กองคดี'),
    ];
    const rows = rowsOf(['104', 'กองคดี', '0'], ['10401', 'กลุ่มหนึ่ง', 'กองคดี']);
    expect(check(rows, known)[1]?.plan?.above).toEqual({ row: 2 });
    expect(check(rowsOf(['10401', 'กลุ่มหนึ่ง', 'กองคดี']), known)[0]?.plan?.above).toEqual({
      id: 'u2',
    });
  });

  it('one forgotten unit above does not keep the whole table out', () => {
    const found = check(
      rowsOf(
        ['0', 'กรมตัวอย่าง', ''],
        ['1', 'กองคลัง', '0'],
        ['2', 'กองพัสดุ', ''],
        ['11', 'กลุ่มหนึ่ง', '1'],
        ['21', 'กลุ่มสอง', '2'],
      ),
    );
    expect(brief(found)).toEqual([
      ...[['new'], ['new']],
      ...[['bad', 'มีหน่วยงานสูงสุดมากกว่าหนึ่ง'], ['new'], ['waits', 'รอหน่วยงานแม่ 2']],
    ]);
    expect(found[2]?.problems[0]?.choices).toEqual(['0']);
    const own = check(rowsOf(['0', 'กรมตัวอย่าง', '0'], ['1', 'กองคลัง', '0']));
    expect(brief(own)).toEqual([['new', 'เขียนตัวเองเป็นหน่วยงานแม่ ใช้เป็นหน่วยงานสูงสุด'], ['new']]);
    expect(own[0]?.plan?.above).toBeNull();
  });
});

describe('the word for the state of a unit', () => {
  it.each([
    'Y',
    '1',
    'A',
    'Active',
    'ใช้',
    'ใช้งานอยู่',
    'เปิดใช้งาน',
    'ยังใช้งาน',
    'เปิดทำการ',
    'ปกติ',
    '๑',
  ])('%s: it is in use', (word) => expect(isInUse(word)).toBe(true));
  it.each([
    ...['N', '0', 'I', 'Inactive', 'เลิก', 'ยุบเลิก', 'ยุบรวม', 'ยกเลิกแล้ว', 'ปิดใช้งาน', 'ไม่ใช้งาน'],
    ...['ไม่ได้ใช้งาน', 'ระงับการใช้งาน', 'สิ้นสุด', 'เลิกใช้แล้ว', '๐'],
  ])('%s: it has ended', (word) => expect(isInUse(word)).toBe(false));
  it.each(['ไม่แน่', 'อะไร', 'รอพิจารณา', '2'])('%s is not known', (word) =>
    expect(isInUse(word)).toBeNull(),
  );
});
