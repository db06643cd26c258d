import { secretControl } from '@sarn/classification/contract';
import { renderCopyMarks } from '@sarn/pdf/server';
import { plain, readBack } from '@sarn/pdf/testing';
import { listClassifiedCopies, makeClassifiedCopies } from '@sarn/printed-document/contract';
import { code, openSecret, openTestInstance, prepare, randomWord } from '@sarn/server/testing';
import type { OfficeInstance, TestInstance } from '@sarn/server/testing';
import { samplePdf } from '@sarn/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';

let instance: TestInstance;
let office: OfficeInstance;
beforeAll(async () => {
  instance = await openTestInstance();
  await prepare(instance);
  office = instance.office;
  await office.app.db.query(
    `update post set position_level_id = (select id from position_level order by id limit 1)
     where id in (select post_id from post_holding where person_id = any ($1::uuid[]))`,
    [[office.person('saraban'), office.person('officer.policy')]],
  );
});
afterAll(() => instance.close());

const permittedBy = 'ผู้อำนวยการสำนักงาน';
const reason = `ใช้ในการประชุม ${randomWord()}`;
const pathOf = (documentId: string) => `/registry/document/${documentId}/classified/copies`;

/** A received classified letter, which the registrar has opened. */
async function classified() {
  const title = `เรื่อง ${randomWord()}`;
  const fileIds = [await office.upload('saraban', samplePdf('Sample'), `${title}.pdf`)];
  const form = { title, secrecy: 'confidential', fileIds };
  const { documentId } = await office.register('saraban', form);
  await openSecret(office, 'saraban', documentId);
  return { documentId, fileId: fileIds[0] ?? '', title };
}

const make = (account: string, documentId: string, more: object) =>
  office.post(account, pathOf(documentId), { count: 1, permittedBy, reason, ...more });
async function made(documentId: string, fileId: string | null, count: number) {
  const answer = await make('saraban', documentId, { fileId, count });
  expect(answer.status, JSON.stringify(answer)).toBe(200);
  return makeClassifiedCopies.output.parse(answer);
}
const copiesOf = async (account: string, documentId: string) =>
  listClassifiedCopies.output.parse(await office.get(account, pathOf(documentId)));
async function printed(documentId: string, setId: string, account = 'saraban') {
  const answer = await office.app.fetch(`/api${pathOf(documentId)}/${setId}`, {
    headers: { authorization: `Bearer ${await office.token(account)}` },
  });
  const bytes = new Uint8Array(await answer.arrayBuffer());
  expect(answer.status, Buffer.from(bytes).toString('utf8').slice(0, 300)).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  return {
    pages: await readBack(bytes),
    name: decodeURIComponent(answer.headers.get('content-disposition') ?? ''),
  };
}
const setRule = (copiedBy: string) =>
  office.app.db.query(`update document_secrecy set copied_by = $1 where code = 'confidential'`, [
    copiedBy,
  ]);

test('[8.06] numbered copies: class and number on every page, who certifies on the last, entered in register and history', async () => {
  const { documentId, fileId, title } = await classified();
  expect((await copiesOf('saraban', documentId)).sources).toEqual([
    { fileId, name: `${title}.pdf` },
  ]);
  const first = await made(documentId, fileId, 2);
  expect(first).toMatchObject({ first: 1, last: 2 });
  const { pages, name } = await printed(documentId, first.id);
  expect(pages).toHaveLength(2);
  for (const [at, page] of pages.entries()) {
    expect(page).toContain(plain(`สำเนา ชุดที่ ${'๑๒'[at]} ของ ๒`));
    // The class, at the head and at the foot.
    expect(page.split('ลับ')).toHaveLength(3);
    expect(page).toContain('Sample');
    expect(page).toContain(plain('จัดทำ ๒ ชุด'));
    expect(page).toContain('สำเนาถูกต้อง');
  }
  // The name of the file is seen outside of it.
  expect(name).toContain('สำเนาหนังสือลับ ชุดที่ 1-2.pdf');

  // Later copies go on in the numbers.
  const second = await made(documentId, fileId, 1);
  expect(second).toMatchObject({ first: 3, last: 3 });
  expect((await printed(documentId, second.id)).pages[0]).toContain(plain('ชุดที่ ๓ ของ ๓'));
  const { sets } = await copiesOf('saraban', documentId);
  expect(sets).toMatchObject([
    { first: 1, last: 2, permittedBy, reason, mayPrint: true },
    { first: 3, last: 3 },
  ]);

  const unitId = office.unit('agency');
  const { rows } = secretControl.output.parse(
    await office.get(
      'saraban',
      `/registry/secret/control?unitId=${unitId}&year=${office.buddhistYear}`,
    ),
  );
  expect(rows.find((row) => row.documentId === documentId)?.copies).toHaveLength(3);
  const { history } = await office.document('saraban', documentId);
  const lines = history.filter(({ act }) => act === 'copied');
  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatchObject({ note: reason });
  expect(lines.flatMap(({ detail }) => detail.map(({ value }) => value))).toEqual(
    expect.arrayContaining(['1–2', '3', permittedBy]),
  );
});

test('[8.06] neither subject nor reason is in the audit trail or in a notice', async () => {
  const { documentId, fileId, title } = await classified();
  const { id } = await made(documentId, fileId, 1);
  await printed(documentId, id);
  const rows = await office.app.db.query<{ act: string; detail: unknown }>(
    `select act, detail from audit_entry where subject_id = $1 and act like 'registry.secret-copy%'
     order by act`,
    [documentId],
  );
  expect(rows).toEqual([
    { act: 'registry.secret-copy', detail: { first: 1, last: 1 } },
    { act: 'registry.secret-copy-print', detail: { first: 1, last: 1 } },
  ]);
  const word = reason.split(' ').at(-1) ?? '';
  const told = await office.app.db.query<{ text: string }>(
    `select row_to_json(news)::text as text from notification news
     union all select row_to_json(entry)::text from audit_entry entry`,
  );
  const texts = told.map(({ text }) => text).join();
  expect(texts).not.toContain(word);
  expect(texts).not.toContain(title);
});

test('[8.06] who reads it without keeping the register makes no copies, and who does not read it learns nothing', async () => {
  const { documentId, fileId } = await classified();
  const named = {
    ...{ documentId, personId: office.person('officer.policy'), mayDownload: true },
    reason: 'ให้ความเห็นประกอบ',
  };
  expect((await office.post('saraban', '/registry/secret/name', named)).status).toBe(200);
  expect(await office.get('officer.policy', pathOf(documentId))).toMatchObject({
    ...{ status: 403, code: 'registry.secret-reason' },
  });
  await openSecret(office, 'officer.policy', documentId);
  expect((await copiesOf('officer.policy', documentId)).sources).toEqual([]);
  expect(await code(make('officer.policy', documentId, { fileId }))).toEqual([
    ...[403, 'registry.secret-no-copies'],
  ]);
  expect(await code(make('officer.legal', documentId, { fileId }))).toEqual([
    ...[404, 'registry.not-found'],
  ]);
  const { id } = await made(documentId, fileId, 1);
  // A reader sees that there is a copy, and prints none.
  const { sets } = await copiesOf('officer.policy', documentId);
  expect(sets).toMatchObject([{ first: 1, mayPrint: false }]);
  expect(await office.get('officer.policy', `${pathOf(documentId)}/${id}`)).toMatchObject({
    ...{ status: 403, code: 'registry.secret-no-copies' },
  });
});

test('[8.06] what the agency decided about the class holds, and an end comes to printing', async () => {
  const { documentId, fileId } = await classified();
  const { id } = await made(documentId, fileId, 1);
  await office.app.db.query(
    `update secret_copy set made_at = made_at - interval '31 minutes' where id = $1`,
    [id],
  );
  expect(await office.get('saraban', `${pathOf(documentId)}/${id}`)).toMatchObject({
    ...{ status: 409, code: 'printed-document.copies-over' },
  });
  await setRule('nobody');
  expect((await copiesOf('saraban', documentId)).sources).toEqual([]);
  expect(await code(make('saraban', documentId, { fileId }))).toEqual([
    ...[403, 'registry.secret-no-copies'],
  ]);
  await setRule('registrar');
});

const longFile = (pages: number) =>
  renderCopyMarks({
    ...{ mark: 'หน้า', note: '', date: '2026-11-28' },
    pages: Array.from({ length: pages }, () => ({ width: 595, height: 842 })),
  });

test('[8.06] too many pages, or a file of another letter, get no number', async () => {
  const { documentId, fileId } = await classified();
  const long = await office.upload('saraban', await longFile(150), 'long.pdf');
  const other = await office.register('saraban', { secrecy: 'confidential', fileIds: [long] });
  await openSecret(office, 'saraban', other.documentId);
  expect(await make('saraban', other.documentId, { fileId: long, count: 3 })).toMatchObject({
    ...{ status: 422, code: 'printed-document.too-many-pages' },
  });
  // A file of another letter is none of this one.
  expect(await code(make('saraban', documentId, { fileId: long }))).toEqual([
    ...[404, 'printed-document.none'],
  ]);
  expect(await code(make('saraban', documentId, { fileId, count: 21 }))).toEqual([
    ...[422, 'platform.invalid-input'],
  ]);
  for (const id of [documentId, other.documentId]) {
    expect((await copiesOf('saraban', id)).sets).toEqual([]);
  }
});

test('[8.06] two makings at the same time have different numbers', async () => {
  const { documentId, fileId } = await classified();
  const sets = await Promise.all([1, 2, 3].map(() => made(documentId, fileId, 2)));
  expect(sets.flatMap(({ first, last }) => [first, last]).toSorted((a, b) => a - b)).toEqual([
    1, 2, 3, 4, 5, 6,
  ]);
});

test('[8.06] of a memo that was written here the issued pages are copied, whose class is there once', async () => {
  const documentId = await office.draft('officer.policy', ['agency']);
  const body = { documentId, secrecy: 'confidential', reason: 'ตามความจำเป็นของราชการ' };
  expect((await office.post('officer.policy', '/registry/secret/classify', body)).status).toBe(200);
  await openSecret(office, 'officer.policy', documentId);
  await setRule('line');
  // A draft has none.
  expect((await copiesOf('officer.policy', documentId)).sources).toEqual([]);
  const signatoryId = office.person('head.policy');
  await office.act('officer.policy', documentId, 'submit', { reviewerIds: [], signatoryId });
  await openSecret(office, 'head.policy', documentId);
  await office.act('head.policy', documentId, 'sign', { password: 'Sarn2569' });
  expect((await copiesOf('officer.policy', documentId)).sources).toEqual([
    { fileId: null, name: '' },
  ]);
  const answer = await make('officer.policy', documentId, { fileId: null, count: 2 });
  const { id } = makeClassifiedCopies.output.parse(answer);
  const { pages } = await printed(documentId, id, 'officer.policy');
  expect(pages).toHaveLength(2);
  for (const [at, page] of pages.entries()) {
    expect(page).toContain(plain('ด้วยกองขอเสนอ'));
    expect(page).toContain(plain(`ชุดที่ ${'๑๒'[at]} ของ ๒`));
    expect(page.split('ลับ')).toHaveLength(3);
  }
  await setRule('registrar');
});
