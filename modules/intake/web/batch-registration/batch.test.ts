import { describe, expect, it } from 'vitest';
import { IncomingRegistration } from '@sarn/intake/contract';
import { emptyBatch, linesFor, toRegistration } from './batch.ts';

const file = (id: string) => ({
  id: `01a1fe8a-f413-7ff4-b4c9-5dc59542707${id}`,
  name: `${id}.pdf`,
  mediaType: 'application/pdf',
  bytes: 9,
  pageCount: 1,
});
const shared = {
  ...emptyBatch.shared,
  sender: 'กรมตัวอย่าง',
  addressee: 'ผู้อำนวยการ',
  letterDate: '2026-11-20',
};

describe('[4.02] letters of one batch registration', () => {
  it('have a row for each file, and keep what was typed when more files come', () => {
    const [first] = linesFor([file('1')], []);
    const typed = { ...first!, title: 'ขอเชิญประชุม' };
    const lines = linesFor([file('2'), file('1')], [typed]);
    expect(lines.map((line) => [line.file.name, line.title])).toEqual([
      ['2.pdf', ''],
      ['1.pdf', 'ขอเชิญประชุม'],
    ]);
  });

  it('share sender, addressee, day and urgency where their row says nothing else', () => {
    const [line] = linesFor([file('1')], []);
    const usual = { ...line!, letterNo: 'ตย 0201/1', title: 'ขอเชิญประชุม' };
    expect(toRegistration(usual, shared)).toMatchObject({
      sender: 'กรมตัวอย่าง',
      addressee: 'ผู้อำนวยการ',
      letterDate: '2026-11-20',
      speed: 'normal',
      fileIds: [file('1').id],
    });
    const other = { ...usual, sender: 'กรมอื่น', letterDate: '2026-11-18', speed: 'urgent' as const };
    expect(toRegistration(other, shared)).toMatchObject({
      sender: 'กรมอื่น',
      addressee: 'ผู้อำนวยการ',
      letterDate: '2026-11-18',
      speed: 'urgent',
    });
    expect(IncomingRegistration.safeParse(toRegistration(usual, shared)).success).toBe(true);
  });

  it('[16.05] share by what they are filed, unless their row says otherwise', () => {
    const [line] = linesFor([file('1')], []);
    const budget = { bookGroupCode: '01', bookGroup: 'การเงินงบประมาณ' };
    const filed = { ...shared, ...budget, categoryCode: '01.2', disposal: 'เก็บเข้าแฟ้ม' };
    expect(toRegistration(line!, filed)).toMatchObject({
      bookGroupCode: '01',
      categoryCode: '01.2',
    });
    // Group and category go together: a category of another group would be refused.
    const own = { ...line!, bookGroupCode: '07', bookGroup: 'ประชุม' };
    expect(toRegistration(own, filed)).toMatchObject({
      ...{ bookGroupCode: '07', categoryCode: '', disposal: 'เก็บเข้าแฟ้ม' },
    });
    const { bookGroup: _, ...keptEarlier } = filed;
    expect(toRegistration(line!, keptEarlier as typeof filed)).toMatchObject({ bookGroup: '' });
  });

  it('are sent only when nothing is missing', () => {
    const [line] = linesFor([file('1')], []);
    const read = IncomingRegistration.safeParse(toRegistration(line!, emptyBatch.shared));
    const missing = read.error?.issues.map((issue) => issue.path[0]);
    expect(new Set(missing)).toEqual(
      new Set(['sender', 'letterNo', 'letterDate', 'addressee', 'title']),
    );
  });
});
