import { randomUUID } from 'node:crypto';
import { clear, openTestInstance, password } from '@sarn/server/testing';
import type { OfficeInstance, TestInstance } from '@sarn/server/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { comparePrintedVersions, listPrintedVersions } from '../../contract/index.ts';
import type { PrintedVersion } from '../../contract/index.ts';

let instance: TestInstance;
let office: OfficeInstance;
beforeAll(async () => {
  instance = await openTestInstance();
  ({ office } = instance);
  for (const account of ['officer.policy', reviewer]) await clear(instance, account, 'secret');
});
afterAll(() => instance.close());

const reviewer = 'officer2.policy';

const pathOf = (documentId: string) => `/registry/document/${documentId}/printed`;

async function bytesOf(account: string, documentId: string, of = ''): Promise<Buffer> {
  const answer = await office.app.fetch(`/api${pathOf(documentId)}${of}`, {
    headers: { authorization: `Bearer ${await office.token(account)}` },
  });
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
}

async function versions(account: string, documentId: string): Promise<PrintedVersion[]> {
  const answer = await office.get(account, `${pathOf(documentId)}/versions`);
  return listPrintedVersions.output.parse(answer).rows;
}

async function changes(account: string, documentId: string, of: string): Promise<string[]> {
  const answer = await office.get(account, `${pathOf(documentId)}/versions/${of}`);
  return comparePrintedVersions.output
    .parse(answer)
    .paragraphs.flatMap(({ parts }) => parts)
    .filter(({ kind }) => kind !== 'same')
    .map(({ kind, text }) => `${kind === 'added' ? '+' : '-'}${text.trim()}`);
}

/** Saves the draft with another subject. */
async function rename(documentId: string, title: string): Promise<void> {
  const { version, addressee, bodyJson } = await office.document('officer.policy', documentId);
  const saved = await office.post('officer.policy', '/registry/memo/save', {
    ...{ documentId, version, title, addressee, bodyJson, unitIds: [office.unit('legal')] },
  });
  expect(saved.status, JSON.stringify(saved)).toBe(200);
}

/** A memo that waits for its reviewer; the head signs it after. */
async function underReview(): Promise<string> {
  const documentId = await office.draft('officer.policy', ['legal']);
  await office.act('officer.policy', documentId, 'submit', {
    ...{ reviewerIds: [office.person(reviewer)], signatoryId: office.person('head.policy') },
  });
  return documentId;
}

describe('[5.01] versions of the pages', () => {
  test('a draft is kept when somebody else reads it, and shown to who read it and to its author', async () => {
    const documentId = await underReview();
    await bytesOf('officer.policy', documentId);
    expect(await versions('officer.policy', documentId)).toEqual([]);

    const read = await bytesOf(reviewer, documentId);
    await bytesOf(reviewer, documentId);
    const [first, ...others] = await versions(reviewer, documentId);
    expect(others).toEqual([]);
    expect(first).toMatchObject({ state: 'draft', number: '', readers: 1 });
    expect(first?.readAt).not.toBeNull();
    expect(await versions('officer.policy', documentId)).toMatchObject([
      { id: first?.id, readAt: null },
    ]);

    await office.act(reviewer, documentId, 'sendBack', { reason: 'ขอให้แก้ชื่อเรื่อง' });
    await rename(documentId, 'ขออนุมัติดำเนินโครงการระยะที่สอง');
    const again = await bytesOf(reviewer, documentId, `/versions/${first?.id}`);
    expect(Buffer.compare(again, read)).toBe(0);
    expect(await changes('officer.policy', documentId, `${first?.id}/changes`)).toEqual([
      '+ระยะที่สอง',
    ]);
  });

  test('a draft that the reader never saw is not shown, nor found by its id', async () => {
    const documentId = await underReview();
    await bytesOf(reviewer, documentId);
    const [draft] = await versions(reviewer, documentId);
    await office.act(reviewer, documentId, 'pass', {});
    expect(await versions('head.policy', documentId)).toEqual([]);
    for (const part of [`${draft?.id}`, `${draft?.id}/changes`]) {
      expect(
        await office.get('head.policy', `${pathOf(documentId)}/versions/${part}`),
      ).toMatchObject({ status: 404, code: 'printed-document.none' });
    }
    const stranger = await office.get('officer2.legal', `${pathOf(documentId)}/versions`);
    expect(stranger).toMatchObject({ status: 404, code: 'registry.not-found' });
  });

  test('what was signed and numbered is kept at once, and is what every reader gets', async () => {
    const documentId = await underReview();
    await office.act(reviewer, documentId, 'pass', {});
    const { number } = await office.act('head.policy', documentId, 'sign', { password });
    await office.app.settled();
    const [issued, ...others] = await versions('head.policy', documentId);
    expect(others).toEqual([]);
    expect(issued).toMatchObject({ state: 'issued', number, readers: 0, readAt: null });
    const read = await bytesOf('head.policy', documentId);
    const kept = await bytesOf('officer.policy', documentId, `/versions/${issued?.id}`);
    expect(Buffer.compare(read, kept)).toBe(0);
    // The pages are those of the file, not made once more: another file would be read instead.
    const files = await office.app.db.query<{ bytes: number }>(
      `select c.bytes::int4 from file f join stored_file c on c.sha256 = f.sha256
       where f.owner_kind = 'printed-version' and f.owner_id = $1`,
      [issued?.id],
    );
    expect(files.map(({ bytes }) => bytes)).toEqual([read.length]);
    expect(await versions('head.policy', documentId)).toMatchObject([{ readers: 1 }]);
  });

  test('what was changed while its pages were made is not kept with them, but made anew', async () => {
    const documentId = await office.draft('officer.policy', ['legal']);
    const { db, jobs, log } = office.app.platform;
    const job = jobs.definitions().find(({ name }) => name === 'printed-document.keep');
    if (!job || !('begin' in job)) throw new Error('it is done inside a transaction');
    const context = { log, key: randomUUID() };
    const step = await db.transaction((tx) => job.begin({ documentId }, { ...context, tx }));
    const settle = await step?.({ ...context, signal: AbortSignal.timeout(60_000) });
    await rename(documentId, 'ชื่อเรื่องที่แก้ระหว่างจัดหน้า');
    await db.transaction(async (tx) => settle?.({ ...context, tx }));
    await office.app.settled();
    const kept = await office.app.db.query<{ title: string }>(
      `select model->>'subject' title from printed_version where document_id = $1`,
      [documentId],
    );
    expect(kept).toEqual([{ title: 'ชื่อเรื่องที่แก้ระหว่างจัดหน้า' }]);
  });

  test('two readers at once keep one version', async () => {
    const documentId = await underReview();
    await office.act(reviewer, documentId, 'pass', {});
    const readers = ['head.policy', reviewer, 'head.policy', reviewer];
    await Promise.all(readers.map((account) => bytesOf(account, documentId)));
    expect(await versions('officer.policy', documentId)).toMatchObject([{ readers: 2 }]);
  });

  test('are encrypted when the document is classified, and not shown any more', async () => {
    const documentId = await underReview();
    await bytesOf(reviewer, documentId);
    const [draft] = await versions('officer.policy', documentId);
    await office.act(reviewer, documentId, 'sendBack', { reason: 'ขอให้กำหนดชั้น' });
    const classified = await office.post('officer.policy', '/registry/secret/classify', {
      ...{ documentId, secrecy: 'confidential', reason: 'ทดสอบการกำหนดชั้น' },
    });
    expect(classified.status, JSON.stringify(classified)).toBe(200);
    const sealed = await office.app.db.query<{ id: string }>(
      `select f.id from file f join sealed_content s on s.sha256 = f.sha256
       where f.owner_kind = 'printed-version' and f.owner_id = $1`,
      [draft?.id],
    );
    expect(sealed).toHaveLength(1);
    const list = await office.get('officer.policy', `${pathOf(documentId)}/versions`);
    expect(list.status === 200 ? list['rows'] : []).toEqual([]);
    const one = await office.get('officer.policy', `${pathOf(documentId)}/versions/${draft?.id}`);
    expect(one.status).not.toBe(200);
  });
});
