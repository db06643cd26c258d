import fc from 'fast-check';
import type { Endpoint } from '@sarn/kernel';
import type { z } from 'zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { awkwardValues, brokenBodies } from './awkward.testing.ts';
import {
  Rotation,
  expectRefusal,
  expectSane,
  form,
  json,
  nobody,
  openTestInstance,
  pathOf,
} from '../testing.ts';
import type { RawAnswer, TestInstance } from '../testing.ts';

let instance: TestInstance;
let paths: string[];
const rotation = new Rotation();
/** Who may call what, as the server reports it. */
const rights = new Map<string, readonly string[]>();
beforeAll(async () => {
  instance = await openTestInstance({ isOverSocket: true });
  paths = instance.endpoints.map((endpoint) => endpoint.path);
  for (const account of ['saraban', 'admin']) {
    const me = await instance.call('/identity/me', { token: await instance.token(account) });
    rights.set(account, me.body['permissions'] as string[]);
  }
});
afterAll(() => instance.close());

/** An account that may make the call; none where only a custom role gives the permission. */
function accountWith(access: string): string | undefined {
  if (access === 'public' || access === 'session') return 'saraban';
  return [...rights.keys()].find((account) => rights.get(account)?.includes(access));
}

/** One after the other, because each call that signs out would need a new session. */
async function send(endpoint: Endpoint, fields: Record<string, unknown>): Promise<RawAnswer> {
  const parts = Object.fromEntries(
    [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name = '']) => [
      name,
      encodeURIComponent(typeof fields[name] === 'string' ? fields[name].slice(0, 190) : nobody),
    ]),
  );
  const path = pathOf(endpoint, parts);
  const isLogout = endpoint.path === '/logout';
  const token = isLogout
    ? await instance.signIn('officer2.legal')
    : await instance.token('saraban');
  if (endpoint.method === 'POST')
    return instance.call(path, { ...json(JSON.stringify(fields)), token });
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) {
    query.append(name, (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, 4000));
  }
  return instance.call(`${path}?${query.toString()}`, { token });
}

/** A valid value for every field of every call, so that the invalid field beside it is reached. */
const good = () => ({
  ...instance.office.letterForm(),
  fileIds: [nobody],
  unitIds: [instance.office.unit('policy')],
  bodyJson: { type: 'doc', content: [{ type: 'paragraph', content: [] }] },
  documentId: nobody,
  fileId: nobody,
  registerId: nobody,
  targetId: nobody,
  on: 'document',
  act: 'present',
  form: { purpose: 'to-know' },
  year: instance.office.buddhistYear,
  typeCode: 'jobReceived',
  field: 'sender',
  text: 'สำนัก',
  F_DOC_ID: nobody,
  F_DOC_ID_ENCODE: 'a'.repeat(32),
  NN_RECEIVE_ID: nobody,
  sessionId: nobody,
  personId: nobody,
});

function fieldsOf(endpoint: Endpoint): string[] {
  const { shape } = endpoint.input as unknown as { shape: Record<string, unknown> };
  return Object.keys(shape);
}

function goodFor(endpoint: Endpoint): Record<string, unknown> {
  const known = good() as Record<string, unknown>;
  // A memo is saved as a new one and without files, so that an invalid field is read as late as
  // possible.
  const isMemo = endpoint.path === '/registry/memo/save';
  const names = fieldsOf(endpoint).filter(
    (name) => !isMemo || !/^(?:documentId|fileIds)$/.test(name),
  );
  return Object.fromEntries(names.flatMap((name) => (name in known ? [[name, known[name]]] : [])));
}

/**
 * Fields into which the value is sent: those whose schema takes it, so that it gets as far as it
 * can, and the first of those whose schema refuses it, for one check refuses all of them.
 */
function telling(endpoint: Endpoint, value: unknown): { taken: string[]; refused: string[] } {
  const { shape } = endpoint.input as unknown as { shape: Record<string, z.ZodType> };
  // A query is text, whatever type the value has.
  const sent =
    endpoint.method === 'POST' || typeof value === 'string' ? value : JSON.stringify(value);
  const [taken, refused] = [[] as string[], [] as string[]];
  for (const [field, schema] of Object.entries(shape)) {
    (schema.safeParse(sent).success ? taken : refused).push(field);
  }
  return { taken, refused: refused.slice(0, 1) };
}

const part = (all: readonly unknown[], of: number): number => Math.ceil(all.length / of);

/** All calls, with each of these; in a usual run a third of the calls each time, the next third the next time. */
const pairs = <Value>(endpoints: readonly Endpoint[], values: readonly Value[]) =>
  values.flatMap((value) =>
    rotation.take(endpoints, part(endpoints, 3)).map((endpoint) => ({ endpoint, value })),
  );

describe('every call', () => {
  it('answers an empty body', async () => {
    for (const endpoint of instance.endpoints) {
      expectSane(await send(endpoint, {}), `${endpoint.path} with nothing`);
      if (endpoint.method !== 'POST' || endpoint.path === '/logout') continue;
      const token = await instance.token('saraban');
      const bare = await instance.call(pathOf(endpoint), { method: 'POST', token });
      expectSane(bare, `${endpoint.path} without a body`);
    }
  });

  // What a schema takes goes further than the schema: for each value a third of the calls, the next third for
  // the next value. What it refuses ends in the one check of all calls: a few of them for each value.
  it.each(Object.keys(awkwardValues))('takes %s in no field amiss', async (what) => {
    const value = awkwardValues[what];
    const all = instance.endpoints.map((endpoint) => ({ endpoint, ...telling(endpoint, value) }));
    const tried = [
      ...rotation.take(all, part(all, 3)).map((one) => ({ ...one, fields: one.taken })),
      ...rotation.take(all, part(all, 24)).map((one) => ({ ...one, fields: one.refused })),
    ];
    for (const { endpoint, fields } of tried) {
      for (const field of fields) {
        const sent = { ...goodFor(endpoint), [field]: value };
        if (JSON.stringify(sent).length > 990_000) continue;
        expectSane(await send(endpoint, sent), `${endpoint.path} ${field}`);
      }
    }
  });

  it.each(Object.keys(brokenBodies))('refuses %s and writes nothing', async (what) => {
    const [type, body] = brokenBodies[what] ?? ['', new Uint8Array()];
    const posts = instance.endpoints.filter(
      ({ method, path }) => method === 'POST' && path !== '/logout',
    );
    await instance.leavesNothing(async () => {
      // Bodies are read in one place, before any call sees them.
      for (const endpoint of rotation.take(posts, part(posts, 12))) {
        // Without the permission a call is refused before its body is read.
        const account = accountWith(endpoint.access);
        const token = await instance.token(account ?? 'saraban');
        const unheld = account ? [] : [403];
        const headers = { 'content-type': type };
        const sent = { method: 'POST', body: body.slice(), headers, token };
        const answer = await instance.call(pathOf(endpoint), sent);
        // The signature of a signed body is checked first; without a configured secret it is not
        // read at all.
        const signed = endpoint.body === 'signed' ? [401, 409] : [];
        expectRefusal(answer, `${endpoint.path}: ${what}`, [
          400,
          413,
          415,
          422,
          ...signed,
          ...unheld,
        ]);
      }
    });
  });

  it('takes no harm from parts of the path that are no text', async () => {
    const parts = ['%00', 'a%00b', '%ED%A0%80', '%FF', '..%2F..%2Fetc%2Fpasswd', '%2e%2e', "'--"];
    const token = await instance.token('saraban');
    const withParts = instance.endpoints.filter(({ path }) => path.includes(':'));
    for (const { endpoint, value } of pairs(withParts, parts)) {
      const path = endpoint.path.replace(/:\w+/g, value);
      const sent = endpoint.method === 'GET' ? { token } : { ...json('{}'), token };
      expectSane(await instance.call(path, sent), `${endpoint.path} ${value}`);
    }
  });

  it('takes no harm from a broken query', async () => {
    const token = await instance.token('saraban');
    const queries = ['a=%FF', 'search=%00', '__proto__=1', '%', '&&&==&', 'search[]=a&search=b'];
    const gets = instance.endpoints.filter(({ method }) => method === 'GET');
    for (const { endpoint, value } of pairs(gets, queries)) {
      const answer = await instance.call(`${pathOf(endpoint)}?${value}`, { token });
      expectSane(answer, `${endpoint.path}?${value}`);
    }
  });

  it('takes no harm from fields sent twice', async () => {
    const token = await instance.token('saraban');
    for (const endpoint of instance.endpoints.filter(({ method }) => method === 'POST')) {
      if (endpoint.path === '/logout') continue;
      const sent = Object.entries(goodFor(endpoint)).flatMap(([name, value]) => {
        const text = encodeURIComponent(typeof value === 'string' ? value : JSON.stringify(value));
        return [`${name}=${text}`, `${name}=${text}`, `${name}[]=${text}`];
      });
      const answer = await instance.call(pathOf(endpoint), { ...form(sent.join('&')), token });
      expectSane(answer, `${endpoint.path} with fields twice`);
    }
  });

  it('takes no harm from random fields', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...paths.filter((name) => !/log-?in|password/.test(name))),
        fc.array(fc.jsonValue({ maxDepth: 4 }), { minLength: 12, maxLength: 12 }),
        fc.integer({ min: 1, max: 4095 }),
        async (name, values, mask) => {
          const endpoint = instance.endpoints.find(({ path }) => path === name) as Endpoint;
          const fields = goodFor(endpoint);
          fieldsOf(endpoint).forEach((field, index) => {
            if (mask & (1 << (index % 12))) fields[field] = values[index % 12];
          });
          expectSane(await send(endpoint, fields), endpoint.path);
        },
      ),
      { numRuns: 250, seed: 2569 },
    );
  });
});

describe('headers of every kind', () => {
  it.each([
    ['a language that is none', { 'accept-language': ';;q=,,th-th-th-th;q=9, *' }],
    ['a language without end', { 'accept-language': 'th,'.repeat(3000) }],
    ['a request id that is a sentence', { 'x-request-id': 'drop table; \u00e0' }],
    ['an agent of 20,000 characters', { 'user-agent': 'x'.repeat(20_000) }],
    ['an agent of 8,000 characters', { 'user-agent': 'x'.repeat(8000) }],
    ['a forwarded address that is none', { 'x-forwarded-for': "'; --, ::::::, 999.1.1.1" }],
    ['a key of blanks', { 'idempotency-key': '        ' }],
  ])('%s', async (_name, headers) => {
    const account = 'officer2.policy';
    expectSane(await instance.as(account, '/get-todo-lists', {}, headers), 'cards');
    const body = JSON.stringify({ username: account, password: 'Sarn2569' });
    const login = await instance.call('/users/login', {
      ...json(body),
      headers: { 'content-type': 'application/json', ...headers },
    });
    expectSane(login, 'sign-in');
  });
});

it('has changed no prototype, and logged no fault and no content', () => {
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  instance.expectQuietLog(['drop table', 'สำนักงานตัวอย่าง', 'ขอเชิญประชุม']);
});
