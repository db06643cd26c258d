// @vitest-environment jsdom
import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { docxHtml } from './docx-html.ts';
import { takeOut } from '../pasted/left-out.ts';
import { tabInHtml } from '../tabs/pasted-tabs.ts';

/** A packed file of these parts. */
const packedFile = async (parts: Readonly<Record<string, string>>): Promise<Blob> => {
  const bytes = Object.entries(parts).map(([name, text]) => [name, strToU8(text)] as const);
  return new Blob([new Uint8Array(zipSync(Object.fromEntries(bytes)))]);
};

const word = (body: string) =>
  `<w:document xmlns:w="w" xmlns:r="r" xmlns:m="m"><w:body>${body}</w:body></w:document>`;
const docx = (body: string, more: Readonly<Record<string, string>> = {}) =>
  packedFile({ 'word/document.xml': word(body), ...more });
const run = (text: string, properties = '') =>
  `<w:r><w:rPr>${properties}</w:rPr><w:t>${text}</w:t></w:r>`;
const paragraph = (text: string, properties = '') =>
  `<w:p><w:pPr>${properties}</w:pPr>${run(text)}</w:p>`;
const read = async (body: string, more = {}) => docxHtml(await docx(body, more));

test('paragraphs, heads and what is bold, slanted or underlined', async () => {
  const body = `${paragraph('บทนำ', '<w:pStyle w:val="Heading1"/>')}<w:p>${run('ด้วย', '<w:b/>')}${run('กอง', '<w:b w:val="0"/><w:i/><w:u w:val="single"/>')}
    <w:r><w:t>ก &lt; ข</w:t><w:br/><w:t>ค</w:t></w:r></w:p>`;
  expect(await read(body)).toBe(
    '<h2>บทนำ</h2><p><strong>ด้วย</strong><u><em>กอง</em></u>ก &#60; ข<br>ค</p>',
  );
});

test('tabs stay tabs', async () => {
  const html = await read('<w:p><w:r><w:t>ก</w:t><w:tab/><w:t>ข</w:t></w:r></w:p>');
  expect(html).toBe(`<p>ก${tabInHtml}ข</p>`);
});

test('lists of several levels, numbered or not as the file says', async () => {
  const item = (text: string, id: number, level: number) =>
    paragraph(text, `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${id}"/></w:numPr>`);
  const numbering = `<w:numbering xmlns:w="w"><w:abstractNum w:abstractNumId="7"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/></w:lvl></w:abstractNum>
    <w:num w:numId="2"><w:abstractNumId w:val="7"/></w:num></w:numbering>`;
  const body = `${item('ก', 1, 0)}${item('ข', 1, 1)}${item('ค', 1, 0)}${item('ง', 2, 0)}${paragraph('จ')}`;
  expect(await read(body, { 'word/numbering.xml': numbering })).toBe(
    '<ol><li><p>ก</p><ol><li><p>ข</p></li></ol></li><li><p>ค</p></li></ol><ul><li><p>ง</p></li></ul><p>จ</p>',
  );
});

test('tables with merged cells, widths and a head', async () => {
  const cell = (text: string, properties = '') =>
    `<w:tc><w:tcPr>${properties}</w:tcPr>${paragraph(text)}</w:tc>`;
  const body = `<w:tbl><w:tblGrid><w:gridCol w:w="100"/><w:gridCol w:w="300"/></w:tblGrid>
    <w:tr><w:trPr><w:tblHeader/></w:trPr>${cell('หัว', '<w:gridSpan w:val="2"/>')}</w:tr>
    <w:tr>${cell('ก', '<w:vMerge w:val="restart"/>')}${cell('ข')}</w:tr>
    <w:tr>${cell('', '<w:vMerge/>')}${cell('ค')}</w:tr></w:tbl>`;
  const html = await read(body);
  expect(html).toContain('<th colspan="2" rowspan="1"><p>หัว</p></th>');
  expect(html).toContain('<td colspan="1" rowspan="2"><p>ก</p></td>');
  expect(html).toContain('<tr><td colspan="1" rowspan="1"><p>ค</p></td></tr>');
  expect(takeOut(html).html).toContain('colwidth="100,300"');
});

test('what a text cannot have is named as after a paste; deleted words are told, and macros are not read', async () => {
  const body = `<w:p>${run('แดง', '<w:color w:val="FF0000"/>')}${run('2', '<w:vertAlign w:val="superscript"/>')}<w:hyperlink r:id="x">${run('เว็บ')}</w:hyperlink>
    <w:del><w:r><w:delText>ลบแล้ว</w:delText></w:r></w:del><w:ins>${run('เพิ่ม')}</w:ins>${run('ซ่อน', '<w:vanish/>')}
    <w:r><w:drawing/></w:r><w:r><w:footnoteReference/></w:r></w:p>`;
  const { html, dropped } = takeOut(await read(body, { 'word/vbaProject.bin': 'Sub AutoOpen' }));
  expect(dropped).toEqual({
    ...{ colour: 1, raised: 1, link: 1, hidden: 1, media: 1, note: 1, deleted: 1 },
  });
  expect(html).toMatch(/แดง.*เว็บ.*เพิ่ม/);
  expect(html).not.toMatch(/ลบแล้ว|AutoOpen|ซ่อน/);
});

test.each([
  ['no packed file', async () => new Blob(['สวัสดี'.repeat(20)])],
  ['a packed file of something else', async () => packedFile({ 'xl/workbook.xml': '<x/>' })],
  ['broken XML', async () => packedFile({ 'word/document.xml': '<w:document' })],
  [
    'a file with entities',
    async () => packedFile({ 'word/document.xml': `<!DOCTYPE x [<!ENTITY a "a">]>${word('')}` }),
  ],
  ['an empty file', async () => new Blob([])],
])('%s is no .docx', async (_, make) => {
  await expect(docxHtml(await make())).rejects.toMatchObject({ problem: 'not-docx' });
});

test('a small file that unpacks to more than a text may be is stopped', async () => {
  const bomb = await docx(' '.repeat(20_000_001));
  expect(bomb.size).toBeLessThan(100_000);
  await expect(docxHtml(bomb)).rejects.toMatchObject({ problem: 'docx-too-large' });
});
