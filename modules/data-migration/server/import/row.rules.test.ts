import { describe, expect, it } from 'vitest';
import { importFields, recogniseHeadings } from '../../contract/index.ts';
import { monthFirstPattern, readDateCell, readTimeCell } from './date-cell.rules.ts';
import { usualSpeeds } from '@sarn/document-classes/contract';
import { readRow } from './row.rules.ts';
import { indexScans } from './scan-match.rules.ts';

const date = (cell: string, hasMonthFirst = false) => {
  const reading = readDateCell(cell, { year: 2569, hasMonthFirst });
  return 'date' in reading ? reading.date : reading.problem;
};

describe('[15.10] dates of old registers', () => {
  it.each([
    '๒๑ พ.ย. ๖๙',
    '21 พ.ย.69',
    '21พย69',
    '๒๑ พฤศจิกายน ๒๕๖๙',
    '21 พฤศจิกายน พ.ศ. 2569',
    'ลงวันที่ 21 พฤศจิกายน 2569',
    'ลว. 21 พ.ย. 2569',
    'วันเสาร์ที่ 21 พฤศจิกายน 2569',
    '21/11/2569',
    '21-11-2026',
    '21.11.69',
    '๒๑/๑๑/๖๙',
    '21/11/2026 09:30',
    '2026-11-21',
    '2569-11-21',
    '2026-11-21 09:30',
    '21 Nov 2026',
    '21-November-2026',
    '46347',
    '46347.4',
  ])('%s is 21 November 2026', (cell) => expect(date(cell)).toBe('2026-11-21'));

  it('are never guessed where they can be read in two ways', () => {
    expect(date('11/21/2026')).toBe('date-order');
    expect(date('05/12/2026')).toBe('2026-12-05');
    expect(date('05/12/2026', true)).toBe('date-order');
    expect(date('07/07/2026', true)).toBe('2026-07-07');
    expect(new RegExp(monthFirstPattern).test('11/21/2026')).toBe(true);
    expect(new RegExp(monthFirstPattern).test('21/11/2026')).toBe(false);
    expect(date('21/11/45')).toBe('date-century');
    expect(readDateCell('21/11/26', { year: 2569, hasMonthFirst: false })).toEqual({
      date: '2026-11-21',
      isGuessedCentury: true,
    });
    for (const cell of ['31/02/2569', '29 ก.พ. 2569', '211169', '12', 'เมื่อวาน', '30 กุมภา 69']) {
      expect(date(cell), cell).toBe('date-unreadable');
    }
  });

  it('come with times', () => {
    for (const cell of [
      '9.30 น.',
      '๐๙:๓๐',
      '0930',
      '09:30:15',
      '0.395833333',
      '2026-11-21 09:30',
    ]) {
      expect(readTimeCell(cell), cell).toBe('09:30');
    }
    for (const cell of ['25.00', 'บ่าย', '9.75']) expect(readTimeCell(cell), cell).toBeNull();
  });
});

const headings = [
  'เลขทะเบียนรับ',
  'วันที่รับ',
  'เวลา',
  'ที่',
  'ลงวันที่',
  'จาก',
  'ถึง',
  'เรื่อง',
  'ชั้นความเร็ว',
  'ชั้นความลับ',
  'ชื่อไฟล์',
];
const context = {
  mapping: recogniseHeadings(headings),
  year: 2569,
  today: '2026-11-21',
  monthFirst: new Set<never>(),
  speeds: Object.values(usualSpeeds),
};
const good = [
  '๑๒๕',
  '5 ม.ค. 69',
  '9.30 น.',
  'ตย 0999/1',
  '1/1/2569',
  'กรมตัวอย่าง',
  'ผอ.',
  'ขอเชิญ',
  'ด่วนมาก',
  'ปกติ',
  'a.pdf; b.pdf',
];
const row = (change: Record<number, string>) =>
  readRow(
    good.map((cell, at) => change[at] ?? cell),
    context,
  );
const codes = (change: Record<number, string>) => row(change).problems.map(({ code }) => code);

describe('[15.10] rows of old registers', () => {
  it('are recognised by their headings, however these are written', () => {
    expect(context.mapping).toEqual({
      ...{ number: 0, receivedOn: 1, time: 2, letterNo: 3, letterDate: 4, sender: 5, addressee: 6 },
      ...{ title: 7, speed: 8, secrecy: 9, fileName: 10 },
    });
    expect(recogniseHeadings(['เลข รับ', 'ลว.', ' เรื่อง : ', 'Subject'])).toEqual({
      ...{ number: 0, letterDate: 1, title: 2 },
    });
    const remembered = new Map([
      ['ช่องพิเศษ', 'title' as const],
      ['จาก', null],
    ]);
    expect(recogniseHeadings(['ช่องพิเศษ', 'จาก'], remembered)).toEqual({ title: 0 });
    const names = Object.values(importFields).map(({ th }) => th);
    expect(Object.keys(recogniseHeadings(names))).toHaveLength(names.length);
  });

  it('are read whole', () => {
    expect(row({})).toEqual({
      number: 125,
      scans: ['a.pdf', 'b.pdf'],
      problems: [],
      values: {
        ...{ number: 125, receivedOn: '2026-01-05', time: '09:30', letterNo: 'ตย 0999/1' },
        ...{ letterDate: '2026-01-01', sender: 'กรมตัวอย่าง', addressee: 'ผอ.', title: 'ขอเชิญ' },
        ...{ action: '', note: '', speed: 'very-urgent', oldId: '' },
      },
    });
    for (const cell of ['125/2569', '125/69', '0125', '125.0', 'รับที่ 125', '125/2026']) {
      expect(row({ 0: cell }).number, cell).toBe(125);
    }
  });

  it('are left out with a reason, or go in with a remark', () => {
    expect(codes({ 0: '' })).toEqual(['missing']);
    expect(codes({ 0: '12ก' })).toEqual(['number-unreadable']);
    expect(codes({ 0: '125/2568' })).toEqual(['number-year']);
    expect(codes({ 7: ' ' })).toEqual(['missing']);
    expect(codes({ 7: 'ก'.repeat(1001) })).toEqual(['too-long']);
    expect(codes({ 9: 'ลับมาก' })).toEqual(['classified']);
    expect(codes({ 1: '5/1/2568', 4: '1/1/2568' })).toEqual(['date-other-year']);
    expect(codes({ 1: '5/12/2569' })).toEqual(['date-ahead']);
    expect(codes({ 1: '', 4: '' })).toEqual(['date-needed']);
    expect(row({ 1: '' }).values?.receivedOn).toBe('2026-01-01');
    expect(codes({ 1: '' })).toEqual(['date-of-letter']);
    expect(codes({ 4: '9 ม.ค. 69' })).toEqual(['date-after']);
    expect(codes({ 2: 'เช้า', 8: 'ด่วนพิเศษ' })).toEqual(['time-unreadable', 'speed-unknown']);
    expect(row({ 2: 'เช้า', 8: 'ด่วนพิเศษ' }).values).toMatchObject({
      time: '00:00',
      speed: 'normal',
    });
  });

  it('find their scans by name or by number', () => {
    const paths = [
      'ปี2569/125.pdf',
      '0126-2.pdf',
      '126.pdf',
      '127-2568.pdf',
      '2569_128.jpg',
      'x/ก.pdf',
      'y/ก.pdf',
    ];
    const index = indexScans(
      paths.map((path) => ({ path, bytes: 1 })),
      2569,
    );
    expect(index.named('125.PDF')).toEqual(['ปี2569/125.pdf']);
    expect(index.named('ปี๒๕๖๙\\125')).toEqual(['ปี2569/125.pdf']);
    expect(index.named('ก.pdf')).toHaveLength(2);
    expect(index.named('x/ก.pdf')).toEqual(['x/ก.pdf']);
    expect(index.numbered(126)).toEqual(['0126-2.pdf', '126.pdf']);
    expect(index.numbered(127)).toEqual([]);
    expect(index.numbered(128)).toEqual(['2569_128.jpg']);
  });
});
