import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fixedClock, withTestDatabase } from '@sarn/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { boundary, form, openFileInstance } from './file-instance.demo.ts';
import type { FileInstance } from './file-instance.demo.ts';
import { protectedPdf, sampleDocx, sampleExe, samplePdf, samplePng } from './file.demo.ts';

const database = withTestDatabase();
const clock = fixedClock('2026-11-21T02:00:00.000Z');
let instance: FileInstance;

beforeAll(async () => {
  instance = await openFileInstance(database, clock);
});
afterAll(() => instance.close());

async function countFiles({ db }: FileInstance): Promise<number | undefined> {
  return (await db.query<{ n: number }>('select count(*) n from file'))[0]?.n;
}

describe('upload', () => {
  it('keeps a PDF under its content, with its pages and its text', async () => {
    const bytes = samplePdf(['Budget 2569', 'Page two']);
    const kept = await instance.uploaded('งบประมาณ.pdf', bytes);
    expect(kept).toMatchObject({
      name: 'งบประมาณ.pdf',
      mediaType: 'application/pdf',
      bytes: bytes.length,
      pageCount: 2,
      state: 'pending',
    });
    expect(existsSync(instance.pathOf(kept.sha256))).toBe(true);
    expect(await instance.file.fileService.text(instance.db, kept.id)).toBe('');
    await instance.runJobs();
    expect(await instance.file.fileService.text(instance.db, kept.id)).toContain('Budget 2569');
    expect(instance.arriving()).toEqual([]);
  });

  it('stores no text of a PDF that was discarded before its text was read', async () => {
    const kept = await instance.uploaded('a.pdf', samplePdf(['Discarded words']));
    await instance.db.query('delete from file where id = $1', [kept.id]);
    await instance.runJobs();
    expect(
      await instance.db.query("select 1 from file_text where content like '%Discarded%'"),
    ).toEqual([]);
  });

  it('takes no more while 200 uploads of a person are attached to nothing', async () => {
    const kept = await instance.uploaded('first.png', samplePng);
    await instance.db.query(
      `insert into file (id, sha256, name, media_type, uploaded_by, uploaded_at, state)
       select gen_random_uuid(), sha256, name, media_type, uploaded_by, uploaded_at, state
       from file, generate_series(1, 200) where id = $1`,
      [kept.id],
    );
    const refused = await instance.upload([['more.png', samplePng]]);
    expect(refused).toMatchObject({ status: 429, body: { code: 'file.too-many-pending' } });
    expect(instance.arriving()).toEqual([]);
    await instance.db.query("delete from file where name = 'first.png'");
    expect((await instance.upload([['more.png', samplePng]])).status).toBe(200);
  });

  it('takes several files and keeps the same bytes once', async () => {
    const bytes = samplePdf(['Twice']);
    const { body } = await instance.upload([
      ['a.pdf', bytes],
      ['b.pdf', bytes],
      ['c.docx', sampleDocx()],
    ]);
    const [one, two, three] = body.items;
    expect(one.sha256).toBe(two.sha256);
    expect(one.id).not.toBe(two.id);
    expect(three.pageCount).toBeNull();
    expect(readdirSync(join(instance.pathOf(one.sha256), '..'))).toEqual([one.sha256]);
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
    const before = await countFiles(instance);
    const answer = await instance.upload([
      ['good.png', samplePng],
      [name, bytes],
    ]);
    expect(answer).toMatchObject({ status, body: { status: 'error', code } });
    expect(answer.body.message).not.toMatch(/\{\w+\}/);
    expect(await countFiles(instance)).toBe(before);
    expect(instance.arriving()).toEqual([]);
  });

  it('reads the next PDF after a bad one', async () => {
    await instance.upload([['bad.pdf', '%PDF-1.7\n1 0 obj << /Kids [1 0 R] >> %%EOF']]);
    expect((await instance.uploaded('good.pdf', samplePdf())).pageCount).toBe(1);
  });

  it('wants a session and at least one file', async () => {
    expect((await instance.upload([['a.png', samplePng]], 'nobody')).status).toBe(401);
    expect((await instance.upload([])).body.code).toBe('file.none');
  });

  it('removes the bytes of an upload whose rows could not be written', async () => {
    const bytes = Buffer.concat([samplePng, Buffer.from('rolled back')]);
    await instance.db.query(
      'alter table file add constraint no_more check (uploaded_by is null) not valid',
    );
    const { status } = await instance.upload([['a.png', bytes]]);
    await instance.db.query('alter table file drop constraint no_more');
    expect(status).toBe(500);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    expect(existsSync(instance.pathOf(sha256))).toBe(false);
    expect(await instance.uploaded('again.png', bytes)).toMatchObject({ sha256 });
    expect(existsSync(instance.pathOf(sha256))).toBe(true);
  });
});

describe('a flood', () => {
  it('is refused at the limit, long before a gigabyte was read', async () => {
    await instance.http.listen({ port: 0, host: '127.0.0.1' });
    const { port } = instance.http.server.address() as AddressInfo;
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
    expect(instance.arriving()).toEqual([]);
  });

  it('that is announced is refused before its first byte', async () => {
    const answer = await instance.http.inject({
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
