import { drawDraft } from '@sarn/printed-document/contract';
import { plain } from '@sarn/pdf/testing';
import { openInstance } from '@sarn/server/testing';
import type { OfficeInstance } from '@sarn/server/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { printedOf } from './printed.testing.ts';

let office: OfficeInstance;
beforeAll(async () => {
  office = await openInstance();
});
afterAll(() => office.close());

const remarks = 'ใช้ได้เฉพาะในเขตที่ระบุ\nต้องแสดงเอกสารนี้ทุกครั้ง';
const said = plain(`หมายเหตุ ${remarks}`);
const bytesOf = async (documentId: string) =>
  (await printedOf(office, 'officer.policy', documentId)).bytes;

async function setRemarks(spacing: number, indent: number): Promise<void> {
  const { rows } = (await office.get('admin', '/configuration/values')) as unknown as {
    rows: { code: string; version: number }[];
  };
  const versionOf = (code: string) => rows.find((row) => row.code === code)?.version ?? 0;
  const changes = Object.entries({ remarkSpacing: spacing, remarkIndent: indent }).map(
    ([code, value]) => ({ code, value, version: versionOf(code) }),
  );
  const { status } = await office.post('admin', '/configuration/values/save', { changes });
  expect(status).toBe(200);
}

test('[5.06] a certificate and news print their remarks, a command has none', async () => {
  const certificate = await office.draftLetter('officer.policy', 'guaranty', { remarks });
  expect((await office.document('officer.policy', certificate)).letter?.fields.remarks).toBe(
    remarks,
  );
  const news = await office.draftPublication('officer.policy', 'news', { remarks });
  expect((await office.document('officer.policy', news)).publication?.remarks).toBe(remarks);
  for (const id of [certificate, news]) {
    expect((await printedOf(office, 'officer.policy', id)).text.endsWith(said)).toBe(true);
  }
  const command = await office.draftPublication('officer.policy', 'command', { remarks });
  expect((await office.document('officer.policy', command)).publication?.remarks).toBe('');
  expect((await printedOf(office, 'officer.policy', command)).text).not.toContain('หมายเหตุ');
});

test('[5.06] drafts follow the setting, what was issued stays as it was', async () => {
  const { documentId: issued } = await office.publish('officer.policy', 'news', { remarks });
  const draft = await office.draftPublication('officer.policy', 'news', { remarks });
  const before = [await bytesOf(issued), await bytesOf(draft)] as const;
  await setRemarks(2, 20);
  const [keptNow, draftNow] = [await bytesOf(issued), await bytesOf(draft)];
  expect(Buffer.compare(keptNow, before[0])).toBe(0);
  expect(Buffer.compare(draftNow, before[1])).not.toBe(0);
});

test('[5.06] the page beside the form has the remarks while they are written', async () => {
  const written = {
    ...{ kind: 'news', title: 'ข่าว', inForceOn: null, remarks },
    bodyJson: { type: 'doc', content: [{ type: 'paragraph' }] },
  };
  const drawn = async (draft: object) => {
    const asked = { draft: JSON.stringify(draft), known: '[]' };
    const { pages } = drawDraft.output.parse(
      await office.post('officer.policy', '/registry/printed/draft', asked),
    );
    return pages.flatMap(({ fields }) => fields.map(({ name }) => name));
  };
  expect(await drawn(written)).toContain('remarks');
  expect(await drawn({ ...written, remarks: '' })).not.toContain('remarks');
});
