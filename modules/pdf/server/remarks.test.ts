import { afterAll, expect, test } from 'vitest';
import type { CertificateDocument, IssuedDocument } from '../contract/index.ts';
import { closePdf, renderDocument } from './index.ts';
import { pagesOf, within } from './positions.testing.ts';
import { plain } from './read-back.testing.ts';
import { body, paragraph, textsOf } from './sample-body.testing.ts';

afterAll(closePdf);

const shared = {
  ...{ version: 1 as const, number: '12/2569', date: '2026-11-05', isDraft: false, secrecy: '' },
  ...{ keepWhole: [], subject: 'อนุญาตให้ใช้พื้นที่', body: body(paragraph('ข้อความ')) },
  signer: { name: 'นายสมเกียรติ ปรีชาสถิติ', posts: [{ title: 'ผู้อำนวยการ', acting: null }] },
};
const certificate: CertificateDocument = {
  ...{ ...shared, kind: 'certificate', owner: ['สำนักงานสถิติพื้นที่'], certified: 'นายภูริทัต' },
  ...{ validUntil: null, hasPhoto: false, over: '' },
};
const news: IssuedDocument = {
  ...{ ...shared, kind: 'news', issuer: 'สำนักงานสถิติพื้นที่', edition: 'ฉบับที่ 2' },
};
const [first, second] = ['ใช้ได้เฉพาะในเขตที่ระบุ', 'ต้องแสดงเอกสารนี้ทุกครั้งที่เข้าพื้นที่ 24 แห่ง'];
const remarks = (spacing: number, indent: number) => ({
  remarks: { text: `${first}\n${second}`, spacing, indent },
});

test.each([
  ['form 10', certificate],
  ['form 9', news],
])(
  '[5.06] %s has its remarks below all else, the same words in both outputs',
  async (_form, document) => {
    const { printed, html } = await textsOf({ ...document, ...remarks(1, 0) });
    expect(printed.endsWith(plain(`หมายเหตุ ${first} ต้องแสดงเอกสารนี้ทุกครั้งที่เข้าพื้นที่ ๒๔ แห่ง`))).toBe(
      true,
    );
    expect(html).toBe(printed);
    expect((await textsOf(document)).printed).not.toContain('หมายเหตุ');
  },
);

test.each([
  ['form 10', certificate],
  ['form 9', news],
])(
  '[5.06] %s sets them in the spacing and with the indent that the agency has',
  async (_form, document) => {
    const placesOf = async (spacing: number, indent: number) => {
      const [page] = await pagesOf(renderDocument({ ...document, ...remarks(spacing, indent) }));
      return { label: page.find('หมายเหตุ'), one: page.find('ใช้ได้'), two: page.find('ต้องแสดง') };
    };
    const [narrow, wide] = [await placesOf(1, 0), await placesOf(2, 15)];
    within(narrow.label.left, 30, 'label at the left margin');
    within(narrow.one.left - narrow.label.right, 3.5, 'from label to text');
    within(wide.one.left - narrow.one.left, 15, 'indent of the first line');
    within(wide.two.left - narrow.two.left, 15, 'indent of the second paragraph');
    const apart = ({ one, two }: typeof narrow) => two.bottom - one.bottom;
    expect(apart(wide) / apart(narrow)).toBeGreaterThan(1.8);
    expect(apart(wide) / apart(narrow)).toBeLessThan(2.2);
  },
);
