import { existsSync } from 'node:fs';
import { Readable } from 'node:stream';
import { newId } from '@sarn/kernel';
import { fixedClock, withTestDatabase } from '@sarn/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openFileInstance } from './file-instance.demo.ts';
import type { FileInstance, Persona } from './file-instance.demo.ts';
import { samplePdf, samplePng } from './file.demo.ts';

const database = withTestDatabase();
const clock = fixedClock('2026-11-21T02:00:00.000Z');
let instance: FileInstance;

beforeAll(async () => {
  instance = await openFileInstance(database, clock);
});
afterAll(() => instance.close());

describe('reading', () => {
  const missing = { statusCode: 404, code: 'file.not-found' };
  const outcome = async (path: string, token: Persona) => {
    const answer = await instance.get(path, token);
    return { statusCode: answer.statusCode, code: answer.json().code };
  };

  it('lets nobody but the uploader know of a pending file', async () => {
    const { id } = await instance.uploaded('mine.png', samplePng);
    expect((await instance.get(id)).json().item).toMatchObject({
      id,
      name: 'mine.png',
      state: 'pending',
    });
    expect((await instance.get(`${id}/content`)).rawPayload.equals(samplePng)).toBe(true);
    expect(await outcome(id, 'burin')).toEqual(missing);
    expect(await outcome(`${id}/content`, 'burin')).toEqual(missing);
    expect(await outcome(`${newId()}/content`, 'burin')).toEqual(missing);
  });

  it('asks the owner of an attached file for every reader, the uploader too', async () => {
    const { id } = await instance.uploaded('owned.png', samplePng);
    const owner = newId();
    await instance.attach(owner, id);
    expect(await outcome(`${id}/content`, 'burin')).toEqual(missing);
    instance.openToBurin.add(owner);
    expect((await instance.get(`${id}/content`, 'burin')).statusCode).toBe(200);
    instance.openToBurin.delete(owner);
    expect(await outcome(id, 'burin')).toEqual(missing);
  });

  it('serves no file of a kind of owner that nobody answers for', async () => {
    const { id } = await instance.uploaded('lost.png', samplePng);
    await instance.db.query(
      `update file set state = 'attached', owner_kind = 'constructor', owner_id = $2,
         role = 'main', place = 1
       where id = $1`,
      [id, newId()],
    );
    expect(await outcome(id, 'anong')).toEqual(missing);
    expect(await outcome(`${id}/content`, 'anong')).toEqual(missing);
  });

  it('shows PDF and pictures in the page and sends the rest as a download', async () => {
    const pdf = await instance.uploaded('หนังสือ ด่วน.pdf', samplePdf());
    const shown = await instance.get(`${pdf.id}/content`);
    expect(shown.headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      etag: `"${pdf.sha256}"`,
    });
    expect(shown.headers['content-disposition']).toMatch(/^inline; .*filename\*=UTF-8''%E0%B8/);
    const saved = await instance.get(`${pdf.id}/content?download=1`);
    expect(saved.headers['content-disposition']).toMatch(/^attachment/);
    const text = await instance.uploaded('บันทึก.txt', 'สวัสดี');
    const { headers } = await instance.get(`${text.id}/content`);
    expect(headers['content-disposition']).toMatch(/^attachment/);
    const etag = { 'if-none-match': `"${pdf.sha256}"` };
    expect((await instance.get(`${pdf.id}/content`, 'anong', etag)).statusCode).toBe(304);
  });
});

describe('a part of a file', () => {
  it.each([
    ['bytes=0-3', 206, 'bytes 0-3/11', '%PNG'],
    ['bytes=4-', 206, 'bytes 4-10/11', ' sample'],
    ['bytes=-3', 206, 'bytes 8-10/11', 'ple'],
    ['bytes=4-99', 206, 'bytes 4-10/11', ' sample'],
    ['bytes=11-', 416, 'bytes */11', ''],
    ['bytes=-0', 416, 'bytes */11', ''],
    ['bytes=5-2', 200, undefined, '%PNG sample'],
    ['bytes=4-6,20-', 206, 'bytes 4-6/11', ' sa'],
    ['bytes=20-,30-', 416, 'bytes */11', ''],
    ['bytes=0-4,3-6', 200, undefined, '%PNG sample'],
    ['bytes=3-4,0-1', 200, undefined, '%PNG sample'],
    ['bytes=0-1,x', 200, undefined, '%PNG sample'],
    ['lines=1-2', 200, undefined, '%PNG sample'],
  ])('%s answers %i', async (range, status, where, text) => {
    const { id } = await instance.uploaded('part.txt', '%PNG sample');
    const answer = await instance.get(`${id}/content`, 'anong', { range });
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-range']).toBe(where);
    expect(answer.body).toBe(text);
    expect((await instance.get(`${id}/content`, 'burin', { range })).statusCode).toBe(404);
  });

  it('several parts are given in one answer, each with its place', async () => {
    const { id } = await instance.uploaded('part.txt', '%PNG sample');
    const headers = { range: 'bytes=0-1, 5-7,-1' };
    const answer = await instance.get(`${id}/content`, 'anong', headers);
    expect(answer.statusCode).toBe(206);
    const [, boundary] =
      /^multipart\/byteranges; boundary=(.+)$/.exec(String(answer.headers['content-type'])) ?? [];
    const part = (where: string, text: string) =>
      `\r\n--${boundary}\r\ncontent-type: text/plain\r\n` +
      `content-range: bytes ${where}/11\r\n\r\n${text}`;
    const parts = part('0-1', '%P') + part('5-7', 'sam') + part('10-10', 'e');
    expect(answer.body).toBe(`${parts}\r\n--${boundary}--\r\n`);
    expect(answer.headers['content-length']).toBe(String(answer.body.length));
    expect((await instance.get(`${id}/content`, 'burin', headers)).statusCode).toBe(404);
  });

  it('more than 128 parts are answered by the whole', async () => {
    const { id } = await instance.uploaded('part.txt', 'x'.repeat(600));
    const ask = async (count: number) => {
      const spans = Array.from({ length: count }, (_none, at) => `${2 * at}-${2 * at}`);
      return (await instance.get(`${id}/content`, 'anong', { range: `bytes=${spans.join()}` }))
        .statusCode;
    };
    expect([await ask(128), await ask(129)]).toEqual([206, 200]);
  });

  it('is the whole when the file is no longer the one that was begun', async () => {
    const { id, sha256 } = await instance.uploaded('part.txt', 'some text');
    const ask = (etag: string) =>
      instance.get(`${id}/content`, 'anong', { range: 'bytes=0-1', 'if-range': `"${etag}"` });
    expect((await ask(sha256)).statusCode).toBe(206);
    expect((await ask('other')).statusCode).toBe(200);
  });
});

describe('attaching', () => {
  const service = () => instance.file.fileService;

  it('gives uploads to an owner, who lists them in their order', async () => {
    const one = await instance.uploaded('1.png', samplePng);
    const two = await instance.uploaded('2.pdf', samplePdf());
    const owner = newId();
    await instance.attach(owner, two.id, one.id, two.id);
    const three = await instance.uploaded('3.png', samplePng);
    await instance.attach(owner, three.id);
    const listed = await service().list(instance.db, 'thing', [owner, newId()]);
    const shown = listed.map(({ id, ownerId, role, pageCount }) => [id, ownerId, role, pageCount]);
    expect(shown).toEqual([
      [two.id, owner, 'main', 1],
      [one.id, owner, 'main', null],
      [three.id, owner, 'main', null],
    ]);
    expect(await service().list(instance.db, 'other', [owner])).toEqual([]);
  });

  it('takes nothing when one file is unknown, of somebody else, or attached already', async () => {
    const own = await instance.uploaded('own.png', samplePng);
    const foreign = await instance.uploaded('foreign.png', samplePng, 'burin');
    const used = await instance.uploaded('used.png', samplePng);
    await instance.attach(newId(), used.id);
    for (const bad of [foreign.id, used.id, newId()]) {
      const owner = newId();
      await expect(instance.attach(owner, own.id, bad)).rejects.toMatchObject({
        code: 'file.not-found',
      });
      expect(await service().list(instance.db, 'thing', [owner])).toEqual([]);
    }
    expect((await instance.get(own.id)).json().item.state).toBe('pending');
  });

  it('keeps bytes made by the program, judged like every upload', async () => {
    const bytes = samplePdf(['Made by the program']);
    const make = async (name: string) => {
      const arrival = await service().takeIn(name, Readable.from([bytes]));
      const by = { callerId: instance.people.anong };
      return instance.db.transaction((tx) => service().keep(tx, arrival, by));
    };
    const card = await make('made.pdf');
    expect(card).toMatchObject({ pageCount: 1, state: 'pending' });
    expect((await instance.get(`${card.id}/content`)).rawPayload.equals(bytes)).toBe(true);
    await expect(make('made.png')).rejects.toMatchObject({ code: 'file.extension-mismatch' });
  });
});

describe('bytes nobody needs', () => {
  const unique = () => Buffer.concat([samplePng, Buffer.from(newId())]);

  it('go when their last file goes, and not before', async () => {
    const bytes = unique();
    const one = await instance.uploaded('one.png', bytes);
    const two = await instance.uploaded('two.png', bytes);
    expect((await instance.discard(one.id, 'burin')).statusCode).toBe(404);
    expect((await instance.discard(one.id, 'anong')).statusCode).toBe(200);
    await instance.runJobs();
    expect(existsSync(instance.pathOf(one.sha256))).toBe(true);
    const owner = newId();
    await instance.attach(owner, two.id);
    expect((await instance.discard(two.id, 'anong')).statusCode).toBe(404);
    await instance.db.transaction((tx) =>
      instance.file.fileService.remove(tx, {
        fileIds: [two.id],
        ownerKind: 'thing',
        ownerId: owner,
        callerId: instance.people.anong,
      }),
    );
    await instance.runJobs();
    expect(existsSync(instance.pathOf(one.sha256))).toBe(false);
    await instance.uploaded('three.png', bytes);
    expect(existsSync(instance.pathOf(one.sha256))).toBe(true);
  });

  it('are never taken from a file that comes while they go', async () => {
    const bytes = unique();
    const rounds = Array.from({ length: 8 }, async () => {
      const { id } = await instance.uploaded('same.png', bytes);
      await instance.discard(id, 'anong');
      await instance.runJobs();
      return instance.uploaded('same.png', bytes);
    });
    for (const { id } of await Promise.all(rounds)) {
      const { statusCode, rawPayload } = await instance.get(`${id}/content`);
      expect(statusCode).toBe(200);
      expect(rawPayload.equals(bytes)).toBe(true);
    }
  });

  it('of uploads left pending go after a day, attached ones stay', async () => {
    const left = await instance.uploaded('left.png', unique());
    const used = await instance.uploaded('used.png', unique());
    await instance.attach(newId(), used.id);
    const sweepNow = async () => {
      await instance.sweep();
      await instance.runJobs();
    };
    clock.advance(23 * 3_600_000);
    await sweepNow();
    expect((await instance.get(left.id)).statusCode).toBe(200);
    clock.advance(2 * 3_600_000);
    await sweepNow();
    expect((await instance.get(left.id)).statusCode).toBe(404);
    expect(existsSync(instance.pathOf(left.sha256))).toBe(false);
    expect(existsSync(instance.pathOf(used.sha256))).toBe(true);
  });
});
