import { describe, expect, it } from 'vitest';
import { anchorOf, locate } from './locate.ts';
import { plainBody } from './plain-body.ts';
import { spliceBody } from './splice-body.ts';

const words = (text: string, ...marks: string[]) => ({
  type: 'text',
  text,
  ...(marks.length > 0 && { marks: marks.map((type) => ({ type })) }),
});
const p = (...content: object[]) => ({ type: 'paragraph', content });
const doc = (...content: object[]) => ({ type: 'doc', content });
const item = (...content: object[]) => ({ type: 'listItem', content });
const cell = (...content: object[]) => ({ type: 'tableCell', content });
const table = (...cells: object[]) => ({
  type: 'table',
  content: [{ type: 'tableRow', content: cells }],
});

describe('the plain text of a body', () => {
  it('has its paragraphs one under the other, with one character for a line break', () => {
    const body = doc(
      p(words('ก'), { type: 'hardBreak' }, words('ข', 'bold')),
      { type: 'orderedList', content: [item(p(words('ค')))] },
      table(cell(p()), cell(p(words('ง')))),
    );
    expect(plainBody(body)).toBe('ก\u2028ข\nค\n\nง');
    expect(plainBody(null)).toBe('');
  });
});

describe('other words in a part of a body', () => {
  it('keeps the marks around them and writes them like those before', () => {
    const body = doc(p(words('ณ ', 'bold'), words('ห้องประชุม 2'), words(' ใน', 'italic')));
    const after = spliceBody(body, { from: 2, to: 14, insert: 'ผ่านสื่อ' });
    expect(after).toEqual(
      doc(p(words('ณ ', 'bold'), words('ผ่านสื่อ', 'bold'), words(' ใน', 'italic'))),
    );
    expect(plainBody(body)).toBe('ณ ห้องประชุม 2 ใน');
  });

  it('splits and joins paragraphs; an item of a list becomes two items', () => {
    const two = spliceBody(doc(p(words('หนึ่งสอง'))), { from: 5, to: 5, insert: '\n' });
    expect(two).toEqual(doc(p(words('หนึ่ง')), p(words('สอง'))));
    expect(spliceBody(two, { from: 5, to: 6, insert: '' })).toMatchObject(
      doc(p(words('หนึ่ง'), words('สอง'))),
    );
    const list = { type: 'orderedList', content: [item(p(words('กข')))] };
    expect(spliceBody(doc(list), { from: 1, to: 1, insert: '\n' })).toEqual(
      doc({ type: 'orderedList', content: [item(p(words('ก'))), item(p(words('ข')))] }),
    );
    const whole = doc(p(words('ก')), { type: 'bulletList', content: [item(p(words('ข')))] });
    expect(spliceBody(whole, { from: 1, to: 3, insert: '' })).toEqual(doc(p(words('ก'))));
  });

  it('leaves the cells of a table', () => {
    const body = doc(table(cell(p(words('กข'))), cell(p(words('คง')))));
    expect(spliceBody(body, { from: 1, to: 4, insert: 'x' })).toEqual(
      doc(table(cell(p(words('ก'), words('x'))), cell(p(words('ง'))))),
    );
  });

  it('never gives a reference to a clause to other words', () => {
    const body = doc(p(words('ข้อ ๕', 'clauseRef')));
    expect(spliceBody(body, { from: 5, to: 5, insert: ' ก' })).toEqual(
      doc(p(words('ข้อ ๕', 'clauseRef'), words(' ก'))),
    );
  });

  it('does the same to the plain text, wherever it is', () => {
    const body = doc(
      p(words('ตามที่'), words('สำนัก', 'bold')),
      {
        type: 'orderedList',
        content: [item(p(words('หนึ่ง')), p(words('สอง'))), item(p(words('สาม')))],
      },
      p(),
      p(words('ท้าย')),
    );
    const text = plainBody(body);
    for (let from = 0; from <= text.length; from += 1) {
      for (let to = from; to <= text.length; to += 1) {
        for (const insert of ['', 'x', 'x\ny', '\n', '\u2028']) {
          const after = plainBody(spliceBody(body, { from, to, insert }));
          expect(after, `${from}–${to} ${JSON.stringify(insert)}`).toBe(
            text.slice(0, from) + insert + text.slice(to),
          );
        }
      }
    }
  });
});

describe('a place in a text that others changed', () => {
  const text = 'เบิกจ่ายจากงบประมาณ ที่กรม และเบิกจ่ายจากงบกลาง ที่กรม';

  it('is the same place where nothing changed', () => {
    for (let from = 0; from < text.length; from += 1) {
      for (const to of [from, from + 1, Math.min(from + 6, text.length)]) {
        expect(locate(text, anchorOf(text, { from, to }))).toEqual({ from, to });
      }
    }
  });

  it('moves with its words, and is told apart by what stands around it', () => {
    const at = text.lastIndexOf('ที่กรม');
    const anchor = anchorOf(text, { from: at, to: at + 6 });
    const longer = `ด้วยความจำเป็นเร่งด่วนอย่างยิ่ง ${text} ในปีนี้`;
    expect(locate(longer, anchor)?.from).toBe(longer.lastIndexOf('ที่กรม'));
  });

  it('is between the same words for what only comes in', () => {
    const at = text.indexOf(' และ');
    const anchor = anchorOf(text, { from: at, to: at });
    const longer = `เพิ่มคำ ${text}`;
    expect(locate(longer, anchor)).toEqual({ from: at + 8, to: at + 8 });
  });

  it('is lost with its words, and never another one of the same words elsewhere', () => {
    const at = text.lastIndexOf('ที่กรม');
    const anchor = anchorOf(text, { from: at, to: at + 6 });
    expect(locate('ข้อความใหม่ทั้งหมด', anchor)).toBeNull();
    expect(locate('อยู่ที่กรมอื่นซึ่งไม่เกี่ยวกัน', anchor)).toBeNull();
  });
});
