import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { identityModule } from '@sarn/identity/server';
import { newId } from '@sarn/kernel';
import { buildHttp, createLog, createPlatform } from '@sarn/platform-server';
import type { Caller, JobDefinition, Platform, Tx } from '@sarn/platform-server';
import { fixedClock, withTestDatabase } from '@sarn/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { protectedPdf, sampleDocx, sampleExe, samplePdf, samplePng } from './file.demo.ts';
import { fileModule } from './index.ts';
import type { FileModule } from './index.ts';

const database = withTestDatabase();
const clock = fixedClock('2026-11-21T02:00:00.000Z');
const dataDir = mkdtempSync(join(tmpdir(), 'sarn-file-'));
const filesDir = join(dataDir, 'files');
const sent: { job: JobDefinition; data: unknown }[] = [];
const people = { anong: newId(), burin: newId() };
/** Things whose files Burin may read; Anong may read all of them. */
const openToBurin = new Set<string>();
let file: FileModule;
let http: Awaited<ReturnType<typeof buildHttp>>;

beforeAll(async () => {
  const { db, url } = database;
  const log = createLog('silent');
  const config = {
    basePath: '/',
    publicUrl: 'http://localhost:3000',
    dataDir,
    isProduction: false,
    deployment: 'sarn',
    smtpUrl: null,
    isScaledOut: false,
  };
  const parts = createPlatform({ config, db, databaseUrl: url, clock, log });
  const jobs = {
    send: async (_tx: Tx, job: unknown, data: unknown) =>
      void sent.push({ job: job as JobDefinition, data }),
  };
  const platform: Platform = { ...parts.platform, jobs };
  const identity = identityModule(platform);
  await identity.start?.();
  await db.transaction(async (tx) => {
    for (const [name, id] of Object.entries(people)) {
      const draft = { id, employeeCode: name, firstNameTh: name };
      await identity.people.createPerson(tx, { callerId: null }, draft);
    }
  });
  file = fileModule(platform, {
    readers: {
      thing: async (_h, caller, id) => caller.id === people.anong || openToBurin.has(id),
    },
  });
  const authenticate = async (token: string): Promise<Caller | null> => {
    const id = people[token as keyof typeof people];
    if (!id) return null;
    return { id, sessionId: token, holders: [], permissions: new Set(), language: 'th' };
  };
  const modules = [file];
  const health = { isServing: () => true };
  const webFolder = join(dataDir, 'none');
  http = await buildHttp({ config, db, clock, log, authenticate, modules, health, webFolder });
});

afterAll(async () => {
  await http.close();
  await file.stop?.();
  rmSync(dataDir, { recursive: true, force: true });
});

const boundary = 'sarn-boundary';

function form(files: readonly (readonly [name: string, bytes: Buffer | string])[]): Buffer {
  const parts = files.flatMap(([name, bytes]) => [
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n` +
        'content-type: application/octet-stream\r\n\r\n',
    ),
    Buffer.from(bytes as string),
    Buffer.from('\r\n'),
  ]);
  return Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]);
}

async function upload(
  files: readonly (readonly [string, Buffer | string])[],
  token: keyof typeof people | 'nobody' = 'anong',
) {
  const answer = await http.inject({
    method: 'POST',
    url: '/api/file/upload',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
    payload: form(files),
  });
  return { status: answer.statusCode, body: answer.json() };
}

async function uploaded(name: string, bytes: Buffer | string, token?: keyof typeof people) {
  const { status, body } = await upload([[name, bytes]], token);
  expect(body).toMatchObject({ status: 'success' });
  expect(status).toBe(200);
  return body.items[0] as { id: string; sha256: string; name: string; pageCount: number | null };
}

function get(path: string, token: keyof typeof people = 'anong', headers = {}) {
  return http.inject({
    url: `/api/file/${path}`,
    headers: { authorization: `Bearer ${token}`, ...headers },
  });
}

const pathOf = (sha256: string) => join(filesDir, sha256.slice(0, 2), sha256.slice(2, 4), sha256);
const arriving = () => {
  const folder = join(filesDir, 'arriving');
  return existsSync(folder) ? readdirSync(folder) : [];
};
const countFiles = async () =>
  (await database.db.query<{ n: number }>('select count(*) n from file'))[0]?.n;

async function attached(owner: string, ...ids: string[]): Promise<void> {
  await database.db.transaction((tx) =>
    file.fileService.attach(tx, {
      fileIds: ids,
      uploaderId: people.anong,
      ownerKind: 'thing',
      ownerId: owner,
      role: 'main',
    }),
  );
}

/** Does what the queue would do with the jobs sent since the last time. */
async function runJobs(): Promise<void> {
  for (const { job, data } of sent.splice(0)) {
    await database.db.transaction((tx) =>
      job.handler(data, { tx, log: createLog('silent'), key: newId() }),
    );
  }
}

describe('upload', () => {
  it('keeps a PDF under its content, with its pages and its text', async () => {
    const bytes = samplePdf(['Budget 2569', 'Page two']);
    const kept = await uploaded('งบประมาณ.pdf', bytes);
    expect(kept).toMatchObject({
      name: 'งบประมาณ.pdf',
      mediaType: 'application/pdf',
      bytes: bytes.length,
      pageCount: 2,
      state: 'pending',
    });
    expect(existsSync(pathOf(kept.sha256))).toBe(true);
    expect(await file.fileService.text(database.db, kept.id)).toContain('Budget 2569');
    expect(arriving()).toEqual([]);
  });

  it('takes several files and keeps the same bytes once', async () => {
    const bytes = samplePdf(['Twice']);
    const { body } = await upload([
      ['a.pdf', bytes],
      ['b.pdf', bytes],
      ['c.docx', sampleDocx()],
    ]);
    const [one, two, three] = body.items;
    expect(one.sha256).toBe(two.sha256);
    expect(one.id).not.toBe(two.id);
    expect(three.pageCount).toBeNull();
    expect(readdirSync(join(pathOf(one.sha256), '..'))).toEqual([one.sha256]);
  });

  it.each([
    ['a renamed program', 'letter.pdf', sampleExe(), 415, 'file.type-not-allowed'],
    ['a picture called PDF', 'letter.pdf', samplePng, 415, 'file.extension-mismatch'],
    ['text called PDF', 'letter.pdf', 'not a PDF at all', 415, 'file.extension-mismatch'],
    ['a PDF in its first line only', 'a.pdf', '%PDF-1.7\nno\n%%EOF', 422, 'file.pdf-unreadable'],
    ['half a PDF', 'a.pdf', samplePdf().subarray(0, 400), 422, 'file.pdf-unreadable'],
    ['a PDF without its end', 'a.pdf', samplePdf().subarray(0, -8), 422, 'file.pdf-unreadable'],
    ['a PDF with a password', 'a.pdf', protectedPdf(), 422, 'file.pdf-protected'],
    ['SVG', 'logo.svg', '<svg onload="alert(1)"/>', 415, 'file.type-not-allowed'],
    ['HTML', 'page.txt', '<html><script>1</script>', 415, 'file.type-not-allowed'],
    ['a script', 'run.sh', 'echo hello', 415, 'file.type-not-allowed'],
    ['nothing', 'empty.pdf', '', 422, 'file.empty'],
  ])('refuses %s and leaves nothing behind', async (_what, name, bytes, status, code) => {
    const before = await countFiles();
    const answer = await upload([
      ['good.png', samplePng],
      [name, bytes],
    ]);
    expect(answer).toMatchObject({ status, body: { status: 'error', code } });
    expect(answer.body.message).not.toMatch(/\{\w+\}/);
    expect(await countFiles()).toBe(before);
    expect(arriving()).toEqual([]);
  });

  it('reads the next PDF after a bad one', async () => {
    await upload([['bad.pdf', '%PDF-1.7\n1 0 obj << /Kids [1 0 R] >> %%EOF']]);
    expect((await uploaded('good.pdf', samplePdf())).pageCount).toBe(1);
  });

  it('wants a session and at least one file', async () => {
    expect((await upload([['a.png', samplePng]], 'nobody')).status).toBe(401);
    expect((await upload([])).body.code).toBe('file.none');
  });

  it('removes the bytes of an upload whose rows could not be written', async () => {
    const bytes = Buffer.concat([samplePng, Buffer.from('rolled back')]);
    await database.db.query(
      'alter table file add constraint no_more check (uploaded_by is null) not valid',
    );
    const { status } = await upload([['a.png', bytes]]);
    await database.db.query('alter table file drop constraint no_more');
    expect(status).toBe(500);
    const { sha256 } = await uploaded('again.png', bytes);
    const rows = await database.db.query('select 1 from file where sha256 = $1', [sha256]);
    expect(rows).toHaveLength(1);
  });
});

describe('a flood', () => {
  it('is refused at the limit, long before a gigabyte was read', async () => {
    await http.listen({ port: 0, host: '127.0.0.1' });
    const { port } = http.server.address() as AddressInfo;
    const chunk = Buffer.alloc(1_000_000, 'a');
    let megabytes = 0;
    const { status, body } = await new Promise<{ status: number; body: string }>(
      (resolve, reject) => {
        const call = request({
          port,
          method: 'POST',
          path: '/api/file/upload',
          headers: {
            authorization: 'Bearer anong',
            'content-type': `multipart/form-data; boundary=${boundary}`,
          },
        });
        let isAnswered = false;
        call.on('response', (response) => {
          isAnswered = true;
          let text = '';
          response.on('data', (part: Buffer) => (text += part.toString()));
          response.on('end', () => {
            call.destroy();
            resolve({ status: response.statusCode ?? 0, body: text });
          });
        });
        call.on('error', (error) => isAnswered || reject(error));
        const pour = (): void => {
          if (isAnswered || megabytes >= 1_000) return;
          megabytes += 1;
          call.write(chunk, () => setImmediate(pour));
        };
        call.write(form([['big.txt', '']]).subarray(0, -(boundary.length + 8)));
        pour();
      },
    );
    expect(status).toBe(413);
    expect(JSON.parse(body)).toMatchObject({ code: 'file.too-large', params: { limit: '50 MB' } });
    expect(megabytes).toBeLessThan(200);
    expect(arriving()).toEqual([]);
  });

  it('that is announced is refused before its first byte', async () => {
    const answer = await http.inject({
      method: 'POST',
      url: '/api/file/upload',
      headers: {
        authorization: 'Bearer anong',
        'content-type': `multipart/form-data; boundary=${boundary}`,
        'content-length': '1000000000',
      },
      payload: 'x',
    });
    expect(answer.statusCode).toBe(413);
  });
});

describe('reading', () => {
  const missing = { statusCode: 404, code: 'file.not-found' };
  const outcome = async (path: string, token: keyof typeof people) => {
    const answer = await get(path, token);
    return { statusCode: answer.statusCode, code: answer.json().code };
  };

  it('lets nobody but the uploader know of a pending file', async () => {
    const { id } = await uploaded('mine.png', samplePng);
    expect((await get(id)).json().item).toMatchObject({ id, name: 'mine.png', state: 'pending' });
    expect((await get(`${id}/content`)).rawPayload.equals(samplePng)).toBe(true);
    expect(await outcome(id, 'burin')).toEqual(missing);
    expect(await outcome(`${id}/content`, 'burin')).toEqual(missing);
    expect(await outcome(`${newId()}/content`, 'burin')).toEqual(missing);
  });

  it('asks the owner of an attached file for every reader, the uploader too', async () => {
    const { id } = await uploaded('owned.png', samplePng);
    const owner = newId();
    await attached(owner, id);
    expect(await outcome(`${id}/content`, 'burin')).toEqual(missing);
    openToBurin.add(owner);
    expect((await get(`${id}/content`, 'burin')).statusCode).toBe(200);
    openToBurin.delete(owner);
    expect(await outcome(id, 'burin')).toEqual(missing);
  });

  it('serves no file of a kind of owner that nobody answers for', async () => {
    const { id } = await uploaded('lost.png', samplePng);
    await database.db.query(
      `update file set state = 'attached', owner_kind = 'constructor', owner_id = $2,
         role = 'main', place = 1
       where id = $1`,
      [id, newId()],
    );
    expect(await outcome(id, 'anong')).toEqual(missing);
    expect(await outcome(`${id}/content`, 'anong')).toEqual(missing);
  });

  it('shows PDF and pictures in the page and sends the rest as a download', async () => {
    const pdf = await uploaded('หนังสือ ด่วน.pdf', samplePdf());
    const shown = await get(`${pdf.id}/content`);
    expect(shown.headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      etag: `"${pdf.sha256}"`,
    });
    expect(shown.headers['content-disposition']).toMatch(/^inline; .*filename\*=UTF-8''%E0%B8/);
    const saved = await get(`${pdf.id}/content?download=1`);
    expect(saved.headers['content-disposition']).toMatch(/^attachment/);
    const text = await uploaded('บันทึก.txt', 'สวัสดี');
    const { headers } = await get(`${text.id}/content`);
    expect(headers['content-disposition']).toMatch(/^attachment/);
    const etag = { 'if-none-match': `"${pdf.sha256}"` };
    expect((await get(`${pdf.id}/content`, 'anong', etag)).statusCode).toBe(304);
  });
});

describe('attaching', () => {
  const service = () => file.fileService;

  it('gives uploads to an owner, who lists them in their order', async () => {
    const one = await uploaded('1.png', samplePng);
    const two = await uploaded('2.pdf', samplePdf());
    const owner = newId();
    await attached(owner, two.id, one.id, two.id);
    const three = await uploaded('3.png', samplePng);
    await attached(owner, three.id);
    const listed = await service().list(database.db, 'thing', [owner, newId()]);
    const shown = listed.map(({ id, ownerId, role, pageCount }) => [id, ownerId, role, pageCount]);
    expect(shown).toEqual([
      [two.id, owner, 'main', 1],
      [one.id, owner, 'main', null],
      [three.id, owner, 'main', null],
    ]);
    expect(await service().list(database.db, 'other', [owner])).toEqual([]);
  });

  it('takes nothing when one file is unknown, of somebody else, or attached already', async () => {
    const own = await uploaded('own.png', samplePng);
    const foreign = await uploaded('foreign.png', samplePng, 'burin');
    const used = await uploaded('used.png', samplePng);
    await attached(newId(), used.id);
    for (const bad of [foreign.id, used.id, newId()]) {
      const owner = newId();
      await expect(attached(owner, own.id, bad)).rejects.toMatchObject({ code: 'file.not-found' });
      expect(await service().list(database.db, 'thing', [owner])).toEqual([]);
    }
    expect((await get(own.id)).json().item.state).toBe('pending');
  });

  it('keeps bytes made by the program, judged like every upload', async () => {
    const bytes = samplePdf(['Made by the program']);
    const make = (name: string) =>
      database.db.transaction((tx) => service().importBytes(tx, { bytes, name, by: people.anong }));
    const card = await make('made.pdf');
    expect(card).toMatchObject({ pageCount: 1, state: 'pending' });
    expect((await get(`${card.id}/content`)).rawPayload.equals(bytes)).toBe(true);
    await expect(make('made.png')).rejects.toMatchObject({ code: 'file.extension-mismatch' });
  });
});

describe('bytes nobody needs', () => {
  const discard = (id: string, token: keyof typeof people) =>
    http.inject({
      method: 'POST',
      url: `/api/file/${id}/discard`,
      headers: { authorization: `Bearer ${token}` },
      payload: {},
    });
  const unique = () => Buffer.concat([samplePng, Buffer.from(newId())]);

  it('go when their last file goes, and not before', async () => {
    const bytes = unique();
    const one = await uploaded('one.png', bytes);
    const two = await uploaded('two.png', bytes);
    expect((await discard(one.id, 'burin')).statusCode).toBe(404);
    expect((await discard(one.id, 'anong')).statusCode).toBe(200);
    await runJobs();
    expect(existsSync(pathOf(one.sha256))).toBe(true);
    const owner = newId();
    await attached(owner, two.id);
    expect((await discard(two.id, 'anong')).statusCode).toBe(404);
    await database.db.transaction((tx) =>
      file.fileService.remove(tx, {
        fileIds: [two.id],
        ownerKind: 'thing',
        ownerId: owner,
        callerId: people.anong,
      }),
    );
    await runJobs();
    expect(existsSync(pathOf(one.sha256))).toBe(false);
    await uploaded('three.png', bytes);
    expect(existsSync(pathOf(one.sha256))).toBe(true);
  });

  it('of uploads left pending go after a day, attached ones stay', async () => {
    const left = await uploaded('left.png', unique());
    const used = await uploaded('used.png', unique());
    await attached(newId(), used.id);
    const sweep = file.jobs?.find(({ name }) => name === 'file.sweep');
    const sweepNow = async () => {
      await database.db.transaction(async (tx) => {
        await sweep?.handler({}, { tx, log: createLog('silent'), key: newId() });
      });
      await runJobs();
    };
    clock.advance(23 * 3_600_000);
    await sweepNow();
    expect((await get(left.id)).statusCode).toBe(200);
    clock.advance(2 * 3_600_000);
    await sweepNow();
    expect((await get(left.id)).statusCode).toBe(404);
    expect(existsSync(pathOf(left.sha256))).toBe(false);
    expect(existsSync(pathOf(used.sha256))).toBe(true);
  });
});
