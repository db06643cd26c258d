import type { RegisterEntry } from '@sarn/document/contract';
import { openInstance, openSecondProcess, sheetTexts } from '@sarn/server/testing';
import type { Answer, OfficeInstance } from '@sarn/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { usualDesign } from '../../contract/index.ts';
import type { BookColumnId, ColumnDesign, DesignedColumn } from '../../contract/index.ts';

let office: OfficeInstance;
let second: Awaited<ReturnType<typeof openSecondProcess>>;
let registerId = '';

interface Shown {
  readonly id: string;
  readonly kind: string;
  readonly kindTerm: { th: string; en: string };
  readonly years: number[];
  readonly entryOrder: string;
  readonly columns: { id: BookColumnId; th: string; width: number | null; onPhone: boolean }[];
  readonly printed: { id: BookColumnId }[];
}

const as = <T>(answer: Answer): T => {
  expect(answer.status, JSON.stringify(answer)).toBe(200);
  return answer as unknown as T;
};

beforeAll(async () => {
  office = await openInstance();
  await office.register('saraban');
  registerId = (await receive('saraban'))?.id ?? '';
  const { openable } = as<{ openable: { unit: { id: string }; kind: string }[] }>(
    await office.get('clerk.policy', '/registry/registers'),
  );
  const own = openable.find(({ kind }) => kind === 'receive');
  as(
    await office.post('clerk.policy', '/registry/registers/open', {
      unitId: own?.unit.id,
      kind: 'receive',
    }),
  );
  second = await openSecondProcess(office);
}, 180_000);
afterAll(async () => {
  await second.close();
  await office.close();
});

const booksOf = async (account: string) =>
  as<{ rows: Shown[] }>(await office.get(account, '/registry/registers')).rows;
const receive = async (account: string) =>
  (await booksOf(account)).find(({ kind }) => kind === 'receive');
const path = (more = '') =>
  `/registry/registers/${registerId}/entries?year=${office.buddhistYear}${more}`;
const entry = async (more = '', account = 'saraban') =>
  as<{ rows: RegisterEntry[] }>(await office.get(account, path(more))).rows[0];

const excel = async () => {
  const response = await office.app.fetch(
    `/api/registry/registers/${registerId}/export?year=${office.buddhistYear}`,
    { headers: { authorization: `Bearer ${await office.token('saraban')}` } },
  );
  return sheetTexts(Buffer.from(await response.arrayBuffer()));
};

const at = '/registry/books/receive/columns';
const design = async () => as<ColumnDesign>(await office.get('admin', at));
const save = async (columns: readonly DesignedColumn[], version?: number) =>
  office.post('admin', `${at}/save`, { version: version ?? (await design()).version, columns });
const changed = (id: BookColumnId, part: Partial<DesignedColumn>) =>
  usualDesign.map((column) => (column.id === id ? { ...column, ...part } : column));
const reset = async () =>
  as(await office.post('admin', `${at}/reset`, { version: (await design()).version }));

const settings = '/settings/tables/registration-book-display';
const setBook = async (part: { nameTh?: string; values?: object }) => {
  const { row } = as<{ row: { nameTh: string; version: number; values: object } }>(
    await office.get('admin', `${settings}/row/receive`),
  );
  const { nameTh, version, values } = row;
  return office.post('admin', `${settings}/save`, {
    ...{ code: 'receive', version, validFrom: '1950-01-01', nameTh: part.nameTh ?? nameTh },
    values: { ...values, ...part.values },
  });
};

describe('worked example 2: การปฏิบัติ is taken away from the receive book', () => {
  it('is there as delivered: in the list, the call and the Excel file', async () => {
    const book = await receive('saraban');
    expect(book?.columns.map(({ id }) => id)).toContain('disposal');
    expect((await entry())?.disposal).not.toBeNull();
    expect(await excel()).toContain('การปฏิบัติ');
  });

  it('is gone from screen, choice, call and Excel, and stays on the printed form', async () => {
    const away = { onScreen: false, inExcel: false };
    as(await save(changed('disposal', away)));
    const book = await receive('saraban');
    expect(book?.columns.map(({ id }) => id)).not.toContain('disposal');
    expect((await entry())?.disposal).toBeNull();
    expect(await excel()).not.toContain('การปฏิบัติ');
    expect((await entry('&use=print'))?.disposal).not.toBeNull();
  });

  it('is gone in a second process and from lists of the register, with their filters', async () => {
    const there = await second.get('saraban', '/registry/registers');
    const rows = (there as { rows: Shown[] }).rows;
    const book = rows.find(({ kind }) => kind === 'receive');
    expect(book?.columns.map(({ id }) => id)).not.toContain('disposal');
    const { registers } = as<{ registers: { id: string; away: string[] }[] }>(
      await office.get('saraban', '/registry/list/filters'),
    );
    expect(registers.find(({ id }) => id === registerId)?.away).toEqual(['disposal']);
    const list = `/registry/list?area=all&registerId=${registerId}`;
    const found = as<{ rows: { stateTerm: { th: string } }[] }>(await office.get('saraban', list));
    expect(found.rows.map(({ stateTerm }) => stateTerm.th)).toEqual(['']);
    const filtered = await office.get('saraban', `${list}&state=document:REGISTERED`);
    expect(filtered).toMatchObject({ status: 422, code: 'registry.column-away' });
  });

  it('is back with the delivered state', async () => {
    await reset();
    expect((await design()).isOwn).toBe(false);
    expect((await entry())?.disposal).not.toBeNull();
    expect(await excel()).toContain('การปฏิบัติ');
  });
});

describe('the columns of a register', () => {
  it('have the words, order and width of the agency on screen and in Excel', async () => {
    const [number, title, sender, ...rest] = changed('sender', { nameTh: 'ผู้ส่งหนังสือ', width: 60 });
    if (!number || !title || !sender) throw new Error('no columns');
    as(await save([number, sender, title, ...rest]));
    const book = await receive('saraban');
    expect(book?.columns.slice(0, 3)).toMatchObject([
      { id: 'number' },
      { id: 'sender', th: 'ผู้ส่งหนังสือ', width: 60 },
      { id: 'title', width: null },
    ]);
    expect(await excel()).toContain('ผู้ส่งหนังสือ');
    await reset();
  });

  it('show what the agency adds: group, kind, due date, and print them', async () => {
    as(await save(changed('kind', { onScreen: true, inPrint: true })));
    expect((await receive('saraban'))?.printed.map(({ id }) => id)).toEqual(['kind']);
    expect((await entry())?.kind?.th).toContain('หนังสือรับ');
    await reset();
    expect((await entry())?.kind).toBeNull();
  });

  it('are not filtered by when they are away', async () => {
    const asked = `&from=${office.today}`;
    expect(await entry(asked)).toBeDefined();
    as(await save(changed('forDay', { onScreen: false })));
    expect(await office.get('saraban', path(asked))).toMatchObject({
      ...{ status: 422, code: 'registry.column-away' },
    });
    await reset();
  });

  it('can be for clerks only: a head does not get them', async () => {
    const seen = async (account: string) =>
      (await receive(account))?.columns.some(({ id }) => id === 'sender');
    expect([await seen('clerk.policy'), await seen('head.policy')]).toEqual([true, true]);
    as(await save(changed('sender', { seenBy: 'clerks' })));
    expect([await seen('clerk.policy'), await seen('head.policy')]).toEqual([true, false]);
    expect((await entry())?.sender).not.toBe('');
    await reset();
  });

  it('keep number and subject, and forms keep theirs on paper (R6)', async () => {
    for (const wrong of [
      changed('number', { onScreen: false }),
      changed('title', { inExcel: false }),
      changed('title', { seenBy: 'clerks' }),
      changed('disposal', { inPrint: false }),
      usualDesign.filter(({ id }) => id !== 'title'),
    ]) {
      expect(await save(wrong)).toMatchObject({ status: 409, code: 'settings.locked' });
    }
  });

  it('refuse words and widths beyond their limits', async () => {
    const long = 'ก'.repeat(61);
    for (const part of [{ nameTh: long }, { width: 3 }, { width: 81 }]) {
      expect((await save(changed('sender', part))).status).toBe(422);
    }
  });

  it('tell who was first (R1), and are not for a clerk (R10)', async () => {
    const { version } = await design();
    as(await save(changed('sender', { width: 30 })));
    expect(await save(changed('sender', { width: 40 }), version)).toMatchObject({
      ...{ status: 409, code: 'settings.stale' },
    });
    await reset();
    expect((await office.get('saraban', at)).status).toBe(403);
    expect(
      (await office.post('saraban', `${at}/save`, { version: 0, columns: usualDesign })).status,
    ).toBe(403);
    expect((await office.post('saraban', `${at}/reset`, { version: 0 })).status).toBe(403);
  });
});

describe('a register as a list', () => {
  it('has the name, the order and the years of the agency, at once and in every process', async () => {
    as(await setBook({ nameTh: 'สมุดรับหนังสือ', values: { yearsShown: 1, entryOrder: 'oldest' } }));
    const shown = { kindTerm: { th: 'สมุดรับหนังสือ' }, entryOrder: 'oldest' };
    expect(await receive('saraban')).toMatchObject(shown);
    expect((await receive('saraban'))?.years).toHaveLength(1);
    const there = (await second.get('saraban', '/registry/registers')) as { rows: Shown[] };
    expect(there.rows.find(({ kind }) => kind === 'receive')).toMatchObject(shown);
    expect(await excel()).toContain('สมุดรับหนังสือ');
  });

  it('is seen by whom the agency chose, in the list, its entries and its proof', async () => {
    const head = 'head.policy';
    const own = await receive(head);
    as(await setBook({ values: { seenBy: 'clerks' } }));
    expect(await receive('saraban')).toBeDefined();
    expect(await receive(head)).toBeUndefined();
    const asked = `/registry/registers/${own?.id ?? ''}/entries?year=${office.buddhistYear}`;
    expect((await office.get(head, asked)).status).toBe(404);
    as(await setBook({ values: { seenBy: 'keepers' } }));
  });

  it('is neither added nor ended (R6), and not set by a clerk (R10)', async () => {
    const added = await office.post('admin', `${settings}/save`, {
      ...{ code: 'own-book', version: null, nameTh: 'ทะเบียนเอง', validFrom: '2026-01-01' },
      values: { yearsShown: null, entryOrder: 'newest', seenBy: 'keepers' },
    });
    expect(added['code']).toBe('settings.locked');
    expect((await office.get('saraban', `${settings}/rows`))['code']).toBe('settings.forbidden');
  });
});

describe('the history of a design', () => {
  interface History {
    readonly rows: {
      readonly id: string;
      readonly act: string;
      readonly byName: string;
      readonly reason: string;
      readonly changes: object[];
      readonly mayRestore: boolean;
    }[];
    readonly mayUndo: boolean;
  }
  const history = async () => as<History>(await office.get('admin', `${at}/history`));
  const put = async (columns: readonly DesignedColumn[], reason: string) => {
    const { version } = await design();
    return as(await office.post('admin', `${at}/save`, { version, columns, reason }));
  };
  const shownWidth = async () =>
    (await receive('saraban'))?.columns.find(({ id }) => id === 'sender')?.width;

  it('tells who, why and from what to what, and a former state is back at once', async () => {
    await put(changed('sender', { width: 44 }), 'จอใหญ่ขึ้น');
    await put(changed('sender', { width: 33 }), 'จอเล็กลง');
    const { rows } = await history();
    expect(rows[0]).toMatchObject({ act: 'set', reason: 'จอเล็กลง', mayRestore: false });
    expect(rows[0]?.byName).not.toBe('');
    expect(rows[0]?.changes).toEqual([{ of: 'sender', field: 'width', from: '44', to: '33' }]);
    expect(rows[1]).toMatchObject({ reason: 'จอใหญ่ขึ้น', mayRestore: true });
    const { version } = await design();
    const back = { version, entryId: rows[1]?.id, reason: 'ของเดิมดีกว่า' };
    as(await office.post('admin', `${at}/restore`, back));
    expect(await shownWidth()).toBe(44);
    const there = (await second.get('saraban', '/registry/registers')) as { rows: Shown[] };
    const book = there.rows.find(({ kind }) => kind === 'receive');
    expect(book?.columns.find(({ id }) => id === 'sender')?.width).toBe(44);
    expect((await history()).rows[0]).toMatchObject({ act: 'restored', reason: 'ของเดิมดีกว่า' });
    const stale = await office.post('admin', `${at}/restore`, back);
    expect(stale['code']).toBe('settings.stale');
  });

  it('undoes the own last change once, also back to the delivered state', async () => {
    await reset();
    await put(changed('sender', { width: 70 }), '');
    expect((await history()).mayUndo).toBe(true);
    const undo = async () =>
      office.post('admin', `${at}/undo`, { version: (await design()).version });
    as(await undo());
    expect(await design()).toMatchObject({ isOwn: false });
    expect(await shownWidth()).not.toBe(70);
    expect((await undo())['code']).toBe('settings.nothing-to-undo');
  });

  it('is not for a clerk (R10)', async () => {
    expect((await office.get('saraban', `${at}/history`)).status).toBe(403);
    expect((await office.post('saraban', `${at}/undo`, { version: 1 })).status).toBe(403);
  });
});
