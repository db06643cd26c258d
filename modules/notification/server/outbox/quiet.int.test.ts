import { startLineStandIn, startMailStandIn } from '@sarn/testing/stand-ins';
import type { LineStandIn, MailStandIn } from '@sarn/testing/stand-ins';
import { withTestDatabase } from '@sarn/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openInstance } from '../instance.testing.ts';
import type { NotificationInstance, Person } from '../instance.testing.ts';

const database = withTestDatabase();
let mail: MailStandIn;
let line: LineStandIn;
let instance: NotificationInstance;
let second: NotificationInstance;

const chat = `U${'a1'.repeat(16)}`;

beforeAll(async () => {
  mail = await startMailStandIn();
  line = await startLineStandIn();
  const options = {
    config: { smtpUrl: mail.url, mailFrom: 'Sarn <sarn@office.example>' },
    line: {
      isOffered: true,
      settings: {
        ...{ apiUrl: line.url, channelSecret: line.channelSecret },
        ...{ accessToken: line.accessToken, officialId: '@sarn' },
      },
    },
  };
  instance = await openInstance(database, options);
  const { people, dataDir } = instance;
  second = await openInstance(database, {
    ...options,
    people,
    config: { ...options.config, dataDir },
  });
  await database.db.query(
    `insert into line_link (person_id, line_user_id, linked_at)
     values ('${instance.people.anong}', '${chat}', now())`,
  );
  await database.db.query(`insert into notification_cell (event, role, channel, level)
       values ('SARABUN/*', '*', 'email', 'on')`);
});
afterAll(async () => {
  await second.close();
  await instance.close();
  await line.close();
  await mail.close();
});
beforeEach(async () => {
  await database.db.query('delete from notification');
  await database.db.query('delete from notification_preference');
  for (const one of [instance, second]) one.waiting.length = 0;
  mail.letters.length = 0;
  line.pushed.length = 0;
  await setQuiet();
});

const usual = { quietFrom: '20:00', quietUntil: '06:30', quietDaysOff: true };

const setQuiet = (more: object = {}, of = instance) =>
  of.call(
    'POST',
    '/notification/setting/policy/save',
    { retentionDays: 365, urgentFrom: 'very-urgent', ...usual, ...more },
    'chai',
  );

const choose = (more: object, as: Person = 'anong') =>
  instance.call(
    'POST',
    '/notification/preference/save',
    {
      ...{ quietFrom: '', quietUntil: '', digestAt: '', urgentBreaksQuiet: true, choices: '[]' },
      ...more,
    },
    as,
  );

/** Moment of the Bangkok day; 19 November 2026 is a Thursday. */
function at(moment: string, of: NotificationInstance = instance): void {
  of.clock.set(new Date(`${moment}+07:00`).toISOString());
}

const sent = () => [mail.letters.length, line.pushed.length];

describe('[10.12] the quiet time of the agency', () => {
  it('is 20:00 to 06:30 and days off, until the agency says otherwise', async () => {
    const rows = await database.db.query<{ from: string; until: string; days: string }>(
      `select max(column_default) filter (where column_name = 'quiet_from') "from",
         max(column_default) filter (where column_name = 'quiet_until') "until",
         max(column_default) filter (where column_name = 'quiet_days_off') "days"
       from information_schema.columns where table_name = 'notification_policy'`,
    );
    expect(rows[0]).toEqual({ from: '1200', until: '390', days: 'true' });
  });

  it('holds mail and LINE, and sends each as one message afterwards', async () => {
    at('2026-11-19T21:00:00');
    await instance.tell(['anong'], { title: 'เรื่องที่หนึ่ง' });
    await instance.tell(['anong'], { title: 'เรื่องที่สอง' });
    await instance.work();
    expect(sent()).toEqual([0, 0]);
    const bell = await instance.call('POST', '/service/get-all-notification', { take: 9 }, 'anong');
    expect(bell.body.count).toBe(2);
    at('2026-11-20T06:29:00');
    await instance.work();
    expect(sent()).toEqual([0, 0]);
    at('2026-11-20T06:30:00');
    await instance.work();
    expect(sent()).toEqual([1, 1]);
    expect(mail.letters[0]?.text).toMatch(/เรื่องที่หนึ่ง[^]*เรื่องที่สอง/);
    expect(line.pushed[0]?.text).toContain('2 รายการ');
  });

  it('lasts over days off, and one alone says what it is about', async () => {
    at('2026-11-20T20:30:00');
    await instance.tell(['anong'], { title: 'เรื่องเดียว' });
    await instance.work();
    at('2026-11-22T12:00:00');
    await instance.run('notification.sweep');
    await instance.work();
    expect(sent()).toEqual([0, 0]);
    at('2026-11-23T06:30:00');
    await instance.work();
    expect(sent()).toEqual([1, 1]);
    expect(line.pushed[0]?.text).toContain('เรื่องเดียว');
  });

  it('is broken by the speed class from which on something is urgent', async () => {
    at('2026-11-21T12:00:00');
    await instance.tell(['anong'], { urgency: 'urgent', title: 'ด่วน' });
    await instance.tell(['anong'], { urgency: 'very-urgent', title: 'ด่วนมาก' });
    await instance.work();
    expect(mail.letters.map(({ subject }) => subject)).toEqual(['[สารบรรณ] ด่วนมาก']);
    expect(line.pushed).toHaveLength(1);
    await setQuiet({ urgentFrom: 'immediate' });
    await instance.tell(['anong'], { urgency: 'very-urgent' });
    await instance.work();
    expect(sent()).toEqual([1, 1]);
  });

  it('holds also what is tried again after a failure', async () => {
    at('2026-11-19T19:59:50');
    mail.moods.push(451);
    await instance.tell(['burin']);
    await instance.work();
    at('2026-11-19T20:01:00');
    await instance.work();
    expect(mail.letters).toHaveLength(0);
    at('2026-11-20T06:30:00');
    await instance.work();
    expect(mail.letters).toHaveLength(1);
  });

  it('that changes bites at once, on another process too', async () => {
    for (const one of [instance, second]) at('2026-11-19T21:00:00', one);
    await instance.tell(['anong']);
    await instance.work();
    expect(sent()).toEqual([0, 0]);
    await setQuiet({ quietFrom: '22:00' }, second);
    await second.work();
    expect(sent()).toEqual([1, 1]);
    await setQuiet({ quietFrom: '', quietUntil: '' });
    at('2026-11-19T23:00:00', second);
    await second.tell(['anong']);
    await second.work();
    expect(sent()).toEqual([2, 2]);
  });

  it('begins and ends at different times', async () => {
    const { status, body } = await setQuiet({ quietFrom: '06:30' });
    expect([status, body.issues[0]?.rule]).toEqual([422, 'same-time']);
  });
});

describe('[10.12] own quiet hours', () => {
  it('may be longer than those of the agency, and not shorter', async () => {
    const short = await choose({ quietFrom: '21:00', quietUntil: '06:30' });
    expect(short).toMatchObject({ status: 422, body: { code: 'notification.quiet-shorter' } });
    expect(short.body.params).toEqual({ from: '20.00', until: '06.30' });
    const long = await choose({ quietFrom: '18:00', quietUntil: '08:00' });
    expect(long.body.item).toMatchObject({
      ...{ quietFrom: '18:00', agencyQuiet: { from: '20:00', until: '06:30', hasDaysOff: true } },
    });
    at('2026-11-19T18:30:00');
    await instance.tell(['anong', 'burin']);
    await instance.work();
    expect(mail.letters.map(({ to }) => to)).toEqual([['burin@office.example']]);
    at('2026-11-20T06:30:00');
    await instance.work();
    expect(mail.letters).toHaveLength(1);
    at('2026-11-20T08:00:00');
    await instance.work();
    expect(sent()).toEqual([2, 1]);
  });

  it('that end do not release what the agency still holds', async () => {
    await choose({ quietFrom: '18:00', quietUntil: '08:00' });
    at('2026-11-19T21:00:00');
    await instance.tell(['anong']);
    await instance.work();
    await choose({});
    await instance.work();
    expect(sent()).toEqual([0, 0]);
    at('2026-11-20T06:30:00');
    await instance.work();
    expect(sent()).toEqual([1, 1]);
  });
});

describe('[8.06] a classified matter', () => {
  it('never shows its title, alone or in what was held back', async () => {
    at('2026-11-19T21:00:00');
    const secret = { isConfidential: true, title: 'สอบวินัยนาย ก', message: 'ชื่อเรื่องลับ' };
    await instance.tell(['anong'], secret);
    await instance.tell(['anong'], { title: 'เรื่องธรรมดา' });
    await instance.work();
    at('2026-11-20T06:30:00');
    await instance.work();
    at('2026-11-20T09:00:00');
    await instance.tell(['anong'], secret);
    await instance.work();
    const all = JSON.stringify([mail.letters, line.pushed]);
    expect(all).toContain('หนังสือลับ');
    expect(all).not.toContain('สอบวินัย');
    expect(all).not.toContain('ชื่อเรื่องลับ');
  });
});
