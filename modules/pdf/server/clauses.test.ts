import { afterAll, expect, test } from 'vitest';
import type { IssuedDocument, RichBody } from '../contract/index.ts';
import { closePdf, renderHtml } from './index.ts';
import { body, heading, paragraph, spoken, text, textsOf } from './sample-body.testing.ts';

afterAll(closePdf);

const item = (...content: RichBody[]): RichBody => ({ type: 'listItem', content });
const list = (...content: RichBody[]): RichBody => ({ type: 'orderedList', content });
const clauses = (...content: RichBody[]): RichBody => ({
  ...{ type: 'orderedList', attrs: { start: 1, numbering: 'clause' } },
  content,
});

const regulation: IssuedDocument = {
  ...{ kind: 'regulation', version: 1, number: '', date: '2026-10-15', isDraft: false },
  ...{ keepWhole: [], secrecy: '', edition: '', issuer: 'สำนักงานสถิติพื้นที่แห่งชาติ' },
  subject: 'การเบิกจ่ายค่าพาหนะ',
  body: body(
    clauses(
      item(paragraph('ระเบียบนี้เรียกว่า')),
      item(
        paragraph('ในระเบียบนี้'),
        list(
          item(paragraph('พาหนะ'), list(item(paragraph('รถราชการ')))),
          item(paragraph('ค่าพาหนะ')),
        ),
        paragraph('วรรคสอง'),
      ),
    ),
    heading('หมวด 1 การเบิก'),
    clauses(
      item({
        ...{ type: 'paragraph' },
        content: [text('ให้เบิกตาม '), { ...text('ข้อ ๒ (๑)'), marks: [{ type: 'clauseRef' }] }],
      }),
    ),
    list(item(paragraph('รายการอื่น'))),
  ),
  signer: { name: 'นายสมเกียรติ ปรีชาสถิติ', posts: [{ title: 'ผู้อำนวยการ', acting: null }] },
};

test('clauses are counted through a regulation, over its chapters, and their parts have letters of their own', async () => {
  const said = spoken(renderHtml(regulation)).replaceAll(/\s+/g, ' ');
  for (const part of [
    'ข้อ ๑ ระเบียบนี้เรียกว่า',
    'ข้อ ๒ ในระเบียบนี้ (๑) พาหนะ (ก) รถราชการ (๒) ค่าพาหนะ วรรคสอง',
    'หมวด ๑ การเบิก ข้อ ๓ ให้เบิกตาม ข้อ ๒ (๑) ๑. รายการอื่น',
  ]) {
    expect(said).toContain(part);
  }
  const { printed, html } = await textsOf(regulation);
  expect(printed).toBe(html);
});
