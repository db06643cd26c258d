import { openTestInstance, prepare } from '@sarn/server/testing';
import type { OfficeInstance, TestInstance } from '@sarn/server/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';

let server: TestInstance;
let instance: OfficeInstance;
beforeAll(async () => {
  server = await openTestInstance();
  instance = server.office;
  await prepare(server);
});
afterAll(() => server.close());

const at = '/settings/tables/serdertype';

interface Row {
  code: string;
  nameTh: string;
  version: number;
  values: { base: string };
}

const done = async (answer: ReturnType<OfficeInstance['post']>) => {
  const found = await answer;
  expect(found.status, JSON.stringify(found)).toBe(200);
  return found;
};
const rowOf = async (code: string): Promise<Row> =>
  (await done(instance.get('admin', `${at}/row/${code}`)))['row'] as Row;

const save = async (code: string, nameTh: string, base: string, version: number | null) =>
  instance.post('admin', `${at}/save`, {
    ...{ code, version, nameTh, validFrom: '2026-01-01', values: { base }, reason: 'ทดลองใช้งาน' },
  });
const entry = (more: object) =>
  instance.post('saraban', '/registry/contacts/save', { name: 'ผู้ติดต่อทดลอง', ...more });
const book = async (query: string) =>
  ((await done(instance.get('saraban', `/registry/contacts?${query}`)))['rows'] as object[]) ?? [];
const end = async (code: string, validTo: string | null) => {
  const rows = [{ code, version: (await rowOf(code)).version }];
  return instance.post('admin', `${at}/end`, { rows, validTo, reason: 'ทดลองใช้งาน' });
};

test('the two main types and those below them are delivered, and offered to forms', async () => {
  const { rows } = await done(instance.get('saraban', '/settings/options/serdertype'));
  expect((rows as Row[]).map(({ code, values }) => `${code}:${values.base}`)).toEqual([
    ...['1:1', '2:2', 'government:1', 'local:1', 'state-enterprise:1', 'independent:1'],
    ...['school:1', 'private:1', 'citizen:2', 'foreign:1', 'internal:1'],
  ]);
});

test('a new name of a main type is said by the list of work at once', async () => {
  await done(
    instance.post('saraban', '/registry/incoming/register', {
      ...instance.letterForm(),
      ...{ fileIds: [await instance.upload('saraban')], title: 'เรื่องของประเภทผู้รับ' },
    }),
  );
  const named = async () => {
    const { data } = await done(
      instance.post('saraban', '/sarabun/get-todo-list', {
        ...{ typeCode: 'jobReceived', generalSearch: 'ประเภทผู้รับ' },
      }),
    );
    return (data as Record<'F_SENDER_TYPE_TO_ID' | 'F_SENDER_TYPE_TO_NAME', string>[]).map(
      (row) => [row.F_SENDER_TYPE_TO_ID, row.F_SENDER_TYPE_TO_NAME],
    );
  };
  expect(await named()).toEqual([['1', 'หน่วยงาน']]);
  await done(save('1', 'ส่วนงาน', '1', (await rowOf('1')).version));
  expect(await named()).toEqual([['1', 'ส่วนงาน']]);
});

test('the address book takes a type, is filtered by it and by its main type', async () => {
  await done(save('club', 'สมาคมและชมรม', '1', null));
  await done(entry({ name: 'สมาคมทดลองงาน', senderType: 'club' }));
  await done(entry({ name: 'นางสาวทดลอง งานดี', kind: 'person' }));
  const club = { name: 'สมาคมทดลองงาน', senderType: 'club', kind: 'agency' };
  expect(await book('senderType=club')).toMatchObject([club]);
  expect(await book('senderType=1')).toMatchObject([club]);
  expect(await book('kind=agency')).toMatchObject([club]);
  expect(await book('senderType=2')).toMatchObject([{ senderType: '2', kind: 'person' }]);
  expect(await book('senderType=school')).toEqual([]);
  expect((await entry({ senderType: 'no-such' }))['code']).toBe('settings.unknown-value');
});

test('an ended type is not taken any more, and stays with the entries that have it', async () => {
  await done(end('club', instance.dayFromToday(-1)));
  expect(await entry({ senderType: 'club' })).toMatchObject({
    status: 422,
    code: 'settings.ended',
  });
  const [known] = (await book('senderType=club')) as { id: string; name: string }[];
  await done(entry({ ...known, senderType: 'club', phone: '0 2000 1111' }));
  expect(await book('senderType=club')).toMatchObject([{ phone: '0 2000 1111' }]);
});

test('what a main type is cannot change, nor a type that is used; neither main one ends', async () => {
  for (const code of ['1', '2', 'citizen', 'club']) {
    const { version, nameTh, values } = await rowOf(code);
    const other = values.base === '1' ? '2' : '1';
    expect((await save(code, nameTh, other, version))['code'], code).toBe('settings.locked');
  }
  for (const code of ['1', '2']) {
    expect((await end(code, instance.dayFromToday(0)))['code']).toBe('settings.kept');
  }
  const { version } = await rowOf('club');
  const gone = await instance.post('admin', `${at}/delete`, { code: 'club', version });
  expect(gone['code']).toBe('settings.used');
  expect((await instance.get('saraban', `${at}/rows`))['code']).toBe('settings.forbidden');
});
