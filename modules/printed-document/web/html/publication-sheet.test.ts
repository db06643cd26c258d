import { publicationKinds } from '@sarn/document/contract';
import { describe, expect, it } from 'vitest';
import { sheetOf } from './publication-sheet.ts';

const facts = {
  issuer: 'สำนักงานทดสอบ',
  title: 'แต่งตั้งคณะทำงาน',
  number: '๗/๒๕๖๙',
  date: '๒๑ พฤศจิกายน ๒๕๖๙',
  inForce: '',
  meetingName: 'การประชุมคณะกรรมการ',
  meetingNo: '๓/๒๕๖๙',
  meetingDate: '๒ พฤศจิกายน ๒๕๖๙',
  place: 'ห้องประชุม ๑',
  endedAt: '๑๒.๐๐ น.',
  recorder: 'นายจด รายงาน',
  certifiedBy: '',
};
const unknown = { ...facts, number: '', date: '', meetingNo: '', meetingDate: '' };

describe('the sheet of a published kind', () => {
  it('has the lines of its form', () => {
    expect(sheetOf('command', facts)).toMatchObject({
      head: ['คำสั่งสำนักงานทดสอบ', 'ที่ ๗/๒๕๖๙', 'เรื่อง แต่งตั้งคณะทำงาน'],
      foot: ['สั่ง ณ วันที่ ๒๑ พฤศจิกายน ๒๕๖๙'],
    });
    expect(sheetOf('announce', facts).head).toEqual(['ประกาศสำนักงานทดสอบ', 'เรื่อง แต่งตั้งคณะทำงาน']);
    expect(sheetOf('report', facts)).toMatchObject({
      head: [
        'รายงานการประชุมคณะกรรมการ',
        'ครั้งที่ ๓/๒๕๖๙',
        'เมื่อวันที่ ๒ พฤศจิกายน ๒๕๖๙',
        'ณ ห้องประชุม ๑',
        'เรื่อง แต่งตั้งคณะทำงาน',
      ],
      foot: ['เลิกประชุมเวลา ๑๒.๐๐ น.', 'ผู้จดรายงานการประชุม นายจด รายงาน'],
    });
  });

  it('has no signature where the form has none', () => {
    const signed = publicationKinds.filter((kind) => sheetOf(kind, facts).isSigned);
    expect(signed).toEqual(
      publicationKinds.filter((kind) => !['declaration', 'news'].includes(kind)),
    );
  });

  it('leaves out what is not known yet', () => {
    for (const kind of publicationKinds) {
      const { head, foot } = sheetOf(kind, unknown);
      for (const line of [...head, ...foot]) expect(line, kind).not.toMatch(/(^|วันที่|ที่)\s*$/);
    }
  });
});
