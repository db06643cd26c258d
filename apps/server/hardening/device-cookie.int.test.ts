import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { io } from 'socket.io-client';
import type { Socket } from 'socket.io-client';
import { maxSocketsOfSession } from '@sarn/platform-server';
import { samplePng } from '@sarn/testing';
import { expectRefusal, json, openTestInstance, pathOf, password } from '../testing.ts';
import type { TestInstance } from '../testing.ts';

/* A session that begins on a page of ours is bound to a cookie that scripts cannot read (0038). */

let instance: TestInstance;
const sockets: Socket[] = [];
beforeAll(async () => {
  instance = await openTestInstance();
});
afterAll(async () => {
  for (const socket of sockets) socket.disconnect();
  await instance.close();
});

/** As a browser sends it from our page; the test application listens for this host. */
const ownPage = { host: 'localhost:3000', origin: 'http://localhost:3000' };

async function signIn(account: string, headers: Record<string, string> = ownPage) {
  const sent = json(JSON.stringify({ username: account, password }));
  const answer = await instance.call('/users/login', {
    ...sent,
    headers: { ...sent.headers, ...headers },
  });
  expect(answer.status, answer.text).toBe(200);
  const set = answer.headers.get('set-cookie') ?? '';
  return { token: String(answer.body['token']), set, cookie: set.split(';', 1)[0] ?? '' };
}

const me = async (token: string, cookie?: string) => {
  const headers = cookie === undefined ? {} : { cookie };
  return (await instance.call('/identity/me', { token, headers })).status;
};
const otherCookie = `sarn_device=${'A'.repeat(43)}`;

describe('a session that begins on a page of ours', () => {
  it('[2.11] is given a cookie for this browser alone, for seven days, and only its digest is kept', async () => {
    const { set, cookie } = await signIn('officer.policy');
    expect(set).toMatch(
      /^sarn_device=[\w-]{43}; Path=\/; Max-Age=604800; HttpOnly; SameSite=Strict$/,
    );
    const rows = await instance.app.db.query('select * from session where cookie_hash is not null');
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(cookie.split('=')[1]);
    const secure = await signIn('officer.policy', { ...ownPage, 'x-forwarded-proto': 'https' });
    expect(secure.set).toContain('; Secure');
    const named = await signIn('officer.policy', { 'sec-fetch-site': 'same-origin' });
    expect(named.set).not.toBe('');
  });

  it('opens nothing by its token alone, nor with another cookie, whatever was asked before', async () => {
    const { token, cookie } = await signIn('officer.policy');
    expect(await me(token)).toBe(401);
    expect(await me(token, cookie)).toBe(200);
    // Also while the right answer is remembered, in both orders.
    expect([await me(token), await me(token, otherCookie)]).toEqual([401, 401]);
    expect(await me(token, `sarn_allow=1; ${cookie}`)).toBe(200);
  });

  it('every call that is not public refuses the token without its cookie', async () => {
    const { token } = await signIn('officer.policy');
    await instance.leavesNothing(async () => {
      for (const endpoint of instance.endpoints) {
        if (endpoint.access === 'public') continue;
        const sent = endpoint.method === 'GET' ? {} : json('{}');
        const answer = await instance.call(pathOf(endpoint), { ...sent, token });
        expectRefusal(answer, endpoint.path, [401]);
        expect(answer.body['code']).toBe('platform.unauthenticated');
      }
    });
  });

  it('ends with the sign-out, which takes the cookie away', async () => {
    const { token, cookie } = await signIn('officer.policy');
    const sent = json('{}');
    const headers = { ...sent.headers, ...ownPage, cookie };
    const answer = await instance.call('/logout', { ...sent, headers, token });
    expect(answer.headers.get('set-cookie')).toContain('sarn_device=; Path=/; Max-Age=0');
    expect(await me(token, cookie)).toBe(401);
  });

  it('has another cookie each time, and a refused sign-in changes none', async () => {
    const first = await signIn('officer.policy');
    const second = await signIn('officer.policy');
    expect(second.cookie).not.toBe(first.cookie);
    const wrong = json(JSON.stringify({ username: 'officer.policy', password: 'Wrong2569' }));
    const answer = await instance.call('/users/login', {
      ...wrong,
      headers: { ...wrong.headers, ...ownPage },
    });
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([401, null]);
    expect(await me(second.token, second.cookie)).toBe(200);
  });
});

describe('a session without a cookie works by its token', () => {
  it.each([
    ['of a program', {}],
    ['of a page of another site', { ...ownPage, origin: 'https://elsewhere.example' }],
    ['of another site, as the browser says', { ...ownPage, 'sec-fetch-site': 'cross-site' }],
  ])('%s', async (_whose, headers) => {
    const { token, set } = await signIn('head.legal', headers);
    expect(set).toBe('');
    expect([await me(token), await me(token, otherCookie)]).toEqual([200, 200]);
  });
});

describe('the live connection', () => {
  function open(token: string, cookie?: string): Promise<unknown> {
    const socket = io(instance.app.url, {
      auth: { token },
      transports: ['websocket'],
      reconnection: false,
      forceNew: true,
      extraHeaders: cookie === undefined ? {} : { cookie },
    });
    sockets.push(socket);
    return new Promise((resolve) => {
      socket.once('connect', () => resolve('connected'));
      socket.once('connect_error', (error: Error & { data?: { code?: string } }) =>
        resolve(error.data?.code),
      );
    });
  }

  it('is refused without the cookie, and open with it', async () => {
    const { token, cookie } = await signIn('head.policy');
    expect(await open(token)).toBe('platform.unauthenticated');
    expect(await open(token, otherCookie)).toBe('platform.unauthenticated');
    expect(await open(token, cookie)).toBe('connected');
  });

  it('is bounded for each session, and another session is not concerned', async () => {
    const { token } = await signIn('clerk.policy', {});
    for (let count = 0; count < maxSocketsOfSession; count += 1) {
      expect(await open(token)).toBe('connected');
    }
    expect(await open(token)).toBe('platform.too-many-requests');
    const other = await signIn('clerk.legal', {});
    expect(await open(other.token)).toBe('connected');
  });
});

describe('a photograph', () => {
  it('[2.13] is shown to those signed in, by token or by cookie, and to nobody else', async () => {
    const { token, cookie } = await signIn('officer.legal');
    const path = `/users/view-file-avatar/${instance.office.person('officer.legal')}`;
    const sizeFor = async (headers: Record<string, string>) =>
      Number((await instance.call(path, { headers })).headers.get('content-length'));
    const standard = await sizeFor({});
    const form = new FormData();
    const picture = samplePng(300, 300, (x, y) => [x % 256, y % 256, (x * y) % 256, 255]);
    form.append('file', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'me.png');
    const sent = { method: 'POST', body: form, headers: { cookie }, token };
    expect((await instance.call('/identity/picture', sent)).status).toBe(200);
    const stored = await sizeFor({ cookie });
    expect(stored).not.toBe(standard);
    expect(await sizeFor({ authorization: `Bearer ${token}`, cookie })).toBe(stored);
    expect(await sizeFor({})).toBe(standard);
    expect(await sizeFor({ cookie: otherCookie })).toBe(standard);
    const out = json('{}');
    const left = { ...out, headers: { ...out.headers, cookie }, token };
    expect((await instance.call('/logout', left)).status).toBe(200);
    expect(await sizeFor({ cookie })).toBe(standard);
  });
});
