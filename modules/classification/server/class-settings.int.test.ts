import { samplePdf, samplePng, stroke } from '@sarn/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OfficeInstance, TestInstance } from '@sarn/server/testing';
import {
  appoint,
  clear,
  openSecondProcess,
  openSecret,
  openTestInstance,
  password,
  sealedFiles,
} from '@sarn/server/testing';

let instance: TestInstance;
let office: OfficeInstance;
beforeAll(async () => {
  instance = await openTestInstance();
  ({ office } = instance);
  for (const account of ['saraban', 'officer.policy', 'officer.legal', 'director'])
    await clear(instance, account, 'top-secret');
  await appoint(instance, 'saraban', 'agency');
});
afterAll(() => instance.close());

const at = '/settings/tables/document-secret';
const reason = 'เนื้อหากระทบความมั่นคง';

interface Row {
  code: string;
  nameTh: string;
  version: number;
  validFrom: string;
  values: Record<string, unknown>;
}

const done = async (answer: ReturnType<OfficeInstance['post']>) => {
  const found = await answer;
  expect(found.status, JSON.stringify(found)).toBe(200);
  return found;
};

const rowOf = async (code: string) =>
  (await office.get('admin', `${at}/row/${code}`))['row'] as Row;

async function save(code: string, values: object, more: object = {}) {
  const { version, nameTh, validFrom, values: known } = await rowOf(code);
  return office.post('admin', `${at}/save`, {
    ...{ code, version, nameTh, validFrom, reason: 'ทดลองใช้งาน' },
    ...{ values: { ...known, ...values } },
    ...more,
  });
}

const registered = async (secrecy: string, files = 1) => {
  const fileIds = await Promise.all(
    Array.from({ length: files }, () => office.upload('saraban', samplePdf('classsettings'))),
  );
  return office.post('saraban', '/registry/incoming/register', {
    ...office.letterForm(),
    ...{ secrecy, fileIds },
  });
};
const letterOf = async (secrecy: string) => String((await done(registered(secrecy)))['documentId']);

test('four classes are delivered, and a clerk changes nothing (R10)', async () => {
  const { rows } = await office.get('admin', `${at}/rows`);
  expect((rows as Row[]).map(({ code, nameTh }) => [code, nameTh])).toEqual([
    ...[['normal', 'ปกติ'] as const, ['confidential', 'ลับ'] as const],
    ...[['secret', 'ลับมาก'] as const, ['top-secret', 'ลับที่สุด'] as const],
  ]);
  expect((await office.get('saraban', `${at}/rows`))['code']).toBe('settings.forbidden');
});

test('adding, ending, sorting and what only other classes have is refused (R6)', async () => {
  const { version, values } = await rowOf('secret');
  const row = { nameTh: 'ปกปิด', validFrom: '2026-01-01', values, reason: 'ทดลองใช้งาน' };
  const refused = [
    office.post('admin', `${at}/save`, { ...row, code: 'covert', version: null }),
    office.post('admin', `${at}/end`, {
      rows: [{ code: 'secret', version }],
      ...{ validTo: office.today, reason: 'ทดลองใช้งาน' },
    }),
    office.post('admin', `${at}/move`, { code: 'secret', after: null }),
    office.post('admin', `${at}/delete`, { code: 'secret', version, reason: 'ทดลองใช้งาน' }),
    save('confidential', { keeps: 'register-only' }),
    save('normal', { mayDownload: false }),
  ];
  for (const answer of await Promise.all(refused)) {
    expect(answer).toMatchObject({ status: 409, code: 'settings.locked' });
  }
  expect((await save('secret', { mayDownload: false }, { reason: '' }))['code']).toBe(
    'settings.reason-needed',
  );
});

test('words of the agency are what forms offer at once', async () => {
  await done(save('secret', {}, { nameTh: 'ลับมาก (ปกปิดสูง)' }));
  const { rows } = await office.get('saraban', '/settings/options/document-secret');
  expect((rows as Row[]).map(({ nameTh }) => nameTh)).toContain('ลับมาก (ปกปิดสูง)');
});

test('the upper classes are kept whole, or as entries of the register only', async () => {
  expect(await registered('secret')).toMatchObject({
    status: 422,
    code: 'registry.secret-no-file',
  });
  await done(save('secret', { keeps: 'whole' }));
  const documentId = await letterOf('secret');
  await openSecret(office, 'saraban', documentId);
  expect((await office.document('saraban', documentId)).files).toHaveLength(1);
  const of = `/registry/secret/of?documentId=${documentId}`;
  expect(await office.get('saraban', of)).toMatchObject({ isRegisterOnly: false });
  // The other class stays as it was.
  expect((await registered('top-secret'))['code']).toBe('registry.secret-no-file');
  await done(save('secret', { keeps: 'register-only' }));
  expect((await registered('secret'))['code']).toBe('registry.secret-no-file');
  expect(await office.get('saraban', of)).toMatchObject({ isRegisterOnly: true });
});

test('saving is off for a class, also for who was given the right', async () => {
  const documentId = await letterOf('confidential');
  const personId = office.person('officer.legal');
  await done(
    office.post('saraban', '/registry/secret/name', {
      ...{ documentId, personId, mayDownload: true, reason },
    }),
  );
  await openSecret(office, 'officer.legal', documentId);
  const [file] = await sealedFiles(instance, documentId);
  const path = `/file/${file?.fileId}/content?download=true`;
  const of = `/registry/secret/of?documentId=${documentId}`;
  expect((await office.get('officer.legal', path)).status).toBe(200);
  expect(await office.get('officer.legal', of)).toMatchObject({ mayDownload: true });
  await done(save('confidential', { mayDownload: false }));
  expect(await office.get('officer.legal', path)).toMatchObject({ code: 'file.view-only' });
  expect(await office.get('officer.legal', of)).toMatchObject({ mayDownload: false });
  await done(save('confidential', { mayDownload: true }));
});

describe('who classifies', () => {
  const classify = (by: string, documentId: string) =>
    office.post(by, '/registry/secret/classify', { documentId, secrecy: 'confidential', reason });

  test('is the author too, or the registrars alone', async () => {
    const memo = () => office.draft('officer.policy', ['legal']);
    await done(classify('officer.policy', await memo()));
    await done(save('confidential', { classifiedBy: 'registrar' }));
    expect(await classify('officer.policy', await memo())).toMatchObject({
      ...{ status: 403, code: 'registry.secret-registrar-gives' },
    });
    const { documentId } = await office.register('saraban');
    await done(classify('saraban', documentId));
    await done(save('confidential', { classifiedBy: 'line' }));
    await done(classify('officer.policy', await memo()));
  });
});

/** A confidential memo that waits for the signature of the director, who has opened it. */
async function confidentialToSign(): Promise<string> {
  const documentId = await office.draft('officer.policy', ['legal']);
  const signatoryId = office.person('director');
  await done(
    office.post('officer.policy', '/registry/secret/classify', {
      ...{ documentId, secrecy: 'confidential', reason },
    }),
  );
  await openSecret(office, 'officer.policy', documentId);
  await office.act('officer.policy', documentId, 'submit', { signatoryId });
  await openSecret(office, 'director', documentId);
  return documentId;
}

const trySign = (documentId: string, form: { readonly withPicture?: boolean }) =>
  office.tryAct('director', documentId, {
    ...{ on: 'document', targetId: documentId, act: 'sign', form: { password, ...form } },
  });

test('a signature on a class is confirmed with a passkey, where the agency says so', async () => {
  const documentId = await confidentialToSign();
  const sign = () => trySign(documentId, {});
  await done(save('confidential', { weakestSignature: 'passkey' }));
  expect(await sign()).toMatchObject({ status: 422, code: 'registry.secret-needs-passkey' });
  await done(save('confidential', { weakestSignature: 'password' }));
  const signed = await sign();
  expect(signed['code']).not.toBe('registry.secret-needs-passkey');
});

test('[6.04] a class may ask for a hand signature, which is stronger than a typed name', async () => {
  const documentId = await confidentialToSign();
  const sign = (withPicture: boolean) => trySign(documentId, { withPicture });
  await done(save('confidential', { weakestSignature: 'picture' }));
  const offer = () => office.get('director', `/registry/document/${documentId}/signing`);
  expect(await offer()).toMatchObject({ isPictureNeeded: true, hasPicture: false });
  expect(await sign(false)).toMatchObject({ status: 422, code: 'registry.secret-needs-picture' });
  expect(await sign(true)).toMatchObject({ status: 409, code: 'signature.picture-missing' });
  await addPicture('director');
  // The signature is taken: what is refused is where it goes to.
  expect(await sign(true)).toMatchObject({ code: 'registry.secret-no-registrar' });
  await done(save('confidential', { weakestSignature: 'password' }));
});

async function addPicture(account: string): Promise<void> {
  const form = new FormData();
  form.append('source', 'drawn');
  form.append('file', new Blob([samplePng(200, 100, stroke)], { type: 'image/png' }), 's.png');
  await done(office.postForm(account, '/identity/signature', form));
}

test('a second process keeps what the first one set', async () => {
  const other = await openSecondProcess(office);
  try {
    await done(save('top-secret', { keeps: 'whole' }));
    const fileIds = [await office.upload('saraban', samplePdf('second'))];
    const answer = await other.fetch('/api/registry/incoming/register', {
      method: 'POST',
      headers: {
        authorization: `Bearer ${await office.token('saraban')}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ ...office.letterForm(), secrecy: 'top-secret', fileIds }),
    });
    expect(answer.status).toBe(200);
  } finally {
    await other.close();
  }
});
