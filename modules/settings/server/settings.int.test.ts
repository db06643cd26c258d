import { openInstance, sheetTexts } from '@sarn/server/testing';
import type { OfficeInstance } from '@sarn/server/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let instance: OfficeInstance;
const at = '/settings/tables/suffix';

beforeAll(async () => {
  instance = await openInstance();
});
afterAll(() => instance.close());

interface Row {
  code: string;
  nameTh: string;
  version: number;
  validTo: string | null;
  values: Record<string, unknown>;
}

const rowsOf = async (table: string, asked = ''): Promise<Row[]> => {
  const answer = await instance.get('admin', `/settings/tables/${table}/rows?${asked}`);
  expect(answer.status, JSON.stringify(answer)).toBe(200);
  return answer['rows'] as Row[];
};
const rowOf = async (table: string, code: string): Promise<Row> =>
  (await instance.get('admin', `/settings/tables/${table}/row/${code}`))['row'] as Row;

const draft = (code: string, more: object = {}) => ({
  ...{ code, version: null, nameTh: 'คำต่อท้ายตัวอย่าง', nameEn: '', validFrom: '2026-01-01' },
  ...{ validTo: null, values: { short: 'ตย.', isPrinted: true }, reason: '', ...more },
});
const add = (code: string, more: object = {}) =>
  instance.post('admin', `${at}/save`, draft(code, more));

describe('a described table', () => {
  test('shows what came with the product, in the order of the agency', async () => {
    const codes = (await rowsOf('employee-type')).map(({ code }) => code);
    expect(codes.slice(0, 3)).toEqual(['civil', 'teacher', 'permanent']);
    const found = await rowsOf('prefix', 'search=นางสาว');
    expect(found.map(({ code }) => code)).toEqual(['miss']);
    expect(found[0]?.values['short']).toEqual(['น.ส.']);
    const women = await rowsOf('prefix', `where=${encodeURIComponent('{"gender":"female"}')}`);
    expect(new Set(women.map(({ values }) => values['gender']))).toEqual(new Set(['female']));
  });

  test('gives a form what is valid today, the next moment after it was added', async () => {
    const before = (await instance.get('officer.policy', '/settings/options/suffix'))[
      'rows'
    ] as Row[];
    expect(before.map(({ code }) => code)).toEqual(['rn']);
    expect((await add('later', { validFrom: instance.dayFromToday(2) })).status).toBe(200);
    expect((await add('now')).status).toBe(200);
    const after = (await instance.get('officer.policy', '/settings/options/suffix'))[
      'rows'
    ] as Row[];
    expect(after.map(({ code }) => code)).toEqual(['rn', 'now']);
  });

  test('ends instead of being deleted, says why, and is still shown where a row has it', async () => {
    const { version } = await rowOf('suffix', 'now');
    const end = { rows: [{ code: 'now', version }], validTo: instance.dayFromToday(-1) };
    const unsaid = await instance.post('admin', `${at}/end`, { ...end, reason: '' });
    expect(unsaid['code']).toBe('settings.reason-needed');
    expect(
      (await instance.post('admin', `${at}/end`, { ...end, reason: 'เลิกใช้ตามคำสั่ง' })).status,
    ).toBe(200);
    const options = await instance.get('officer.policy', '/settings/options/suffix?withCode=now');
    expect((options['rows'] as Row[]).map(({ code }) => code)).toEqual(['rn', 'now']);
    expect((await rowsOf('suffix', 'state=ended')).map(({ code }) => code)).toEqual(['now']);
  });

  test('tells the second of two who save who was first (R1)', async () => {
    const { version } = await rowOf('suffix', 'rn');
    const change = draft('rn', {
      version,
      nameTh: 'ราชนาวีไทย',
      values: { short: 'ร.น.', isPrinted: false },
    });
    expect((await instance.post('admin', `${at}/save`, change)).status).toBe(200);
    const second = await instance.post('admin', `${at}/save`, { ...change, nameTh: 'อื่น' });
    expect(second).toMatchObject({ status: 409, code: 'settings.stale' });
    expect(second['params']).toMatchObject({ name: 'นายผู้ดูแล ทดลองงาน' });
  });

  test('has the audit trail as its history, and undoes the own last change', async () => {
    const { history } = (await instance.get('admin', `${at}/row/rn`)) as unknown as {
      history: { act: string; changes: { field: string; from: unknown; to: unknown }[] }[];
    };
    expect(history[0]?.changes).toContainEqual({
      field: 'nameTh',
      from: 'ราชนาวี',
      to: 'ราชนาวีไทย',
    });
    expect((await instance.post('admin', `${at}/undo`, {})).status).toBe(200);
    expect((await rowOf('suffix', 'rn')).nameTh).toBe('ราชนาวี');
    const again = await instance.post('admin', `${at}/undo`, {});
    expect(again['code']).toBe('settings.nothing-to-undo');
  });

  test('gives no code a second time (R3), deletes what is own and unused alone', async () => {
    expect((await add('gone')).status).toBe(200);
    const { version } = await rowOf('suffix', 'gone');
    const gone = await instance.post('admin', `${at}/delete`, { code: 'gone', version });
    expect(gone.status, JSON.stringify(gone)).toBe(200);
    expect((await add('gone'))['code']).toBe('settings.code-taken');
    const seed = await instance.post('admin', `${at}/delete`, {
      ...{ code: 'rn', version: (await rowOf('suffix', 'rn')).version },
    });
    expect(seed['code']).toBe('settings.delivered');
  });

  test('does not delete what is used, and says how often (R2)', async () => {
    const level = draft('trial', { values: { type: 'general' } });
    await instance.post('admin', '/settings/tables/position-level/save', level);
    const [position] = await rowsOf('position-information');
    const { version } = await rowOf('position-information', position?.code ?? '');
    const answer = await instance.post('admin', '/settings/tables/position-information/delete', {
      ...{ code: position?.code, version },
    });
    expect(answer).toMatchObject({ status: 409, code: 'settings.used' });
  });

  test('a search tells rows of the same name apart, and shows no code that was made', async () => {
    const answer = await instance.get('admin', '/settings/search?text=ชั้นความเร็ว');
    const rows = answer['rows'] as { table: string; name: string; about: string }[];
    const fields = rows.filter(({ table }) => table === 'registration-display');
    expect(fields.length).toBeGreaterThan(1);
    expect(new Set(fields.map(({ about }) => about)).size).toBe(fields.length);
    expect(fields.map(({ about }) => about)).toContain('รับจากภายนอก');
  });

  test('changes the order of the rows, and undo restores it', async () => {
    const order = async () => (await rowsOf('employee-type')).map(({ code }) => code);
    const before = await order();
    const sent = { code: 'contractor', after: null };
    expect((await instance.post('admin', '/settings/tables/employee-type/move', sent)).status).toBe(
      200,
    );
    expect((await order())[0]).toBe('contractor');
    expect((await instance.post('admin', '/settings/tables/employee-type/undo', {})).status).toBe(
      200,
    );
    expect(await order()).toEqual(before);
    // Before a row: the one that stands there may be on a page that the administrator does not see.
    const [, , third = '', last = ''] = [...before.slice(0, 3), before.at(-1)];
    const place = { code: last, after: null, before: third };
    expect(
      (await instance.post('admin', '/settings/tables/employee-type/move', place)).status,
    ).toBe(200);
    expect((await order()).slice(2, 4)).toEqual([last, third]);
    const nowhere = { code: last, after: null, before: 'no-such-row' };
    expect(
      (await instance.post('admin', '/settings/tables/employee-type/move', nowhere)).status,
    ).toBe(404);
    await instance.post('admin', '/settings/tables/employee-type/undo', {});
    expect(await order()).toEqual(before);
  });

  test('refuses a day before the first, an unknown reference and a wrong field', async () => {
    const early = await add('early', { validTo: '2025-01-01' });
    expect(early['code']).toBe('settings.end-before-start');
    const level = draft('lost', { values: { type: 'nowhere', printed: '' } });
    const lost = await instance.post('admin', '/settings/tables/position-level/save', level);
    expect(lost['code']).toBe('settings.unknown-value');
    const wrong = await add('wrong', { values: { short: 'x', isPrinted: 'maybe' } });
    expect(wrong).toMatchObject({ status: 422, code: 'platform.invalid-input' });
  });

  test('locks what is delivered with the product (R6)', async () => {
    const miss = await rowOf('prefix', 'miss');
    const { code, version, nameTh } = miss;
    const change = {
      code,
      version,
      nameTh,
      nameEn: 'Ms',
      validFrom: '1950-01-01',
      validTo: null,
      reason: '',
    };
    const locked = await instance.post('admin', '/settings/tables/prefix/save', {
      ...{ ...change, values: { ...miss.values, class: 'rank' } },
    });
    expect(locked['code']).toBe('settings.locked');
    const named = await instance.post('admin', '/settings/tables/prefix/save', {
      ...change,
      values: miss.values,
    });
    expect(named.status, JSON.stringify(named)).toBe(200);
  });

  test('lists who and what uses a row, each with the page where it is changed', async () => {
    const { db } = instance.app;
    const head = instance.person('head.policy');
    const centre = '/settings/3144';
    const person = `${centre}/employee-information?person=${head}`;
    await db.query(
      `update person set suffix = 'rn', employee_type = 'civil', prefixes = array['mr'] where id = $1`,
      [head],
    );
    await db.query(
      `update post set position_level_id = (select id from position_level where code = 'M2')
       where id = (select post_id from post_holding where person_id = $1 limit 1)`,
      [head],
    );
    await db.query(`update document_type set book_group = '01' where code = 'outside'`);
    await db.query(
      "insert into contact (code, name_th, sender_type) values ('c1', 'กรมตัวอย่าง', '1')",
    );
    const found = async (table: string, code: string, place: string) => {
      const detail = await instance.get('admin', `/settings/tables/${table}/row/${code}`);
      const uses = detail['uses'] as { place: string; isListed: boolean; count: number }[];
      expect(
        uses.find((use) => use.place === place),
        `${table} ${code}`,
      ).toMatchObject({
        isListed: true,
      });
      const asked = `/settings/tables/${table}/uses/${code}?place=${place}`;
      return (await instance.get('admin', asked))['rows'] as { text: string; path: string }[];
    };
    for (const [table, code] of [
      ['prefix', 'mr'],
      ['suffix', 'rn'],
      ['employee-type', 'civil'],
    ] as const) {
      expect(await found(table, code, 'person'), table).toContainEqual({
        ...{ text: expect.stringContaining('หัวหน้านโยบาย'), path: person },
      });
    }
    expect(await found('position-level', 'M2', 'post')).toContainEqual({
      ...{ text: expect.stringContaining('กองนโยบาย'), path: person },
    });
    expect(await found('position-type', 'managerial', 'level')).toContainEqual({
      ...{ text: expect.any(String), path: `${centre}/position-level?row=M1` },
    });
    expect(await found('serdertype', '1', 'contact')).toContainEqual({
      ...{ text: 'กรมตัวอย่าง', path: `${centre}/book-send-from?row=c1` },
    });
    expect(await found('system-manage-book-group', '01', 'document-type')).toContainEqual({
      ...{ text: expect.any(String), path: `${centre}/document-type?row=outside` },
    });
  });

  test('is for its permission alone, at every call', async () => {
    const body = { ...draft('clerk'), rows: [{ code: 'rn', version: 1 }] };
    for (const path of ['save', 'end', 'change', 'delete', 'move', 'undo']) {
      const sent = { ...body, ...(path === 'delete' ? { version: 1 } : {}), after: null };
      expect([
        path,
        (await instance.post('officer.policy', `${at}/${path}`, sent))['code'],
      ]).toEqual([path, 'settings.forbidden']);
    }
    for (const path of ['rows', 'row/rn', 'uses/rn?place=person', 'excel']) {
      expect([path, (await instance.get('officer.policy', `${at}/${path}`))['code']]).toEqual([
        path,
        'settings.forbidden',
      ]);
    }
  });
});

describe('the file of a table', () => {
  const send = async (bytes: Buffer, fields: Record<string, string>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append('file', new Blob([new Uint8Array(bytes)]), 'settings.xlsx');
    const response = await instance.app.fetch('/api/settings/tables/suffix/import', {
      method: 'POST',
      headers: { authorization: `Bearer ${await instance.token('admin')}` },
      body: form,
    });
    return { ...((await response.json()) as object), status: response.status } as {
      status: number;
      code?: string;
      count?: number;
      rows: { code: string; act: string; fault: string }[];
    };
  };
  const csv = (...lines: string[]) => Buffer.from(`\uFEFF${lines.join('\r\n')}\r\n`);
  const head = 'รหัส,ชื่อ,คำย่อ,ใช้ในเอกสารทางการ';

  test('can be sent back as it came: nothing changes', async () => {
    const response = await instance.app.fetch('/api/settings/tables/suffix/excel?state=all', {
      headers: { authorization: `Bearer ${await instance.token('admin')}` },
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(sheetTexts(bytes)).toContain('ราชนาวี');
    const answer = await send(bytes, { isTrial: 'true' });
    expect(answer.status, JSON.stringify(answer)).toBe(200);
    expect(new Set(answer.rows.map(({ act }) => act))).toEqual(new Set(['same']));
  });

  test('says what would happen, and is taken as a whole or not at all', async () => {
    const faulty = csv(head, 'new1,คำใหม่,คม.,ใช่', 'new2,คำที่สอง,คส.,อาจจะ', 'new1,ซ้ำ,ซ.,ใช่');
    const trial = await send(faulty, { isTrial: 'true' });
    expect(trial.rows.map(({ act }) => act)).toEqual(['add', 'fault', 'fault']);
    expect(trial.rows[1]?.fault).toContain('ใช้ในเอกสารทางการ');
    expect((await send(faulty, { isTrial: 'false' })).code).toBe('settings.import-faults');
    expect((await rowsOf('suffix', 'state=all')).map(({ code }) => code)).not.toContain('new1');
    const good = csv(head, 'new1,คำใหม่,คม.,ใช่', 'rn,,ร.น,');
    expect(await send(good, { isTrial: 'false' })).toMatchObject({ status: 200, count: 2 });
    expect((await rowOf('suffix', 'rn')).values).toEqual({ short: 'ร.น', isPrinted: false });
    await instance.post('admin', `${at}/undo`, {});
    expect((await rowOf('suffix', 'rn')).values['short']).toBe('ร.น.');
    expect((await rowsOf('suffix', 'state=all')).map(({ code }) => code)).not.toContain('new1');
  });

  test('is refused when it is no table of these settings', async () => {
    expect(await send(csv('อะไร,ก็ได้', '1,2'), { isTrial: 'true' })).toMatchObject({
      code: 'settings.import-unreadable',
      message: expect.stringContaining('.xlsx หรือ .csv'),
    });
  });
});

describe('suggested rows', () => {
  interface Suggested {
    readonly packs: { code: string }[];
    readonly rows: { pack: string; code: string; nameTh: string; fault: string }[];
  }
  const suggestedOf = async (table: string) =>
    (await instance.get('admin', `/settings/tables/${table}/suggestions`)) as unknown as Suggested;
  const take = async (table: string, codes: string[], account = 'admin') =>
    instance.post(account, `/settings/tables/${table}/suggestions/take`, { codes });
  const offered = async (table: string) =>
    ((await instance.get('officer.policy', `/settings/options/${table}`))['rows'] as Row[]).map(
      ({ code }) => code,
    );
  const page = async (table: string) =>
    instance.get('admin', `/settings/tables/${table}/rows`) as unknown as Promise<{
      suggested: number;
      mayUndo: boolean;
    }>;

  test.each(['command-type', 'document-type', 'position-information'])(
    'of %s are shown, taken over in bulk, offered at once, and undone as one change',
    async (table) => {
      const { rows, packs } = await suggestedOf(table);
      const codes = rows.filter(({ fault }) => fault === '').map(({ code }) => code);
      expect(codes.length).toBeGreaterThan(2);
      expect(rows.every(({ pack }) => packs.some(({ code }) => code === pack))).toBe(true);
      expect((await page(table)).suggested).toBe(rows.length);
      const before = await offered(table);
      expect(await take(table, codes)).toMatchObject({ status: 200, count: codes.length });
      expect(await offered(table)).toEqual([...before, ...codes]);
      expect((await suggestedOf(table)).rows).toHaveLength(rows.length - codes.length);
      expect((await rowOf(table, codes[0] ?? '')).version).toBe(1);
      const undone = await instance.post('admin', `/settings/tables/${table}/undo`, {});
      expect(undone).toMatchObject({ status: 200, count: codes.length });
      expect(await offered(table)).toEqual(before);
      expect((await take(table, codes.slice(0, 1))).status).toBe(200);
    },
  );

  test('a row of that name that the agency has is not suggested, nor one with a code given before', async () => {
    const { rows } = await suggestedOf('command-type');
    const [first, second] = rows;
    const path = '/settings/tables/command-type';
    await instance.post('admin', `${path}/save`, {
      ...draft('own-form', { nameTh: first?.nameTh }),
      values: { hasNamed: false, isForNamed: false, offersActing: false },
    });
    const codes = (await suggestedOf('command-type')).rows.map(({ code }) => code);
    expect(codes).not.toContain(first?.code);
    await take('command-type', [second?.code ?? '']);
    await instance.post('admin', `${path}/delete`, { code: second?.code, version: 1 });
    const again = (await suggestedOf('command-type')).rows.find(
      ({ code }) => code === second?.code,
    );
    expect(again?.fault).toContain('มีหรือเคยใช้แล้ว');
    expect((await take('command-type', [second?.code ?? '']))['code']).toBe('settings.code-taken');
  });

  test('nothing that is not suggested is taken, a table without any has none, and a clerk takes none', async () => {
    expect((await take('command-type', ['no-such'])).status).toBe(404);
    expect((await suggestedOf('suffix')).rows).toEqual([]);
    expect((await take('command-type', ['travel'], 'saraban'))['code']).toBe('settings.forbidden');
    const list = await instance.get('saraban', '/settings/tables/command-type/suggestions');
    expect(list['code']).toBe('settings.forbidden');
  });
});
