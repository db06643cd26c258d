import { samplePdf } from '@sarn/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openInstance } from '@sarn/server/testing';
import type { OfficeInstance } from '@sarn/server/testing';

let officeInstance: OfficeInstance;
beforeAll(async () => {
  officeInstance = await openInstance();
});
afterAll(() => officeInstance.close());

const reason = 'สแกนไม่ชัด';

/** A letter that was presented to the director, with the file it came with. */
async function presented() {
  const { documentId } = await officeInstance.register('saraban');
  await officeInstance.act('saraban', documentId, 'present', { to: 'head', purpose: 'to-know' });
  const [file] = (await officeInstance.document('saraban', documentId)).files;
  return { documentId, fileId: file?.id ?? '' };
}

async function tryReplace(account: string, body: Record<string, unknown>) {
  const newFileId = await officeInstance.upload(account, samplePdf(), 'สแกนใหม่.pdf');
  const answer = await officeInstance.post(account, '/registry/document/file/replace', {
    ...{ newFileId, reason },
    ...body,
  });
  return { ...answer, newFileId };
}

const text = [{ type: 'text', text: 'จึงเรียนมาเพื่อโปรดพิจารณา' }];

const idsOf = (files: readonly { id: string }[]) => files.map((file) => file.id);

describe('[4.12] a scan that is made again', () => {
  it('replaces the former version, which stays readable beside it', async () => {
    const { documentId, fileId } = await presented();
    const { newFileId, status } = await tryReplace('saraban', { documentId, fileId });
    expect(status).toBe(200);
    const second = await tryReplace('saraban', { documentId, fileId: newFileId });
    const seen = await officeInstance.document('director', documentId);
    expect(idsOf(seen.files)).toEqual([second.newFileId]);
    expect(seen.files[0]).toMatchObject({ role: 'main', mayReplace: false });
    expect(idsOf(seen.files[0]?.versions ?? [])).toEqual([newFileId, fileId]);
    const former = await officeInstance.get('director', `/file/${fileId}/content`);
    expect(former.status).toBe(200);
    const done = seen.history.filter((entry) => entry.act === 'replaceFile');
    expect(done.map(({ note, files }) => [note, idsOf(files)])).toEqual([
      [reason, [newFileId]],
      [reason, [second.newFileId]],
    ]);
    await officeInstance.heard('director', documentId);
  });

  it('refuses a decision by a person who still had the former version open', async () => {
    const { documentId, fileId } = await presented();
    const { version } = await officeInstance.document('director', documentId);
    await tryReplace('saraban', { documentId, fileId });
    const request = { on: 'document', targetId: documentId, act: 'sendBack', form: { reason } };
    const late = await officeInstance.tryAct('director', documentId, { ...request, version });
    expect(late).toMatchObject({ status: 409, code: 'registry.stale' });
  });

  it('is for the registrar alone, of a current file, until the letter is closed', async () => {
    const { documentId, fileId } = await presented();
    const refused = { status: 409, code: 'registry.file-change-not-allowed' };
    expect(await tryReplace('director', { documentId, fileId })).toMatchObject(refused);
    const hidden = { status: 404, code: 'registry.not-found' };
    expect(await tryReplace('officer.legal', { documentId, fileId })).toMatchObject(hidden);
    const { newFileId } = await tryReplace('saraban', { documentId, fileId });
    const gone = { status: 409, code: 'registry.file-not-current' };
    expect(await tryReplace('saraban', { documentId, fileId })).toMatchObject(gone);
    const twice = { documentId, fileId: newFileId, newFileId: fileId };
    expect(await tryReplace('saraban', twice)).toMatchObject({ code: 'file.not-found' });
    await officeInstance.act('director', documentId, 'command', {
      decision: 'acknowledged',
      password: 'Sarn2569',
    });
    await officeInstance.act('saraban', documentId, 'close', { retention: 'one-year' });
    const closed = await tryReplace('saraban', { documentId, fileId: newFileId });
    expect(closed).toMatchObject(refused);
  });

  it('sent twice at the same moment has one newer version', async () => {
    const { documentId, fileId } = await presented();
    const answers = await Promise.all([
      tryReplace('saraban', { documentId, fileId }),
      tryReplace('saraban', { documentId, fileId }),
    ]);
    const statuses = answers.map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409]);
    const { files } = await officeInstance.document('saraban', documentId);
    expect(files.map((file) => idsOf(file.versions))).toEqual([[fileId]]);
  });
});

describe('[4.12] the files of a draft', () => {
  const save = async (documentId: string | undefined, fileIds: readonly string[]) => {
    // A new draft has the version 1.
    const change = { fileIds, ...(documentId && { documentId, version: 1 }) };
    return officeInstance.draftLetter('officer.policy', 'note', change);
  };

  it('are those chosen last; one that nobody else saw goes for good', async () => {
    const kept = await officeInstance.upload('officer.policy', samplePdf(), 'แผน.pdf');
    const wrong = await officeInstance.upload('officer.policy', samplePdf(), 'ผิดเรื่อง.pdf');
    const id = await save(undefined, [kept, wrong]);
    await save(id, [kept]);
    const { files, withdrawnFiles } = await officeInstance.document('officer.policy', id);
    expect([idsOf(files), withdrawnFiles]).toEqual([[kept], []]);
    expect((await officeInstance.get('officer.policy', `/file/${wrong}/content`)).status).toBe(404);
  });

  it('keep what a reviewer saw: a file of the same name is its newer version', async () => {
    const plan = await officeInstance.upload('officer.policy', samplePdf(), 'แผน.pdf');
    const extra = await officeInstance.upload('officer.policy', samplePdf(), 'ประกอบ.pdf');
    const answer = await officeInstance.draft('officer.policy', ['legal']);
    const attach = async (fileIds: readonly string[]) => {
      const { version } = await officeInstance.document('officer.policy', answer);
      return officeInstance.post('officer.policy', '/registry/memo/save', {
        ...{ documentId: answer, version, title: 'ขออนุมัติ', addressee: 'ผู้อำนวยการกองกฎหมาย' },
        ...{ unitIds: [officeInstance.unit('legal')], fileIds },
        bodyJson: { type: 'doc', content: [{ type: 'paragraph', content: text }] },
      });
    };
    expect(await attach([plan, extra])).toMatchObject({ status: 200 });
    const signatoryId = officeInstance.person('head.policy');
    await officeInstance.act('officer.policy', answer, 'submit', { signatoryId });
    await officeInstance.act('head.policy', answer, 'sendBack', { reason: 'โปรดแก้แผน' });
    const better = await officeInstance.upload('officer.policy', samplePdf(), 'แผน.pdf');
    expect(await attach([better])).toMatchObject({ status: 200 });
    const seen = await officeInstance.document('head.policy', answer);
    expect(seen.files.map((file) => [file.id, idsOf(file.versions)])).toEqual([[better, [plan]]]);
    expect(idsOf(seen.withdrawnFiles)).toEqual([extra]);
    expect((await officeInstance.get('head.policy', `/file/${extra}/content`)).status).toBe(200);
  });
});
