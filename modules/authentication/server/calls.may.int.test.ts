import { afterAll, beforeAll, expect, test } from 'vitest';
import { withTestDatabase } from '@sarn/testing';
import { openHarness } from './authentication.testing.ts';
import type { Harness, Persona } from './authentication.testing.ts';

const base = withTestDatabase();
const personas: readonly Persona[] = ['admin', 'director', 'head', 'clerk', 'officer'];
let instance: Harness;

beforeAll(async () => {
  instance = await openHarness(base, { singleSession: false });
});
afterAll(() => instance.close());

const signed = [
  ['GET', '/identity/me'],
  ['GET', '/identity/sessions'],
  ['GET', '/identity/units'],
  ['GET', '/identity/people'],
  ['POST', '/verify'],
  ['POST', '/identity/sessions/revoke'],
  ['POST', '/identity/change-password'],
  ['POST', '/sarabun/request-pdpa'],
  ['GET', '/identity/account'],
] as const;

test.each(signed)('%s %s needs a session', async (method, path) => {
  for (const token of [null, 'made-up', "' or 1=1 --"]) {
    const answer =
      method === 'GET' ? await instance.get(path, token) : await instance.post(path, {}, token);
    expect([answer.status, answer.body.code]).toEqual([401, 'platform.unauthenticated']);
  }
});

test('everybody sees own sessions only, the administrator as well', async () => {
  const tokens = new Map<Persona, string>();
  for (const persona of personas) tokens.set(persona, await instance.enter(persona));
  for (const persona of personas) {
    const { body } = await instance.get('/identity/sessions', tokens.get(persona));
    expect([persona, body.total]).toEqual([persona, 1]);
  }
});

test('nobody ends the session of another, the administrator neither', async () => {
  const victim = await instance.enter('officer');
  const { sessionId } = (await instance.get('/identity/me', victim)).body;
  for (const persona of personas.filter((one) => one !== 'officer')) {
    const token = await instance.enter(persona);
    const answer = await instance.post('/identity/sessions/revoke', { sessionId }, token);
    expect([persona, answer.status]).toEqual([persona, 404]);
  }
  expect((await instance.post('/verify', {}, victim)).status).toBe(200);
});

test('managing people is the right of administrators, and gives no other right', async () => {
  for (const persona of personas) {
    const { body } = await instance.get('/identity/me', await instance.enter(persona));
    if (persona !== 'admin') expect([persona, body.permissions]).toEqual([persona, []]);
    else expect(body.permissions).toContain('identity.manage');
    // Permissions over people and settings never open a document: others read what is imported.
    const ofDocuments = body.permissions.filter((code) => code.startsWith('registry.'));
    const settings = ['registry.import', 'registry.retention-classes'];
    expect([persona, ofDocuments]).toEqual([persona, persona === 'admin' ? settings : []]);
  }
});
