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

const from = '/settings/tables/book-send-from';
const to = '/settings/tables/book-send-to';

interface Row {
  code: string;
  nameTh: string;
  version: number;
  validTo: string | null;
  values: Record<string, unknown>;
}

const done = async (answer: ReturnType<OfficeInstance['post']>) => {
  const found = await answer;
  expect(found.status, JSON.stringify(found)).toBe(200);
  return found;
};

const sending = {
  ...{ senderType: 'government', letterPrefixes: [], isFixedName: false },
  ...{ abbreviation: '', aliases: [] },
};
const receiving = {
  ...{ senderType: 'government', opening: 'usual', postAddressed: '', usualMethod: 'hand' },
  ...{
    address: '',
    email: '',
    phone: '',
    exchangeCode: '',
    abbreviation: '',
    aliases: [],
    note: '',
  },
};

const add = (at: string, nameTh: string, values: object) =>
  instance.post('admin', `${at}/save`, {
    ...{ version: null, nameTh, validFrom: '2026-01-01' },
    values: { ...(at === from ? sending : receiving), ...values },
  });
const added = async (at: string, nameTh: string, values: object) =>
  (await done(add(at, nameTh, values)))['row'] as Row;
const rowOf = async (at: string, code: string) => {
  const answer = await done(instance.get('admin', `${at}/row/${code}`));
  return answer as unknown as {
    row: Row & { used: { count: number } };
    history: { act: string; personName: string; reason: string; changes: { field: string }[] }[];
    uses: { place: string; count: number }[];
    isDeletable: boolean;
  };
};
const change = async (at: string, code: string, values: object) => {
  const { row } = await rowOf(at, code);
  const { nameTh, version, validTo } = row;
  return instance.post('admin', `${at}/save`, {
    ...{ code, version, nameTh, validFrom: '2026-01-01', validTo, reason: 'ทดลองใช้งาน' },
    values: { ...row.values, ...values },
  });
};
const merge = (account: string, body: object) =>
  instance.post(account, '/registry/contacts/merge', { reason: 'เปลี่ยนชื่อกรม', ...body });
const ofNumber = async (letterNo: string) =>
  (
    await done(
      instance.get(
        'saraban',
        `/registry/contacts/of-number?letterNo=${encodeURIComponent(letterNo)}`,
      ),
    )
  )['partner'];
const book = async (search: string) =>
  (await done(instance.get('saraban', `/registry/contacts?search=${encodeURIComponent(search)}`)))[
    'rows'
  ] as { id: string; name: string; postAddressed: string; opening: string; usualMethod: string }[];
const register = async (change_: object) =>
  instance.post('saraban', '/registry/incoming/register', {
    ...instance.letterForm(),
    ...{ fileIds: [await instance.upload('saraban')], ...change_ },
  });

describe('letters come from a partner', () => {
  let code = '';

  test('“จาก” is filled by the longest prefix, in either digits, at the next call', async () => {
    expect(await ofNumber('กค 0402/15')).toBeNull();
    ({ code } = await added(from, 'กรมทดลองบัญชี', { letterPrefixes: ['กค 0402'] }));
    await added(from, 'กองทดลองย่อย', { letterPrefixes: ['กค 0402.3'] });
    expect(await ofNumber('กค ๐๔๐๒/๑๕')).toEqual({ name: 'กรมทดลองบัญชี', isFixedName: false });
    expect(await ofNumber('กค. 0402.3/15')).toMatchObject({ name: 'กองทดลองย่อย' });
    expect(await ofNumber('กค 04021/15')).toBeNull();
    expect((await book('กค 0402')).map(({ name }) => name)).toContain('กรมทดลองบัญชี');
  });

  test('a prefix belongs to one partner, and a name too', async () => {
    const twice = await add(from, 'กรมอื่น', { letterPrefixes: ['กค. ๐๔๐๒'] });
    expect(twice).toMatchObject({ status: 409, code: 'registry.contact-prefix-known' });
    expect((await add(from, 'กรมทดลองบัญชี', {}))['code']).toBe('registry.contact-known');
    const typed = { name: 'กรมทดลองบัญชี' };
    const again = await instance.post('saraban', '/registry/contacts/save', typed);
    expect(again['code']).toBe('registry.contact-known');
  });

  test('another sender may be typed, until the name is fixed', async () => {
    const letter = { letterNo: 'กค 0402/100', sender: 'กรมทดลองบัญชี กองกฎหมาย' };
    await done(register(letter));
    await done(change(from, code, { isFixedName: true }));
    const refused = await register({ ...letter, letterNo: 'กค 0402/101' });
    expect(refused).toMatchObject({ status: 422, code: 'registry.sender-fixed' });
    await done(register({ letterNo: 'กค 0402/101', sender: 'กรมทดลองบัญชี' }));
  });

  test('where it is used is told to who may read the letters, and holds the row', async () => {
    const { uses, isDeletable, row } = await rowOf(from, code);
    // The administrator reads no letter: how many there are is told, which they are is not.
    expect([uses.map(({ count }) => count), isDeletable]).toEqual([[1, 0], false]);
    const { rows, hidden } = (await done(
      instance.get('admin', `${from}/uses/${code}?place=sender`),
    )) as unknown as { rows: object[]; hidden: number };
    expect([rows, hidden]).toEqual([[], 1]);
    const gone = await instance.post('admin', `${from}/delete`, { code, version: row.version });
    expect(gone['code']).toBe('settings.used');
  });
});

describe('letters go to a partner', () => {
  test('a channel needs its address', async () => {
    const refusals = {
      post: 'ที่อยู่',
      email: 'อีเมล',
      exchange: 'รหัสในระบบแลกเปลี่ยนหนังสือ',
    };
    for (const [usualMethod, what] of Object.entries(refusals)) {
      const refused = await add(to, 'กรมไม่มีที่อยู่', { usualMethod });
      expect(refused).toMatchObject({ status: 422, code: 'registry.contact-address-needed' });
      expect(refused['message']).toBe(`“กรมไม่มีที่อยู่”: ช่องทางนี้ต้องมี${what}`);
    }
    await done(add(to, 'กรมไม่มีที่อยู่', { usualMethod: 'hand' }));
  });

  test('drafts are offered opening, post and channel; a sender has them by default', async () => {
    const values = {
      ...{ postAddressed: 'ประธานศาลทดลอง', opening: 'high', usualMethod: 'email' },
      email: 'court@example.go.th',
    };
    const { code } = await added(to, 'ศาลทดลอง', values);
    const { email: _, ...shown } = values;
    expect(await book('ศาลทดลอง')).toMatchObject([{ id: code, name: 'ศาลทดลอง', ...shown }]);
    // The post by which it is addressed is found too.
    expect(await book('ประธานศาลทดลอง')).toHaveLength(1);
    expect((await rowOf(from, code)).row).toMatchObject({ nameTh: 'ศาลทดลอง' });
    // A sender that was entered without an address may be changed otherwise.
    const sender = await added(from, 'ผู้ส่งอย่างเดียว', {});
    await done(change(to, sender.code, { note: 'ติดต่อทางโทรศัพท์' }));
  });

  test('the other side and the address book are in its history, and make a stale row', async () => {
    const { code, version } = await added(to, 'กรมสองด้าน', {});
    await done(change(from, code, { abbreviation: 'กสด.' }));
    const entry = { id: code, name: 'กรมสองด้าน', phone: '0 2000 2222', usualMethod: 'hand' };
    await done(instance.post('saraban', '/registry/contacts/save', entry));
    const { history, row } = await rowOf(to, code);
    expect(history.map(({ act }) => act)).toEqual(['แก้ไข', 'แก้ไข', 'เพิ่ม']);
    expect(row).toMatchObject({ version: 3, values: { phone: '0 2000 2222' } });
    const stale = await instance.post('admin', `${to}/save`, {
      ...{ code, version, nameTh: 'กรมสองด้าน', validFrom: '2026-01-01', values: receiving },
    });
    expect(stale).toMatchObject({
      status: 409,
      code: 'settings.stale',
      name: 'นายสารบรรณ ทดลองงาน',
    });
  });
});

describe('merging', () => {
  let former = '';
  let stays = '';

  test('the old name stays known: for prefixes, duplicates, suggestions and addresses', async () => {
    ({ code: former } = await added(from, 'กรมก่อนรวม', { letterPrefixes: ['ทล 0101'] }));
    const reach = { usualMethod: 'email', email: 'after@example.go.th' };
    ({ code: stays } = await added(to, 'กรมหลังรวม', reach));
    const letter = { letterNo: 'ทล 0101/7', letterDate: instance.dayFromToday(-1) };
    await done(register({ ...letter, sender: 'กรมก่อนรวม' }));
    await done(merge('admin', { code: former, into: stays }));
    expect(await ofNumber('ทล 0101/8')).toMatchObject({ name: 'กรมหลังรวม' });
    const twice = await register({ ...letter, sender: 'กรมหลังรวม' });
    expect(twice['code']).toBe('registry.duplicate');
    const query = new URLSearchParams({ ...letter, sender: 'กรมหลังรวม' }).toString();
    const warned = await done(instance.get('saraban', `/registry/incoming/duplicates?${query}`));
    expect(warned['rows']).toHaveLength(1);
    expect((await book('กรมก่อนรวม')).map(({ name }) => name)).toEqual(['กรมหลังรวม']);
    const reached = await instance.app.db.query(`select email from contact_named('กรมก่อนรวม')`, []);
    expect(reached).toEqual([{ email: 'after@example.go.th' }]);
    // The letters of both count as of the one that stays.
    const { hidden } = await done(instance.get('admin', `${from}/uses/${stays}?place=sender`));
    expect(hidden).toBe(1);
  });

  test('it is in the history with its reason, and can be undone', async () => {
    const { row, history } = await rowOf(to, stays);
    expect(row.values['aliases']).toEqual(['กรมก่อนรวม']);
    expect(history[0]).toMatchObject({ reason: 'เปลี่ยนชื่อกรม', changes: [{ field: 'aliases' }] });
    expect((await rowOf(from, former)).history[0]?.reason).toBe('เปลี่ยนชื่อกรม');
    expect((await done(instance.post('admin', `${to}/undo`, {})))['count']).toBe(2);
    expect(await ofNumber('ทล 0101/8')).toMatchObject({ name: 'กรมก่อนรวม' });
    expect((await rowOf(to, stays)).row.values['aliases']).toEqual([]);
  });

  test('is for who may set it, of two entries in use', async () => {
    expect((await merge('saraban', { code: former, into: stays })).status).toBe(403);
    expect((await merge('admin', { code: former, into: former }))['code']).toBe(
      'registry.contact-same',
    );
    expect((await merge('admin', { code: former, into: 'no-such' }))['code']).toBe(
      'registry.contact-not-found',
    );
    await done(merge('admin', { code: former, into: stays }));
    expect((await merge('admin', { code: former, into: stays }))['code']).toBe(
      'registry.contact-not-found',
    );
    expect((await instance.get('saraban', `${to}/rows`))['code']).toBe('settings.forbidden');
  });
});

describe('a file of partners', () => {
  const send = async (lines: readonly string[], isTrial: boolean) => {
    const form = new FormData();
    form.append('isTrial', String(isTrial));
    form.append('file', new Blob([`\uFEFF${lines.join('\r\n')}\r\n`]), 'settings.xlsx');
    const response = await instance.app.fetch(`/api${to}/import`, {
      method: 'POST',
      headers: { authorization: `Bearer ${await instance.token('admin')}` },
      body: form,
    });
    return (await response.json()) as {
      code?: string;
      count?: number;
      rows: { act: string; fault: string }[];
    };
  };
  const head = 'รหัส,ชื่อ,ประเภท,ช่องทางส่ง,อีเมล';

  test('adds without codes, and tells the row that has no address', async () => {
    const good = ',กรมในไฟล์,government,ไปรษณีย์อิเล็กทรอนิกส์,file@example.go.th';
    const faulty = ',กรมไม่มีอีเมล,government,ไปรษณีย์อิเล็กทรอนิกส์,';
    const trial = await send([head, good, faulty], true);
    expect(trial.rows.map(({ act }) => act)).toEqual(['add', 'fault']);
    expect(trial.rows[1]?.fault).toBe('“กรมไม่มีอีเมล”: ช่องทางนี้ต้องมีอีเมล');
    expect((await send([head, good, faulty], false)).code).toBe('settings.import-faults');
    expect((await send([head, good], false)).count).toBe(1);
    expect(await book('กรมในไฟล์')).toMatchObject([{ usualMethod: 'email' }]);
    const sheet = await instance.app.fetch(
      `/api${to}/excel?search=${encodeURIComponent('กรมในไฟล์')}`,
      {
        headers: { authorization: `Bearer ${await instance.token('admin')}` },
      },
    );
    const texts = sheetTexts(Buffer.from(await sheet.arrayBuffer()));
    expect(texts).toContain('กรมในไฟล์');
    expect(texts).toContain('file@example.go.th');
  });
});
