import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { fixedClock } from '@sarn/testing';
import { sampleInstance } from './sample.demo.ts';
import { startTestApp } from './testing.ts';
import type { TestApp } from './testing.ts';

const clock = fixedClock('2026-11-21T02:00:00.000Z');
const lines: string[] = [];
let app: TestApp;

beforeAll(async () => {
  const { createLog } = await import('@sarn/platform-server');
  const log = createLog('info', { write: (line: string) => void lines.push(line) });
  app = await startTestApp({ compose: sampleInstance(), clock, log, hasRateLimits: true });
});
afterAll(() => app.close());

type Answer = Record<string, unknown>;

async function call(
  path: string,
  init: RequestInit = {},
): Promise<{ status: number; headers: Headers; body: Answer }> {
  const response = await fetch(`${app.url}/api${path}`, init);
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: JSON.parse(text) as Answer };
}

function form(body: string, headers: Record<string, string> = {}): RequestInit {
  return {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  };
}

function json(body: string): RequestInit {
  return { method: 'POST', body, headers: { 'content-type': 'application/json' } };
}

describe('the encodings of a call', () => {
  const expected = {
    status: 'success',
    message: '',
    name: 'สาร',
    MODULE: ['SARABUN', 'SARABAN'],
    isUrgent: true,
  };

  test('form fields with a bracketed list', async () => {
    const fields = `name=${encodeURIComponent('สาร')}&MODULE[]=SARABUN&MODULE%5B%5D=SARABAN&isUrgent=1`;
    const { status, body } = await call('/sample/echo', form(fields));
    expect([status, body]).toEqual([200, expected]);
  });

  test('JSON, also under the old path', async () => {
    const sent = JSON.stringify({ name: 'สาร', MODULE: ['SARABUN', 'SARABAN'], isUrgent: true });
    expect((await call('/old-echo', json(sent))).body).toEqual(expected);
  });

  test('multipart fields', async () => {
    const fields = new FormData();
    fields.append('name', 'สาร');
    for (const name of ['SARABUN', 'SARABAN']) fields.append('MODULE[]', name);
    fields.append('isUrgent', 'on');
    expect((await call('/sample/echo', { method: 'POST', body: fields })).body).toEqual(expected);
  });

  test('a single form value makes a list of one', async () => {
    const { body } = await call('/sample/echo', form('name=a&MODULE[]=ALL'));
    expect(body['MODULE']).toEqual(['ALL']);
  });
});

describe('input that cannot be read', () => {
  test.each([
    ['JSON cut short', json('{"name":"a"')],
    ['JSON that is no object', json('["a"]')],
    ['a NUL in JSON', json('{"name":"a\\u0000b"}')],
    ['half a surrogate', json('{"name":"\\ud800"}')],
    ['a prototype key', json('{"name":"a","__proto__":{"x":1}}')],
    ['endless nesting', json(`{"name":${'['.repeat(2000)}${']'.repeat(2000)}}`)],
    ['a broken escape', form('name=%E0%B8')],
    ['a lone percent', form('name=100%')],
    ['a NUL in a form', form('name=a%00')],
    [
      'bytes that are no UTF-8',
      { ...json(''), body: Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d]) },
    ],
    [
      'multipart without a boundary',
      { method: 'POST', body: 'x', headers: { 'content-type': 'multipart/form-data' } },
    ],
  ])('%s: 400', async (_name, init) => {
    const { status, body } = await call('/sample/echo', init);
    expect([status, body['code']]).toEqual([400, 'platform.malformed-request']);
  });

  test('a path that is no UTF-8: 400', async () => {
    const { status, body } = await call('/sample/fault/%E0%B8');
    expect([status, body['code']]).toEqual([400, 'platform.malformed-request']);
  });

  test('a broken query string: 400', async () => {
    const { status } = await call('/sample/fault/x?a=%FF');
    expect(status).toBe(400);
  });

  test('an unknown type of body: 415', async () => {
    const init = { method: 'POST', body: '<a/>', headers: { 'content-type': 'application/xml' } };
    expect((await call('/sample/echo', init)).status).toBe(415);
  });

  test('more than a megabyte of fields: 413', async () => {
    const { status, body } = await call('/sample/echo', form(`name=${'a'.repeat(1_100_000)}`));
    expect([status, body['code']]).toEqual([413, 'platform.too-large']);
  });

  test('fields against the contract: 422, naming field and rule but never the value', async () => {
    const { status, body } = await call('/sample/echo', json('{"name":"","page":900}'));
    expect(status).toBe(422);
    expect(body).toMatchObject({
      code: 'platform.invalid-input',
      params: { fields: 'name, page' },
      issues: [
        { field: 'name', rule: 'too-small', minimum: 1 },
        { field: 'page', rule: 'too-big', maximum: 100 },
      ],
    });
    const missing = await call('/sample/echo', json('{}'));
    expect(missing.body['issues']).toEqual([{ field: 'name', rule: 'required' }]);
  });
});

describe('errors', () => {
  const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

  test('have one shape, in the language asked for', async () => {
    const thai = await call('/sample/who/me');
    expect(thai.status).toBe(401);
    expect(thai.body).toMatchObject({
      status: 'error',
      code: 'platform.unauthenticated',
      params: {},
    });
    expect(thai.body['message']).toMatch(/เข้าสู่ระบบ/);
    expect(thai.body['requestId']).toBe(thai.headers.get('x-request-id'));
    const english = await call('/sample/who/me', {
      headers: { 'accept-language': 'en-GB,en;q=0.9,th;q=0.1' },
    });
    expect(english.body['message']).toMatch(/sign in/);
  });

  test('of a person without the permission', async () => {
    const { status, body } = await call('/sample/write', {
      ...form('name=a'),
      ...bearer('token-of-guest'),
    });
    expect([status, body['code']]).toEqual([403, 'platform.forbidden']);
  });

  test('with parameters also beside the message, and the sentence in the language of the caller', async () => {
    const init = () =>
      form('name=once-only', { authorization: 'Bearer token-of-burin', 'accept-language': '*' });
    await call('/sample/write', init());
    const { status, body } = await call('/sample/write', init());
    expect(status).toBe(409);
    expect(body).toMatchObject({
      code: 'sample.taken',
      name: 'once-only',
      message: 'once-only exists already',
    });
  });

  test('of the program itself show a request id only', async () => {
    const { status, body, headers } = await call('/sample/fault/x', {
      headers: { 'x-request-id': 'proxy-12345678' },
    });
    expect([status, body['code'], headers.get('x-request-id')]).toEqual([
      500,
      'platform.internal',
      'proxy-12345678',
    ]);
    expect(JSON.stringify(body)).not.toContain('secret-detail');
    expect(body['message']).toContain('proxy-12345678');
  });

  test('that an endpoint does not declare, or nobody does, fail loudly', async () => {
    for (const kind of ['undeclared', 'unknown']) {
      expect((await call(`/sample/fault/${kind}`)).body['code']).toBe('platform.internal');
    }
    expect(lines.join('')).toContain('an endpoint gave a code it does not declare');
  });

  test('a field outside the contract is not answered, and a broken promise is a fault', async () => {
    expect((await call('/sample/fault/leak')).body).toEqual({
      status: 'success',
      message: '',
      kept: 'yes',
    });
    expect((await call('/sample/fault/broken')).status).toBe(500);
  });

  test('unknown paths and methods below the API are 404 in JSON', async () => {
    for (const [path, method] of [
      ['/nothing', 'GET'],
      ['/sample/echo', 'GET'],
      ['/sample/who/me', 'POST'],
    ] as const) {
      const { status, body } = await call(path, { method });
      expect([status, body['code']]).toEqual([404, 'platform.not-found']);
    }
  });
});

describe('limits', () => {
  // Rate limits use the clock of the server, which all processes share; the test stops it.
  let now = Date.now();
  const minuteLater = () => vi.setSystemTime((now += 60_000));
  beforeEach(() => {
    vi.useFakeTimers({ now: (now += 60_000), toFake: ['Date'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('stop one name, say how long, and forget when the time is over', async () => {
    const attempt = (name: string) => call('/sample/limited', form(`username=${name}`));
    for (let turn = 0; turn < 3; turn += 1) expect((await attempt('Anong')).status).toBe(200);
    const refused = await attempt(' anong');
    expect([refused.status, refused.body['code'], refused.headers.get('retry-after')]).toEqual([
      429,
      'platform.too-many-requests',
      '60',
    ]);
    expect((await attempt('burin')).status).toBe(200);
    minuteLater();
    expect((await attempt('anong')).status).toBe(200);
  });

  test('stop one address without a name', async () => {
    const statuses: number[] = [];
    for (let turn = 0; turn < 5; turn += 1)
      statuses.push((await call('/sample/limited', form(''))).status);
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
  });
});

test('the log names route, status and person, and holds neither address, body nor token', async () => {
  const before = lines.length;
  await call('/sample/who/secret-pt?q=secret-query', {
    headers: { authorization: 'Bearer token-of-anong' },
  });
  await call('/sample/echo', form('name=secret-name'));
  await call('/sample/fault/secret-pt');
  await expect
    .poll(() => lines.slice(before).filter((line) => line.includes('"request"')).length)
    .toBe(3);
  const logged = lines.slice(before).join('');
  expect(logged).toContain('"route":"/api/sample/who/:part"');
  expect(logged).toContain('"callerId":"anong"');
  for (const secret of ['secret-pt', 'secret-query', 'secret-name', 'token-of-anong']) {
    expect(logged).not.toContain(secret);
  }
});
