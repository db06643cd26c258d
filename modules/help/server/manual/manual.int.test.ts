import { fixedClock, samplePdf, withTestDatabase } from '@sarn/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHelpInstance } from '../help-instance.demo.ts';
import type { HelpInstance } from '../help-instance.demo.ts';

const database = withTestDatabase();
const clock = fixedClock('2026-11-21T03:00:00.000Z');
let instance: HelpInstance;

beforeAll(async () => {
  instance = await openHelpInstance(database, clock);
});
afterAll(() => instance.close());

const pdf = Buffer.from(samplePdf('Manual'));
/** The first bytes by which a film is recognised, and some bytes after them. */
const film = Buffer.concat([
  Buffer.from('\u0000\u0000\u0000\u0018ftypisom\u0000\u0000\u0002\u0000isomiso2', 'latin1'),
  Buffer.alloc(5_000, 7),
]);

async function added(kind: string, title: string, name: string, bytes: Buffer): Promise<any> {
  const words = { kind, titleTh: title, titleEn: `${title} en` };
  const { status, body } = await instance.uploadManual('keeper', words, [name, bytes]);
  expect([status, body.message]).toEqual([200, body.message]);
  return body.item;
}

const listed = async (persona: 'keeper' | 'reader', path = '/help/manuals') =>
  (await instance.get(path, persona)).json().rows as any[];

test('[11.05] a manual is uploaded, listed to everybody in its order, changed, hidden, removed', async () => {
  const first = await added('manual', 'คู่มือหนึ่ง', 'one.pdf', pdf);
  const second = await added('document', 'เอกสารสอง', 'two.pdf', pdf);
  expect(first).toMatchObject({ mediaType: 'application/pdf', pageCount: 1, isHidden: false });
  expect((await listed('reader')).map((one) => one.titleTh)).toEqual(['คู่มือหนึ่ง', 'เอกสารสอง']);

  await instance.post('/help/manuals/order', 'keeper', { manualIds: [second.id] });
  expect((await listed('reader')).map((one) => one.id)).toEqual([second.id, first.id]);

  const change = { titleTh: 'ชื่อใหม่', titleEn: 'New name', isHidden: true };
  expect((await instance.post(`/help/manual/${first.id}/change`, 'keeper', change)).status).toBe(
    200,
  );
  expect((await listed('reader')).map((one) => one.id)).toEqual([second.id]);
  expect(await listed('keeper', '/help/manuals/all')).toContainEqual({
    ...first,
    ...change,
  });

  const open = (persona: 'keeper' | 'reader') =>
    instance.get(`/file/${first.fileId}/content`, persona);
  expect((await open('reader')).statusCode).toBe(404);
  expect((await open('keeper')).statusCode).toBe(200);

  for (const { id } of [first, second]) {
    expect((await instance.post(`/help/manual/${id}/remove`, 'keeper')).status).toBe(200);
  }
  expect(await listed('keeper', '/help/manuals/all')).toEqual([]);
  expect((await open('keeper')).statusCode).toBe(404);
  expect((await instance.post(`/help/manual/${first.id}/remove`, 'keeper')).body.code).toBe(
    'help.manual-not-found',
  );
});

test('[11.05] a video plays and seeks by an address of its own that runs out', async () => {
  const { id } = await added('video', 'วิดีโอ', 'film.mp4', film);
  const { path } = (await instance.post(`/help/manual/${id}/open`, 'reader')).body;
  const part = await instance.get(path, null, { range: 'bytes=10-19' });
  expect([part.statusCode, part.headers['content-range'], part.headers['content-type']]).toEqual([
    206,
    `bytes 10-19/${film.length}`,
    'video/mp4',
  ]);
  expect(part.rawPayload).toEqual(film.subarray(10, 20));
  expect((await instance.get(path, null)).rawPayload).toEqual(film);

  expect(
    (await instance.get('/help/manual-view/aaaaaaaaaaaaaaaaaaaaaaaaaaaa', null)).statusCode,
  ).toBe(404);
  clock.advance(4 * 3_600_000);
  expect((await instance.get(path, null)).json().code).toBe('help.view-ended');
  await instance.post(`/help/manual/${id}/remove`, 'keeper');
});

test('[11.05] bytes decide: a wrong kind, a false file extension and no file are refused', async () => {
  const words = { kind: 'video', titleTh: 'ก', titleEn: 'a' };
  const send = async (kind: string, file: [string, Buffer] | null) =>
    (await instance.uploadManual('keeper', { ...words, kind }, file)).body.code;
  expect(await send('video', ['one.pdf', pdf])).toBe('help.manual-kind');
  expect(await send('manual', ['film.mp4', film])).toBe('help.manual-kind');
  expect(await send('video', ['film.mp4', pdf])).toBe('file.extension-mismatch');
  expect(await send('video', ['film.mp4', Buffer.from('<script>1</script>')])).toBe(
    'file.type-not-allowed',
  );
  expect(await send('video', null)).toBe('file.none');
  expect(await listed('keeper', '/help/manuals/all')).toEqual([]);
});

test('[11.05] only a person with the permission manages manuals; without sign-in none is seen', async () => {
  const { id } = await added('manual', 'คู่มือ', 'one.pdf', pdf);
  const words = { kind: 'manual', titleTh: 'ก', titleEn: 'a' };
  expect((await instance.uploadManual('reader', words, ['one.pdf', pdf])).status).toBe(403);
  for (const [path, payload] of [
    [`/help/manual/${id}/change`, { titleTh: 'ก', titleEn: 'a', isHidden: true }],
    [`/help/manual/${id}/remove`, {}],
    ['/help/manuals/order', { manualIds: [id] }],
  ] as const) {
    expect([path, (await instance.post(path, 'reader', payload)).status]).toEqual([path, 403]);
    expect([path, (await instance.post(path, null, payload)).status]).toEqual([path, 401]);
  }
  expect((await instance.get('/help/manuals/all', 'reader')).statusCode).toBe(403);
  expect((await instance.get('/help/manuals', null)).statusCode).toBe(401);
  expect((await instance.post(`/help/manual/${id}/open`, null)).status).toBe(401);
});
