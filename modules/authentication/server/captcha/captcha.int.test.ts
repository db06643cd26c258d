import { withTestDatabase } from '@sarn/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CaptchaChallenge } from '../../contract/index.ts';
import { openHarness, password } from '../authentication.testing.ts';
import type { Answer, Harness } from '../authentication.testing.ts';
import { makeChallenge } from './challenge.ts';
import { addFailures, countFailures, takeBackFailures } from './sign-in-failure.store.ts';
import { solve } from './solve.testing.ts';

const base = withTestDatabase();
let instance: Harness;

beforeAll(async () => {
  // Little work: these tests check what a solution allows. registration.int.test.ts solves the
  // usual work.
  const captchaWork = { fewest: 2, most: 6 };
  instance = await openHarness(base, { captcha: true, captchaWork, registration: true });
});
afterAll(() => instance.close());
beforeEach(async () => {
  instance.mails.length = 0;
  await base.db.query('delete from session');
  await base.db.query('delete from sign_in_failure');
  await base.db.query('update account set failed_count = 0, locked_until = null');
});

async function challenge(): Promise<CaptchaChallenge> {
  const { status, body } = await instance.get('/identity/captcha');
  expect(status).toBe(200);
  return (body as unknown as { challenge: CaptchaChallenge }).challenge;
}

const waitingForRow = `select 1 from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock' and query like '%sign_in_failure%'`;

const solved = async (): Promise<string> => solve(await challenge());

const home = '10.0.0.1';
const attacker = '203.0.113.9';
const right = { username: 'head', password };
const wrong = { username: 'head', password: 'Wrong2569' };
const tryFrom = (ip: string, fields: object, path = '/users/login'): Promise<Answer> =>
  instance.postFrom(ip, path, { ...fields });

async function fail(times: number, ip: string, username = 'head'): Promise<void> {
  for (let count = 0; count < times; count += 1) await tryFrom(ip, { ...wrong, username });
}

const required = { status: 403, body: { status: 'error', code: 'identity.captcha-required' } };
const invalid = { status: 403, body: { status: 'error', code: 'identity.captcha-invalid' } };

describe('many at once', () => {
  test('[2.09] three of sixty wrong passwords are looked at, the others need a captcha', async () => {
    const flood = Array.from({ length: 60 }, () => tryFrom(attacker, wrong));
    const answers = await Promise.all(flood);
    const codes = answers.map(({ body }) => body.code);
    expect(codes.filter((code) => code === 'identity.wrong-credentials')).toHaveLength(3);
    expect(codes.filter((code) => code === 'identity.captcha-required')).toHaveLength(57);
  });

  test('[2.09] those who were not looked at are not counted', async () => {
    await fail(3, attacker, 'ghost');
    await Promise.all(Array.from({ length: 10 }, () => tryFrom(attacker, wrong)));
    expect((await tryFrom(home, right)).status).toBe(200);
    const rows = await base.db.query<{ failures: number }>('select failures from sign_in_failure');
    expect(rows.map(({ failures }) => failures).every((count) => count === 3)).toBe(true);
    expect(rows).toHaveLength(3);
  });

  test('[2.09] one is taken back while another is counted, and neither is lost', async () => {
    const subject = Buffer.alloc(32, 7);
    const [now, forgetAt] = ['2026-11-21T03:00:00.000Z', '2099-01-01T00:00:00.000Z'] as const;
    await addFailures(base.db, [subject], { now, forgetAt });
    const [added, waits] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const counting = base.db.transaction(async (tx) => {
      await addFailures(tx, [subject], { now, forgetAt });
      added.resolve();
      await waits.promise;
    });
    await added.promise;
    const taken = takeBackFailures(base.db, [subject]);
    // It waits for the row that is counted up.
    await expect.poll(async () => (await base.db.query(waitingForRow)).length).toBe(1);
    waits.resolve();
    await counting;
    await taken;
    expect(await countFailures(base.db, [subject], now)).toEqual([1]);
  });

  test('[2.09] a right password takes its own attempt back', async () => {
    for (let count = 0; count < 5; count += 1) {
      expect((await tryFrom(home, right)).status).toBe(200);
    }
  });
});

describe('after three wrong passwords', () => {
  test.each(['/users/pre-login', '/users/login', '/users/ig-login', '/login'])(
    '[2.09] %s asks for a captcha, whoever has or has not that name',
    async (path) => {
      for (const username of ['head', 'ghost']) {
        await base.db.query('delete from sign_in_failure');
        await fail(2, home, username);
        expect((await tryFrom('10.0.0.2', { ...right, username }, path)).status).not.toBe(403);
        await base.db.query('delete from sign_in_failure');
        await fail(3, home, username);
        const answer = await tryFrom('10.0.0.2', { ...right, username }, path);
        expect(answer).toMatchObject(required);
        expect(answer.body.message).toBe('กรุณาผ่านการตรวจสอบว่าท่านไม่ใช่โปรแกรมอัตโนมัติก่อน');
      }
    },
  );

  test('[2.09] the address is asked too, with any name, and nobody elsewhere is', async () => {
    await fail(1, attacker, 'one');
    await fail(1, attacker, 'two');
    await fail(1, attacker, 'three');
    expect(await tryFrom(attacker, right)).toMatchObject(required);
    expect((await tryFrom(home, right)).status).toBe(200);
  });

  test('[2.09] a solved challenge lets pass, and serves both halves of one sign-in', async () => {
    await fail(3, home);
    const captcha = await solved();
    const first = await tryFrom(home, { ...right, captcha }, '/users/pre-login');
    expect([first.status, first.body.status]).toEqual([200, 'success']);
    expect((await tryFrom(home, { ...right, captcha })).status).toBe(200);
  });

  test('[2.09] it is good for one wrong answer only, also for two at the same time', async () => {
    await fail(3, home);
    const captcha = await solved();
    const both = await Promise.all([
      tryFrom(home, { ...wrong, captcha }),
      tryFrom(home, { ...wrong, captcha }),
    ]);
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      401, 403,
    ]);
    expect(await tryFrom(home, { ...right, captcha })).toMatchObject(invalid);
  });

  test('[2.09] a quarter of an hour without a failure ends it', async () => {
    await fail(3, home);
    instance.clock.advance(14 * 60_000);
    expect(await tryFrom(home, right)).toMatchObject(required);
    instance.clock.advance(2 * 60_000);
    expect((await tryFrom(home, right)).status).toBe(200);
  });
});

describe('what is not a solution', () => {
  beforeEach(() => fail(3, home));

  test.each([
    ['no base64', '!!'],
    ['no object', Buffer.from('7').toString('base64')],
    ['an empty object', Buffer.from('{}').toString('base64')],
  ])('[2.09] %s is refused', async (_name, captcha) => {
    expect(await tryFrom(home, { ...right, captcha })).toMatchObject(invalid);
  });

  test('[2.09] one that is too old', async () => {
    const captcha = await solved();
    instance.clock.advance(10 * 60_000 + 1_000);
    await fail(3, home);
    expect(await tryFrom(home, { ...right, captcha })).toMatchObject(invalid);
  });

  test('[2.09] one with a later end, an easier task, or another answer', async () => {
    const made = await challenge();
    const later = { ...made.parameters, data: { until: made.parameters.data.until + 9_999 } };
    const easier = { ...made.parameters, keyPrefix: '00' };
    for (const parameters of [later, easier]) {
      const captcha = await solve({ ...made, parameters });
      expect(await tryFrom(home, { ...right, captcha })).toMatchObject(invalid);
    }
    const guess = { challenge: made, solution: { counter: 1, derivedKey: 'ab'.repeat(32) } };
    const captcha = Buffer.from(JSON.stringify(guess)).toString('base64');
    expect(await tryFrom(home, { ...right, captcha })).toMatchObject(invalid);
  });

  test('[2.09] one of another installation', async () => {
    const keys = { challenge: 'of another', answer: 'installation' };
    const until = Math.floor(instance.clock.now().getTime() / 1000) + 600;
    const captcha = await solve(await makeChallenge(keys, until));
    expect(await tryFrom(home, { ...right, captcha })).toMatchObject(invalid);
  });
});

test('[2.09] a forgotten password asks after three requests from one address', async () => {
  const ask = (F_EMAIL: string, captcha?: string) =>
    tryFrom(attacker, { F_EMAIL, ...(captcha ? { captcha } : {}) }, '/core/forgot-password');
  for (const name of ['one', 'two', 'three']) await ask(`${name}@example.go.th`);
  expect(await ask('head@example.go.th')).toMatchObject(required);
  expect(instance.mails).toEqual([]);
  expect((await ask('head@example.go.th', await solved())).status).toBe(200);
  expect(instance.mails.map(({ to }) => to)).toEqual(['head@example.go.th']);
});

test('[2.09] after five requests by a stranger the owner still gets the mail', async () => {
  const ask = async (ip: string) => {
    const fields = { F_EMAIL: 'head@example.go.th', captcha: await solved() };
    return (await tryFrom(ip, fields, '/core/forgot-password')).status;
  };
  // Even one who solves each captcha: the address of the stranger is used up, not that of the account.
  for (let count = 0; count < 5; count += 1) expect(await ask(attacker)).toBe(200);
  expect(await ask(attacker)).toBe(429);
  instance.mails.length = 0;
  expect(await ask(home)).toBe(200);
  expect(instance.mails.map(({ to }) => to)).toEqual(['head@example.go.th']);
});

describe('a thousand wrong passwords', () => {
  test('[2.09] without solving anything: three are checked, and nothing is locked', async () => {
    const counts: Record<string, number> = {};
    for (let turn = 0; turn < 1000; turn += 1) {
      const { body } = await tryFrom(attacker, { ...wrong, password: `Wrong${turn}` });
      counts[body.code] = (counts[body.code] ?? 0) + 1;
    }
    expect(counts).toEqual({
      'identity.wrong-credentials': 3,
      'identity.captcha-required': 997,
    });
    const [row] = await base.db.query(
      `select failed_count, locked_until from account where username = 'head'`,
    );
    expect(row).toEqual({ failed_count: 3, locked_until: null });
    // The owner, at another address, solves one challenge and signs in.
    expect((await tryFrom(home, { ...right, captcha: await solved() })).status).toBe(200);
  });

  test('[2.09] solving each time: the account is locked, but not at its owner’s IP', async () => {
    expect((await tryFrom(home, right)).status).toBe(200);
    for (let turn = 0; turn < 14; turn += 1) {
      await tryFrom(attacker, { ...wrong, captcha: await solved() });
    }
    const guessed = await tryFrom(attacker, { ...right, captcha: await solved() });
    expect([guessed.status, guessed.body.code]).toEqual([401, 'identity.wrong-credentials']);
    const stranger = await tryFrom('198.51.100.7', { ...right, captcha: await solved() });
    expect(stranger.status).toBe(401);
    expect((await tryFrom(home, { ...right, captcha: await solved() })).status).toBe(200);
    // The owner's sign-in gives the attacker no new tries.
    const again = await tryFrom(attacker, { ...right, captcha: await solved() });
    expect(again.status).toBe(401);
  });

  test('[2.09] one wrong password each quarter of an hour keeps nobody out', async () => {
    for (let turn = 0; turn < 10; turn += 1) {
      await tryFrom(attacker, { ...wrong, captcha: await solved() });
    }
    for (let quarter = 0; quarter < 3; quarter += 1) {
      instance.clock.advance(15 * 60_000 + 1_000);
      await tryFrom(attacker, { ...wrong, captcha: await solved() });
    }
    const owner = await tryFrom('198.51.100.7', { ...right, captcha: await solved() });
    expect(owner.status).toBe(200);
  });

  test('[2.09] guessing from the own address is not let in by it', async () => {
    expect((await tryFrom(home, right)).status).toBe(200);
    for (let turn = 0; turn < 11; turn += 1) {
      await tryFrom(home, { ...wrong, captcha: await solved() });
    }
    expect((await tryFrom(home, { ...right, captcha: await solved() })).status).toBe(401);
  });
});
