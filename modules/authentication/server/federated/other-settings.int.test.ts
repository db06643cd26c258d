import { withTestDatabase } from '@sarn/testing';
import { expect, test } from 'vitest';
import { openHarness } from '../authentication.testing.ts';
import { startProvider } from './provider.testing.ts';

const first = withTestDatabase();
const second = withTestDatabase();
const third = withTestDatabase();

test('[2.15] by the claim of the username, where the agency says so', async () => {
  const provider = await startProvider('http://localhost:3000/oidc-callback', {
    theeraphong: { preferred_username: 'Officer', email: 'head@example.go.th' },
  });
  const { issuer, clientId, clientSecret } = provider;
  const settings = {
    issuer,
    clientId,
    clientSecret,
    name: 'กรม',
    claim: 'preferred_username' as const,
  };
  const instance = await openHarness(first, { provider: settings });
  const begun = (await instance.post('/users/oidc-start')).body as unknown as {
    address: string;
    secret: string;
  };
  const { search } = await provider.visit(begun.address, 'theeraphong');
  const { body } = await instance.post('/users/oidc-login', {
    query: search,
    secret: begun.secret,
  });
  expect(body.userLogin.email).toBe('officer@example.go.th');
  await provider.stop();
  await instance.close();
});

test('[2.15] without a provider nothing is offered, and the calls say so', async () => {
  const instance = await openHarness(second);
  expect((await instance.get('/identity/sign-in-ways')).body).toMatchObject({
    provider: null,
    isRegistrationOpen: false,
  });
  const sent = { query: '?code=a&state=b', secret: 'x' };
  for (const [path, fields] of [
    ['/users/oidc-start', {}],
    ['/users/oidc-login', sent],
  ] as const) {
    const { status, body } = await instance.post(path, fields);
    expect([status, body.code]).toEqual([404, 'identity.provider-off']);
  }
  await instance.close();
});

test('[2.15] a provider that does not answer: a clear sentence, asked anew the next time', async () => {
  const settings = { issuer: 'http://127.0.0.1:9', clientId: 'a', clientSecret: 'b', name: 'กรม' };
  const instance = await openHarness(third, {
    provider: { ...settings, claim: 'email' },
  });
  for (let turn = 0; turn < 2; turn += 1) {
    const { status, body } = await instance.post('/users/oidc-start');
    expect([status, body.code]).toEqual([503, 'identity.provider-unavailable']);
    expect(body.message).toContain('ระบบยืนยันตัวตนของหน่วยงานไม่ตอบสนอง');
  }
  await instance.close();
});
