import { afterEach, describe, expect, test } from 'vitest';
import { testDatabase } from '@sarn/testing';
import type { TestDatabase } from '@sarn/testing';
import { openHarness, password } from './authentication.testing.ts';
import type { Harness } from './authentication.testing.ts';

const open: (Harness | TestDatabase)[] = [];
afterEach(async () => {
  for (const one of open.splice(0).toReversed()) await one.close();
});

async function instance(options: Parameters<typeof openHarness>[1]): Promise<Harness> {
  const base = await testDatabase();
  const made = await openHarness(base, options);
  open.push(base, made);
  return made;
}

describe('what a deployment decides', () => {
  test('[2.02] where several sessions are allowed nobody is asked and nothing ends', async () => {
    const { enter, post } = await instance({ singleSession: false });
    const first = await enter('head');
    const asked = await post('/users/pre-login', { username: 'head', password });
    expect(asked.body).toMatchObject({ status: 'success', oauth_id: null });
    await enter('head');
    expect((await post('/verify', {}, first)).status).toBe(200);
  });

  test('[2.07] where the ID card is asked for, only the right one brings a code', async () => {
    const { post, mails } = await instance({ asksIdCard: true });
    const F_EMAIL = 'officer@example.go.th';
    const none = await post('/core/forgot-password', { F_EMAIL });
    expect(none.body.code).toBe('identity.id-card-invalid');
    const other = await post('/core/forgot-password', { F_EMAIL, F_ID_CARD: '1-2345-67890-12-1' });
    const own = await post('/core/forgot-password', { F_EMAIL, F_ID_CARD: '๑-๑๐๑๗-๐๐๒๐๓-๔๕-๐' });
    expect([other.status, other.body]).toEqual([200, own.body]);
    expect(mails.map((mail) => mail.to)).toEqual([F_EMAIL]);
  });

  test('[2.03] too many attempts on one name are refused with the seconds to wait', async () => {
    const { post } = await instance({ hasRateLimits: true });
    const answers = await Promise.all(
      Array.from({ length: 21 }, () => post('/users/login', { username: 'x', password: 'y' })),
    );
    const refused = answers.filter((answer) => answer.status === 429);
    expect(refused).toHaveLength(1);
    expect(refused[0]?.body).toMatchObject({ code: 'platform.too-many-requests' });
    expect((await post('/users/login', { username: 'head', password })).status).toBe(200);
  });

  test('[2.07] the sixth code for one name from one address is refused, and the owner gets theirs', async () => {
    const { post, postFrom, mails } = await instance({ hasRateLimits: true });
    for (const F_EMAIL of ['head@example.go.th', 'nobody@example.go.th']) {
      const statuses: number[] = [];
      for (let count = 0; count < 6; count += 1) {
        statuses.push((await postFrom('203.0.113.9', '/core/forgot-password', { F_EMAIL })).status);
      }
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    }
    mails.length = 0;
    expect((await post('/core/forgot-password', { F_EMAIL: 'head@example.go.th' })).status).toBe(
      200,
    );
    expect(mails).toHaveLength(1);
  });

  test('[2.07] a mailbox is not filled from many addresses, and its last code stays valid', async () => {
    const { postFrom, mails } = await instance({});
    const F_EMAIL = 'head@example.go.th';
    for (let from = 1; from <= 14; from += 1) {
      const answer = await postFrom(`203.0.113.${from}`, '/core/forgot-password', { F_EMAIL });
      expect(answer.status).toBe(200);
    }
    expect(mails).toHaveLength(10);
    const text = mails.at(-1)?.text ?? '';
    const fields = {
      EMAIL: /key=([\w-]+)/.exec(text)?.[1],
      OTP: /รหัสยืนยัน: (\d+)/.exec(text)?.[1],
      NEW_PASSWORD: 'Newer2570',
    };
    expect((await postFrom('10.0.0.1', '/core/reset-password', fields)).status).toBe(200);
  });

  test('[2.08] whoever knows the address cannot use up the tries of its owner', async () => {
    const { postFrom, mails } = await instance({});
    const F_EMAIL = 'head@example.go.th';
    await postFrom('10.0.0.1', '/core/forgot-password', { F_EMAIL });
    const guess = { EMAIL: F_EMAIL, OTP: '00000000', NEW_PASSWORD: 'Newer2570' };
    for (let count = 0; count < 8; count += 1) {
      await postFrom('203.0.113.9', '/core/reset-password', guess);
    }
    const text = mails.at(-1)?.text ?? '';
    const fields = {
      EMAIL: /key=([\w-]+)/.exec(text)?.[1],
      OTP: /รหัสยืนยัน: (\d+)/.exec(text)?.[1],
      NEW_PASSWORD: 'Newer2570',
    };
    expect((await postFrom('10.0.0.1', '/core/reset-password', fields)).status).toBe(200);
  });
});
