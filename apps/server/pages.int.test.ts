import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleInstance } from './sample.demo.ts';
import { startTestApp } from './testing.ts';
import type { TestApp } from './testing.ts';

const webFolder = mkdtempSync(join(tmpdir(), 'sarn-web-'));
const brand = { title: 'ระบบ "A&B" <ทดสอบ>', icon: 'deployments/kru.svg' };
const discarded: string[] = [];
let app: TestApp;

beforeAll(async () => {
  mkdirSync(join(webFolder, 'assets'));
  writeFileSync(
    join(webFolder, 'index.html'),
    `<!doctype html><html><head><title>Sarn</title>
     <link rel="icon" href="deployments/sarn.svg" /></head><body></body></html>`,
  );
  writeFileSync(
    join(webFolder, 'assets', 'main-abc123.js'),
    `export default ${JSON.stringify('x'.repeat(5_000))};`,
  );
  app = await startTestApp({
    compose: (platform) => ({ ...sampleInstance({ discarded })(platform), brand }),
    webFolder,
    config: { basePath: '/sarn/' },
  });
});
afterAll(async () => {
  await app.close();
  rmSync(webFolder, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${app.url}${path}`, { headers, redirect: 'manual' });

describe('pages', () => {
  test('[1.02] bear the name and the icon of the agency before any script has run', async () => {
    const html = await (await get('/sarn/login')).text();
    expect(html).toContain('<title>ระบบ &quot;A&amp;B&quot; &lt;ทดสอบ></title>');
    expect(html).toContain('<link rel="icon" href="deployments/kru.svg" />');
    expect(html).not.toContain('deployments/sarn.svg');
  });

  test.each(['/sarn/', '/sarn/portal', '/sarn/settings/3144?x=1'])(
    '%s is the index with its base and a nonce',
    async (path) => {
      const response = await get(path);
      const html = await response.text();
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(html).toContain('<html lang="th"><head><base href="/sarn/">');
      const nonce = /nonce="([^"]+)"/.exec(html)?.[1];
      expect(response.headers.get('content-security-policy')).toContain(
        `style-src 'self' 'nonce-${nonce}'`,
      );
    },
  );

  test.each(['/sarn/', '/sarn/assets/', '/sarn/assets'])(
    '%s is the index also for whoever accepts no compression',
    async (path) => {
      const response = await get(path, { 'accept-encoding': 'identity' });
      expect([response.status, await response.text()]).toEqual([
        200,
        expect.stringContaining('<base href="/sarn/">'),
      ]);
    },
  );

  test('the address without the last slash leads to the base', async () => {
    const response = await get('/sarn');
    expect([response.status, response.headers.get('location')]).toEqual([302, '/sarn/']);
  });

  test('hashed files last for ever and come compressed; missing files are no page', async () => {
    const asset = await get('/sarn/assets/main-abc123.js', { 'accept-encoding': 'br' });
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(asset.headers.get('content-encoding')).toBe('br');
    expect(asset.headers.get('content-type')).toContain('javascript');
    expect((await get('/sarn/assets/main-gone.js')).status).toBe(404);
    expect((await get('/sarn/index.html')).status).toBe(404);
    expect((await get('/elsewhere')).status).toBe(404);
    expect((await get('/sarn/assets/..%2f..%2fpackage.json')).status).toBe(404);
  });
});

test('every answer carries the security headers', async () => {
  for (const path of ['/sarn/portal', '/sarn/api/sample/who/me', '/sarn/docs/', '/sarn/healthz']) {
    const { headers } = await get(path);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain(
      "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'",
    );
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe-inline');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
    expect(headers.get('strict-transport-security')).toBeNull();
    expect(headers.get('x-powered-by')).toBeNull();
  }
});

test('health is reported at the root and below the base', async () => {
  for (const base of ['/', '/sarn/']) {
    expect(await (await get(`${base}healthz`)).json()).toEqual({ status: 'up' });
    expect(await (await get(`${base}readyz`)).json()).toEqual({ status: 'ready' });
  }
});

test('the API document names every call with its errors', async () => {
  const document = (await (await get('/sarn/docs/json')).json()) as {
    paths: Record<string, Record<string, { responses: object }>>;
  };
  expect(Object.keys(document.paths)).toContain('/sample/who/{part}');
  expect(Object.keys(document.paths['/sample/write']?.['post']?.responses ?? {})).toEqual([
    '200',
    '400',
    '401',
    '403',
    '409',
    '422',
    '500',
  ]);
  const page = await (await get('/sarn/docs/')).text();
  expect(page).not.toMatch(/<script>[^<]|<style/);
});

describe('bytes', () => {
  const bearer = { authorization: 'Bearer token-of-anong' };

  test('are shown when harmless, with their Thai name, and not sent twice', async () => {
    const pdf = await get('/sarn/api/sample/bytes/application-pdf', bearer);
    expect(pdf.headers.get('content-disposition')).toMatch(
      /^inline; filename="[^"]+"; filename\*=UTF-8''%E0%B8%AB/,
    );
    expect(pdf.headers.get('content-security-policy')).toContain('sandbox');
    const again = await get('/sarn/api/sample/bytes/application-pdf', {
      ...bearer,
      'if-none-match': '"abc"',
    });
    expect(again.status).toBe(304);
  });

  test.each(['text-html', 'image-svg+xml', 'application-xml'])(
    'of type %s are only downloaded',
    async (type) => {
      const { headers } = await get(`/sarn/api/sample/bytes/${type}`, bearer);
      expect(headers.get('content-disposition')).toMatch(/^attachment/);
    },
  );
});

describe('files', () => {
  async function send(
    files: [name: string, size: number][],
    fields: Record<string, string> = { name: 'note' },
    token = 'token-of-anong',
  ) {
    const body = new FormData();
    for (const [name, size] of files) body.append('file', new Blob([Buffer.alloc(size, 1)]), name);
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    const response = await fetch(`${app.url}/sarn/api/sample/file`, {
      method: 'POST',
      body,
      headers: { authorization: `Bearer ${token}` },
    });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  }

  test('reach the sink with their names, before or after the fields', async () => {
    const { status, body } = await send([
      ['หนังสือ.pdf', 1_000],
      ['b.pdf', 2],
    ]);
    expect([status, body['files']]).toEqual([
      200,
      [
        { name: 'หนังสือ.pdf', size: 1_000 },
        { name: 'b.pdf', size: 2 },
      ],
    ]);
  });

  test.each([
    ['a file too large', [['a.pdf', 100_001]], 'platform.too-large'],
    [
      'too many files',
      [
        ['a', 1],
        ['b', 1],
        ['c', 1],
      ],
      'platform.too-many-files',
    ],
    ['an announced flood', [['a.pdf', 5_000_000]], 'platform.too-large'],
  ] as [string, [string, number][], string][])('%s: 413', async (_name, files, code) => {
    const { status, body } = await send(files);
    expect([status, body['code']]).toEqual([413, code]);
  });

  test('are not read for nobody, and given back when the command fails', async () => {
    expect((await send([['a.pdf', 10]], { name: 'note' }, 'nobody')).status).toBe(401);
    discarded.length = 0;
    expect((await send([['kept.pdf', 10]], { name: 'refused' })).status).toBe(403);
    expect((await send([['other.pdf', 10]], {})).status).toBe(422);
    expect(discarded).toEqual(['kept.pdf', 'other.pdf']);
  });

  test('a file for a call that takes none: 415', async () => {
    const body = new FormData();
    body.append('file', new Blob(['x']), 'a.pdf');
    const response = await fetch(`${app.url}/sarn/api/sample/echo`, { method: 'POST', body });
    expect(response.status).toBe(415);
  });

  test('cut off in the middle leaves nothing and hurts nobody', async () => {
    discarded.length = 0;
    await new Promise<void>((resolve) => {
      const url = new URL(`${app.url}/sarn/api/sample/file`);
      const headers = {
        authorization: 'Bearer token-of-anong',
        'content-type': 'multipart/form-data; boundary=b',
        'content-length': '50000',
      };
      const call = request({
        hostname: url.hostname,
        port: url.port,
        path: url.pathname,
        method: 'POST',
        headers,
      });
      call.on('error', () => undefined).on('close', () => resolve());
      call.write(
        '--b\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\nhalf',
        () => call.destroy(),
      );
    });
    expect((await send([['a.pdf', 10]])).status).toBe(200);
  });
});

test.each([
  ['page=MEETTERM1000&id=5', '/sarn/meeting/5'],
  ['page=MEETTERM1000&id=https%3A%2F%2Fevil.example', '/sarn/meeting/https%3A%2F%2Fevil.example'],
  ['page=MEETTERM1000', '/sarn/meeting'],
  ['id=5', '/sarn/meeting'],
  ['page=MEETTERM1000&id=5&forceLogout=true', '/sarn/meeting/5?forceLogout=true'],
])('[1.14] the old address of a meeting, ?%s, leads to %s', async (query, place) => {
  const response = await get(`/sarn/meet/mainUser.php?${query}`);
  expect([response.status, response.headers.get('location')]).toEqual([302, place]);
});
