import { openInstance } from '@sarn/server/testing';
import type { OfficeInstance } from '@sarn/server/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';

let instance: OfficeInstance;
beforeAll(async () => {
  instance = await openInstance();
});
afterAll(() => instance.close());

const groups = '/settings/tables/system-manage-book-group';
const categories = '/settings/tables/system-category-document-book';

const done = async (answer: ReturnType<OfficeInstance['post']>) => {
  const found = await answer;
  expect(found.status, JSON.stringify(found)).toBe(200);
  return found;
};

const save = async (at: string, code: string, more: object) => {
  const known = await instance.get('admin', `${at}/row/${code}`);
  const row = known['row'] as { version: number } | undefined;
  return done(
    instance.post('admin', `${at}/save`, {
      ...{ code, version: row?.version ?? null, validFrom: '2026-01-01', reason: 'ทดลอง' },
      ...more,
    }),
  );
};

const budget = {
  nameTh: 'งบประมาณรายจ่าย',
  values: { bookGroup: '01', fileCode: '01.2', retention: 'five-years', sampleSubjects: [] },
};

const send = async (change: object) =>
  instance.post('saraban', '/registry/incoming/register', {
    ...instance.letterForm(),
    ...{ fileIds: [await instance.upload('saraban')], ...change },
  });

const registered = async (change: object) => {
  const { documentId } = (await done(send(change))) as unknown as { documentId: string };
  return instance.document('saraban', documentId);
};

const found = async (words: string) => {
  const answer = await done(
    instance.get('saraban', `/registry/list?area=all&search=${encodeURIComponent(words)}`),
  );
  return (answer['rows'] as { documentId: string }[]).map(({ documentId }) => documentId);
};

test('ten groups are delivered, and forms offer them', async () => {
  const { rows } = await instance.get('saraban', '/settings/options/system-manage-book-group');
  expect((rows as { code: string; nameTh: string }[]).map(({ code }) => code)).toEqual([
    ...['01', '02', '03', '04', '05', '06', '07', '08', '09', '10'],
  ]);
});

test('a letter is filed under a row, with its name of that day, and is found by it', async () => {
  await save(categories, '01.2', budget);
  const letter = await registered({ categoryCode: '01.2' });
  // The category chose its group.
  expect(letter).toMatchObject({
    ...{ bookGroupCode: '01', bookGroup: 'การเงินงบประมาณ' },
    ...{ categoryCode: '01.2', category: 'งบประมาณรายจ่าย' },
  });
  expect(await found('งบประมาณรายจ่าย')).toContain(letter.id);
  await save(categories, '01.2', { ...budget, nameTh: 'งบประมาณประจำปี' });
  expect((await instance.document('saraban', letter.id)).category).toBe('งบประมาณรายจ่าย');
  expect((await registered({ categoryCode: '01.2' })).category).toBe('งบประมาณประจำปี');
});

test('a category of another group is refused, and words without a row stay', async () => {
  const refused = await send({ bookGroupCode: '07', categoryCode: '01.2' });
  expect(refused).toMatchObject({ status: 422, code: 'settings.unknown-value' });
  const letter = await registered({ bookGroup: 'แฟ้มเดิมของสำนักงาน' });
  expect(letter).toMatchObject({ bookGroup: 'แฟ้มเดิมของสำนักงาน', bookGroupCode: '' });
});

test('ended, new letters are refused it (R12) and a draft that carries it is finished', async () => {
  const memo = { title: 'บันทึกงบประมาณ', categoryCode: '01.2' };
  const draft = (await done(
    instance.post('officer.policy', '/registry/memo/save', memo),
  )) as unknown as { documentId: string; version: number };
  await save(categories, '01.2', { ...budget, validTo: instance.dayFromToday(-1) });
  expect((await send({ categoryCode: '01.2' }))['code']).toBe('settings.ended');
  const again = { ...memo, documentId: draft.documentId, version: draft.version };
  await done(instance.post('officer.policy', '/registry/memo/save', again));
  const fresh = await instance.post('officer.policy', '/registry/memo/save', memo);
  expect(fresh['code']).toBe('settings.ended');
});

test('what is used is not deleted, and its group is locked', async () => {
  const { row } = (await instance.get('admin', `${categories}/row/01.2`)) as unknown as {
    row: { version: number };
  };
  const gone = { code: '01.2', version: row.version, reason: 'ทดลอง' };
  expect((await instance.post('admin', `${categories}/delete`, gone))['code']).toBe(
    'settings.used',
  );
  const moved = await instance.post('admin', `${categories}/save`, {
    ...{ ...gone, validFrom: '2026-01-01', nameTh: 'ย้ายกลุ่ม' },
    values: { ...budget.values, bookGroup: '02' },
  });
  expect(moved['code']).toBe('settings.locked');
  const { uses } = await instance.get('admin', `${groups}/row/01`);
  expect((uses as { place: string; count: number }[]).map(({ place }) => place)).toEqual([
    ...['category', 'document-type', 'document'],
  ]);
});

test('the usual days of a group make a letter due where its speed class gives no time', async () => {
  const proposed = async (more: string) =>
    done(instance.get('saraban', `/registry/incoming/due?speed=normal${more}`));
  const group = { bookGroupCode: '03', speed: 'normal', title: 'เรื่องโต้ตอบ' };
  expect(await proposed('&bookGroup=03')).toMatchObject({ dueDate: null, by: null });
  expect((await registered(group)).dueDate).toBeNull();
  await save(groups, '03', { nameTh: 'โต้ตอบ', values: { usualDays: 5, units: [] } });
  const told = await proposed('&bookGroup=03');
  expect(told).toMatchObject({ dueTime: '', by: 'group' });
  expect(String(told['dueDate']) >= instance.dayFromToday(5)).toBe(true);
  expect((await registered(group)).dueDate).toBe(told['dueDate']);
  expect(await proposed('')).toMatchObject({ dueDate: null, by: null });
  // A class that gives a time of its own goes before.
  const speed = '/settings/tables/document-speed';
  const { row } = (await done(instance.get('admin', `${speed}/row/urgent`))) as unknown as {
    row: { nameTh: string; values: object };
  };
  await save(speed, 'urgent', {
    ...{ nameTh: row.nameTh, values: { ...row.values, timeToAct: 2, actUnit: 'days' } },
  });
  const urgent = await registered({ ...group, speed: 'urgent' });
  expect(String(urgent.dueDate) < String(told['dueDate'])).toBe(true);
});
