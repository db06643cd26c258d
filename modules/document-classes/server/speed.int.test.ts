import { openTestInstance, prepare, sheetTexts } from '@sarn/server/testing';
import type { OfficeInstance, TestInstance } from '@sarn/server/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let server: TestInstance;
let instance: OfficeInstance;
beforeAll(async () => {
  server = await openTestInstance();
  instance = server.office;
  await prepare(server);
});
afterAll(() => server.close());

const own = { rank: 22, isUrgent: true, timeToAct: 24, actUnit: 'hours', hasDeadline: false };
const at = '/settings/tables/document-speed';

interface Row {
  code: string;
  nameTh: string;
  version: number;
  used: { count: number; isCapped: boolean };
}

const rowOf = async (code: string): Promise<Row> =>
  (await instance.get('admin', `${at}/row/${code}`))['row'] as Row;

const done = async (answer: ReturnType<OfficeInstance['post']>) => {
  const found = await answer;
  expect(found.status, JSON.stringify(found)).toBe(200);
  return found;
};

const end = async (code: string, validTo: string | null) =>
  done(
    instance.post('admin', `${at}/end`, {
      rows: [{ code, version: (await rowOf(code)).version }],
      validTo,
      reason: 'ทดลองใช้งาน',
    }),
  );

const offered = async () =>
  ((await instance.get('officer.policy', '/settings/options/document-speed'))['rows'] as Row[]).map(
    ({ code }) => code,
  );

const send = async (change: object) =>
  instance.post('saraban', '/registry/incoming/register', {
    ...instance.letterForm(),
    ...{ fileIds: [await instance.upload('saraban')], ...change },
  });

const memo = (change: object) =>
  instance.post('officer.policy', '/registry/memo/save', { title: 'บันทึกทดลอง', ...change });

const excel = async () => {
  const query = 'area=all&columns=title,speed&language=th';
  const response = await instance.app.fetch(`/api/registry/list/export?${query}`, {
    headers: { authorization: `Bearer ${await instance.token('saraban')}` },
  });
  return sheetTexts(Buffer.from(await response.arrayBuffer()));
};

describe('worked example 1: ด่วนภายใน', () => {
  const title = 'ขอให้ตอบแบบสำรวจภายในกำหนด';
  let documentId = '';

  test('is delivered, and off: no form offers it and the server refuses it (R12)', async () => {
    expect(await offered()).toEqual(['normal', 'urgent', 'very-urgent', 'immediate']);
    const refused = await send({ speed: 'within', dueDate: instance.dayFromToday(3) });
    expect(refused).toMatchObject({ status: 422, code: 'settings.ended' });
    expect((await memo({ speed: 'within' }))['code']).toBe('settings.ended');
    expect((await send({ speed: 'no-such' }))['code']).toBe('settings.unknown-value');
  });

  test('reopened, the next form has it, and asks for its day', async () => {
    await end('within', null);
    expect(await offered()).toContain('within');
    expect((await send({ speed: 'within' }))['code']).toBe('registry.due-needed');
    const dueDate = instance.dayFromToday(3);
    ({ documentId } = (await done(send({ title, speed: 'within', dueDate }))) as unknown as {
      documentId: string;
    });
    const { data } = await instance.queue('saraban', 'jobReceived', 'แบบสำรวจ');
    expect(data.map((row) => row.F_DOC_ID)).toEqual([documentId]);
  });

  test('stands in lists, filters, sorting and the Excel file', async () => {
    await done(send({ title: 'เรื่องธรรมดา', speed: 'normal' }));
    await done(send({ title: 'เรื่องด่วนที่สุด', speed: 'immediate' }));
    const listed = (await done(
      instance.get('saraban', '/registry/list?area=all&speed=within'),
    )) as unknown as { rows: { title: string; speedTerm: { th: string } }[] };
    expect(listed.rows.map((row) => [row.title, row.speedTerm.th])).toEqual([[title, 'ด่วนภายใน']]);
    const queue = (await done(
      instance.post('saraban', '/sarabun/get-todo-list', {
        ...{ typeCode: 'jobReceived', sort: { field: 'speed', direction: 'asc' } },
      }),
    )) as unknown as { data: { F_DOC_SPEED_NAME: string }[] };
    expect(queue.data.map((row) => row.F_DOC_SPEED_NAME)).toEqual([
      ...['ด่วนที่สุด', 'ด่วนภายใน', 'ปกติ'],
    ]);
    expect(await excel()).toContain('ด่วนภายใน');
  });

  test('ended, the old letter keeps it and a new one is refused', async () => {
    await end('within', instance.dayFromToday(-1));
    expect(await offered()).not.toContain('within');
    const refused = await send({ speed: 'within', dueDate: instance.dayFromToday(3) });
    expect(refused).toMatchObject({ status: 422, code: 'settings.ended' });
    expect((await instance.document('saraban', documentId)).speed).toBe('within');
  });
});

describe('a draft', () => {
  test('that carries an ended class may be finished with it', async () => {
    await end('within', null);
    const { documentId, version } = (await done(memo({ speed: 'within' }))) as unknown as {
      documentId: string;
      version: number;
    };
    await end('within', instance.dayFromToday(-1));
    await done(memo({ documentId, version, title: 'บันทึกทดลองแก้ไข', speed: 'within' }));
  });
});

describe('where a class is used', () => {
  test('counts documents, and lists those that the reader may open', async () => {
    // The administrator reads no document: how many there are is told, which they are is not.
    expect((await rowOf('within')).used.count).toBe(2);
    const { rows, hidden } = (await done(
      instance.get('admin', `${at}/uses/within?place=document`),
    )) as unknown as { rows: object[]; hidden: number };
    expect([rows.length, hidden]).toEqual([0, 2]);
  });

  test('a classified letter is in no count and in no list, and holds its row', async () => {
    await done(
      instance.post('admin', `${at}/save`, {
        ...{ code: 'own', version: null, nameTh: 'ด่วนพิเศษ', validFrom: '2026-01-01' },
        values: { ...own, exchangeCode: '003' },
      }),
    );
    await done(send({ speed: 'own', secrecy: 'confidential' }));
    const row = await rowOf('own');
    expect(row.used.count).toBe(0);
    const uses = await done(instance.get('admin', `${at}/uses/own?place=document`));
    expect([uses['rows'], uses['hidden']]).toEqual([[], 0]);
    const gone = await instance.post('admin', `${at}/delete`, {
      code: 'own',
      version: row.version,
    });
    expect(gone['code']).toBe('settings.used');
  });

  test('the ordinary class cannot end (R5), and a clerk changes nothing (R10)', async () => {
    const kept = await instance.post('admin', `${at}/end`, {
      rows: [{ code: 'normal', version: (await rowOf('normal')).version }],
      ...{ validTo: instance.dayFromToday(0), reason: 'ทดลองใช้งาน' },
    });
    expect(kept['code']).toBe('settings.kept');
    expect((await instance.get('saraban', `${at}/rows`))['code']).toBe('settings.forbidden');
  });
});

describe('the time to act of a class', () => {
  const setTime = async (code: string, timeToAct: number | null, actUnit: string) => {
    const { row } = (await done(instance.get('admin', `${at}/row/${code}`))) as unknown as {
      row: { nameTh: string; version: number; values: object };
    };
    return done(
      instance.post('admin', `${at}/save`, {
        ...{ code, version: row.version, nameTh: row.nameTh, validFrom: '1950-01-01' },
        values: { ...row.values, timeToAct, actUnit },
      }),
    );
  };
  const register = async (change: object) => {
    const { documentId } = (await done(send(change))) as unknown as { documentId: string };
    return instance.document('saraban', documentId);
  };
  const proposed = async (speed: string) =>
    done(instance.get('saraban', `/registry/incoming/due?speed=${speed}`));

  test('makes a letter due in office hours, to the minute; forms are told the same', async () => {
    expect(await proposed('immediate')).toMatchObject({ dueDate: null, dueTime: '' });
    expect((await register({ speed: 'immediate' })).dueDate).toBeNull();
    await setTime('immediate', 30, 'minutes');
    const told = await proposed('immediate');
    const letter = await register({ speed: 'immediate' });
    expect(letter.dueDate).not.toBeNull();
    expect(letter.dueTime).toMatch(/^(08:[3-5]|09|1[0-6]:)/);
    expect(letter.dueDate).toBe(told['dueDate']);
    // What is typed in goes before the class.
    const typed = { dueDate: instance.dayFromToday(5), dueTime: '14:00' };
    expect(await register({ speed: 'immediate', ...typed })).toMatchObject(typed);
    await setTime('urgent', 3, 'days');
    const days = await register({ speed: 'urgent' });
    expect([days.dueTime, days.dueDate]).toEqual(['', (await proposed('urgent'))['dueDate']]);
    expect((await register({ speed: 'normal' })).dueDate).toBeNull();
  });

  test('passes over a day that the calendar of the agency closes, from the next form on', async () => {
    await setTime('urgent', 3, 'days');
    const dueDate = async () => String((await proposed('urgent'))['dueDate']);
    const before = await dueDate();
    const day = { day: before, nameTh: 'วันหยุดพิเศษ', nameEn: '', kind: 'cabinet' };
    await done(instance.post('admin', '/identity/holiday/save', day));
    expect((await dueDate()) > before).toBe(true);
    await done(instance.post('admin', '/identity/holiday/remove', { day: before }));
    expect(await dueDate()).toBe(before);
  });

  test('a time without sense and one that is over are refused', async () => {
    const dueDate = instance.dayFromToday(1);
    expect((await send({ speed: 'urgent', dueDate, dueTime: '25:00' })).status).toBe(422);
    const past = { dueDate: instance.dayFromToday(-1), dueTime: '10:00' };
    expect((await send({ speed: 'urgent', ...past }))['code']).toBe('registry.due-in-past');
  });
});
