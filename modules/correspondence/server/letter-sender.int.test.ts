import { getLetterSender } from '@sarn/correspondence/contract';
import { openInstance } from '@sarn/server/testing';
import type { OfficeInstance } from '@sarn/server/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';

/** A unit as the settings of units show it. */
const Known = z.object({ unit: z.looseObject({ version: z.int() }) });

let office: OfficeInstance;
beforeAll(async () => {
  office = await openInstance();
});
afterAll(() => office.close());

const sender = async () =>
  getLetterSender.output.parse(await office.get('officer.policy', '/registry/letter/sender'));

/** Changes how a unit is reached, as the settings of units do. */
async function reach(unit: 'agency' | 'policy', change: object): Promise<void> {
  const id = office.unit(unit);
  const { unit: now } = Known.parse(await office.get('admin', `/settings/units/${id}`));
  const sent = { seen: now.version, unit: { ...now, ...change } };
  const answer = await office.post('admin', `/settings/units/${id}/correct`, sent);
  expect(answer).toMatchObject({ version: now.version + 1 });
}

test('a new letter begins with the address of the agency and the contact of the own unit', async () => {
  expect(await sender()).toMatchObject({ address: '', contact: 'กองนโยบาย' });
  await reach('agency', {
    ...{ address: 'ถนนสารบรรณ\nกรุงเทพฯ 10999', phone: '0 2999 0100' },
    mail: 'saraban@agency.example',
  });
  const mail = 'ไปรษณีย์อิเล็กทรอนิกส์ saraban@agency.example';
  expect(await sender()).toMatchObject({
    address: 'ถนนสารบรรณ\nกรุงเทพฯ 10999',
    contact: `กองนโยบาย\nโทร. 0 2999 0100\n${mail}`,
  });
  await reach('policy', { phone: '0 2999 0120', fax: '0 2999 0121', mail: 'own@agency.example' });
  expect((await sender()).contact).toBe(`กองนโยบาย\nโทร. 0 2999 0120\nโทรสาร 0 2999 0121\n${mail}`);
});

test('[5.02] a letter in English begins as the last one did', async () => {
  expect((await sender()).english).toMatchObject({
    ...{ address: '', englishCode: '' },
    contact: expect.stringContaining('Tel. +66 2999 0120\nFax. +66 2999 0121\nE-mail: saraban@'),
  });
  const said = { address: 'Saraban Road', contact: 'Policy\nTel. 1', englishCode: 'DT 0102' };
  const bodyJson = {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: 'We invite you.' }] }],
  };
  const letter = { title: 'Invitation', addressee: 'Professor Lindqvist', bodyJson };
  await office.draftLetter('officer.policy', 'outgoing', { ...letter, ...said, language: 'en' });
  await office.draftLetter('officer.policy', 'outgoing', { ...letter, address: 'ถนนอื่น' });
  expect((await sender()).english).toEqual(said);
});
