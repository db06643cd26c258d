import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hundredMegapixels, pngOf, sampleJpeg, samplePng, withTestDatabase } from '@sarn/testing';
import { openHarness } from '../profile.testing.ts';
import type { Harness } from '../profile.testing.ts';

const base = withTestDatabase();
let instance: Harness;
let token: string;

beforeAll(async () => {
  instance = await openHarness(base);
  token = await instance.enter('officer');
});
afterAll(() => instance.close());

const file = (bytes: Buffer, name = 'me.png', type = 'image/png') => ({ bytes, name, type });
const send = (bytes: Buffer, name?: string, type?: string) =>
  instance.upload('/identity/picture', file(bytes, name, type), token);
const avatar = (has?: string) =>
  instance.read(`/users/view-file-avatar/${instance.people.officer}`, {
    token,
    ...(has ? { has } : {}),
  });

describe('[2.13] the avatar service', () => {
  test('gives the default picture, then the own one, then the default one again', async () => {
    const before = await avatar();
    expect([before.status, before.headers['content-type']]).toEqual([200, 'image/png']);
    const picture = samplePng(512, 512, () => [10, 20, 30, 255]);
    expect((await send(picture)).body).toMatchObject({ status: 'success' });
    const own = await avatar();
    expect(own.bytes.equals(picture)).toBe(true);
    const stranger = await instance.read(`/users/view-file-avatar/${instance.people.officer}`);
    expect(stranger.bytes.equals(before.bytes)).toBe(true);
    const removed = await instance.post('/identity/picture/remove', {}, token);
    expect(removed.body.message).toBe('ลบรูปประจำตัวเรียบร้อยแล้ว');
    expect((await avatar()).bytes.equals(before.bytes)).toBe(true);
    const again = await instance.post('/identity/picture/remove', {}, token);
    expect(again.status).toBe(200);
  });

  test('sends a picture once, until it is another', async () => {
    await send(samplePng(64, 64));
    const first = await avatar();
    const tag = String(first.headers['etag']);
    expect(first.headers['cache-control']).toBe('private, no-cache');
    expect((await avatar(tag)).status).toBe(304);
    await send(sampleJpeg(300, 300), 'me.JPEG', 'image/jpeg');
    const other = await avatar(tag);
    expect([other.status, other.headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect(other.headers['etag']).not.toBe(tag);
    const nobody = await instance.read('/users/view-file-avatar/nobody');
    const has = String(nobody.headers['etag']);
    expect((await instance.read('/users/view-file-avatar/nobody', { has })).status).toBe(304);
  });

  test('cannot act on behalf of this site', async () => {
    const { headers } = await avatar();
    expect(headers['content-security-policy']).toContain('sandbox');
    expect(headers['x-content-type-options']).toBe('nosniff');
  });
});

describe('[2.12] a picture is judged by its bytes', () => {
  const html = Buffer.from('<!doctype html><script>alert(document.cookie)</script>'.repeat(9));
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'.repeat(3),
  );
  test.each([
    ['an HTML file called png', html, 'identity.image-type'],
    ['an SVG with script', svg, 'identity.image-type'],
    ['a GIF', Buffer.from('GIF89a'.padEnd(80, '0')), 'identity.image-type'],
    ['an empty file', Buffer.alloc(0), 'identity.image-missing'],
    ['a hundred megapixels', hundredMegapixels(), 'identity.image-too-large'],
    ['30,000 pixels a side', pngOf(30_000, 30_000, Buffer.alloc(9)), 'identity.image-too-large'],
    ['a stamp of 16 pixels', samplePng(16, 16), 'identity.image-too-small'],
    ['half a PNG', samplePng(100, 100).subarray(0, 70), 'identity.image-broken'],
  ])('%s is refused, and the picture stays', async (_name, bytes, code) => {
    const before = await avatar();
    const answer = await send(bytes);
    expect([answer.status, answer.body.code]).toEqual([422, code]);
    expect((await avatar()).bytes.equals(before.bytes)).toBe(true);
  });

  test('more than 2 MB are cut off', async () => {
    const { status, body } = await send(Buffer.concat([samplePng(64, 64), Buffer.alloc(2 ** 21)]));
    expect([status, body.code]).toEqual([413, 'platform.too-large']);
  });

  test('without a file, with two, or without a session nothing happens', async () => {
    const none = await instance.post('/identity/picture', {}, token);
    expect(none.body.code).toBe('identity.image-missing');
    const stranger = await instance.upload('/identity/picture', file(samplePng(64, 64)), 'made-up');
    expect(stranger.status).toBe(401);
  });

  test('each change is audited, without the picture', async () => {
    instance.audited.length = 0;
    await send(samplePng(65, 65));
    expect(instance.audited).toMatchObject([
      { act: 'identity.picture-set', callerId: instance.people.officer },
    ]);
  });
});
