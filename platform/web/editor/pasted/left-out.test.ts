// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { takeOut } from './left-out.ts';

const word = `<html><body><!--StartFragment--><p class=MsoNormal>ดังนี้</p>
<table class=MsoTableGrid><tr><td><p>รายการ</p></td><td><p>จำนวน</p></td></tr>
<tr><td colspan=2><p>อาหารว่าง<br>และ
เครื่องดื่ม</p></td></tr></table><p>จึงเรียนมา</p><!--EndFragment--></body></html>`;

/** The cells of the tables that stayed, row by row. */
const cellsIn = (html: string): string[][] => {
  const page = new DOMParser().parseFromString(html, 'text/html');
  return [...page.querySelectorAll('tr')].map((row) =>
    [...row.cells].map((cell) => cell.textContent.replaceAll(/\s+/g, ' ')),
  );
};

test('a table that Word copied stays where it was in the text', () => {
  const { html, tables, pictures } = takeOut(word);
  expect(html).toMatch(/ดังนี้[^]*รายการ[^]*จึงเรียนมา/);
  expect(cellsIn(html)).toEqual([['รายการ', 'จำนวน'], ['อาหารว่างและ เครื่องดื่ม']]);
  expect([tables, pictures]).toEqual([[], []]);
});

test('widths of the columns come along, the caption stands above, and a table in a cell becomes its text', () => {
  const { html } = takeOut(`<table><caption>ตารางที่ 1</caption><col width=64><col width=128>
    <tr><td>ก</td><td><table><tr><td>ข</td><td>ค</td></tr><tr><td>ง</td></tr></table></td></tr></table>`);
  expect(html).toMatch(/<p>ตารางที่ 1<\/p>\s*<table>/);
  expect(html).toContain('<td colwidth="64">ก');
  expect(html).toContain('<td colwidth="128"><p>ข ค</p><p>ง</p>');
  expect(cellsIn(html)).toHaveLength(1);
});

test('a table of one cell is a frame around text', () => {
  const framed = '<table><tr><td><p>ข้อความในกรอบ</p></td></tr></table>';
  expect(takeOut(framed)).toMatchObject({ tables: [] });
  expect(takeOut(framed).html).not.toContain('<table');
  const within = `<table><tr><td>${framed}<table><tr><td>ก</td><td>ข</td></tr></table></td></tr></table>`;
  expect(cellsIn(takeOut(within).html)).toEqual([['ก', 'ข']]);
});

test('a table larger than a text may have is taken out, cell by cell, and the text around it stays', () => {
  const cells = Array.from({ length: 15 }, (_, at) => `<td>${at}</td>`).join('');
  const wide = `<p>ก</p><table><tr><td colspan=2>อาหาร<br>และ
    เครื่องดื่ม</td>${cells}</tr></table><p>ข</p>`;
  const { html, tables } = takeOut(wide);
  expect(html).toMatch(/<p>ก<\/p><p>ข<\/p>/);
  expect(tables[0]?.rows[0]?.slice(0, 2)).toEqual([
    { text: 'อาหาร\nและ เครื่องดื่ม', columns: 2, rows: 1 },
    { text: '0', columns: 1, rows: 1 },
  ]);
  const tall = `<table>${`<tr><td>ก</td><td>ข</td></tr>`.repeat(301)}</table>`;
  expect(takeOut(tall).tables[0]?.rows).toHaveLength(301);
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
  const taken = takeOut(html);
  expect(taken).toMatchObject({ tables: [], pictures: [], dropped: {} });
  expect(taken.html).toContain(html);
});
