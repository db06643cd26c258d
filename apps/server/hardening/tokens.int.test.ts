import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixedClock } from '@sarn/testing';
import { Rotation, expectRefusal, json, openTestInstance, pathOf } from '../testing.ts';
import type { TestInstance } from '../testing.ts';

const rotation = new Rotation();
const clock = fixedClock('2026-11-21T02:00:00.000Z');
let instance: TestInstance;
beforeAll(async () => {
  instance = await openTestInstance({ clock });
});
afterAll(() => instance.close());

const week = 7 * 24 * 3_600_000;

/** How the token is sent, and how it is derived from a valid one of officer.policy. */
const bad: Record<string, (good: string) => Record<string, string>> = {
  'no token': () => ({}),
  'an empty header': () => ({ authorization: '' }),
  'a scheme without a token': () => ({ authorization: 'Bearer' }),
  'another scheme': (good) => ({ authorization: `Basic ${good}` }),
  'the token alone': (good) => ({ authorization: good }),
  'a made-up token': () => ({ authorization: `Bearer ${'A'.repeat(43)}` }),
  'a truncated token': (good) => ({ authorization: `Bearer ${good.slice(0, -1)}` }),
  'a longer token': (good) => ({ authorization: `Bearer ${good}A` }),
  'a token in other letters': (good) => ({ authorization: `Bearer ${good.toUpperCase()}` }),
  'two tokens': (good) => ({ authorization: `Bearer ${good}, Bearer ${good}` }),
  'a token of 10,000 characters': () => ({ authorization: `Bearer ${'a'.repeat(10_000)}` }),
  'SQL as token': () => ({ authorization: "Bearer '||(select/**/1)||'" }),
  'a web token that says it needs no signature': () => ({
    authorization: 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiJhZG1pbiJ9.',
  }),
  'a cookie instead': (good) => ({ cookie: `token=${good}; session=${good}` }),
};

/** Every call refuses who sends nothing; a token is read in one place, so that a third of them tells of each other. */
async function refusedEverywhere(headers: Record<string, string>, what: string): Promise<void> {
  const guarded = instance.endpoints.filter(({ access }) => access !== 'public');
  const asked =
    what === 'no token' ? guarded : rotation.take(guarded, Math.ceil(guarded.length / 3));
  for (const endpoint of asked) {
    for (const path of [endpoint.path, ...(endpoint.alsoAt ?? [])]) {
      const sent = endpoint.method === 'GET' ? { headers } : json('{}');
      const all = { ...sent, headers: { ...sent.headers, ...headers } };
      const answer = await instance.call(pathOf({ ...endpoint, path }), all);
      expectRefusal(answer, `${what} ${path}`, [401]);
      expect(answer.body['code']).toBe('platform.unauthenticated');
      expect(answer.headers.get('www-authenticate')).toBe('Bearer');
    }
  }
}

describe('every call that is not public refuses', () => {
  it.each(Object.keys(bad))('%s', async (name) => {
    const good = await instance.token('officer.policy');
    await instance.leavesNothing(() => refusedEverywhere(bad[name]?.(good) ?? {}, name));
  });

  it('an expired token, also one used a moment before', async () => {
    const token = await instance.signIn('officer.legal');
    clock.advance(week - 1000);
    expect((await instance.call('/identity/me', { token })).status).toBe(200);
    clock.advance(1001);
    await refusedEverywhere({ authorization: `Bearer ${token}` }, 'expired');
  });

  it('a token whose session was ended by its owner', async () => {
    const token = await instance.signIn('officer2.legal');
    expect((await instance.call('/logout', { ...json('{}'), token })).status).toBe(200);
    await refusedEverywhere({ authorization: `Bearer ${token}` }, 'signed out');
  });

  it('a token whose session was revoked from the list', async () => {
    const token = await instance.signIn('clerk.legal');
    const me = await instance.call('/identity/me', { token });
    const body = JSON.stringify({ sessionId: me.body['sessionId'] });
    const ended = await instance.call('/identity/sessions/revoke', { ...json(body), token });
    expect(ended.status).toBe(200);
    await refusedEverywhere({ authorization: `Bearer ${token}` }, 'revoked');
  });
});

it('nobody ends the session of another', async () => {
  const victim = await instance.signIn('head.legal');
  const me = await instance.call('/identity/me', { token: victim });
  const sessionId = me.body['sessionId'] as string;
  const answer = await instance.as('director', '/identity/sessions/revoke', { sessionId });
  expectRefusal(answer, 'revoke of another', [404]);
  expect((await instance.call('/identity/me', { token: victim })).status).toBe(200);
});

describe('a call that asks for a permission', () => {
  it('is refused to everybody without it, whatever is sent', async () => {
    const lacking: Record<string, readonly string[]> = {
      'registry.register': ['admin', 'director', 'clerk.policy', 'officer.policy', 'secretary'],
      'registry.draft': ['admin'],
      'registry.reserve': ['admin', 'director', 'officer.policy', 'secretary'],
      'registry.retention': ['admin', 'director', 'clerk.policy', 'officer.policy'],
      'registry.hold': ['admin', 'director', 'clerk.policy', 'officer.policy'],
      'registry.retention-classes': ['director', 'clerk.policy', 'officer.policy'],
      // Both registries enter requests of people without an account.
      'data-request.receive': ['director', 'officer.policy'],
      // No duty gives this permission: only a custom role does.
      'registry.break-glass': ['admin', 'saraban', 'director', 'clerk.policy', 'officer.policy'],
      'identity.clear': ['admin', 'saraban', 'director', 'clerk.policy', 'officer.policy'],
    };
    // Calls that are not the registry's need the permission to manage the system or people.
    const ordinary = ['saraban', 'director', 'officer.policy'];
    const guarded = instance.endpoints.filter(
      (endpoint) => endpoint.access !== 'public' && endpoint.access !== 'session',
    );
    expect(guarded.length).toBeGreaterThan(0);
    // A sign-in is slow by design: one session for each, before the tests above end sessions.
    const tokens = new Map<string, string>();
    const tokenOf = async (account: string) => {
      const token = tokens.get(account) ?? (await instance.signIn(account));
      tokens.set(account, token);
      return token;
    };
    for (const endpoint of guarded) {
      for (const account of lacking[endpoint.access] ?? ordinary) {
        const token = await tokenOf(account);
        const sent = endpoint.method === 'GET' ? {} : json('{"broken');
        const answer = await instance.call(pathOf(endpoint), { ...sent, token });
        expectRefusal(answer, `${account} ${endpoint.path}`, [403]);
      }
    }
  });
});

it('has logged no token', () => instance.expectQuietLog([]));
