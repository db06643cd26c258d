import { createHash } from 'node:crypto';
import { buddhistYear, toThaiDigits } from '@sarn/kernel';
import { getMe as getOwnCard } from '@sarn/organisation/contract';
import { plain, readBack } from '@sarn/pdf/testing';
import { listReceivedCopies } from '@sarn/printed-document/contract';
import { openSecret, openTestInstance, prepare } from '@sarn/server/testing';
import type { OfficeInstance, TestInstance } from '@sarn/server/testing';
import { samplePdf } from '@sarn/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';

let instance: TestInstance;
let office: OfficeInstance;
beforeAll(async () => {
  instance = await openTestInstance();
  await prepare(instance);
  office = instance.office;
});
afterAll(() => instance.close());

const pathOf = (documentId: string) => `/registry/document/${documentId}/received`;
const copyPath = (documentId: string, fileId: string, kind: string) =>
  `${pathOf(documentId)}/copy?fileId=${fileId}&kind=${kind}`;

/** A letter of two PDF files and a text, which the director reads. */
async function received() {
  const fileIds = [
    await office.upload('saraban', samplePdf('Sample'), 'หนังสือ.pdf'),
    await office.upload('saraban', samplePdf('Enclosure'), 'สิ่งที่ส่งมาด้วย.pdf'),
    await office.upload('saraban', Buffer.from('ข้อความ'), 'บันทึก.txt'),
  ];
  const { documentId } = await office.register('saraban', { fileIds });
  await office.act('saraban', documentId, 'present', { to: 'head', purpose: 'to-know' });
  return { documentId, fileId: fileIds[0] ?? '' };
}

async function bytesOf(account: string, path: string) {
  const answer = await office.app.fetch(`/api${path}`, {
    headers: { authorization: `Bearer ${await office.token(account)}` },
  });
  const bytes = new Uint8Array(await answer.arrayBuffer());
  expect(answer.status, Buffer.from(bytes).toString('utf8').slice(0, 300)).toBe(200);
  return { bytes, name: decodeURIComponent(answer.headers.get('content-disposition') ?? '') };
}
const digest = async (fileId: string) => {
  const { bytes } = await bytesOf('saraban', `/file/${fileId}/content`);
  return createHash('sha256').update(bytes).digest('hex');
};
const copiesFor = async (account: string, documentId: string) =>
  listReceivedCopies.output.parse(await office.get(account, `${pathOf(documentId)}/copies`));
const auditOf = (documentId: string) =>
  office.app.db.query<{ act: string; detail: object }>(
    `select act, detail from audit_entry
     where subject_id = $1 and starts_with(act, 'printed-document.')`,
    [documentId],
  );

test('[5.01] a received file is certified: words, name, post and day are laid over a copy, its bytes stay', async () => {
  const { documentId, fileId } = await received();
  const before = await digest(fileId);
  const { person } = getOwnCard.output.parse(await office.get('director', '/identity/me'));
  const { bytes, name } = await bytesOf('director', copyPath(documentId, fileId, 'certified'));
  const [page, ...others] = await readBack(bytes);
  expect(others).toEqual([]);
  expect(page).toContain('Sample');
  expect(page).toContain('สำเนาถูกต้อง');
  expect(page).toContain(plain(`(${person.name})`));
  expect(page).toContain(toThaiDigits(buddhistYear(office.today)));
  // Neither the receive stamp nor a note of this agency is certified with it.
  expect(page).not.toContain('เลขรับ');
  expect(name).toMatch(/^inline.*สำเนาถูกต้อง/);
  expect(await digest(fileId)).toBe(before);
  expect(await auditOf(documentId)).toEqual([
    { act: 'printed-document.received-copy-certified', detail: { fileId } },
  ]);

  const copy = await bytesOf('saraban', `${copyPath(documentId, fileId, 'copy')}&download=true`);
  const [copied] = await readBack(copy.bytes);
  expect(copied).toContain('สำเนา');
  expect(copied).not.toContain('ถูกต้อง');
  expect(copy.name).toMatch(/^attachment/);
  expect(await auditOf(documentId)).toHaveLength(1);
});

test('[5.01] who may have which copy of a received file is decided by the server', async () => {
  const { documentId, fileId } = await received();
  const { files, kinds } = await copiesFor('director', documentId);
  expect(files.map(({ name }) => name)).toEqual(['หนังสือ.pdf', 'สิ่งที่ส่งมาด้วย.pdf']);
  expect(kinds).toEqual(['copy', 'certified']);
  for (const path of [copyPath(documentId, fileId, 'copy'), `${pathOf(documentId)}/copies`]) {
    expect(await office.get('officer.legal', path)).toMatchObject({
      ...{ status: 404, code: 'registry.not-found' },
    });
  }
  // A file of another letter is none of this one.
  const other = await received();
  expect(await office.get('director', copyPath(documentId, other.fileId, 'copy'))).toMatchObject({
    ...{ status: 404, code: 'printed-document.none' },
  });
});

test('a document written here has no received files', async () => {
  const draft = await office.draft('officer.policy', ['legal']);
  expect(await copiesFor('officer.policy', draft)).toEqual({ files: [], kinds: [] });
});

test('[8.06] of a classified letter there is no copy, also once it is open to the reader', async () => {
  const { documentId } = await office.register('saraban');
  const [file] = (await office.document('saraban', documentId)).files;
  const fileId = file?.id ?? '';
  const body = { documentId, secrecy: 'confidential', reason: 'ตามความจำเป็นของราชการ' };
  expect((await office.post('saraban', '/registry/secret/classify', body)).status).toBe(200);
  await openSecret(office, 'saraban', documentId);
  expect(await copiesFor('saraban', documentId)).toEqual({ files: [], kinds: [] });
  expect(await office.get('saraban', copyPath(documentId, fileId, 'copy'))).toMatchObject({
    ...{ status: 404, code: 'printed-document.none' },
  });
});

test('[5.01] somebody whose post has no level reads a letter, and certifies nothing', async () => {
  const { documentId, fileId } = await received();
  await office.app.db.query(
    `update post set position_level_id = null, duty = 'officer' where id in
       (select post_id from post_holding where person_id = $1)`,
    [office.person('saraban')],
  );
  expect((await copiesFor('saraban', documentId)).kinds).toEqual(['copy']);
  expect(await office.get('saraban', copyPath(documentId, fileId, 'certified'))).toMatchObject({
    ...{ status: 403, code: 'printed-document.not-certifier' },
  });
});
