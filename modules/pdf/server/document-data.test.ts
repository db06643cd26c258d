import { printedDate, toThaiDigits } from '@sarn/kernel';
import { afterAll, expect, test } from 'vitest';
import type { PrintedDocument } from '../contract/index.ts';
import { attachedData, dataFileName } from './document-data.ts';
import { closePdf, renderDocument, renderPages, renderToSign } from './index.ts';
import { plain, readBack } from './read-back.testing.ts';
import { readAttachments, readStructure } from './structure.testing.ts';
import { paragraph } from './sample-body.testing.ts';
import { sampleDocuments } from './sample-documents.testing.ts';

afterAll(closePdf);

const dataOf = (document: PrintedDocument): Record<string, unknown> =>
  JSON.parse(attachedData(document).text) as Record<string, unknown>;

/** Every text in the data, without what says how the data are to be read. */
function texts(value: unknown, key = ''): string[] {
  if (['format', 'kind', 'type', 'numbering', 'textAlign'].includes(key)) return [];
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap((one) => texts(one, key));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) => texts(one, name));
}

/** As the pages have it: days in words, digits Thai. */
function shown(text: string): string[] {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text);
  const [day = '', month = ''] = isDay ? printedDate(text).split(' ') : [];
  return isDay ? [day, month] : [plain(toThaiDigits(text))];
}

test.each(sampleDocuments)(
  '$kind: the file has the data of its pages, and no others',
  async (one) => {
    const document = { ...one, keepWhole: ['คำที่ไม่อยู่ในหน้า'] };
    const pdf = await renderDocument(document);
    const [file, ...others] = await readAttachments(pdf);
    expect(others).toEqual([]);
    expect(file?.name).toBe(dataFileName);
    expect(file?.text).toBe(attachedData(document).text);
    const pages = toThaiDigits((await readBack(pdf)).join(''));
    const said = texts(dataOf(document)).flatMap(shown);
    expect(said.length).toBeGreaterThan(5);
    for (const text of one.kind === 'english-letter' ? [] : said) expect(pages).toContain(text);
    expect(dataOf(document)).toMatchObject({ format: 'sarn-document', version: 1, kind: one.kind });
  },
);

const [memo] = sampleDocuments;
if (memo?.kind !== 'memo') throw new Error('no memo');

test('ids, words for line ends and what the form does not show are not in it', () => {
  const content = [
    {
      type: 'orderedList',
      attrs: { numbering: 'clause' },
      content: [{ type: 'listItem', attrs: { clauseId: 'secret-id' }, content: [paragraph('ก')] }],
    },
    {
      type: 'paragraph',
      content: [
        {
          type: 'text',
          text: 'ข้อ ๑',
          marks: [{ type: 'clauseRef', attrs: { target: 'secret-id' } }],
        },
      ],
    },
  ];
  const text = attachedData({
    ...memo,
    keepWhole: ['ลับเฉพาะ'],
    body: { type: 'doc', content },
  }).text;
  for (const absent of ['secret-id', 'clauseRef', 'ลับเฉพาะ', 'keepWhole', 'hasCatchword']) {
    expect(text).not.toContain(absent);
  }
  // The subject of these is for the register; the pages do not have it.
  const unseen = sampleDocuments.filter(({ kind }) => kind === 'stamped' || kind === 'certificate');
  expect(unseen).toHaveLength(2);
  for (const one of unseen) {
    expect(attachedData({ ...one, subject: 'เรื่องในทะเบียน' }).text).not.toContain('เรื่องในทะเบียน');
  }
});

test('the same document gives the same bytes, however it was stored', async () => {
  const turned = Object.fromEntries(Object.entries(memo).toReversed()) as typeof memo;
  expect(attachedData(turned).text).toBe(attachedData(memo).text);
  expect(await renderDocument(turned)).toEqual(await renderDocument(memo));
});

test('it is named as the data of the document in the file, which stays PDF/A-3b; pictures have none', async () => {
  const { pdf } = await renderToSign({ ...memo, number: '', date: null });
  const file = Buffer.from(pdf).toString('latin1');
  for (const sign of ['/AFRelationship/Data', '/EmbeddedFiles', '/Subtype/application#2Fjson']) {
    expect(file.replaceAll(/\s+\//g, '/')).toContain(sign);
  }
  expect(file).toContain('<pdfaid:part>3</pdfaid:part>');
  expect(file).toContain('<pdfaid:conformance>B</pdfaid:conformance>');
  const [data] = await readAttachments(pdf);
  expect(data?.text).not.toContain('"number"');
  expect((await readStructure(pdf)).language).toBe('th-TH');
  for (const { svg } of await renderPages(memo)) expect(svg).not.toContain('sarn-document');
});
