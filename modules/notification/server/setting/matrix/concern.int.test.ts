import { newId } from '@sarn/kernel';
import { withTestDatabase } from '@sarn/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openInstance } from '../../instance.testing.ts';
import type { NotificationInstance, Person } from '../../instance.testing.ts';

const database = withTestDatabase();
let instance: NotificationInstance;

beforeAll(async () => {
  const failed = { module: 'SARABUN', kind: 'health.failed', th: 'ระบบขัดข้อง', en: 'Failed' };
  instance = await openInstance(database, { events: [{ ...failed, roles: ['administrator'] }] });
  await fillOffice();
});
afterAll(() => instance.close());
beforeEach(() => database.db.query('delete from notification_cell'));

const idOf = (name: Person): string => instance.people[name];

/** Anong heads the division, Burin acts as its clerk until 30 November, Chai is administrator. */
async function fillOffice(): Promise<void> {
  const sql = (text: string) => database.db.query(text);
  for (const name of ['anong', 'burin', 'chai'] as const) {
    await sql(`insert into account (id, person_id, username, password_hash, password_changed_at, created_at)
      values ('${newId()}', '${idOf(name)}', '${name}', '$argon2id$x', now(), now())`);
  }
  const [unit, position] = [newId(), newId()];
  await sql(`insert into unit (id, code, kind, name_th, search_text, sort_key, valid_from)
    values ('${unit}', 'D1', 'division', 'กองแผนงาน', '', '', '2020-01-01')`);
  await sql(`insert into position (id, code, name_th) values ('${position}', 'p1', 'นักจัดการ')`);
  for (const [name, duty, until] of [
    ['anong', 'head', null],
    ['burin', 'clerk', '2026-11-30'],
  ] as const) {
    const post = newId();
    await sql(`insert into post (id, unit_id, serves_unit_id, position_id, title_th, duty, valid_from)
      values ('${post}', '${unit}', '${unit}', '${position}', 'ตำแหน่ง', '${duty}', '2020-01-01')`);
    await sql(`insert into post_holding (id, post_id, person_id, valid_from, valid_to)
      values ('${newId()}', '${post}', '${idOf(name)}', '2026-01-01', ${until ? `'${until}'` : 'null'})`);
  }
  await sql(`insert into role_grant (id, person_id, role_id, created_at)
    select '${newId()}', '${idOf('chai')}', id, now() from role where type_code = 'administrator' limit 1`);
}

const event = 'SARABUN/queue.sign';
const cell = (role: string, way: string, level: string | null, of = event) => ({
  ...{ event: of, role, way, level },
});
const concern = async (...cells: readonly object[]) => {
  const asked = { cells: JSON.stringify(cells) };
  const answer = await instance.call('POST', '/notification/setting/matrix/concern', asked, 'chai');
  expect(answer.status).toBe(200);
  return answer.body;
};
const set = (...cells: readonly object[]) =>
  instance.call(
    'POST',
    '/notification/setting/matrix/save',
    { cells: JSON.stringify(cells), reason: 'คำสั่งที่ 1/2569' },
    'chai',
  );

describe('[10.10] how many people a change of the matrix concerns', () => {
  it('counts each role by what people are today, each person once', async () => {
    expect(await concern(cell('head', 'email', 'on'))).toMatchObject({ people: 1, reached: 1 });
    expect(await concern(cell('clerk', 'email', 'on'))).toMatchObject({ people: 1, reached: 1 });
    expect(await concern(cell('head', 'email', 'on'), cell('clerk', 'bell', 'off'))).toMatchObject({
      ...{ people: 2, reached: 2 },
    });
    expect(await concern(cell('holder', 'email', 'on'), cell('head', 'email', 'on'))).toMatchObject(
      {
        ...{ people: 3, reached: 3 },
      },
    );
  });

  it('counts administrators by the type of their role', async () => {
    const failed = 'SARABUN/health.failed';
    expect(await concern(cell('administrator', 'email', 'on', failed))).toMatchObject({
      ...{ people: 1, reached: 1 },
    });
  });

  it('does not count who gave the post up, nor who cannot sign in', async () => {
    instance.clock.advance(10 * 86_400_000);
    expect((await concern(cell('clerk', 'email', 'on'))).people).toBe(0);
    instance.clock.advance(-10 * 86_400_000);
    const suspend = (to: boolean) =>
      database.db.query(
        `update account set is_suspended = ${String(to)} where person_id = '${idOf('burin')}'`,
      );
    await suspend(true);
    expect((await concern(cell('clerk', 'email', 'on'))).people).toBe(0);
    expect((await concern(cell('holder', 'email', 'on'))).people).toBe(2);
    await suspend(false);
  });

  it('tells who of them has the changed way now', async () => {
    expect(await concern(cell('head', 'line', 'off'))).toMatchObject({ people: 1, reached: 0 });
    await database.db.query(`insert into line_link (person_id, line_user_id, linked_at)
      values ('${idOf('anong')}', 'U${'0'.repeat(32)}', now())`);
    expect(await concern(cell('head', 'line', 'off'))).toMatchObject({ people: 1, reached: 1 });
    expect(await concern(cell('head', 'push', 'off'))).toMatchObject({ people: 1, reached: 0 });
  });

  it('counts nobody where the same level holds, and of a module only what follows it', async () => {
    const nobody = { people: 0, reached: 0 };
    expect(await concern(cell('head', 'email', 'choice'))).toMatchObject(nobody);
    expect(await concern(cell('holder', 'bell', 'off'))).toMatchObject(nobody);
    const whole = cell('*', 'email', 'on', 'SARABUN/*');
    expect((await concern(whole)).people).toBe(3);
    await set(...['holder', 'clerk'].map((role) => cell(role, 'email', 'off')));
    await set(cell('author', 'email', 'off', 'SARABUN/act.sign'));
    // The head and the administrator follow it.
    expect((await concern(whole)).people).toBe(2);
  });

  it('needs the permission of the matrix', async () => {
    const asked = { cells: JSON.stringify([cell('head', 'email', 'on')]) };
    const path = '/notification/setting/matrix/concern';
    expect((await instance.call('POST', path, asked, 'anong')).status).toBe(403);
  });
});
