import { addDays } from '@sarn/kernel';
import { listCaughtMail } from '@sarn/platform-server';
import { openInstance } from '@sarn/server/testing';
import type { Answer, OfficeInstance } from '@sarn/server/testing';
import { clockWithinYear } from '@sarn/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ActiveAccount, Leaver } from '../../contract/index.ts';

let instance: OfficeInstance;
beforeAll(async () => {
  instance = await openInstance({ clock: clockWithinYear() });
});
afterAll(() => instance.close());

const person = (account: string) => instance.person(account);
const on = (account: string, act: string, body: object = {}, by = 'admin'): Promise<Answer> =>
  instance.post(by, `/personnel/accounts/${person(account)}/${act}`, body);
const ended = (account: string, act: string, body: object = {}, by = 'admin'): Promise<Answer> =>
  instance.post(by, `/personnel/ended-accounts/${person(account)}/${act}`, body);
const leaver = async (account: string): Promise<Leaver> => {
  const answer = await instance.get('admin', `/personnel/ended-accounts/${person(account)}`);
  expect(answer.status, JSON.stringify(answer)).toBe(200);
  return answer['item'] as Leaver;
};
async function active(query = ''): Promise<ActiveAccount[]> {
  const answer = await instance.get('admin', `/personnel/accounts?${query}`);
  expect(answer.status, JSON.stringify(answer)).toBe(200);
  return answer['rows'] as ActiveAccount[];
}
const named = async (account: string) =>
  (await active(`search=${encodeURIComponent(account)}`)).find(
    ({ username }) => username === account,
  );
const reason = { reason: 'พ้นจากหน้าที่ตามคำสั่ง' };

describe('accounts in use', () => {
  it('are listed with sessions, and found by what they lack', async () => {
    await instance.token('officer.policy');
    expect(await named('officer.policy')).toMatchObject({
      ...{ sessions: 1, lockedUntil: null, factors: [], isAdmin: false, isSelf: false },
      unitName: 'กองนโยบาย',
    });
    expect((await active('filter=live')).map(({ username }) => username)).toContain(
      'officer.policy',
    );
    expect((await active('filter=admins')).map(({ username }) => username)).toEqual(['admin']);
    expect(await active('filter=locked')).toEqual([]);
    expect((await active('filter=no-factor')).length).toBeGreaterThan(5);
  });

  it('signed out everywhere, the next call is refused', async () => {
    expect((await instance.get('officer.policy', '/identity/me')).status).toBe(200);
    expect(await on('officer.policy', 'end-sessions')).toMatchObject({ status: 200, ended: 1 });
    expect((await instance.get('officer.policy', '/identity/me')).status).toBe(401);
  });

  it('a lock is ended, and a password is made invalid with a link by mail', async () => {
    await instance.app.db.query(
      `update account set failed_count = 10, locked_until = now() + interval '400 days'
       where username = 'officer2.policy'`,
    );
    expect((await active('filter=locked')).map(({ username }) => username)).toEqual([
      'officer2.policy',
    ]);
    expect((await on('officer2.policy', 'unlock')).status).toBe(200);
    expect((await named('officer2.policy'))?.lockedUntil).toBeNull();
    await instance.token('officer2.policy');
    // This installation has no mail server: no act says that a letter went out.
    const kept = { status: 200, sendsMail: false };
    expect(await on('officer2.policy', 'force-password', reason)).toMatchObject(kept);
    expect((await instance.get('officer2.policy', '/identity/me')).status).toBe(401);
    expect((await named('officer2.policy'))?.invitation).toBe('open');
    // Who has had an account is not told of a new one, also when the link is sent again.
    expect(await on('officer2.policy', 'invite')).toMatchObject(kept);
    const letters = async () =>
      (await listCaughtMail(instance.app.dataDir)).filter(({ text }) =>
        text.includes('ชื่อผู้ใช้งาน: officer2.policy'),
      );
    await expect.poll(async () => (await letters()).length, { timeout: 20_000 }).toBe(2);
    for (const { subject, text } of await letters()) {
      expect(subject).toBe('กรุณากำหนดรหัสผ่านใหม่เพื่อเข้าใช้ระบบ');
      expect(text).toContain('รหัสผ่านเดิมใช้ไม่ได้แล้ว');
      expect(text).not.toContain('ท่านได้รับบัญชี');
    }
    await instance.app.db.query(
      `update person set email = null where employee_code = 'officer2.policy'`,
    );
    expect(await on('officer2.policy', 'invite')).toMatchObject({ code: 'personnel.no-email' });
  });

  it('the last administrator and the own account stay', async () => {
    expect(await on('admin', 'suspend', reason)).toMatchObject({ code: 'personnel.own-account' });
    expect(await on('admin', 'force-password', reason)).toMatchObject({
      code: 'personnel.own-account',
    });
    const { organisation } = instance.app.services;
    const by = { callerId: null };
    const grant = { personId: person('deputy') };
    await instance.app.platform.db.transaction((tx) =>
      organisation.people.grantRole(tx, by, 'administrator', grant),
    );
    // The other one may suspend the first; then nobody may suspend the other.
    expect((await on('admin', 'suspend', reason, 'deputy')).status).toBe(200);
    expect((await instance.get('admin', '/identity/me')).status).toBe(401);
    const last = await on('deputy', 'suspend', reason, 'deputy');
    expect(last).toMatchObject({ code: 'personnel.own-account' });
    expect((await ended('admin', 'restore', reason, 'deputy')).status).toBe(200);
    await instance.app.platform.db.transaction((tx) =>
      organisation.people.revokeRole(tx, by, 'administrator', grant),
    );
  });

  it('the last who gives rights stays, though another keeps the accounts', async () => {
    const { organisation } = instance.app.services;
    const by = { callerId: null };
    const grant = { personId: person('deputy') };
    const [role] = await instance.app.db.query<{ id: string }>(
      `select id from role where code = 'executive'`,
    );
    await instance.app.platform.db.transaction(async (tx) => {
      await organisation.rights.setPermission(tx, by, role?.id ?? '', {
        ...{ permission: 'identity.manage', scope: 'agency' },
      });
      await organisation.people.grantRole(tx, by, 'executive', grant);
    });
    const refused = { status: 409, code: 'access.last-administrator' };
    expect(await on('admin', 'suspend', reason, 'deputy')).toMatchObject(refused);
    const leaving = { lastDay: addDays(instance.today, -1), kind: 'resigned', ...reason };
    const path = `/personnel/people/${person('admin')}/leave`;
    expect(await instance.post('deputy', path, leaving)).toMatchObject(refused);
    await instance.app.platform.db.transaction((tx) =>
      organisation.people.revokeRole(tx, by, 'executive', grant),
    );
  });
});

describe('what a suspended person leaves (example 6)', () => {
  it('is handed over line by line with its age; closing waits until nothing is left', async () => {
    // Anew: the first session was ended with the suspension above.
    instance.signIns.forget('admin');
    const head = person('head.legal');
    const officer = person('officer.legal');
    const letter = await instance.app.db.query<{ id: string }>(
      `insert into document (id, kind, state, title, author_id, owner_unit_id, speed, secrecy,
         share_ref, search_text, created_at, updated_at)
       select gen_random_uuid(), 'memo', 'DRAFT', 'ร่างเรื่องที่ ' || n, $1, $2, 'normal', 'normal',
         'ref' || n, '', now(), now() from generate_series(1, 3) n returning id`,
      [officer, instance.unit('legal')],
    );
    const ids = letter.map(({ id }) => id);
    await instance.app.db.query(
      `insert into queue_item (subject_key, code, principal, document_id, since)
       select 'document:' || id, 'draft', 'p:' || $2::text, id, now() - interval '9 days'
       from unnest($1::uuid[]) id`,
      [ids, officer],
    );
    await instance.app.db.query(
      `insert into document_transmission (id, document_id, state, role, from_unit_id, to_unit_id,
         to_person_id, from_principals, sent_at)
       values (gen_random_uuid(), $1, 'SENT', 'main', $3, null, $2, '{}', now())`,
      [ids[0], officer, instance.unit('legal')],
    );
    expect((await instance.get('officer.legal', '/identity/me')).status).toBe(200);
    expect((await on('officer.legal', 'suspend', reason)).status).toBe(200);
    expect((await instance.get('officer.legal', '/identity/me')).status).toBe(401);

    const before = await leaver('officer.legal');
    expect(before.lines.map(({ line, count, needsTaker }) => [line, count, needsTaker])).toEqual([
      ...[
        ['drafts', 3, true],
        ['named', 1, true],
        ['roles', 1, false],
      ],
    ]);
    expect(before.lines[0]?.proposed).toMatchObject({ id: head, why: 'head' });
    expect(await ended('officer.legal', 'close', reason)).toMatchObject({
      ...{ status: 409, code: 'personnel.work-left' },
      message: 'ยังมีงานค้าง 4 รายการที่ไม่มีผู้รับ',
    });
    const unknown = { takers: JSON.stringify({ drafts: officer }) };
    expect(await ended('officer.legal', 'hand-over', unknown)).toMatchObject({
      code: 'personnel.taker-unknown',
    });
    const clerk = person('clerk.legal');
    const takers = { takers: JSON.stringify({ drafts: head, named: clerk, roles: '' }) };
    const after = await ended('officer.legal', 'hand-over', takers);
    expect(after.status, JSON.stringify(after)).toBe(200);
    expect((after['item'] as Leaver).lines).toEqual([]);
    const queue = await instance.app.db.query<{ principal: string; days: number }>(
      `select principal, extract(day from now() - since)::int days from queue_item
       where document_id = any($1) order by document_id`,
      [ids],
    );
    expect(queue).toEqual(ids.map(() => ({ principal: `p:${head}`, days: 9 })));
    const [read] = await instance.app.db.query<{ n: number }>(
      `select count(*)::int n from document_reader where document_id = any($1) and principal = $2`,
      [ids, `p:${head}`],
    );
    expect(read?.n).toBe(3);
    expect((await ended('officer.legal', 'close', reason)).status).toBe(200);
    expect((await leaver('officer.legal')).account.state).toBe('closed');
    expect((await ended('officer.legal', 'restore', reason)).status).toBe(200);
    expect(await named('officer.legal')).toMatchObject({ sessions: 0 });
    // The work stays with its taker.
    const [still] = await instance.app.db.query<{ n: number }>(
      `select count(*)::int n from queue_item where principal = $1`,
      [`p:${officer}`],
    );
    expect(still?.n).toBe(0);
  });

  it('classified documents are neither counted nor handed over', async () => {
    const officer = person('officer.policy');
    await instance.app.db.query(
      `insert into document (id, kind, state, title, author_id, owner_unit_id, speed, secrecy,
         share_ref, search_text, created_at, updated_at)
       values (gen_random_uuid(), 'memo', 'DRAFT', 'ลับ', $1, $2, 'normal', 'secret', 'refs', '',
         now(), now())`,
      [officer, instance.unit('policy')],
    );
    expect((await on('officer.policy', 'suspend', reason)).status).toBe(200);
    const { lines, account } = await leaver('officer.policy');
    expect(lines.map(({ line }) => line)).toEqual(['roles']);
    expect(account.open).toBe(0);
  });

  it('is for the administrator only', async () => {
    expect((await instance.get('clerk.policy', '/personnel/accounts')).status).toBe(403);
    expect((await instance.get('clerk.policy', '/personnel/ended-accounts')).status).toBe(403);
    for (const act of ['end-sessions', 'unlock', 'force-password', 'invite', 'suspend']) {
      expect((await on('head.policy', act, reason, 'clerk.policy')).status).toBe(403);
    }
    for (const act of ['hand-over', 'close', 'restore']) {
      const body = { ...reason, takers: '{}' };
      expect((await ended('head.policy', act, body, 'clerk.policy')).status).toBe(403);
    }
  });
});
