import { describe, expect, it } from 'vitest';
import { formerMeetingNo, meetingNoOf, meetingNoText, nextMeetingNo } from './meeting-no.ts';
import { Minutes } from './minutes.ts';
import { isOfSeveral, pastedPeople } from './pasted-people.ts';

describe('people of a meeting', () => {
  it('have name, post and remark; a text of a client of before is a name', () => {
    const read = Minutes.parse({
      present: ['นายหนึ่ง  ใจดี ประธาน', { name: 'นางสอง', post: 'กรรมการ' }],
      absent: [{ name: 'นายสาม', remark: 'ติดราชการ' }],
    });
    expect(read.present).toEqual([
      { name: 'นายหนึ่ง ใจดี ประธาน', post: '', remark: '' },
      { name: 'นางสอง', post: 'กรรมการ', remark: '' },
    ]);
    expect(read.absent).toEqual([{ name: 'นายสาม', post: '', remark: 'ติดราชการ' }]);
    expect(read.guests).toEqual([]);
  });

  it('are read from pasted lines: parts at a tab or two blanks, without list numbers', () => {
    const text =
      '1.\tนายหนึ่ง ใจดี\tผู้อำนวยการ\tประธาน\r\n\n๒) นางสอง  มั่นคง   แทน ผู้อำนวยการกองคลัง\n3  นายสาม';
    expect(pastedPeople(text)).toEqual([
      { name: 'นายหนึ่ง ใจดี', post: 'ผู้อำนวยการ', remark: 'ประธาน' },
      { name: 'นางสอง', post: 'มั่นคง', remark: 'แทน ผู้อำนวยการกองคลัง' },
      { name: 'นายสาม', post: '', remark: '' },
    ]);
    expect(pastedPeople('นายสี่\tแทน อธิบดี\tผู้แทนกรม')).toEqual([
      { name: 'นายสี่', post: '', remark: 'แทน อธิบดี ผู้แทนกรม' },
    ]);
  });

  it('are several where there is a tab or a second line', () => {
    expect(['นายหนึ่ง\n', 'นายหนึ่ง  ประธาน', 'ก\tข', 'ก\nข'].map(isOfSeveral)).toEqual([
      ...[false, false, true, true],
    ]);
  });
});

describe('numbers of meetings', () => {
  it.each([
    ['3/2569', { number: '3', year: '2569' }],
    ['พิเศษ ๑ / ๒๕๖๙', { number: 'พิเศษ ๑', year: '๒๕๖๙' }],
    ['3/25', { number: '3/25', year: '' }],
    ['', { number: '', year: '' }],
  ])('%s has its parts, which make it again', (text, parts) => {
    expect(meetingNoOf(text)).toEqual(parts);
    expect(meetingNoText(parts)).toBe(text.replace(' / ', '/'));
  });

  it('begin with 1 in each calendar year, and special meetings count apart', () => {
    const earlier = ['10/2569', '๑๑/๒๕๖๙', '2/2569', 'พิเศษ 20/2569', '30/2568', 'x'];
    expect(nextMeetingNo(earlier, 2569)).toBe('12/2569');
    expect(nextMeetingNo(earlier, 2570)).toBe('1/2570');
    expect(nextMeetingNo([], 2570)).toBe('1/2570');
  });

  it('have one before them, but the first of a year', () => {
    expect(['๑๑/๒๕๖๙', '1/2569', 'พิเศษ 2/2569', '3'].map(formerMeetingNo)).toEqual([
      ...['10/2569', null, null, null],
    ]);
  });
});
