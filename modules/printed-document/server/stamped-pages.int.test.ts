import { buddhistYear, toThaiDigits } from '@sarn/kernel';
import { readBack } from '@sarn/pdf/testing';
import { listPrintedVersions } from '@sarn/printed-document/contract';
import { openInstance } from '@sarn/server/testing';
import type { OfficeInstance } from '@sarn/server/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { printedOf, printedPath } from './printed.testing.ts';

let office: OfficeInstance;
beforeAll(async () => {
  office = await openInstance();
});
afterAll(() => office.close());

/** A note that its reader closed, with its kept class. */
async function closedNote(retention: string): Promise<string> {
  const documentId = await office.draftLetter('officer.policy', 'note');
  await office.act('officer.policy', documentId, 'present', {
    purpose: 'to-consider',
    note: 'เพื่อพิจารณา',
  });
  expect((await printedOf(office, 'head.policy', documentId)).text).not.toMatch(/ห้ามทำลาย|เก็บถึง/);
  await office.act('head.policy', documentId, 'close', { retention, note: 'อนุมัติ' });
  return documentId;
}

test('[13.05] a closed document is stamped with the year until which it is kept, its kept bytes are not', async () => {
  const documentId = await closedNote('ten-years');
  const year = buddhistYear(office.today) + 10;
  const { bytes, text } = await printedOf(office, 'head.policy', documentId);
  expect(text).toContain(`เก็บถึงพ.ศ.${toThaiDigits(year)}`);
  expect((await readBack(bytes))[0]).toContain('เก็บถึง');
  const { rows } = listPrintedVersions.output.parse(
    await office.get('head.policy', `${printedPath(documentId)}/versions`),
  );
  expect(rows.length).toBeGreaterThan(0);
  for (const { id } of rows) {
    const answer = await office.app.fetch(`/api${printedPath(documentId)}/versions/${id}`, {
      headers: { authorization: `Bearer ${await office.token('head.policy')}` },
    });
    expect((await readBack(new Uint8Array(await answer.arrayBuffer()))).join('')).not.toContain(
      'เก็บถึง',
    );
  }
});

test('[13.05] what is kept for ever says so, and a class without an end says nothing', async () => {
  const forever = await closedNote('forever');
  expect((await printedOf(office, 'officer.policy', forever)).text).toContain('ห้ามทำลาย');
  const open = await closedNote('electronic');
  expect((await printedOf(office, 'officer.policy', open)).text).not.toMatch(/ห้ามทำลาย|เก็บถึง/);
});
