// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { cleanPage, readPage } from './dropped.ts';
import { isTooLarge, pasteLimits } from './too-large.ts';

function cleaned(html: string) {
  const page = readPage(html);
  const dropped = cleanPage(page);
  return { dropped, html: page.body.innerHTML };
}

test.each([
  ['<p>ดู <a href="https://x.go.th">เว็บ</a> <a href="#a">ข้อ 1</a></p>', { link: 1 }],
  ['<p style="color:#c00">แดง</p><p style="COLOR: rgb(0, 0, 255)">น้ำเงิน</p>', { colour: 2 }],
  ['<font color="red">แดง</font>', { colour: 1 }],
  ['<p style="background:yellow;mso-highlight:yellow">เน้น</p>', { background: 1 }],
  ['<p style="text-align: center">กลาง</p><p align="right">ขวา</p>', { align: 2 }],
  ['<p>ม<sup>2</sup> <span style="vertical-align:super">ก</span></p>', { raised: 2 }],
  ['<p><s>เดิม</s> <span style="text-decoration: line-through">เก่า</span></p>', { strike: 2 }],
  ['<p>ก<a href="#_ftn1">[1]</a></p>', { note: 1 }],
  ['<p>ก</p><hr><video></video><input value="x">', { rule: 1, media: 1, field: 1 }],
])('%s', (html, expected) => {
  expect(cleaned(html).dropped).toEqual(expected);
});

test('usual colours, empty elements and the fonts of Word are not worth a word', () => {
  const word = `<p class=MsoNormal style='margin:0;color:windowtext;font-family:"TH Sarabun New";font-size:16pt'>
    <span style='color:black;background:white'>ด้วย</span><span style='color:rgb(51,51,51);background:rgba(9,9,9,0)'>กอง</span>
    <span style='color:red'> </span></p>`;
  expect(cleaned(word).dropped).toEqual({});
});

test('hidden words do not come in, and are told', () => {
  const { dropped, html } = cleaned(
    '<p>ก<span style="display: none">ลับ</span><span style="mso-hide:all"></span></p>',
  );
  expect(dropped).toEqual({ hidden: 1 });
  expect(html).toBe('<p>ก</p>');
});

test('letters that are bold, slanted or underlined by their style only stay so', () => {
  const docs = `<b style="font-weight:normal"><span style="font-weight:700">หนา</span>
    <span style="font-style:italic;text-decoration:underline">เอน</span><span style="font-weight:400">ปกติ</span></b>`;
  const { html } = cleaned(docs);
  expect(html).toContain('<strong>หนา</strong>');
  expect(html).toContain('<u><em>เอน</em></u>');
  expect(html).toContain('<span>ปกติ</span>');
  // The element around all of it says that it is none.
  expect(html).not.toContain('<b');
});

test('style sheets and comments of a program are not read, and the word style in a text stays', () => {
  const { html } = cleaned(
    '<style>p{color:red}</style><!--[if gte mso 9]><xml>ก</xml><![endif]--><p>style="x" ก</p>',
  );
  expect(html).toBe('<p>style="x" ก</p>');
});

test('headings of all levels become the one that a text has', () => {
  expect(cleaned('<h1>ก</h1><h2>ข</h2><h5><b>ค</b></h5>').html).toBe(
    '<h2>ก</h2><h2>ข</h2><h2><b>ค</b></h2>',
  );
});

test('a paste is measured by its words and its markup, without the data of pictures', () => {
  const clipboard = (markup: string, words = '') => ({
    getData: (type: string) => (type === 'text/html' ? markup : words),
  });
  const { markup, words } = pasteLimits;
  expect(isTooLarge(clipboard('x'.repeat(markup)))).toBe(false);
  expect(isTooLarge(clipboard('x'.repeat(markup + 1)))).toBe(true);
  expect(isTooLarge(clipboard('', 'ก'.repeat(words + 1)))).toBe(true);
  const picture = `<img src="data:image/png;base64,${'A'.repeat(markup)}">`;
  expect(isTooLarge(clipboard(picture))).toBe(false);
  expect(isTooLarge(null)).toBe(false);
});
