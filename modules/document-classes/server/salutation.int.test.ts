import { openInstance } from '@sarn/server/testing';
import type { OfficeInstance } from '@sarn/server/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { salutationTable, usualSalutations } from '../contract/index.ts';
import { openingFor, salutationsOf } from './salutation.store.ts';

let office: OfficeInstance;
beforeAll(async () => {
  office = await openInstance();
});
afterAll(() => office.close());

const table = `/settings/tables/${salutationTable.code}`;
const row = { nameEn: '', validFrom: '2020-01-01', validTo: null, version: null, code: '' };

test('[5.01] the delivered rows are those that the browser has until the table arrives', async () => {
  const of = await salutationsOf(office.app.db);
  for (const usual of usualSalutations) expect(of(usual.code)).toMatchObject(usual);
  expect(of('unheard-of')).toMatchObject({ opening: 'เรียน' });
});

test('[5.01] a row of the agency is proposed, printed from the next draft on, and cannot be deleted while a letter has it', async () => {
  const values = {
    ...{ opening: 'กราบเรียน', closing: 'ขอแสดงความนับถืออย่างสูง' },
    addressees: ['ประธานสภามหาวิทยาลัย'],
  };
  const made = await office.post('admin', `${table}/save`, {
    ...{ ...row, nameTh: 'กราบเรียน (สภามหาวิทยาลัย)', values },
  });
  expect(made.status, JSON.stringify(made)).toBe(200);
  const { code, version } = made['row'] as { code: string; version: number };
  const platform = { clock: { now: () => new Date('2026-11-26T03:00:00Z') } };
  expect(await openingFor(platform, office.app.db, 'ประธานสภามหาวิทยาลัยตัวอย่าง')).toBe('กราบเรียน');
  expect(await openingFor(platform, office.app.db, 'ประธานสภานักเรียน')).toBe('เรียน');
  const documentId = await office.draftLetter('officer.policy', 'outgoing', { salutation: code });
  const words = await office.get('officer.policy', `/registry/document/${documentId}/printed/text`);
  expect(JSON.stringify(words)).toContain('ขอแสดงความนับถืออย่างสูง');
  const kept = await office.post('admin', `${table}/delete`, { code, version });
  expect(kept.status).toBe(409);
});

test('a letter is not saved with a salutation that nobody offers', async () => {
  await expect(
    office.draftLetter('officer.policy', 'outgoing', { salutation: 'unheard-of' }),
  ).rejects.toThrow(/settings.unknown-value/);
});
