import { fixedClock } from '@sarn/testing';
import { openSecondProcess } from '@sarn/server/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { firstRunStepCodes } from '../contract/index.ts';
import type { FirstRunView } from '../contract/index.ts';
import { administrator, agency, openEmpty, passFirstSteps } from './first-run.testing.ts';
import type { EmptyInstallation } from './first-run.testing.ts';

const start = '2026-11-25T02:00:00.000Z';

describe('the setup code', () => {
  const clock = fixedClock(start);
  let empty: EmptyInstallation;
  beforeAll(async () => {
    empty = await openEmpty({ clock });
  });
  afterAll(() => empty.close());

  test('is kept as a hash, is read with small letters and without dashes, and a wrong one is refused', async () => {
    expect(empty.code).toMatch(/^[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}$/);
    const kept = await empty.app.db.query('select * from setup_code', []);
    expect(JSON.stringify(kept)).not.toContain(empty.code);
    const typed = ` ${empty.code.replaceAll('-', '').toLowerCase()} `;
    expect((await empty.post('look', { code: typed })).view.steps[0]).toMatchObject({
      ...{ code: 'agency', state: 'open' },
    });
    for (const code of ['', 'AAAA-BBBB-CCCC']) {
      expect(await empty.post('look', { code })).toMatchObject({
        ...{ status: 403, code: 'first-run.code-wrong' },
      });
      expect(await empty.post('agency', { ...agency, code, seen: 1 })).toMatchObject({
        code: 'first-run.code-wrong',
      });
    }
  });

  test('of an earlier start stays valid, so that a restart turns nobody away', async () => {
    const second = await empty.app.services.firstRun.openSetup();
    for (const code of [empty.code, second]) {
      expect((await empty.post('look', { code })).status).toBe(200);
    }
  });

  test('expires after 24 hours', async () => {
    clock.set('2026-11-26T02:00:00.000Z');
    expect(await empty.post('look', { code: empty.code })).toMatchObject({
      ...{ status: 403, code: 'first-run.code-expired' },
    });
    clock.set(start);
  });

  test('leads whoever opens the new installation to its setup', async () => {
    for (const path of ['/', '/login?next=%2Fportal', '/portal']) {
      const answer = await empty.app.fetch(path);
      expect(answer.status, path).toBe(302);
      expect(answer.headers.get('location')).toBe('/first-run');
    }
    expect((await empty.app.fetch('/privacy-policy')).status).not.toBe(302);
  });

  test('is needed before there is an administrator: nothing else opens a step', async () => {
    for (const path of [
      'skip',
      'appearance',
      'people',
      'mail/send',
      'registers',
      'duties',
      'safety',
    ]) {
      const body = { seen: 1, step: 'look', to: 'a@b.example', points: [], starts: [] };
      expect((await empty.post(path, body)).status, path).toBe(401);
    }
  });
});

describe('two windows', () => {
  let empty: EmptyInstallation;
  beforeAll(async () => {
    empty = await openEmpty({ clock: fixedClock(start) });
  });
  afterAll(() => empty.close());

  test('at one step: the second is told, and nothing is done twice', async () => {
    const { code } = empty;
    const seen = (await empty.post('look', { code })).view.version;
    const both = await Promise.all([
      empty.post('agency', { ...agency, code, seen }),
      empty.post('agency', { ...agency, nameTh: 'อีกหน้าต่าง', code, seen }),
    ]);
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 409,
    ]);
    expect(both.find(({ status }) => status === 409)?.code).toBe('first-run.moved-on');
    const { rows } = await counted(empty, 'select count(*)::int as n from unit');
    expect(rows).toBe(1);
  });

  test('the second administrator is refused, also with the same code at the same moment', async () => {
    const { code } = empty;
    const { view } = await empty.post('look', { code });
    const factorCode = empty.factorCode(view.factor?.secret ?? '');
    const sent = { ...administrator, code, seen: view.version, factorCode };
    const both = await Promise.all([
      empty.post('administrator', sent),
      empty.post('administrator', { ...sent, username: 'other' }),
    ]);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    const { rows } = await counted(empty, 'select count(*)::int as n from account');
    expect(rows).toBe(1);
    expect(await empty.post('look', { code })).toMatchObject({ code: 'first-run.code-used' });
    expect(await empty.app.services.firstRun.openSetup()).toBeNull();
    const left = await counted(empty, 'select count(*)::int as n from setup_code');
    expect(left.rows).toBe(0);
    expect((await empty.app.fetch('/login')).status).not.toBe(302);
  });
});

async function counted(empty: EmptyInstallation, sql: string): Promise<{ rows: number }> {
  const [found] = await empty.app.db.query<{ n: number }>(sql, []);
  return { rows: found?.n ?? 0 };
}

describe('from the code to the first number', () => {
  let empty: EmptyInstallation;
  let view: FirstRunView;
  beforeAll(async () => {
    empty = await openEmpty({ clock: fixedClock(start) });
  });
  afterAll(() => empty.close());

  test('a weak password and a wrong code of the app leave everything as it was', async () => {
    const { code } = empty;
    const seen = (await empty.post('look', { code })).view.version;
    const second = { ...administrator, code, seen, factorCode: '000000' };
    expect((await empty.post('administrator', second)).code).toBe('first-run.not-now');
    const after = (await empty.post('agency', { ...agency, code, seen })).view;
    const now = { ...second, seen: after.version };
    expect((await empty.post('administrator', { ...now, password: 'short' })).code).toBe(
      'identity.password-too-short',
    );
    expect((await empty.post('administrator', now)).code).toBe('identity.code-not-fitting');
    expect((await empty.post('look', { code })).view.factor).toEqual(after.factor);
    expect((await counted(empty, 'select count(*)::int as n from person')).rows).toBe(0);
  });

  test('the agency is corrected before the administrator is made, and is read on a second process', async () => {
    const { code } = empty;
    const { view: known } = await empty.post('look', { code });
    expect(known.agency).toMatchObject({ nameTh: agency.nameTh, letterCode: agency.letterCode });
    const renamed = { ...agency, nameTh: 'มหาวิทยาลัยตัวอย่าง', code, seen: known.version };
    expect((await empty.post('agency', renamed)).view.agency?.nameTh).toBe('มหาวิทยาลัยตัวอย่าง');
    expect((await counted(empty, 'select count(*)::int as n from unit_past')).rows).toBe(0);
    view = await passFirstSteps(empty);
    expect(view).toMatchObject({ isSignedIn: true, isOpen: true, factor: null, people: 1 });
    const named = (await (await empty.app.fetch('/api/portal/deployment')).json()) as object;
    // Screens have the new name everywhere: above, on the sign-in page and in the copyright.
    expect(JSON.stringify(named)).not.toContain('สำนักงานนโยบายที่ดิน');
    expect(JSON.stringify(named)).toContain(agency.nameTh);
    const other = await openSecondProcess({ app: empty.app, token: async () => empty.token });
    const headers = { authorization: `Bearer ${empty.token}` };
    const tree = await other.fetch('/api/settings/units', { headers });
    // The pack names the kinds: those of a university here, whatever the deployment says.
    expect(JSON.stringify(await tree.json())).toContain('คณะ');
    await other.close();
  });

  test('steps come in their order, and some cannot be skipped', async () => {
    const seen = view.version;
    expect((await empty.post('registers', { seen, points: [], starts: [] })).code).toBe(
      'first-run.not-now',
    );
    view = (await empty.post('skip', { seen, step: 'look' })).view;
    // A skipped step may be done at any time.
    view = (await empty.post('appearance', { seen: view.version })).view;
    expect(view.steps.find(({ code }) => code === 'look')?.state).toBe('done');
    expect((await empty.post('people', { seen: view.version })).code).toBe(
      'first-run.nothing-imported',
    );
    view = (await empty.post('skip', { seen: view.version, step: 'people' })).view;
    expect((await empty.post('skip', { seen: view.version, step: 'registers' })).code).toBe(
      'first-run.not-skippable',
    );
  });

  test('the number of the test mail is typed back; wrong ones are counted', async () => {
    const to = 'saraban@office.example';
    view = (await empty.post('mail/send', { seen: view.version, to })).view;
    await empty.app.settled();
    const mails = (await (await empty.app.fetch('/dev/mail.json')).json()) as {
      to: string;
      subject: string;
    }[];
    const typed = /\d{6}/.exec(mails.find((mail) => mail.to === to)?.subject ?? '')?.[0] ?? '';
    const wrong = String((Number(typed) + 1) % 1_000_000).padStart(6, '0');
    const { version } = view;
    for (let attempt = 0; attempt < 4; attempt += 1) {
      expect((await empty.post('mail/confirm', { seen: version, typed: wrong })).code).toBe(
        'first-run.mail-code-wrong',
      );
    }
    view = (await empty.post('mail/confirm', { seen: version, typed })).view;
    expect(view.steps.find(({ code }) => code === 'mail')?.state).toBe('done');
  });

  test('registers open at the centre and go on from an old book, with a reason, only while empty', async () => {
    const unitId = view.points[0]?.unitId ?? '';
    const old = { unitId, kind: 'outgoing', last: 87 };
    const ask = (starts: object[]) =>
      empty.post('registers', { seen: view.version, points: [], starts });
    expect((await ask([old])).code).toBe('first-run.reason-missing');
    expect((await ask([{ ...old, kind: 'secret-send', reason: 'สมุดเดิม' }])).code).toBe(
      'first-run.unknown-unit',
    );
    view = (await ask([{ ...old, reason: 'ใช้สมุดทะเบียนเดิมถึงเดือนนี้' }])).view;
    expect(view.books.find(({ kind }) => kind === 'outgoing')).toMatchObject({
      ...{ last: 87, isEmpty: true },
    });
    expect(view.points[0]).toMatchObject({ isCentral: true, isPoint: true, clerk: null });
    // As long as nothing was numbered, the step may be corrected.
    view = (await ask([{ ...old, last: 88, reason: 'นับสมุดใหม่แล้ว' }])).view;
  });

  test('clerk and head, and a sample number that is voided; the register stays whole', async () => {
    const { post, app } = empty;
    const [person] = await app.db.query<{ id: string }>('select id from person', []);
    const clerkId = person?.id ?? '';
    const nobody = '00000000-0000-7000-8000-000000000000';
    const ask = (body: object) => post('duties', { seen: view.version, headId: null, ...body });
    expect((await ask({ clerkId: nobody, withSample: false })).code).toBe(
      'first-run.unknown-person',
    );
    const done = await ask({ clerkId, withSample: true });
    expect(done.sample).toBe('89/2569');
    view = done.view;
    expect(view.points[0]?.clerk).toBe('สมศรี ใจดี');
    expect(view.books.find(({ kind }) => kind === 'outgoing')?.isEmpty).toBe(false);
    const headers = { authorization: `Bearer ${empty.token}` };
    const books = (await (await app.fetch('/api/registry/registers', { headers })).json()) as {
      rows: { id: string; kind: string }[];
    };
    const id = books.rows.find(({ kind }) => kind === 'outgoing')?.id ?? '';
    const proof = await app.fetch(`/api/registry/registers/${id}/proof?year=2569`, { headers });
    expect(await proof.json()).toMatchObject({
      ...{ last: 89, isWhole: true, oldGaps: 88, counts: { VOID: 1, USED: 0 } },
    });
    const other = { unitId: view.points[0]?.unitId, kind: 'outgoing', last: 200, reason: 'แก้เลข' };
    const late = await post('registers', { seen: view.version, points: [], starts: [other] });
    expect(late.code).toBe('registry.register-not-empty');
  });

  test('the last step ends the setup; what was skipped stays open and warns', async () => {
    const { post } = empty;
    const holidays = '2026-12-30; วันหยุดพิเศษ; Special holiday';
    const before = view.holidays;
    expect(
      (await post('safety', { seen: view.version, backup: null, holidays: 'ไม่ใช่วัน' })).code,
    ).toBe('identity.holiday-line');
    view = (await post('safety', { seen: view.version, backup: null, holidays })).view;
    expect(view).toMatchObject({ isOpen: true, holidays: before + 1 });
    expect(view.steps.map(({ code }) => code)).toEqual(firstRunStepCodes);
    expect(view.steps.filter(({ state }) => state === 'open')).toEqual([]);
    const again = { ...agency, code: '', seen: view.version };
    expect((await post('agency', again)).code).toBe('first-run.over');
    const acts = await empty.app.db.query<{ act: string }>(
      `select act from audit_entry where act like 'first-run.%' order by at`,
      [],
    );
    expect(acts.map(({ act }) => act)).toEqual(
      expect.arrayContaining(['first-run.code-printed', 'first-run.finished', 'first-run.skipped']),
    );
  });
});
