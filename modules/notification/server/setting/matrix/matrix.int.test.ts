import { startMailStandIn } from '@sarn/testing/stand-ins';
import type { MailStandIn } from '@sarn/testing/stand-ins';
import { withTestDatabase } from '@sarn/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openInstance } from '../../instance.testing.ts';
import type { NotificationInstance, Person } from '../../instance.testing.ts';

const database = withTestDatabase();
let mail: MailStandIn;
let instance: NotificationInstance;
/** Another process of the same server. */
let second: NotificationInstance;

beforeAll(async () => {
  mail = await startMailStandIn();
  const config = { smtpUrl: mail.url, mailFrom: 'Sarn <sarn@office.example>' };
  instance = await openInstance(database, { config });
  const { people, dataDir } = instance;
  second = await openInstance(database, { config: { ...config, dataDir }, people });
});
afterAll(async () => {
  await second.close();
  await instance.close();
  await mail.close();
});
beforeEach(async () => {
  for (const table of ['notification', 'notification_choice', 'notification_cell'])
    await database.db.query(`delete from ${table}`);
  for (const one of [instance, second]) one.waiting.length = 0;
  mail.letters.length = 0;
});

const event = 'SARABUN/queue.sign';
const cell = (role: string, way: string, level: string | null, of = event) => ({
  ...{ event: of, role, way, level },
});

const save = (cells: readonly object[], more: object = {}, at = instance) =>
  at.call(
    'POST',
    '/notification/setting/matrix/save',
    { cells: JSON.stringify(cells), reason: 'คำสั่งที่ 1/2569', ...more },
    'chai',
  );

/** Who got mail, after one of each role was told. */
async function mailed(at = instance): Promise<string[]> {
  mail.letters.length = 0;
  await at.tell(['anong'], { role: 'holder' });
  await at.tell(['burin'], { role: 'head' });
  await at.work();
  return mail.letters.flatMap(({ to }) => to.map((one) => one.split('@')[0] ?? '')).toSorted();
}

const bellOf = async (person: Person, at = instance) => {
  const { body } = await at.call('POST', '/service/get-all-notification', { take: 50 }, person);
  return body.count;
};

const rowOf = async (role: string) => {
  const { body } = await instance.call('GET', '/notification/setting/matrix', {}, 'chai');
  return body.rows.find((row) => row.event === event && row.role === role);
};

describe('[10.10] a cell of event, role and channel', () => {
  it('sends to that role and to no other, on every process at once', async () => {
    expect(await mailed()).toEqual([]);
    expect((await save([cell('head', 'email', 'on')])).status).toBe(200);
    expect(await mailed()).toEqual(['burin']);
    expect(await mailed(second)).toEqual(['burin']);
    await save([cell('head', 'email', 'off'), cell('holder', 'email', 'always')], {}, second);
    expect(await mailed()).toEqual(['anong']);
    expect(await mailed(second)).toEqual(['anong']);
  });

  it('goes before what the module has, and follows it again when it is cleared', async () => {
    await save([cell('*', 'email', 'on', 'SARABUN/*'), cell('head', 'email', 'off')]);
    expect(await mailed()).toEqual(['anong']);
    expect((await rowOf('head'))?.levels).toMatchObject({ email: 'off', line: null });
    await save([cell('head', 'email', null)]);
    expect(await mailed()).toEqual(['anong', 'burin']);
  });

  it('on may be switched off by the person, always may not, choice waits for who asks', async () => {
    const choose = (isOn: boolean) =>
      instance.call('POST', '/notification/preference/save', {
        ...{ quietFrom: '', quietUntil: '', digestAt: '', urgentBreaksQuiet: 1 },
        choices: JSON.stringify([{ event, way: 'email', isOn }]),
      });
    const stateOf = async () => {
      const { body } = await instance.call('GET', '/notification/preference');
      const found = body.item.events.find((one) => one.event === event);
      return found?.ways.find(({ way }) => way === 'email');
    };
    const roles = ['holder', 'head', 'clerk'];
    await save(roles.map((role) => cell(role, 'email', 'on')));
    expect(await stateOf()).toEqual({ way: 'email', state: 'free', isOn: true });
    await choose(false);
    expect(await mailed()).toEqual(['burin']);
    await save(roles.map((role) => cell(role, 'email', 'always')));
    expect(await stateOf()).toEqual({ way: 'email', state: 'locked', isOn: true });
    expect(await mailed()).toEqual(['anong', 'burin']);
    await save(roles.map((role) => cell(role, 'email', 'choice')));
    expect(await mailed()).toEqual([]);
    await choose(true);
    expect(await mailed()).toEqual(['anong']);
    await save(roles.map((role) => cell(role, 'email', 'off')));
    expect(await stateOf()).toEqual({ way: 'email', state: 'closed', isOn: false });
    expect(await mailed()).toEqual([]);
  });

  it('silences the bell of those who are only told, and sends by mail all the same', async () => {
    await save([cell('head', 'bell', 'off'), cell('head', 'email', 'on')]);
    expect(await mailed()).toEqual(['burin']);
    expect([await bellOf('anong'), await bellOf('burin')]).toEqual([1, 0]);
    await save([cell('head', 'bell', 'on')], {}, second);
    await mailed(second);
    expect(await bellOf('burin', second)).toBe(1);
  });

  it('never silences the bell of own work, neither by module nor by person', async () => {
    const locked = await save([cell('holder', 'bell', 'off')]);
    expect(locked).toMatchObject({ status: 409, body: { code: 'notification.cell-locked' } });
    await save([cell('*', 'bell', 'off', 'SARABUN/*')]);
    await mailed();
    expect([await bellOf('anong'), await bellOf('burin')]).toEqual([1, 0]);
    await database.db.query(
      `insert into notification_choice (person_id, event, channel, is_on)
       values ('${instance.people.anong}', 'SARABUN/*', 'bell', false)`,
    );
    await mailed();
    expect(await bellOf('anong')).toBe(2);
  });

  it.each([
    [cell('author', 'email', 'on')],
    [cell('holder', 'email', 'on', 'SARABUN/queue.nothing')],
    [cell('*', 'email', 'on', 'LEAVE/*')],
  ])('exists only for what modules declare: %j', async (unknown) => {
    const answer = await save([unknown]);
    expect(answer).toMatchObject({ status: 404, body: { code: 'notification.unknown-event' } });
  });

  it('needs a reason', async () => {
    const { status } = await save([cell('head', 'email', 'on')], { reason: ' x' });
    expect(status).toBe(422);
  });
});

describe('[10.10] two administrators at the matrix (R1)', () => {
  it('the second is refused where the first changed the same cell, and only there', async () => {
    const read = [cell('head', 'email', null)];
    await save([cell('head', 'email', 'on')], { seen: JSON.stringify(read) });
    const late = await save([cell('head', 'email', 'off')], { seen: JSON.stringify(read) }, second);
    expect(late).toMatchObject({ status: 409, body: { code: 'settings.stale' } });
    const other = await save([cell('clerk', 'email', 'on')], {
      seen: JSON.stringify([cell('clerk', 'email', null)]),
    });
    expect(other.status).toBe(200);
    expect((await rowOf('head'))?.levels.email).toBe('on');
  });
});

describe('[10.10] the history of the matrix', () => {
  const history = () => instance.call('GET', '/notification/setting/matrix/history', {}, 'chai');
  const undo = () => instance.call('POST', '/notification/setting/matrix/undo', {}, 'chai');
  // The clock stands: changes of one moment have no order.
  beforeEach(() => instance.clock.advance(1_000));

  it('says who changed what and why, and the own last change is undone within ten minutes', async () => {
    await save([cell('head', 'email', 'on')]);
    const { body } = await history();
    expect(body.mayUndo).toBe(true);
    expect(body.rows[0]).toMatchObject({
      ...{ byName: 'ชัย ใจดี', reason: 'คำสั่งที่ 1/2569', isUndo: false },
      cells: [{ event, role: 'head', way: 'email', from: null, to: 'on' }],
    });
    expect((await undo()).status).toBe(200);
    expect(await mailed()).toEqual([]);
    expect((await history()).body).toMatchObject({ mayUndo: false });
    expect((await undo()).body.code).toBe('settings.nothing-to-undo');
  });

  it('has nothing to undo after ten minutes, and where somebody changed the cell since', async () => {
    await save([cell('head', 'email', 'on')]);
    await database.db.query(`update notification_cell set level = 'always'`);
    expect((await undo()).body.code).toBe('settings.nothing-to-undo');
    await save([cell('head', 'email', 'choice')]);
    instance.clock.advance(601_000);
    expect((await undo()).body.code).toBe('settings.nothing-to-undo');
  });
});
