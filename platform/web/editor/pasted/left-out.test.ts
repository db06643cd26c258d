// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { takeOut } from './left-out.ts';

const word = `<html><body><!--StartFragment--><p class=MsoNormal>ดังนี้</p>
<table class=MsoTableGrid><tr><td><p>รายการ</p></td><td><p>จำนวน</p></td></tr>
<tr><td colspan=2><p>อาหารว่าง<br>และ
เครื่องดื่ม</p></td></tr></table><p>จึงเรียนมา</p><!--EndFragment--></body></html>`;

test('takes a table out of what Word copied, cell by cell, and leaves the text around it', () => {
  const { html, tables, pictures } = takeOut(word);
  expect(html).toMatch(/ดังนี้[^]*จึงเรียนมา/);
  expect(html).not.toMatch(/รายการ|อาหารว่าง|<table/);
  expect(tables).toEqual([
    {
      rows: [
        [
          { text: 'รายการ', columns: 1, rows: 1 },
          { text: 'จำนวน', columns: 1, rows: 1 },
        ],
        [{ text: 'อาหารว่าง\nและ เครื่องดื่ม', columns: 2, rows: 1 }],
      ],
    },
  ]);
  expect(pictures).toEqual([]);
});

test('a table of one cell is a frame around text, and a table in a cell belongs to that cell', () => {
  const framed = '<table><tr><td><p>ข้อความในกรอบ</p></td></tr></table>';
  expect(takeOut(framed)).toMatchObject({ tables: [] });
  expect(takeOut(`<table><tr><td>${framed}</td><td>ข</td></tr></table>`).tables).toEqual([
    {
      rows: [
        [
          { text: 'ข้อความในกรอบ', columns: 1, rows: 1 },
          { text: 'ข', columns: 1, rows: 1 },
        ],
      ],
    },
  ]);
});

test('names pictures, with their bytes where the clipboard has them; counters are no pictures', () => {
  const data = 'data:image/png;base64,aGk=';
  const html = `<p>ก<img alt="แผนที่" src="file:///C:/x.png"><img src="${data}">
    <img width="1" height="1" src="https://example.go.th/counter.gif"></p>`;
  expect(takeOut(html).pictures).toEqual([
    { name: 'แผนที่', data: null },
    { name: '', data },
  ]);
});

test('leaves all other text as it was copied', () => {
  const html = '<p>ไม่มี<b>ตาราง</b></p>';
  expect(takeOut(html)).toEqual({ html, tables: [], pictures: [] });
});
