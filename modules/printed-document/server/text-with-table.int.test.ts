import { drawDraft } from '@sarn/printed-document/contract';
import { openInstance } from '@sarn/server/testing';
import type { OfficeInstance } from '@sarn/server/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';

let office: OfficeInstance;
beforeAll(async () => {
  office = await openInstance();
});
afterAll(() => office.close());

const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });
const cell = (text: string, type = 'tableCell', attrs = {}) => ({
  ...{ type, attrs: { colspan: 1, rowspan: 1, colwidth: null, ...attrs } },
  content: [paragraph(text)],
});
const row = (...content: object[]) => ({ type: 'tableRow', content });
const bodyJson = {
  type: 'doc',
  content: [
    paragraph('ด้วยกองนโยบายและแผนขอจัดซื้อตามรายการ'),
    {
      type: 'table',
      content: [
        row(cell('รายการ', 'tableHeader'), cell('บาท', 'tableHeader')),
        row(cell('เครื่องวัดระดับน้ำอัตโนมัติ'), cell('12,500.00')),
        row(cell('รวมทั้งสิ้นตามตาราง', 'tableCell', { colspan: 2, colwidth: [700, 300] })),
      ],
    },
  ],
};
const memo = (body: object) => ({
  ...{ title: 'ขออนุมัติจัดซื้อ', addressee: 'ผู้อำนวยการ', speed: 'normal', enclosures: [] },
  ...{ unitIds: [office.unit('legal')], bodyJson: body },
});

test('a table is stored, searched, printed and read by screen readers with its merged cells', async () => {
  const saved = await office.post('officer.policy', '/registry/memo/save', memo(bodyJson));
  expect(saved.status, JSON.stringify(saved)).toBe(200);
  const documentId = String(saved['documentId']);
  const detail = await office.document('officer.policy', documentId);
  expect(detail.bodyJson).toEqual(bodyJson);
  await office.app.settled();
  const found = await office.get(
    'officer.policy',
    `/registry/documents?search=${encodeURIComponent('เครื่องวัดระดับน้ำอัตโนมัติ')}`,
  );
  expect(JSON.stringify(found)).toContain(documentId);
  const text = await office.get('officer.policy', `/registry/document/${documentId}/printed/text`);
  expect(JSON.stringify(text)).toContain(String.raw`<td colspan=\"2\"><p>รวมทั้งสิ้นตามตาราง`);
  const written = { ...memo(bodyJson), kind: 'inside' };
  const pages = await office.post('officer.policy', '/registry/printed/draft', {
    ...{ draft: written, known: [] },
  });
  expect(
    drawDraft.output.parse(pages).pages[0]?.fields.map(({ name, at }) => [name, at]),
  ).toContainEqual(['body', 1]);
});

test.each([
  ['registry.table-too-large', row(...Array.from({ length: 16 }, () => cell('ก')))],
  ['registry.body-invalid', row(cell('ก', 'tableCell', { rowspan: 5 }))],
])('%s: a table that cannot be printed is not stored', async (code, wrong) => {
  const body = { type: 'doc', content: [{ type: 'table', content: [wrong] }] };
  const answer = await office.post('officer.policy', '/registry/memo/save', memo(body));
  expect(answer).toMatchObject({ status: 422, code });
});
