import { readFileSync } from 'node:fs';
import { addDays } from '@sarn/kernel';
import { openInstance } from '@sarn/server/testing';
import type { Answer, OfficeInstance } from '@sarn/server/testing';
import { clockWithinYear } from '@sarn/testing';
import { runJob } from '@sarn/platform-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nothingLeft } from '../left-work.testing.ts';
import { retirementDay } from '../../contract/index.ts';
import type { EmploymentView, Leaving } from '../../contract/index.ts';
import { ordersJob } from './order.jobs.ts';
import { listLeaving } from './record.store.ts';

let instance: OfficeInstance;
beforeAll(async () => {
  instance = await openInstance({ clock: clockWithinYear() });
});
afterAll(() => instance.close());

const on = (personId: string, act: string, body: object, by = 'admin'): Promise<Answer> =>
  instance.post(by, `/personnel/people/${personId}/${act}`, body);
const viewOf = (answer: Answer): EmploymentView => {
  expect(answer.status, JSON.stringify(answer)).toBe(200);
  return answer['item'] as EmploymentView;
};
const post = (unit: string, more: object = {}) => ({
  ...{ unitId: instance.unit(unit), position: 'นิติกร', levelCode: 'K2', duty: 'officer', ...more },
});
const draft = (code: string, more: object = {}) => ({
  ...{ employeeCode: code, prefix: 'น.ส.', firstName: 'ใหม่', lastName: `คน${code}` },
  ...{ employment: 'civil', ...post('legal'), ...more },
});
const create = (code: string, more: object = {}) =>
  instance.post('admin', '/personnel/people', draft(code, more));

/** The texts of an act in the trail. */
async function inTrail(act: string): Promise<string[]> {
  const answer = await instance.get('admin', `/audit/entries?act=${act}`);
  return (answer['rows'] as { readonly text: string }[]).map(({ text }) => text);
}

/** The units of the people of that name, as others are offered them. */
async function unitsIn(name: string): Promise<string[]> {
  const path = `/identity/people?search=${encodeURIComponent(name)}`;
  const answer = await instance.get('officer.policy', path);
  return (answer['rows'] as { readonly unitName: string }[]).map(({ unitName }) => unitName);
}

/** Runs the job of the night as it would run on another day. */
async function night(daysLater: number): Promise<void> {
  const { platform, services } = instance.app;
  const { organisation, authentication } = services;
  const now = new Date(platform.clock.now().getTime() + daysLater * 86_400_000);
  const deps = {
    platform: { ...platform, clock: { now: () => now } },
    ...{ organisation: organisation.organisation, people: organisation.people },
    ...{ profiles: services.profile.profiles, delegations: organisation.delegations },
    ...{ accounts: authentication.accounts, invitations: authentication.invitations },
    ...{
      directory: { isOn: false, list: async () => [] },
      personWork: { list: async () => [], ofPosts: async () => [], handOver: async () => 0 },
      ...nothingLeft,
    },
  };
  await runJob(ordersJob(deps), { input: {} }, platform);
}

/** Sends the statements of a migration again that change rows. */
async function changesOf(file: string, statements: RegExp): Promise<void> {
  const text = readFileSync(new URL(file, import.meta.url), 'utf8');
  const found = text.match(statements) ?? [];
  expect(found.length).toBeGreaterThan(0);
  for (const one of found) await instance.app.platform.db.query(one.replace(/;$/, ''));
}

describe('adding a person', () => {
  it('brings name, post, employment and an invited account', async () => {
    const answer = await create('901', {
      ...{ prefix: 'ผศ.ดร.', birthday: '1990-05-05', email: 'n901@a.example', username: 'N901' },
    });
    expect(answer).toMatchObject({ status: 200, isInvited: true, sendsMail: false });
    const [stored] = await instance.app.db.query(
      `select m.prefix_th prefix, a.username, m.employee_type "type", m.prefixes, p.title_th title
       from person m join account a on a.person_id = m.id
       join post_holding h on h.person_id = m.id join post p on p.id = h.post_id
       where m.employee_code = '901'`,
    );
    expect(stored).toEqual({
      ...{ prefix: 'ผู้ช่วยศาสตราจารย์', username: 'n901', type: 'civil' },
      prefixes: ['asst-prof', 'doctor'],
      title: 'นิติกรชำนาญการ',
    });
    // Everybody can choose the person from then on.
    expect(await unitsIn('คน901')).toEqual(['กองกฎหมาย']);
  });

  it.each<[string, object, string]>([
    ['a prefix nobody knows', { prefix: 'คุณพี่' }, 'personnel.prefix-unknown'],
    ['a code that is taken', { employeeCode: '901' }, 'identity.taken'],
    ['a wrong ID card', { idCard: '1-0000-00001-01-4' }, 'identity.id-card-invalid'],
    ['a second head', { duty: 'head', levelCode: '' }, 'personnel.head-held'],
    [
      'a contractor as head',
      { employment: 'contractor', duty: 'head', levelCode: '' },
      'personnel.may-not-head',
    ],
    ['a contractor with a level', { employment: 'contractor' }, 'personnel.level-wrong'],
  ])('%s is refused', async (_what, more, code) => {
    expect(await create('902', more)).toMatchObject({ code });
  });
});

describe('orders', () => {
  it('transfer at once, and on a day to come', async () => {
    const { personId } = (await create('911')) as unknown as { personId: string };
    const later = addDays(instance.today, 5);
    const planned = viewOf(
      await on(personId, 'transfer', { day: later, orderNo: '12/2570', ...post('policy') }),
    );
    expect(planned.orders).toMatchObject([{ state: 'planned', day: later, orderNo: '12/2570' }]);
    expect(planned.posts).toHaveLength(1);
    await night(5);
    const moved = viewOf(await instance.get('admin', `/personnel/people/${personId}/employment`));
    expect(
      moved.posts.map(({ unitName, validFrom, validTo }) => [unitName, validFrom, validTo]),
    ).toEqual([
      ['กองนโยบาย', later, null],
      ['กองกฎหมาย', instance.today, addDays(later, -1)],
    ]);
    expect(moved.orders[0]?.state).toBe('done');
    // At once: whoever looks for the person finds them in the new unit.
    const now = await create('910');
    const { personId: nextId } = now as unknown as { personId: string };
    viewOf(await on(nextId, 'transfer', { day: instance.today, orderNo: '', ...post('policy') }));
    expect(await unitsIn('คน910')).toEqual(['กองนโยบาย']);
    const early = { day: addDays(instance.today, -400), orderNo: '', ...post('legal') };
    expect(await on(personId, 'transfer', early)).toMatchObject({
      code: 'personnel.day-before-post',
    });
  });

  it('leaving on a day suspends the account that night; it can be called off before', async () => {
    const created = await create('912', { email: 'n912@a.example', username: 'n912' });
    const { personId } = created as unknown as { personId: string };
    const typed = { orderNo: '3/2570', reason: 'ไปศึกษาต่อ' };
    const sent = { lastDay: instance.today, kind: 'resigned', ...typed };
    const first = viewOf(await on(personId, 'leave', sent));
    expect(await on(personId, 'leave', sent)).toMatchObject({ code: 'personnel.leaving' });
    const order = first.orders[0]?.id;
    expect((await instance.post('admin', `/personnel/orders/${order}/cancel`, {})).status).toBe(
      200,
    );
    viewOf(await on(personId, 'leave', sent));
    await night(0);
    expect(
      viewOf(await instance.get('admin', `/personnel/people/${personId}/employment`)).account.state,
    ).toBe('invited');
    await night(1);
    const left = viewOf(await instance.get('admin', `/personnel/people/${personId}/employment`));
    expect(left).toMatchObject({
      ...{ leftOn: instance.today, leaveKind: 'resigned', leaveReason: 'ไปศึกษาต่อ' },
      account: { state: 'suspended' },
    });
    expect(left.orders[0]).toMatchObject({ leaveKind: 'resigned', what: 'ไปศึกษาต่อ' });
    const ended = await instance.get('admin', '/personnel/ended-accounts?search=n912');
    expect(ended['rows']).toMatchObject([{ code: 'left-resigned', reason: 'ไปศึกษาต่อ' }]);
    expect(left.posts[0]?.validTo).toBe(instance.today);
    expect(await inTrail('personnel.left-resigned')).toEqual(['พ้นหน้าที่: ลาออก']);
    expect(await inTrail('identity.account-suspended-left-resigned')).toEqual([
      'ระงับบัญชีผู้ใช้: ลาออก',
    ]);
    const people = await instance.get(
      'admin',
      `/identity/people?search=${encodeURIComponent('คน912')}`,
    );
    expect(people['rows']).toEqual([]);
    expect(await on(instance.person('admin'), 'leave', sent)).toMatchObject({
      code: 'personnel.own-account',
    });
  });

  it('a reason that was a Thai sentence becomes a code with what was typed beside it', async () => {
    const { db } = instance.app.platform;
    const made: string[] = [];
    for (const code of ['921', '922', '923']) {
      made.push(String((await create(code, { username: `n${code}` }))['personId']));
    }
    const [retired = '', typed = '', foreign = ''] = made;
    const old = { [retired]: 'เกษียณอายุราชการ', [typed]: 'ลาออก ไปทำธุรกิจ', [foreign]: 'ลาออกเอง' };
    for (const [id, sentence] of Object.entries(old)) {
      await db.query(
        `insert into employment (person_id, left_on, leave_reason, updated_at)
         values ($1, '2026-09-30', $2, now())
         on conflict (person_id) do update set left_on = '2026-09-30', leave_reason = $2`,
        [id, sentence],
      );
      await db.query(
        'update account set is_suspended = true, suspend_reason = $2 where person_id = $1',
        [...[id, sentence]],
      );
    }
    await changesOf('../migrations/2026-11-29-0145-leave-kind.sql', /update employment[^;]+;/g);
    const accounts =
      '../../../authentication/server/migrations/2026-11-29-0146-suspend-code-left.sql';
    await changesOf(accounts, /update account[^;]+;/g);
    const now = await db.query<{ kind: string; reason: string; code: string; beside: string }>(
      `select e.leave_kind as kind, e.leave_reason as reason, a.suspend_code as code,
         a.suspend_reason as beside
       from employment e join account a using (person_id) where person_id = any($1)
       order by e.leave_reason`,
      [made],
    );
    expect(now).toEqual(
      [
        { kind: 'retired', reason: '', code: 'left-retired', beside: '' },
        { kind: 'other', reason: 'ลาออกเอง', code: null, beside: 'ลาออกเอง' },
        { kind: 'resigned', reason: 'ไปทำธุรกิจ', code: 'left-resigned', beside: 'ไปทำธุรกิจ' },
      ].toSorted((a, b) => (a.reason < b.reason ? -1 : 1)),
    );
  });

  it('whoever retires is listed from 1 April', async () => {
    const year = Number(instance.today.slice(0, 4));
    const birthday = `${year - 60}-10-01`;
    const { personId } = (await create('913', { birthday })) as unknown as { personId: string };
    const late = `${year - 60}-10-02`;
    const other = (await create('914', { birthday: late })) as unknown as { personId: string };
    const view = viewOf(await instance.get('admin', `/personnel/people/${personId}/employment`));
    expect(view.retiresOn).toBe(`${year}-09-30`);
    const { db } = instance.app.platform;
    const listed = async (day: string) => (await listLeaving(db, day)).map((row) => row.personId);
    expect(await listed(`${year}-03-31`)).not.toContain(personId);
    expect(await listed(`${year}-04-01`)).toContain(personId);
    expect(await listed(`${year}-12-31`)).not.toContain(other.personId);
    expect(await listed(`${year + 1}-04-01`)).toContain(other.personId);
    for (const born of ['1966-10-01', '1966-10-02', '1968-02-29', '1970-12-31']) {
      await db.query('update person_profile set birthday = $1 where person_id = $2', [
        born,
        other.personId,
      ]);
      const [row] = (await listLeaving(db, '2200-01-01')).filter(
        (one) => one.personId === other.personId,
      );
      expect(row?.lastDay).toBe(retirementDay(born));
    }
    const rows = (await instance.get('admin', '/personnel/leaving'))['rows'] as Leaving[];
    expect(Array.isArray(rows)).toBe(true);
  });

  it('whoever retires leaves the night after 30 September, and the last administrator holds nobody up', async () => {
    const { db } = instance.app.platform;
    const year = Number(instance.today.slice(0, 4)) + 1;
    const birthday = `${year - 60}-09-30`;
    const email = { email: 'n915@a.example', username: 'n915' };
    const { personId } = await create('915', { birthday, ...email });
    const admin = instance.person('admin');
    await db.query(`update person set employee_type = 'civil' where id = $1`, [admin]);
    await db.query(
      `insert into person_profile (person_id, birthday, updated_at) values ($1, $2, now())
       on conflict (person_id) do update set birthday = excluded.birthday`,
      // One day older: first in the list of those who leave.
      [admin, `${year - 60}-09-29`],
    );
    const stateAfter = async (day: string, id: unknown) => {
      const ms = Date.parse(day) - Date.parse(instance.today);
      await night(ms / 86_400_000);
      const view = await instance.get('admin', `/personnel/people/${String(id)}/employment`);
      const { account, leftOn, leaveKind } = viewOf(view);
      return { state: account.state, leftOn, leaveKind };
    };
    const stays = { state: 'open', leftOn: null, leaveKind: null };
    expect(await stateAfter(`${year}-09-30`, personId)).toEqual({ ...stays, state: 'invited' });
    expect(await stateAfter(`${year}-10-01`, personId)).toEqual({
      ...{ state: 'suspended', leftOn: `${year}-09-30`, leaveKind: 'retired' },
    });
    expect(await stateAfter(`${year}-10-01`, admin)).toEqual(stays);
    const failed = await db.query(
      `select 1 from audit_entry where act = 'personnel.order-failed' and subject_id = $1`,
      [admin],
    );
    expect(failed).not.toEqual([]);
    await db.query('update person_profile set birthday = null where person_id = $1', [admin]);
  });

  it('is for the administrator only', async () => {
    const id = instance.person('officer.policy');
    const post403 = async (path: string, body: object) =>
      expect((await instance.post('clerk.policy', path, body)).status).toBe(403);
    await post403('/personnel/people', draft('999'));
    await post403(`/personnel/people/${id}/employment`, { type: 'civil' });
    await post403(`/personnel/people/${id}/transfer`, { day: instance.today, ...post('legal') });
    await post403(`/personnel/people/${id}/leave`, { lastDay: instance.today, kind: 'other' });
    await post403(`/personnel/orders/${id}/cancel`, {});
    expect((await instance.get('clerk.policy', '/personnel/leaving')).status).toBe(403);
    expect((await instance.get('clerk.policy', `/personnel/people/${id}/employment`)).status).toBe(
      403,
    );
  });
});
