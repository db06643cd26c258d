import { withTestDatabase } from '@sarn/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openHarness } from '../authentication.testing.ts';
import type { Answer, Harness } from '../authentication.testing.ts';
import { startProvider } from './provider.testing.ts';
import type { TestProvider } from './provider.testing.ts';
import type { ProviderSettings } from './provider.ts';

const base = withTestDatabase();
let provider: TestProvider;
let settings: ProviderSettings;
let instance: Harness;

beforeAll(async () => {
  provider = await startProvider('http://localhost:3000/oidc-callback', {
    kamon: { email: 'Head@example.go.th', email_verified: true, preferred_username: 'Officer' },
    claimed: { email: 'head@example.go.th', email_verified: false },
    stranger: { email: 'stranger@example.go.th', email_verified: true },
    nothing: {},
  });
  settings = {
    issuer: provider.issuer,
    clientId: provider.clientId,
    clientSecret: provider.clientSecret,
    name: 'บัญชีของหน่วยงาน',
    claim: 'email',
  };
  instance = await openHarness(base, { provider: settings });
});
afterAll(async () => {
  await instance.close();
  await provider.stop();
});
beforeEach(async () => {
  instance.audited.length = 0;
  instance.dropped.length = 0;
  await base.db.query('delete from session');
  await base.db.query('update account set is_suspended = false, locked_until = null');
});

interface Begun {
  readonly address: string;
  readonly secret: string;
}

async function begin(): Promise<Begun> {
  const { status, body } = await instance.post('/users/oidc-start');
  expect(status).toBe(200);
  return body as unknown as Begun;
}

const finish = (query: string, secret: string, more: object = {}): Promise<Answer> =>
  instance.post('/users/oidc-login', { query, secret, ...more });

/** The whole sign-in through the provider's pages. */
async function signIn(account: string): Promise<Answer & { query: string; secret: string }> {
  const { address, secret } = await begin();
  const { search: query } = await provider.visit(address, account);
  return { ...(await finish(query, secret)), query, secret };
}

const refused = { status: 401, body: { code: 'identity.provider-refused' } };

describe('the way to the provider', () => {
  test('[2.15] asks for a code with PKCE, state and nonce, and for our page to come back to', async () => {
    const { address } = await begin();
    const asked = new URL(address);
    expect(asked.origin).toBe(provider.issuer);
    const { state, nonce, code_challenge: hash, ...rest } = Object.fromEntries(asked.searchParams);
    expect([state, nonce, hash].every((text) => (text?.length ?? 0) >= 43)).toBe(true);
    expect(rest).toEqual({
      client_id: 'sarn',
      response_type: 'code',
      redirect_uri: 'http://localhost:3000/oidc-callback',
      scope: 'openid email profile',
      code_challenge_method: 'S256',
    });
  });

  test('[2.15] neither state nor secret is kept as it is', async () => {
    const { address, secret } = await begin();
    const state = new URL(address).searchParams.get('state') ?? '';
    const rows = JSON.stringify(await base.db.query('select * from federated_attempt'));
    expect(rows).not.toContain(state);
    expect(rows).not.toContain(secret);
  });

  test('[2.15] the sign-in page learns of it, and only where one is set up', async () => {
    const { body } = await instance.get('/identity/sign-in-ways');
    expect(body).toMatchObject({ provider: { name: 'บัญชีของหน่วยงาน' } });
  });
});

describe('coming back', () => {
  test('[2.15] opens the session of the person with that verified address', async () => {
    const { status, body } = await signIn('kamon');
    expect([status, body.status]).toEqual([200, 'success']);
    expect(body.userLogin.email).toBe('head@example.go.th');
    expect((await instance.post('/verify', {}, body.token)).status).toBe(200);
    expect(instance.audited).toMatchObject([
      { act: 'identity.signed-in', callerId: instance.people.head, detail: { by: 'openid' } },
    ]);
  });

  test.each(['claimed', 'stranger', 'nothing'])(
    '[2.15] %s is nobody here: a clear sentence, no account made',
    async (account) => {
      const { status, body } = await signIn(account);
      expect([status, body.code]).toEqual([403, 'identity.provider-unknown-person']);
      expect(body.message).toContain('กรุณาติดต่อผู้ดูแลระบบของหน่วยงานเพื่อขอเปิดบัญชี');
      const [row] = await base.db.query('select count(*) n from account');
      expect(row).toEqual({ n: 5 });
    },
  );

  test('[2.15] a suspended person cannot sign in', async () => {
    await base.db.query(`update account set is_suspended = true where username = 'head'`);
    expect((await signIn('kamon')).body.code).toBe('identity.provider-unknown-person');
  });

  test('[2.15] an account locked after wrong passwords still opens this way', async () => {
    await base.db.query(`update account set locked_until = '2027-01-01' where username = 'head'`);
    expect((await signIn('kamon')).status).toBe(200);
  });

  test('[2.15] asks before it ends a session elsewhere, and ends it when told to', async () => {
    const elsewhere = await instance.enter('head');
    const asked = await signIn('kamon');
    expect([asked.status, asked.body.status]).toEqual([200, 'error']);
    expect(asked.body.message).toContain('บัญชีนี้กำลังเข้าใช้งานอยู่ที่เครื่องอื่น');
    expect((await instance.post('/verify', {}, elsewhere)).status).toBe(200);
    const { query, secret, body } = asked;
    const stolen = await finish(query, 'x'.repeat(43), { oauth_id: body.oauth_id });
    expect(stolen).toMatchObject(refused);
    const taken = await finish(query, secret, { oauth_id: body.oauth_id });
    expect([taken.status, taken.body.status]).toEqual([200, 'success']);
    expect((await instance.post('/verify', {}, elsewhere)).status).toBe(401);
    expect(await finish(query, secret, { oauth_id: body.oauth_id })).toMatchObject(refused);
  });
});

describe('what does not fit', () => {
  test('[2.15] an answer used twice', async () => {
    const { query, secret } = await signIn('kamon');
    expect(await finish(query, secret)).toMatchObject(refused);
  });

  test('[2.15] an answer sent by another browser', async () => {
    const { address } = await begin();
    const other = await begin();
    const { search } = await provider.visit(address, 'kamon');
    expect(await finish(search, other.secret)).toMatchObject(refused);
  });

  test('[2.15] the code of somebody else under the own state', async () => {
    const mine = await begin();
    const theirs = await begin();
    const own = await provider.visit(mine.address, 'stranger');
    const { searchParams } = await provider.visit(theirs.address, 'kamon');
    own.searchParams.set('code', searchParams.get('code') ?? '');
    expect(await finish(own.search, mine.secret)).toMatchObject(refused);
  });

  test.each([
    ['nothing', ''],
    ['a made-up state', '?code=a&state=b'],
    ['an address of somebody', '?code=a&state=https://evil.example'],
  ])('[2.15] %s', async (_name, query) => {
    const { secret } = await begin();
    expect(await finish(query, secret)).toMatchObject(refused);
  });

  test('[2.15] an answer of another provider', async () => {
    const { address, secret } = await begin();
    const answer = await provider.visit(address, 'kamon');
    answer.searchParams.set('iss', 'https://evil.example');
    expect(await finish(answer.search, secret)).toMatchObject(refused);
  });

  test('[2.15] an answer that took too long', async () => {
    const { address, secret } = await begin();
    const { search } = await provider.visit(address, 'kamon');
    instance.clock.advance(10 * 60_000 + 1_000);
    expect(await finish(search, secret)).toMatchObject(refused);
  });

  test('[2.15] a person who says no at the provider', async () => {
    const { address, secret } = await begin();
    const { search } = await provider.refuse(address);
    expect(search).toContain('access_denied');
    expect(await finish(search, secret)).toMatchObject(refused);
  });
});
