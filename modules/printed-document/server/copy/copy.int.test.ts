import { buddhistYear, toThaiDigits } from '@sarn/kernel';
import { getMe as getOwnCard } from '@sarn/organisation/contract';
import { plain, readBack } from '@sarn/pdf/testing';
import { listCopies } from '@sarn/printed-document/contract';
import { openInstance } from '@sarn/server/testing';
import type { OfficeInstance } from '@sarn/server/testing';
import { samplePng, stroke } from '@sarn/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { printedOf, printedPath } from '../printed.testing.ts';

let office: OfficeInstance;
beforeAll(async () => {
  office = await openInstance();
});
afterAll(() => office.close());

/** A memo that was checked by one, signed by another, and sent to the unit `legal`. */
async function issuedMemo(): Promise<string> {
  const documentId = await office.draft('officer.policy', ['legal']);
  await office.act('officer.policy', documentId, 'submit', {
    reviewerIds: [office.person('officer2.policy')],
    signatoryId: office.person('head.policy'),
  });
  await office.act('officer2.policy', documentId, 'pass', { note: 'ตรวจแล้ว' });
  await office.act('head.policy', documentId, 'sign', { password: 'Sarn2569' });
  return documentId;
}

const copyPath = (documentId: string, kind: string) =>
  `${printedPath(documentId)}/copy?kind=${kind}`;
async function copyOf(account: string, documentId: string, kind: string, query = '') {
  const answer = await office.app.fetch(`/api${copyPath(documentId, kind)}${query}`, {
    headers: { authorization: `Bearer ${await office.token(account)}` },
  });
  const bytes = new Uint8Array(await answer.arrayBuffer());
  expect(answer.status, Buffer.from(bytes).toString('utf8').slice(0, 300)).toBe(200);
  return {
    bytes,
    pages: await readBack(bytes),
    disposition: answer.headers.get('content-disposition') ?? '',
  };
}
const kindsFor = async (account: string, documentId: string) =>
  listCopies.output.parse(await office.get(account, `${printedPath(documentId)}/copies`)).kinds;
async function cardOf(account: string) {
  return getOwnCard.output.parse(await office.get(account, '/identity/me')).person;
}
/** Without what stands before the first name. */
const shortOf = async (account: string) => {
  const { name } = await cardOf(account);
  return plain(name.replace(/^(นางสาว|นาง|นาย)/, ''));
};

test('[5.01] the file copy says who drafted, typed and checked the document; its bytes are the same each time', async () => {
  const documentId = await issuedMemo();
  const original = await printedOf(office, 'officer.policy', documentId);
  const { bytes, pages, disposition } = await copyOf('officer.policy', documentId, 'file-copy');
  const text = pages.join('');
  expect(text).toContain('สำเนาคู่ฉบับ');
  const [author, reviewer] = [await shortOf('officer.policy'), await shortOf('officer2.policy')];
  const year = toThaiDigits(buddhistYear(office.today) % 100);
  for (const [role, name] of [
    ...[['ร่าง', author] as const, ['พิมพ์', author] as const],
    ['ทาน', reviewer] as const,
  ]) {
    expect(text).toMatch(new RegExp(`${role}${name}[๐-๙]+[^๐-๙]+${year}[๐-๙]{2}\\.[๐-๙]{2}น\\.`));
  }
  expect(disposition).toMatch(/^inline/);
  const again = await copyOf('head.policy', documentId, 'file-copy', '&download=true');
  expect(Buffer.compare(again.bytes, bytes)).toBe(0);
  expect(again.disposition).toMatch(/^attachment/);
  // Nothing of the copy is in the original, and all of the original is in the copy.
  const untouched = await printedOf(office, 'officer.policy', documentId);
  expect(Buffer.compare(untouched.bytes, original.bytes)).toBe(0);
  expect(untouched.text).not.toMatch(/สำเนาคู่ฉบับ|ทาน/);
  expect(text).toContain(plain((await office.document('officer.policy', documentId)).title));
});

async function addInitials(account: string): Promise<void> {
  const form = new FormData();
  form.append('kind', 'initials');
  form.append('source', 'drawn');
  form.append('file', new Blob([samplePng(200, 100, stroke)], { type: 'image/png' }), 's.png');
  const added = await office.postForm(account, '/identity/signature', form);
  expect(added.status, JSON.stringify(added)).toBe(200);
}

const picturesIn = (bytes: Uint8Array): number =>
  Buffer.from(bytes)
    .toString('latin1')
    .match(/\/Subtype\s*\/Image/g)?.length ?? 0;

test('[2.12] initials stand on the file copy by the own act of who passed it', async () => {
  const before = await issuedMemo();
  await addInitials('officer2.policy');
  // What was passed without initials stays so.
  expect(picturesIn((await copyOf('officer.policy', before, 'file-copy')).bytes)).toBe(0);
  const after = await issuedMemo();
  const { bytes, pages } = await copyOf('officer.policy', after, 'file-copy');
  expect(picturesIn(bytes)).toBeGreaterThan(0);
  expect(pages.join('')).toContain(`ทาน${await shortOf('officer2.policy')}`);
  // Others get no initials: a copy is not initialled by who had a part in the document.
  expect(picturesIn((await copyOf('officer.policy', after, 'copy')).bytes)).toBe(0);
});

test('[5.01] without a reviewer there is a line to be initialled by hand', async () => {
  const documentId = await office.draft('officer.policy', ['legal']);
  const signatoryId = office.person('head.policy');
  await office.act('officer.policy', documentId, 'submit', { reviewerIds: [], signatoryId });
  await office.act('head.policy', documentId, 'sign', { password: 'Sarn2569' });
  const { pages } = await copyOf('officer.policy', documentId, 'file-copy');
  expect(pages.join('')).toContain('ทาน');
});

test('[5.01] a copy and a certified copy: whoever certifies is named with post and day', async () => {
  const documentId = await issuedMemo();
  const copy = (await copyOf('clerk.legal', documentId, 'copy')).pages.join('');
  expect(copy).toContain('สำเนา');
  expect(copy).not.toMatch(/สำเนาคู่ฉบับ|สำเนาถูกต้อง/);
  const head = await cardOf('head.legal');
  const text = (await copyOf('head.legal', documentId, 'certified')).pages.join('');
  expect(text).toContain('สำเนาถูกต้อง');
  expect(text).toContain(plain(`(${head.name})`));
  expect(text).toContain(toThaiDigits(buddhistYear(office.today)));
  const acts = await office.app.db.query<{ act: string }>(
    `select act from audit_entry where subject_id = $1 and starts_with(act, 'printed-document.')`,
    [documentId],
  );
  expect(acts).toEqual([{ act: 'printed-document.copy-certified' }]);
});

test('[5.01] who may have which copy is decided by the server', async () => {
  const documentId = await issuedMemo();
  expect(await kindsFor('officer.policy', documentId)).toContain('file-copy');
  // The unit that got it may read it; the file copy stays with the unit that wrote it.
  const kinds = await kindsFor('clerk.legal', documentId);
  expect(kinds).toContain('copy');
  expect(kinds).not.toContain('file-copy');
  expect(await office.get('clerk.legal', copyPath(documentId, 'file-copy'))).toMatchObject({
    status: 403,
    code: 'printed-document.no-file-copy',
  });
  for (const path of [copyPath(documentId, 'copy'), `${printedPath(documentId)}/copies`]) {
    expect(await office.get('officer2.legal', path)).toMatchObject({
      ...{ status: 404, code: 'registry.not-found' },
    });
  }
  const draft = await office.draft('officer.policy', ['legal']);
  expect(await kindsFor('officer.policy', draft)).toEqual([]);
  expect(await office.get('officer.policy', copyPath(draft, 'copy'))).toMatchObject({
    ...{ status: 409, code: 'printed-document.not-issued' },
  });
});
