import { expect } from 'vitest';
import type { OfficeInstance } from '../testing.ts';

const order = { version: null, nameEn: '', reason: 'ตามคำสั่งสำนักงาน' };
const always = { validFrom: '2026-01-01', validTo: null };
const ofCodes = { bookGroup: '01', retention: 'none', sampleSubjects: [] };

/** Rows of the described tables that the product delivers empty, by their code, and how each is called. */
const rows: readonly (readonly [table: string, code: string, values: object])[] = [
  ['system-category-document-book', '01.2', { ...ofCodes, fileCode: '01.2' }],
  ['system-category-document-book', '01.3', { ...ofCodes, fileCode: '01.3' }],
  ['signature-step-rule', '', { kind: null, position: null, weakest: 'password', step: 'any' }],
];

/** Gives every described table at least one row, so that a test of all of them leaves none out. */
export async function fillEmptyTables(office: OfficeInstance): Promise<void> {
  for (const name of ['กรมตัวอย่าง', 'กรมที่สอง']) {
    const contact = { name, email: 'in@example.go.th' };
    await office.post('saraban', '/registry/contacts/save', contact);
  }
  for (const [table, code, values] of rows) {
    const row = { ...order, ...always, code, nameTh: `ทดลอง ${code}`, values };
    const saved = await office.post('admin', `/settings/tables/${table}/save`, row);
    expect([table, saved['code']]).toEqual([table, undefined]);
  }
}
