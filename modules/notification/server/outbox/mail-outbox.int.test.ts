import { startMailStandIn } from '@sarn/testing/stand-ins';
import type { MailStandIn } from '@sarn/testing/stand-ins';
import { withTestDatabase } from '@sarn/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { letter, openInstance } from '../instance.testing.ts';
import type { NotificationInstance, Person } from '../instance.testing.ts';
import { claimDueForUpdate, leaseRows } from './outbox.store.ts';

const database = withTestDatabase();
let mail: MailStandIn;
let instance: NotificationInstance;

beforeAll(async () => {
  mail = await startMailStandIn();
  instance = await openInstance(database, {
    config: { smtpUrl: mail.url, mailFrom: 'Sarn <sarn@office.example>' },
  });
});
afterAll(async () => {
  await instance.close();
  await mail.close();
});
beforeEach(async () => {
  await database.db.query('delete from notification');
  await database.db.query('delete from notification_choice');
  await database.db.query('delete from notification_preference');
  await database.db.query('delete from notification_cell');
  await database.db.query('delete from notification_template');
  instance.clock.set('2026-11-21T03:00:00.000Z');
  instance.waiting.length = 0;
  mail.letters.length = 0;
  mail.moods.length = 0;
  instance.closed.clear();
});

const times = { quietFrom: '', quietUntil: '', digestAt: '', urgentBreaksQuiet: true };

async function choose(as: Person, more: object = {}): Promise<void> {
  const choices = [{ event: 'SARABUN/*', way: 'email', isOn: true }];
  const { status } = await instance.call(
    'POST',
    '/notification/preference/save',
    { ...times, choices, ...more },
    as,
  );
  expect(status).toBe(200);
}

const states = async () =>
  (
    await database.db.query<{ state: string; attempts: number; problem: string | null }>(
      'select state, attempts, problem from notification_delivery order by id',
    )
  ).map(({ state, attempts, problem }) => [state, attempts, problem]);

describe('[10.11] a letter by e-mail', () => {
  it('says in Thai what it is about and links to it as /portal expects', async () => {
    await choose('anong');
    await instance.tell(['anong', 'burin']);
    await instance.work();
    expect(mail.letters).toHaveLength(1);
    const [sent] = mail.letters;
    const link = 'https://office.example/portal?api=email&view=document&docId=doc-ref-1&enc=y';
    expect(sent).toMatchObject({
      to: ['anong@office.example'],
      subject: '[สารบรรณ] รอลงนาม 1 เรื่อง',
    });
    expect(sent?.text).toContain(`เรียน อนงค์ ใจดี`);
    expect(sent?.text).toContain(letter.message);
    expect(sent?.text).toContain(link);
    expect(sent?.text).toContain('https://office.example/notification-settings');
    expect(sent?.html).toContain('<html lang="th">');
    expect(sent?.html).toContain('เครื่องคอมพิวเตอร์ &lt;b&gt;10&lt;/b&gt;');
    expect(sent?.html).toContain(link.replaceAll('&', '&amp;'));
    expect(sent?.headers.get('auto-submitted')).toBe('auto-generated');
    expect(await states()).toEqual([['sent', 1, null]]);
  });

  it('does not contain the subject of a confidential document', async () => {
    await choose('anong');
    await instance.tell(['anong'], { isConfidential: true });
    await instance.work();
    const [sent] = mail.letters;
    expect(`${sent?.subject}${sent?.text}${sent?.html}`).not.toContain('คอมพิวเตอร์');
    expect(sent?.text).toContain('เรื่องลับ โปรดเปิดดูในระบบ');
    expect(sent?.subject).toBe('[สารบรรณ] หนังสือลับ');
    expect(`${sent?.text}${sent?.html}`).not.toContain('รอลงนาม');
  });

  it('is in English for people who chose it; without a reference it has the plain id', async () => {
    await choose('anong', { language: 'en' });
    await instance.tell(['anong'], { documentRef: letter.documentId });
    await instance.work();
    const [sent] = mail.letters;
    expect(sent?.subject).toBe('[Documents] รอลงนาม 1 เรื่อง');
    expect(sent?.text).toContain('Dear anong,');
    expect(sent?.text).toContain(`docId=${letter.documentId}&enc=n`);
  });

  it.each([
    ['LEAVE', { messageHtml: '<a href="/leave/7">ดู</a>' }, 'https://office.example/leave/7'],
    ['LEAVE', { message: 'ไม่มีลิงก์' }, 'https://office.example/notification-all/LEAVE'],
    [
      'MEET',
      { message: 'ประชุม', options: { ID: 9 } },
      'https://office.example/meet/mainUser.php?page=MEETTERM1000&id=9',
    ],
  ])('of %s leads where opening the notification leads', async (module, news, link) => {
    await database.db.query(
      `insert into notification_cell (event, role, channel, level) values ('${module}/*', '*', 'email', 'on')`,
    );
    const base = { module, documentId: null, message: undefined, documentRef: '' };
    await instance.tell(['anong'], { ...base, ...news } as never);
    await instance.work();
    expect(mail.letters[0]?.text).toContain(link);
  });

  it('is not sent to a person who has left or has another address now', async () => {
    await choose('anong');
    await choose('burin');
    await choose('chai');
    await instance.tell(['anong', 'burin', 'chai']);
    await instance.work('notification.plan');
    await instance.change('burin', { isActive: false });
    await instance.change('chai', { email: 'chai.new@office.example' });
    await instance.work();
    expect(mail.letters.map(({ to }) => to)).toEqual([['anong@office.example']]);
    const rest = await states();
    expect(rest.filter(([state]) => state === 'dropped')).toHaveLength(2);
    await instance.change('burin', { isActive: true });
    await instance.change('chai', { email: 'chai@office.example' });
  });
});

describe('[8.06] notifications about a document that was closed to their reader', () => {
  it('are not sent, alone or in a digest', async () => {
    const other = '019a0000-0000-7000-8000-000000000002';
    await choose('anong');
    await choose('burin', { digestAt: '16:30' });
    await instance.tell(['anong', 'burin']);
    await instance.tell(['burin'], { documentId: other, message: 'เรื่องที่ยังอ่านได้' });
    await instance.work('notification.plan');
    instance.closed.add(letter.documentId);
    await instance.work();
    expect(mail.letters).toEqual([]);
    instance.clock.set('2026-11-21T09:30:00.000Z');
    await instance.work();
    expect(mail.letters.map(({ to }) => to)).toEqual([['burin@office.example']]);
    expect(mail.letters[0]?.subject).toBe('สรุปการแจ้งเตือนประจำวัน 1 รายการ');
    expect(mail.letters[0]?.text).toContain('เรื่องที่ยังอ่านได้');
    expect(mail.letters[0]?.text).not.toContain('คอมพิวเตอร์');
  });
});

describe('the outbox', () => {
  it('sends nothing twice, however often its jobs run', async () => {
    await choose('anong');
    await instance.tell(['anong']);
    const [plan] = instance.waiting;
    if (plan) instance.waiting.push(plan, plan);
    await instance.work();
    await instance.run('notification.deliver');
    await instance.run('notification.sweep');
    await instance.work();
    expect(mail.letters).toHaveLength(1);
    expect(await states()).toEqual([['sent', 1, null]]);
  });

  it('tries again with growing pauses, under the same Message-ID', async () => {
    await choose('anong');
    mail.moods.push(451, 421);
    await instance.tell(['anong']);
    await instance.work();
    expect(await states()).toEqual([['waiting', 1, 'busy']]);
    instance.clock.advance(29_000);
    await instance.run('notification.sweep');
    await instance.work();
    expect(await states()).toEqual([['waiting', 1, 'busy']]);
    instance.clock.advance(2_000);
    await instance.work();
    expect(await states()).toEqual([['waiting', 2, 'busy']]);
    instance.clock.advance(61_000);
    await instance.work();
    expect(await states()).toEqual([['sent', 3, null]]);
    expect(mail.letters[0]?.messageId).toMatch(/^<[0-9a-f]{32}@office\.example>$/);
  });

  it('gives up after eight attempts, shows it to the administrator, and sends it again', async () => {
    await choose('anong');
    mail.moods.push(...Array<number>(8).fill(451));
    await instance.tell(['anong']);
    for (let turn = 0; turn < 9; turn += 1) {
      await instance.work();
      instance.clock.advance(3_600_000);
    }
    expect(await states()).toEqual([['failed', 8, 'busy']]);
    const list = await instance.call('GET', '/notification/setting/deliveries', {}, 'chai');
    expect(list.body).toMatchObject({
      total: 1,
      rows: [
        {
          personName: 'อนงค์ ใจดี',
          channel: 'email',
          address: 'an***@office.example',
          problem: 'busy',
          problemDetail: 'SMTP 451',
        },
      ],
    });
    expect(JSON.stringify(list.body)).not.toContain('คอมพิวเตอร์');
    const id = list.body.rows[0]?.id;
    const path = '/notification/setting/deliveries/resend';
    expect((await instance.call('POST', path, { id }, 'chai')).body.count).toBe(1);
    await instance.work();
    expect(mail.letters).toHaveLength(1);
    const again = await instance.call('POST', path, { id }, 'chai');
    expect(again).toMatchObject({ status: 409, body: { code: 'notification.nothing-to-resend' } });
    expect((await instance.call('POST', path, {}, 'chai')).status).toBe(409);
  });

  it('gives up at once what is refused permanently', async () => {
    await choose('anong');
    mail.moods.push(550);
    await instance.tell(['anong']);
    await instance.work();
    expect(await states()).toEqual([['failed', 1, 'refused']]);
  });

  it('does not send what was withdrawn before', async () => {
    await choose('anong');
    const transactionId = '019a0000-0000-7000-8000-00000000000a';
    await instance.tell(['anong'], { transactionId });
    await database.db.transaction((tx) =>
      instance.service.withdraw(tx, { personIds: [instance.people.anong], transactionId }),
    );
    await instance.work();
    expect(mail.letters).toEqual([]);
  });

  it('does not send what was done before it was sent', async () => {
    await choose('anong');
    await instance.tell(['anong'], { workKey: 'transmission:1' });
    await database.db.transaction((tx) =>
      instance.service.settle(tx, { workKeys: ['transmission:1'] }),
    );
    await instance.work();
    expect(mail.letters).toEqual([]);
    expect(await states()).toEqual([['dropped', 0, null]]);
  });

  it('sends no job when none of the people can be reached by a channel', async () => {
    await instance.tell(['anong', 'burin']);
    expect(instance.waiting).toEqual([]);
  });

  it('plans a notification to many people in parts, each person once', async () => {
    await database.db.query(
      `insert into notification_cell (event, role, channel, level)
       values ('SARABUN/*', '*', 'email', 'on')`,
    );
    await instance.tell(['anong']);
    await database.db.query(
      `insert into notification (id, person_id, module, kind, title_th, title_en, message,
         message_html, created_at, news_id)
       select gen_random_uuid(), person_id, module, kind, title_th, title_en, message,
         message_html, created_at, news_id from notification, generate_series(1, 449)`,
    );
    await instance.work('notification.plan');
    const [row] = await database.db.query<{ count: number }>(
      'select count(*) from notification_delivery',
    );
    expect(row?.count).toBe(450);
  });
});

describe('[10.12] quiet hours and digest', () => {
  it('delay a letter to the end of the quiet hours, and drop none', async () => {
    instance.clock.set('2026-11-21T13:00:00.000Z');
    await choose('anong', { quietFrom: '18:00', quietUntil: '07:00' });
    await instance.tell(['anong']);
    await instance.tell(['anong'], { urgency: 'immediate', title: 'ด่วนที่สุด' });
    await instance.work();
    expect(mail.letters.map(({ subject }) => subject)).toEqual(['[สารบรรณ] ด่วนที่สุด']);
    instance.clock.set('2026-11-21T23:59:00.000Z');
    await instance.work();
    expect(mail.letters).toHaveLength(1);
    instance.clock.set('2026-11-22T00:00:00.000Z');
    await instance.work();
    expect(mail.letters).toHaveLength(2);
  });

  it('bring a day of unread notifications in one letter, at the time chosen', async () => {
    await choose('anong', { digestAt: '16:30' });
    await instance.tell(['anong'], { message: 'เรื่องที่หนึ่ง' });
    await instance.tell(['anong'], { message: 'เรื่องที่สอง' });
    await instance.tell(['anong'], { message: 'เรื่องที่อ่านแล้ว' });
    await instance.work();
    expect(mail.letters).toEqual([]);
    await database.db.query(
      `update notification set read_at = now() where message = 'เรื่องที่อ่านแล้ว'`,
    );
    instance.clock.set('2026-11-21T09:30:00.000Z');
    mail.moods.push(451);
    await instance.work();
    instance.clock.advance(31_000);
    await instance.work();
    expect(mail.letters).toHaveLength(1);
    const [digest] = mail.letters;
    expect(digest?.subject).toBe('สรุปการแจ้งเตือนประจำวัน 2 รายการ');
    expect(digest?.text).toMatch(/1\. .*\nเรื่องที่หนึ่ง\n[^]*2\. .*\nเรื่องที่สอง\n/);
    expect(digest?.text).not.toContain('เรื่องที่อ่านแล้ว');
    expect(await states()).toEqual([
      ['sent', 2, null],
      ['sent', 2, null],
      ['sent', 2, null],
    ]);
  });

  it('send no digest when everything has been read', async () => {
    await choose('anong', { digestAt: '16:30' });
    await instance.tell(['anong']);
    await instance.work();
    await database.db.query('update notification set read_at = now()');
    instance.clock.set('2026-11-21T09:30:00.000Z');
    await instance.work();
    expect(mail.letters).toEqual([]);
    expect(await states()).toEqual([['dropped', 0, null]]);
  });

  it('send what waited for the digest when it is switched off', async () => {
    await choose('anong', { digestAt: '16:30' });
    await instance.tell(['anong']);
    await instance.work();
    await choose('anong');
    await instance.work();
    expect(mail.letters).toHaveLength(1);
  });

  it('drop what waits for a channel that its reader switched off', async () => {
    await choose('anong', { digestAt: '16:30' });
    await instance.tell(['anong']);
    await instance.work();
    await choose('anong', { choices: [{ event: 'SARABUN/*', way: 'email', isOn: false }] });
    await instance.work();
    expect(mail.letters).toEqual([]);
  });
});

describe('retention', () => {
  it('forgets notifications older than the agency keeps them, with their deliveries', async () => {
    await choose('anong');
    await instance.tell(['anong'], { title: 'เก่า' });
    await instance.work();
    instance.clock.set('2026-12-01T03:00:00.000Z');
    await instance.tell(['anong'], { title: 'ใหม่' });
    await instance.work();
    const policy = { retentionDays: 30, urgentFrom: 'urgent', quietDaysOff: false };
    const noHours = { quietFrom: '', quietUntil: '' };
    const path = '/notification/setting/policy/save';
    const saved = await instance.call('POST', path, { ...policy, ...noHours }, 'chai');
    expect(saved.body.item).toEqual({ ...policy, quietFrom: null, quietUntil: null });
    instance.clock.set('2026-12-25T03:00:00.000Z');
    await instance.run('notification.retention');
    const rows = await database.db.query('select title_th from notification');
    expect(rows).toEqual([{ title_th: 'ใหม่' }]);
    expect(await states()).toHaveLength(1);
  });
});

it('what a killed process was sending is taken by the same job at once, by another one later', async () => {
  await choose('anong');
  await instance.tell(['anong']);
  await instance.work('notification.plan');
  const now = instance.clock.now().toISOString();
  const later = new Date(Date.parse(now) + 120_000).toISOString();
  const claimed = (job: string, at = now) =>
    database.db.transaction(async (tx) => (await claimDueForUpdate(tx, at, job))?.id);
  const id = (await claimed('killed')) ?? '';
  await database.db.transaction((tx) => leaseRows(tx, [id], { job: 'killed', until: later }));
  expect(await claimed('another')).toBeUndefined();
  expect([await claimed('killed'), await claimed('another', later)]).toEqual([id, id]);
  await instance.work();
  expect(mail.letters).toEqual([]);
});
