import { withTestDatabase } from '@sarn/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listCaughtMail } from '@sarn/platform-server';
import { openInstance } from '../instance.testing.ts';
import type { NotificationInstance } from '../instance.testing.ts';

const database = withTestDatabase();
let instance: NotificationInstance;

beforeAll(async () => {
  instance = await openInstance(database);
});
afterAll(() => instance.close());
beforeEach(async () => {
  for (const table of [
    'notification',
    'notification_choice',
    'notification_cell',
    'notification_preference',
  ])
    await database.db.query(`delete from ${table}`);
  instance.waiting.length = 0;
});

const cell = (level: string | null, event = 'SARABUN/*', role = '*', way = 'email') => ({
  ...{ event, role, way, level },
});

const saveCells = (...cells: object[]) =>
  instance.call(
    'POST',
    '/notification/setting/matrix/save',
    { cells: JSON.stringify(cells), reason: 'คำสั่งที่ 1' },
    'chai',
  );

const choiceOf = async (event: string, way: string) => {
  const { body } = await instance.call('GET', '/notification/preference');
  const found = body.item.events.find((one) => one.event === event);
  return found?.ways.find((one) => one.way === way);
};

const caught = async () => (await listCaughtMail(instance.dataDir)).map(({ to }) => to);

describe('[10.10] modules and channels', () => {
  it('have the levels of the product until the agency decides', async () => {
    const { body } = await instance.call('GET', '/notification/setting/matrix', {}, 'chai');
    expect(body.modules.map(({ module, levels }) => [module, levels])).toEqual([
      ['SARABUN', { bell: 'on', email: 'choice', line: 'on', push: 'on' }],
      ['CAR', { bell: 'on', email: 'choice', line: 'on', push: 'on' }],
    ]);
    expect(await choiceOf('CAR/booking.approved', 'email')).toMatchObject({
      ...{ state: 'free', isOn: false },
    });
    expect(await choiceOf('CAR/booking.approved', 'line')).toMatchObject({
      ...{ state: 'free', isOn: true },
    });
  });

  it('send e-mail to people without a choice, when the agency decides so', async () => {
    await saveCells(cell('on'));
    expect(await choiceOf('SARABUN/queue.sign', 'email')).toMatchObject({ isOn: true });
    await instance.tell(['anong']);
    await instance.tell(['burin'], { module: 'CAR', kind: 'booking.approved' });
    await instance.work();
    expect(await caught()).toEqual(['anong@office.example']);
    expect(instance.audited.at(-1)).toMatchObject({ act: 'notification.matrix-changed' });
  });

  it('closed by the agency send nothing, whatever people chose, and drop what waits', async () => {
    const choices = [{ event: 'SARABUN/*', way: 'email', isOn: true }];
    const times = { quietFrom: '', quietUntil: '', digestAt: '12:00', urgentBreaksQuiet: 1 };
    await instance.call('POST', '/notification/preference/save', { ...times, choices });
    await instance.tell(['anong']);
    await instance.work();
    await saveCells(cell('off'));
    expect(await choiceOf('SARABUN/queue.sign', 'email')).toMatchObject({
      ...{ state: 'closed', isOn: false },
    });
    const rows = await database.db.query('select state from notification_delivery');
    expect(rows).toEqual([{ state: 'dropped' }]);
    await instance.tell(['anong'], { module: 'SARABAN' });
    await instance.work();
    expect(await database.db.query('select state from notification_delivery')).toHaveLength(1);
  });

  it('show the state of each channel', async () => {
    const { body } = await instance.call('GET', '/notification/setting/policy', {}, 'chai');
    expect(body.channels.map((one: { code: string }) => one.code)).toEqual([
      'email',
      'line',
      'push',
    ]);
    expect(body.channels[1]).toMatchObject({ isOffered: false, isSetUp: false, failed: 0 });
  });
});

describe('[10.10] templates', () => {
  const texts = (heading: string) => {
    const one = { heading, body: 'ถึง {name} เรื่อง {subject} ที่ {link}', short: '{title}' };
    return { th: one, en: one };
  };
  const save = (event: string, heading: string) =>
    instance.call(
      'POST',
      '/notification/setting/template/save',
      { event, texts: texts(heading) },
      'chai',
    );

  it('are those of the agency, the most specific first, until it resets them', async () => {
    const { body } = await instance.call('GET', '/notification/setting/templates', {}, 'chai');
    const events = body.rows.map((row: { event: string }) => row.event);
    expect(events).toEqual([
      '*/*',
      '*/digest',
      'SARABUN/*',
      'SARABUN/queue.sign',
      'SARABUN/act.sign',
      'CAR/*',
      'CAR/booking.approved',
    ]);
    await saveCells(cell('on'));
    const subjects = async () => {
      await instance.tell(['anong']);
      await instance.work();
      return (await listCaughtMail(instance.dataDir)).map(({ subject }) => subject);
    };
    expect((await save('*/*', 'หน่วยงาน: {title}')).body.item).toMatchObject({ isOwn: true });
    expect(await subjects()).toContain('หน่วยงาน: รอลงนาม 1 เรื่อง');
    await save('SARABUN/queue.sign', 'ลงนาม\r\nBcc: x@evil.example {title}');
    expect(await subjects()).toContain('ลงนาม Bcc: x@evil.example รอลงนาม 1 เรื่อง');
    const reset = { event: 'SARABUN/queue.sign' };
    const back = await instance.call('POST', '/notification/setting/template/reset', reset, 'chai');
    expect(back.body.item).toMatchObject({ isOwn: false });
    expect(back.body.item.texts.th.heading).toBe('หน่วยงาน: {title}');
  });

  it('that another administrator wrote meanwhile are not overwritten unseen (R1)', async () => {
    const read = await instance.call('GET', '/notification/setting/templates', {}, 'chai');
    const [{ isOwn, texts: known } = { isOwn: false, texts: null }] = read.body.rows.filter(
      ({ event }) => event === 'SARABUN/act.sign',
    );
    const seen = JSON.stringify({ isOwn, texts: known });
    const event = 'SARABUN/act.sign';
    const path = '/notification/setting/template/save';
    const first = await instance.call(
      'POST',
      path,
      { event, texts: texts('ก {title}'), seen },
      'chai',
    );
    expect(first.status).toBe(200);
    const other = { event, texts: texts('ข {title}'), seen };
    const second = await instance.call('POST', path, other, 'chai');
    expect(second).toMatchObject({ status: 409, body: { code: 'settings.stale' } });
    expect(second.body.params).toMatchObject({ name: 'ชัย ใจดี' });
    const anew = JSON.stringify({ isOwn: true, texts: texts('ก {title}') });
    const third = await instance.call('POST', path, { ...other, seen: anew }, 'chai');
    expect(third.body.item.texts.th.heading).toBe('ข {title}');
    const reset = { event, seen };
    const late = await instance.call('POST', '/notification/setting/template/reset', reset, 'chai');
    expect(late).toMatchObject({ status: 409, body: { code: 'settings.stale' } });
  });

  it('may contain only known fields, and exist only for known events', async () => {
    const wrong = await save('*/*', 'สวัสดี {password}');
    expect(wrong.status).toBe(422);
    expect(wrong.body.issues[0]).toMatchObject({ rule: 'unknown-field' });
    const unknown = await save('SARABUN/queue.nothing', '{title}');
    expect(unknown).toMatchObject({ status: 404, body: { code: 'notification.unknown-event' } });
  });
});

describe('[10.10] who may', () => {
  it.each([
    ['GET', '/notification/setting/policy'],
    ['POST', '/notification/setting/policy/save'],
    ['GET', '/notification/setting/matrix'],
    ['POST', '/notification/setting/matrix/save'],
    ['GET', '/notification/setting/matrix/history'],
    ['POST', '/notification/setting/matrix/undo'],
    ['GET', '/notification/setting/templates'],
    ['POST', '/notification/setting/template/save'],
    ['POST', '/notification/setting/template/reset'],
    ['GET', '/notification/setting/deliveries'],
    ['POST', '/notification/setting/deliveries/resend'],
  ] as const)('%s %s only with notification.manage', async (method, path) => {
    const { status, body } = await instance.call(method, path, {}, 'anong');
    expect([status, body.code]).toEqual([403, 'platform.forbidden']);
  });
});

describe('[10.12] preferences', () => {
  const save = (fields: object) =>
    instance.call('POST', '/notification/preference/save', {
      quietFrom: '',
      quietUntil: '',
      digestAt: '',
      urgentBreaksQuiet: '0',
      choices: '[]',
      ...fields,
    });

  it('are kept as they were chosen', async () => {
    const chosen = { quietFrom: '18:30', quietUntil: '07:00', digestAt: '08:15', language: 'en' };
    const { body } = await save(chosen);
    expect(body.item).toMatchObject({ ...chosen, urgentBreaksQuiet: false });
    const read = await instance.call('GET', '/notification/preference');
    expect(read.body.item).toMatchObject(chosen);
    expect(read.body.item.channels[0]).toEqual({
      code: 'email',
      isAvailable: true,
      isReachable: true,
      address: 'ano***@office.example',
    });
    expect((await save({})).body.item).toMatchObject({ quietFrom: null, digestAt: null });
  });

  it.each([
    [{ quietFrom: '18:00' }, 'both-times'],
    [{ quietFrom: '18:00', quietUntil: '18:00' }, 'same-time'],
    [{ quietFrom: '25:00', quietUntil: '07:00' }, 'invalid-format'],
    [{ digestAt: '7:00' }, 'invalid-format'],
    [{ choices: [{ event: 'ALL', way: 'email', isOn: true }] }, 'invalid-format'],
    [{ choices: [{ event: 'CAR/*', way: 'fax', isOn: true }] }, 'invalid-value'],
  ])('%j is refused', async (fields, name) => {
    const { status, body } = await save(fields);
    expect([status, body.issues[0]?.rule]).toEqual([422, name]);
  });

  it('of one person are nobody else’s', async () => {
    await save({ digestAt: '08:15' });
    const other = await instance.call('GET', '/notification/preference', {}, 'burin');
    expect(other.body.item.digestAt).toBeNull();
  });
});
