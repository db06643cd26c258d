import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { downloadUpTo } from './download-up-to.ts';

const endpoint = { method: 'GET', path: '/file/:fileId/content', access: 'session' } as const;
const ask = () => downloadUpTo(endpoint, { fileId: 'a' } as never, 100);

beforeEach(() =>
  vi.stubGlobal('document', {
    baseURI: 'https://office.example/sarn/',
    documentElement: { setAttribute: vi.fn(), removeAttribute: vi.fn() },
  }),
);
afterEach(() => vi.unstubAllGlobals());

/** What the server answers; tells how often it was asked, and whether the rest was refused. */
function answering(status: number, headers: Readonly<Record<string, string>>, body = 'bytes') {
  const seen = { calls: 0, isEnded: false };
  vi.stubGlobal('fetch', async () => {
    seen.calls += 1;
    const bytes = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(body));
        controller.close();
      },
      cancel: () => void (seen.isEnded = true),
    });
    return new Response(bytes, { status, headers });
  });
  return seen;
}

const parted = { 'accept-ranges': 'bytes', etag: '"abc"' };

test('few bytes are fetched at once', async () => {
  const seen = answering(200, { ...parted, 'content-length': '5' });
  expect(await ask()).toBeInstanceOf(Blob);
  expect(seen.calls).toBe(1);
});

test('of many bytes it says where they are, and how to ask for them', async () => {
  answering(200, { ...parted, 'content-length': '101' });
  const found = await ask();
  expect(found).toMatchObject({
    length: 101,
    etag: '"abc"',
    url: expect.stringContaining('/file/a/content'),
  });
});

test('what a server makes anew at each call is asked for once, however much it is', async () => {
  const seen = answering(200, { 'content-length': '50000000' });
  expect(await ask()).toBeInstanceOf(Blob);
  expect(seen.calls).toBe(1);
});

test('a refusal is told', async () => {
  answering(404, {}, JSON.stringify({ status: 'error', code: 'file.not-found', message: 'x' }));
  await expect(ask()).rejects.toMatchObject({ code: 'file.not-found' });
});
