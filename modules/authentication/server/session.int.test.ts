import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { withTestDatabase } from '@sarn/testing';
import { openHarness } from './authentication.testing.ts';
import type { Harness } from './authentication.testing.ts';
import { tokenHash } from './token.ts';

const base = withTestDatabase();
const origin = { ip: '127.0.0.1', userAgent: 'test' };
const system = { callerId: null };
let instance: Harness;

beforeAll(async () => {
  instance = await openHarness(base, { singleSession: false });
});
afterAll(() => instance.close());
beforeEach(async () => {
  await base.db.query('delete from session');
  instance.dropped.length = 0;
});

const caller = (token: string) => instance.authentication.authenticate(token, origin);

async function change(sql: string, values: unknown[] = []): Promise<void> {
  await base.db.query(sql, values);
}

describe('a token', () => {
  test('is 32 bytes, and only its digest is stored', async () => {
    const token = await instance.enter('head');
    expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/);
    const rows = await base.db.query<{ token_hash: Buffer }>('select * from session');
    expect(rows[0]?.token_hash).toEqual(tokenHash(token));
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test('ends after seven days', async () => {
    const token = await instance.enter('head');
    instance.clock.advance(7 * 86_400_000 - 1_000);
    expect(await caller(token)).not.toBeNull();
    instance.clock.advance(1_000);
    expect(await caller(token)).toBeNull();
  });

  test('that is unknown, empty or strange belongs to nobody', async () => {
    for (const token of ['', 'x', "' or 1=1 --", 'a'.repeat(900), 'กขค']) {
      expect(await caller(token)).toBeNull();
    }
  });
});

describe('a caller', () => {
  test('acts in their own name and for the duties held today, in the unit they serve', async () => {
    const { people, units, organisation, posts } = instance;
    const token = await instance.enter('clerk');
    expect((await caller(token))?.principals).toEqual([
      `p:${people.clerk}`,
      `clerk:${units.policy}`,
      `post:${posts.policyClerk}`,
      'everyone',
    ]);
    await base.db.transaction((tx) =>
      organisation.people.holdPost(tx, system, { personId: people.clerk, postId: posts.central }),
    );
    const now = await caller(token);
    expect(now?.principals).toEqual([
      `p:${people.clerk}`,
      `clerk:${units.policy}`,
      `post:${posts.policyClerk}`,
      `clerk:${units.agency}`,
      `post:${posts.central}`,
      'everyone',
    ]);
    // The same keys without a call: they decide what waiting notices may be sent to the person.
    const kept = await organisation.organisation.keysOf(base.db, people.clerk);
    expect(kept.toSorted()).toEqual(now?.principals.toSorted());
    expect(await organisation.organisation.keysOf(base.db, 'nobody')).toEqual([]);
  });

  test('acts for a post from its first to its last Bangkok day', async () => {
    const { people, units, organisation, posts } = instance;
    const token = await instance.enter('officer');
    const acting = `head:${units.policy}`;
    await base.db.transaction((tx) =>
      organisation.people.holdPost(tx, system, {
        personId: people.officer,
        postId: posts.policyHead,
        actingPhrase: 'รักษาราชการแทน',
        validFrom: '2026-12-05',
        validTo: '2026-12-06',
      }),
    );
    const expected = [
      ['2026-12-04T16:59:59.000Z', false],
      ['2026-12-04T17:00:00.000Z', true],
      ['2026-12-06T16:59:59.000Z', true],
      ['2026-12-06T17:00:00.000Z', false],
    ] as const;
    await change(`update session set expires_at = '2027-01-01'`);
    for (const [moment, holds] of expected) {
      instance.clock.set(moment);
      // Any change of permissions empties the cache; else a caller is cached for 30 seconds.
      await base.db.transaction((tx) =>
        organisation.people.setRolePermissions(tx, system, 'officer', []),
      );
      const fresh = await caller(token);
      expect([moment, fresh?.principals.includes(acting)]).toEqual([moment, holds]);
    }
    instance.clock.set('2026-11-21T02:00:00.000Z');
  });

  test('has the permissions of roles granted to the person and to held posts', async () => {
    const { organisation, posts, people } = instance;
    const [admin, head] = [await instance.enter('admin'), await instance.enter('head')];
    const mayManage = [...((await caller(admin))?.permissions ?? [])];
    expect(mayManage).toContain('identity.manage');
    expect((await caller(head))?.permissions.size).toBe(0);
    await base.db.transaction(async (tx) => {
      await organisation.people.setRolePermissions(tx, system, 'executive', [
        'registry.sign',
        'a.b',
      ]);
      await organisation.people.grantRole(tx, system, 'executive', { postId: posts.policyHead });
    });
    expect([...((await caller(head))?.permissions ?? [])]).toEqual(['a.b', 'registry.sign']);
    await base.db.transaction((tx) =>
      organisation.people.revokeRole(tx, system, 'executive', { postId: posts.policyHead }),
    );
    expect((await caller(head))?.permissions.size).toBe(0);
    expect(people.head).toBe((await caller(head))?.id);
  });

  test('is refused at once when suspended, once uncached when made inactive', async () => {
    const { authentication, people } = instance;
    const token = await instance.enter('head');
    expect(await caller(token)).not.toBeNull();
    await base.db.transaction((tx) =>
      authentication.accounts.setSuspended(tx, system, people.head, true),
    );
    expect(await caller(token)).toBeNull();
    await base.db.transaction((tx) =>
      authentication.accounts.setSuspended(tx, system, people.head, false),
    );
    const next = await instance.enter('head');
    expect(await caller(next)).not.toBeNull();
    await change('update person set is_active = false where id = $1', [people.head]);
    expect(await caller(next)).not.toBeNull();
    instance.clock.advance(30_001);
    expect(await caller(next)).toBeNull();
    await change('update person set is_active = true where id = $1', [people.head]);
  });
});

describe('last seen', () => {
  test('is written at most once a minute', async () => {
    const token = await instance.enter('head');
    const seen = async () =>
      (await base.db.query<{ at: string }>('select last_seen_at at from session'))[0]?.at;
    const begun = await seen();
    instance.clock.advance(40_000);
    await caller(token);
    expect(await seen()).toBe(begun);
    instance.clock.advance(31_000);
    await caller(token);
    expect(await seen()).toBe(instance.clock.now().toISOString());
  });
});

describe('[2.06] [2.16] ending sessions', () => {
  test('the list shows own live sessions, newest first, and which is this one', async () => {
    await instance.enter('clerk');
    await instance.enter('head');
    instance.clock.advance(1_000);
    const token = await instance.enter('head');
    const { body } = await instance.get('/identity/sessions', token);
    expect(body.total).toBe(2);
    expect(body.rows.map((row) => row.isCurrent)).toEqual([true, false]);
    expect(body.rows[0]).toMatchObject({ device: 'Chrome · Windows', ip: '127.0.0.1' });
  });

  test('a revoked session is refused at once, though it was cached', async () => {
    const other = await instance.enter('head');
    const token = await instance.enter('head');
    const sessionId = (await caller(other))?.sessionId;
    const answer = await instance.post('/identity/sessions/revoke', { sessionId }, token);
    expect(answer.status).toBe(200);
    expect(await caller(other)).toBeNull();
    expect(await caller(token)).not.toBeNull();
    expect(instance.dropped).toEqual([sessionId]);
  });

  test('of somebody else, of nobody, and ended already: not found', async () => {
    const token = await instance.enter('head');
    const foreign = (await caller(await instance.enter('clerk')))?.sessionId;
    for (const sessionId of [foreign, '01930000-0000-7000-8000-000000000999', 'x', '']) {
      const answer = await instance.post('/identity/sessions/revoke', { sessionId }, token);
      expect([answer.status, answer.body.code]).toEqual([404, 'platform.not-found']);
    }
    const rows = await base.db.query('select 1 from session where revoked_at is not null');
    expect(rows).toEqual([]);
  });

  test.each(['/logout', '/core/revoke', '/revoke'])(
    '%s ends it, and may be repeated',
    async (path) => {
      const token = await instance.enter('head');
      expect(await instance.post(path, {}, token)).toMatchObject({
        status: 200,
        body: { status: 'success' },
      });
      expect((await instance.post('/verify', {}, token)).status).toBe(401);
      expect((await instance.post(path, {}, token)).status).toBe(200);
      expect((await instance.post(path)).status).toBe(200);
    },
  );

  test('every end has an entry in the audit trail', async () => {
    const token = await instance.enter('head');
    const sessionId = (await caller(token))?.sessionId;
    instance.audited.splice(0, instance.audited.length - 1);
    await instance.post('/logout', {}, token);
    const subject = { kind: 'session', id: sessionId };
    expect(instance.audited).toMatchObject([
      { act: 'identity.signed-in', callerId: instance.people.head, subject },
      { act: 'identity.session-signed-out', callerId: instance.people.head, subject },
    ]);
  });
});

describe('[2.06] [10.12] whether a session still identifies its person on the device', () => {
  const idOf = async (token: string): Promise<string> => {
    const sessionId = (await caller(token))?.sessionId;
    if (!sessionId) throw new Error('the token belongs to nobody');
    return sessionId;
  };
  const isTrusted = async (sessionId: string): Promise<boolean> =>
    (await instance.authentication.trustedSessions(base.db, [sessionId])).has(sessionId);

  test('it does while they are signed in, and not after they signed out there', async () => {
    const token = await instance.enter('head');
    const other = await idOf(await instance.enter('head'));
    const sessionId = await idOf(token);
    expect(await isTrusted(sessionId)).toBe(true);
    await instance.post('/logout', {}, token);
    expect([await isTrusted(sessionId), await isTrusted(other)]).toEqual([false, true]);
  });

  test('not after they ended it from elsewhere, nor when its seven days are over', async () => {
    const sessionId = await idOf(await instance.enter('head'));
    const later = await instance.enter('head');
    await instance.post('/identity/sessions/revoke', { sessionId }, later);
    expect(await isTrusted(sessionId)).toBe(false);
    const last = await idOf(later);
    instance.clock.advance(7 * 86_400_000);
    expect(await isTrusted(last)).toBe(false);
  });

  test('one taken over to another device does, until the password changes', async () => {
    const sessionId = await idOf(await instance.enter('head'));
    await change(`update session set revoked_at = $2, revoke_reason = 'taken-over' where id = $1`, [
      sessionId,
      instance.clock.now(),
    ]);
    expect(await isTrusted(sessionId)).toBe(true);
    const changed = 'update account set password_changed_at = $2 where person_id = $1';
    await change(changed, [instance.people.head, new Date(instance.clock.now().getTime() + 1_000)]);
    expect(await isTrusted(sessionId)).toBe(false);
  });

  test('none of a suspended account does', async () => {
    const { people, authentication } = instance;
    const sessionId = await idOf(await instance.enter('head'));
    await change('update account set is_suspended = true where person_id = $1', [people.head]);
    expect(await isTrusted(sessionId)).toBe(false);
    await base.db.transaction((tx) =>
      authentication.accounts.setSuspended(tx, system, people.head, false),
    );
  });
});
