import { civilDateAt } from '@sarn/kernel';
import { plain, readBack } from '@sarn/pdf/testing';
import { OfficeInstance, sampleAgencyPosts, startTestApp } from '@sarn/server/testing';
import type { TestApp } from '@sarn/server/testing';
import { fixedClock } from '@sarn/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordsOf, retentionAt as at } from '../retention.testing.ts';

const clock = fixedClock(`${civilDateAt(new Date())}T02:00:00.000Z`);
let app: TestApp;
let office: OfficeInstance;
beforeAll(async () => {
  app = await startTestApp({ clock });
  office = new OfficeInstance(app, await sampleAgencyPosts(app.platform.db, app.services));
});
afterAll(() => office.close());
const { closed, done } = recordsOf(
  () => app,
  () => office,
  clock,
);

const fileOf = async (account: string, query: string) => {
  const answer = await app.fetch(`/api${at}/${query}`, {
    headers: { authorization: `Bearer ${await office.token(account)}` },
  });
  const { status } = answer;
  if (status !== 200) return { status, text: '' };
  return { status, text: (await readBack(new Uint8Array(await answer.arrayBuffer()))).join('') };
};
const kept = (account: string, form: string, more = '') =>
  fileOf(account, `kept?form=${form}&from=${office.today}&to=${office.today}${more}`);

test('[13.05] forms 18 to 20 list what was closed in the time or is in the folder, for who keeps records', async () => {
  expect((await kept('saraban', 'register')).status).toBe(404);
  const documentId = await closed(0);
  const { letterNo } = await office.document('saraban', documentId);
  const shown = plain(letterNo.replace(/[0-9]/g, (digit) => '๐๑๒๓๔๕๖๗๘๙'[Number(digit)] ?? ''));
  for (const [form, name] of [
    ['register', 'แบบที่๒๐'],
    ['handing', 'แบบที่๑๙'],
  ] as const) {
    const { status, text } = await kept('saraban', form);
    expect(status).toBe(200);
    expect(text).toContain(name);
    expect(text).toContain(shown);
  }
  expect((await kept('officer.policy', 'register')).status).toBe(403);
  const days = `from=${office.today}&to=${office.today}`;
  const extent = await office.get('saraban', `${at}/kept/extent?form=register&${days}`);
  expect(extent).toMatchObject({ status: 200, rows: 1, parts: 1 });
  expect((await kept('saraban', 'register', '&part=1')).text).not.toContain('ส่วนที่');
  expect((await kept('saraban', 'register', '&part=2')).status).toBe(404);
  const past = `kept?form=register&from=2020-01-01&to=2020-01-02`;
  expect((await fileOf('saraban', past)).status).toBe(404);
  expect((await fileOf('saraban', 'kept?form=register&from=2020-01-02&to=2020-01-01')).status).toBe(
    422,
  );
  // A card is of one folder.
  expect((await kept('saraban', 'card')).status).toBe(422);
  const made = await office.post('saraban', '/registry/folders/create', {
    ...{ name: 'แฟ้มที่ดินของรัฐ', unitId: office.unit('agency') },
  });
  const { id: folderId } = done<{ id: string }>(made);
  expect((await kept('saraban', 'card', `&folderId=${folderId}`)).status).toBe(404);
  done(await office.post('saraban', '/registry/folders/file', { folderId, documentId }));
  const card = await kept('saraban', 'card', `&folderId=${folderId}`);
  expect(card.text).toContain('แบบที่๑๘');
  expect(card.text).toContain(plain('แฟ้มที่ดินของรัฐ'));
  expect(card.text).toContain(shown);
  const foreign = await kept('saraban', 'card', `&folderId=${documentId}`);
  expect(foreign.status).toBe(404);
});

test('[13.05] a borrowing card is for the readers of the document', async () => {
  const documentId = await closed(0);
  const { title } = await office.document('saraban', documentId);
  const card = await fileOf('saraban', `loan-card?documentId=${documentId}`);
  expect(card.text).toContain('แบบที่๒๔');
  expect(card.text).toContain(plain(title).replace(/[0-9].*$/, ''));
  expect((await fileOf('officer2.legal', `loan-card?documentId=${documentId}`)).status).toBe(404);
});
