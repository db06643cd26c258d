import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rotateKeys } from '@sarn/file/server';
import { systemClock } from '@sarn/platform-server';
import { pngOf, samplePdf } from '@sarn/testing';
import { afterAll, beforeAll, expect, describe, it } from 'vitest';
import {
  bytesOf,
  digest,
  filesOnDisk,
  openSecret,
  openTestInstance,
  prepare,
  randomWord,
  sealedFiles,
} from '@sarn/server/testing';
import type { TestInstance } from '@sarn/server/testing';

let instance: TestInstance;
let office: TestInstance['office'];
beforeAll(async () => {
  instance = await openTestInstance();
  ({ office } = instance);
  await prepare(instance);
});
afterAll(() => instance.close());

const reason = 'ตามความจำเป็นของราชการ';
const sealedOf = (documentId: string) => sealedFiles(instance, documentId);
const call = (account: string, what: string, body: object) =>
  office.post(account, `/registry/secret/${what}`, body);

async function registered(change: object, bytes: Uint8Array): Promise<string> {
  const fileIds = [await office.upload('saraban', bytes)];
  const form = {
    secrecy: 'confidential',
    title: `เรื่อง ${randomWord()}`,
    sender: 'กรมหนึ่ง',
    fileIds,
  };
  return (await office.register('saraban', { ...form, ...change })).documentId;
}

describe('[8.06] files of a classified document', () => {
  it('are stored as ciphertext; nothing of the plaintext is left', async () => {
    const plain = samplePdf('onlyinthisletter');
    const documentId = await registered({}, plain);
    await openSecret(office, 'saraban', documentId);
    const [sealed] = await sealedOf(documentId);
    expect(sealed).toBeDefined();
    await expect
      .poll(() =>
        filesOnDisk(instance.app.dataDir).some((bytes) => digest(bytes) === digest(plain)),
      )
      .toBe(false);
    const onDisk = filesOnDisk(instance.app.dataDir).find(
      (bytes) => digest(bytes) === sealed?.sha256,
    );
    expect(onDisk?.subarray(0, 8).toString()).toBe('SARNSEC1');
    expect(onDisk?.includes('%PDF')).toBe(false);
  });

  it('of 30,000 pixels a side are refused with their size, and not decoded to be marked', async () => {
    const fileIds = [
      await office.upload('saraban', pngOf(30_000, 30_000, Buffer.alloc(9)), 'แผนที่.png'),
    ];
    const documentId = await registered({ fileIds }, samplePdf('beside'));
    await openSecret(office, 'saraban', documentId);
    const [file] = await sealedOf(documentId);
    expect(await office.get('saraban', `/file/${file?.fileId}/content`)).toMatchObject({
      ...{ status: 422, code: 'file.too-many-pixels' },
      params: { name: 'แผนที่.png', width: 30_000, height: 30_000 },
    });
  });

  it('are shown with class and reader on every page, and kept only where that was granted', async () => {
    const bytes = samplePdf('marked');
    const documentId = await registered({}, bytes);
    const personId = office.person('officer.legal');
    for (const mayDownload of [false, true]) {
      await call('saraban', 'name', { documentId, personId, mayDownload, reason });
      await openSecret(office, 'officer.legal', documentId);
      const [file] = await sealedOf(documentId);
      const shown = await bytesOf(instance, 'officer.legal', file?.fileId ?? '');
      expect(shown.subarray(0, 5).toString()).toBe('%PDF-');
      expect(shown.equals(bytes)).toBe(false);
      expect(shown.length).toBeGreaterThan(bytes.length);
      const path = `/file/${file?.fileId}/content?download=true`;
      const { status, code: said } = await office.get('officer.legal', path);
      expect([status, said]).toEqual(mayDownload ? [200, undefined] : [403, 'file.view-only']);
    }
  });

  it('stay whole through a rotation of the master key under load', async () => {
    const documents: string[] = [];
    for (let n = 0; n < 6; n += 1) {
      const id = await registered({}, samplePdf(`paper${n}`));
      await openSecret(office, 'saraban', id);
      documents.push(id);
    }
    const files = (await Promise.all(documents.map(sealedOf))).flat();
    const over = new AbortController();
    const reads = (async () => {
      let count = 0;
      while (!over.signal.aborted) {
        for (const { fileId } of files) {
          const bytes = await bytesOf(instance, 'saraban', fileId);
          expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
          count += 1;
        }
      }
      return count;
    })();
    const writes = (async () => {
      const made: string[] = [];
      while (!over.signal.aborted) made.push(await registered({}, samplePdf(`new${made.length}`)));
      return made;
    })();
    const { db, dataDir } = instance.app;
    const at = { db, dataDir, clock: systemClock };
    const first = await rotateKeys(at);
    const second = await rotateKeys(at);
    over.abort();
    const [count, made] = [await reads, await writes];
    expect(second.version).toBe(first.version + 1);
    expect(count).toBeGreaterThan(0);
    const after = await rotateKeys(at);
    const kept = JSON.parse(readFileSync(join(dataDir, 'keys', 'secret-keys.json'), 'utf8')) as {
      current: number;
      keys: Record<string, string>;
    };
    expect(Object.keys(kept.keys)).toEqual([String(after.version)]);
    for (const id of made) await openSecret(office, 'saraban', id);
    for (const id of [...documents, ...made]) {
      const [file] = await sealedOf(id);
      expect(file?.version).toBe(after.version);
      const bytes = await bytesOf(instance, 'saraban', file?.fileId ?? '');
      expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    }
  });
});
