import { drawDraft, keptWordTable } from '@sarn/printed-document/contract';
import { listSettingRows } from '@sarn/kernel';
import { openInstance, openSecondProcess } from '@sarn/server/testing';
import type { OfficeInstance } from '@sarn/server/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';

let office: OfficeInstance;
let second: Awaited<ReturnType<typeof openSecondProcess>>;
beforeAll(async () => {
  office = await openInstance();
  second = await openSecondProcess(office);
});
afterAll(async () => {
  await second.app.close();
  await office.close();
});

/** Invented, so that no lexicon knows it, and repeated until a line must end within. */
const word = 'ขลุมพะยอนตะไกร';
const draft = {
  ...{ kind: 'inside', title: 'ทดสอบ', addressee: 'ผู้อำนวยการ', speed: 'normal', enclosures: [] },
  bodyJson: {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: word.repeat(30) }] }],
  },
};
const page = async (): Promise<string> => {
  const sent = { draft, known: [] };
  const answer = await office.post('officer.policy', '/registry/printed/draft', sent);
  return drawDraft.output.parse(answer).pages[0]?.digest ?? '';
};
const table = `/settings/tables/${keptWordTable.code}`;

test('[5.01] a word of the agency is kept on one line from the next page on, until it ends', async () => {
  const before = await page();
  const row = { nameTh: word, nameEn: '', validFrom: '2020-01-01', validTo: null, values: {} };
  const made = await office.post('admin', `${table}/save`, { ...row, code: '', version: null });
  expect(made.status, JSON.stringify(made)).toBe(200);
  const kept = await page();
  expect(kept).not.toBe(before);
  const { code, version } = made['row'] as { code: string; version: number };
  const gone = await office.post('admin', `${table}/delete`, { code, version });
  expect(gone.status, JSON.stringify(gone)).toBe(200);
  expect(await page()).toBe(before);
});

test('[5.01] a drafter marks a word that was broken: it is kept from the next page on, and the settings tell who', async () => {
  const mark = (account: string, marked: string) =>
    office.post(account, '/registry/printed/kept-word', { word: marked });
  const before = await page();
  expect(await mark('officer.policy', 'สอง คำ')).toMatchObject({
    code: 'printed-document.no-word',
  });
  expect((await mark('officer.policy', word)).status).toBe(200);
  expect(await page()).not.toBe(before);
  expect(await mark('officer.legal', word)).toMatchObject({
    ...{ status: 409, code: 'printed-document.word-known' },
  });
  const { rows } = listSettingRows.output.parse(
    await office.get('admin', `${table}/rows?search=${encodeURIComponent(word)}`),
  );
  expect(rows).toMatchObject([{ nameTh: word, origin: 'own' }]);
});

test('a page that was read stays as it was, in every process', async () => {
  const documentId = await office.draft('officer.policy', ['legal']);
  const signatoryId = office.person('head.policy');
  await office.act('officer.policy', documentId, 'submit', { reviewerIds: [], signatoryId });
  await office.act('head.policy', documentId, 'sign', { password: 'Sarn2569' });
  await office.app.settled();
  const read = async (fetch: typeof office.app.fetch) => {
    const answer = await fetch(`/api/registry/document/${documentId}/printed`, {
      headers: { authorization: `Bearer ${await office.token('head.policy')}` },
    });
    return Buffer.from(await answer.arrayBuffer());
  };
  const before = await read(office.app.fetch);
  const row = { nameTh: 'ดำเนินโครงการ', nameEn: '', validFrom: '2020-01-01', validTo: null };
  const sent = { ...row, values: {}, code: '', version: null };
  expect((await office.post('admin', `${table}/save`, sent)).status).toBe(200);
  expect(Buffer.compare(await read(office.app.fetch), before)).toBe(0);
  expect(Buffer.compare(await read(second.fetch), before)).toBe(0);
});
