import type { Folder, SavedView } from '@sarn/worklist/contract';
import type { ListRow } from '@sarn/search/contract';
import { areaCodes, areas, listColumns, sheetColumnsOf } from '@sarn/worklist/contract';
import { queueCodes } from '@sarn/document/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { password, openInstance, sheetRows, unzipped } from '@sarn/server/testing';
import type { Answer, OfficeInstance } from '@sarn/server/testing';

interface Page {
  readonly rows: ListRow[];
  readonly total: number;
  readonly isCapped: boolean;
}
type Ask = Readonly<Record<string, string | number>>;

let officeInstance: OfficeInstance;
/** Letters that the clerk of policy has not yet received; the last one is finished and closed. */
const letters: string[] = [];
let closed: string;
let circular: string;

beforeAll(async () => {
  officeInstance = await openInstance();
  for (let count = 0; count < 3; count += 1) {
    const { documentId } = await officeInstance.register('saraban');
    const recipients = [{ unitId: officeInstance.unit('policy') }];
    await officeInstance.act('saraban', documentId, 'distribute', { recipients });
    letters.push(documentId);
  }
  const own = await officeInstance.register('saraban');
  closed = own.documentId;
  await officeInstance.act('saraban', closed, 'present', { purpose: 'to-know' });
  await officeInstance.act('director', closed, 'command', { decision: 'keep', password });
  await officeInstance.act('saraban', closed, 'close', { retention: 'one-year' });
  circular = (await officeInstance.publish('officer.policy', 'cycle')).documentId;
});
afterAll(() => officeInstance.close());

const queryOf = (ask: Ask) =>
  new URLSearchParams(
    Object.fromEntries(Object.entries(ask).map(([name, value]) => [name, String(value)])),
  ).toString();

const tryList = (account: string, ask: Ask) =>
  officeInstance.get(account, `/registry/list?${queryOf(ask)}`);

async function list(account: string, ask: Ask): Promise<Page> {
  return done<Page>(await tryList(account, ask));
}

function done<T>(answer: Answer): T {
  expect(answer.status, JSON.stringify(answer).slice(0, 400)).toBe(200);
  return answer as unknown as T;
}

const idsOf = ({ rows }: Page) => rows.map((row) => row.documentId);

async function refused(answer: Promise<Answer>, status: number, code: string): Promise<void> {
  const given = await answer;
  expect([given.status, given['code']]).toEqual([status, code]);
}

describe('[4.02] [4.03] the areas of the specification', () => {
  it.each(['clerk.policy', 'director', 'officer2.policy', 'admin'])(
    'each answer with their lists, and show %s nothing that account may not open',
    async (account) => {
      // One sign-in for all the calls: another would end its session.
      await officeInstance.token(account);
      const pages = await Promise.all(
        areaCodes.flatMap((area) =>
          areas[area].parts.map((part) => list(account, { area, part: part.id, size: 100 })),
        ),
      );
      for (const documentId of new Set(pages.flatMap(idsOf))) {
        const seen = await officeInstance.get(account, `/registry/document/${documentId}`);
        expect(seen.status, documentId).toBe(200);
      }
    },
  );

  it.each([
    ['waiting', 'unreceived', 'clerk.policy', () => letters],
    ['outside-center', 'registered', 'saraban', () => [...letters, closed]],
    ['export-center', 'issued', 'clerk.policy', () => [circular]],
    ['circular', 'all', 'officer2.policy', () => [circular]],
    ['central', 'all', 'admin', () => [circular]],
    ['close', 'closed', 'saraban', () => [closed]],
    ['outside', 'all', 'saraban', () => [...letters, closed]],
    ['all', 'all', 'saraban', () => [...letters, closed, circular]],
  ] as const)('%s (%s) holds for %s what belongs there', async (area, part, account, wanted) => {
    const page = await list(account, { area, part, size: 100 });
    expect(idsOf(page).toSorted()).toEqual(wanted().toSorted());
    expect(page.total).toBe(wanted().length);
  });

  it('[3.02] [3.03] [3.04] [3.05] queues are the same in a list as on their cards', async () => {
    for (const account of ['clerk.policy', 'saraban']) {
      for (const code of queueCodes) {
        const found = areaCodes
          .flatMap((area) => areas[area].parts.map((part) => ({ area, part })))
          .find(({ part }) => part.queues?.join() === code);
        if (!found) continue;
        const { data } = await officeInstance.queue(account, code);
        const page = await list(account, { area: found.area, part: found.part.id, size: 100 });
        expect(idsOf(page).toSorted(), `${account} ${code}`).toEqual(
          data.map((row) => row.F_DOC_ID).toSorted(),
        );
      }
    }
  });

  it('View holds what one has opened, newest first', async () => {
    expect((await list('head.legal', { area: 'view' })).total).toBe(0);
    await officeInstance.open('head.legal', circular);
    expect(idsOf(await list('head.legal', { area: 'view' }))).toEqual([circular]);
  });
});

describe('[4.04] what a list is narrowed by', () => {
  const all = { area: 'waiting', part: 'unreceived' };

  it('words, kind, year, speed, state and person', async () => {
    const [first = ''] = letters;
    const { letterNo } = await officeInstance.document('clerk.policy', first);
    const some: [Ask, number][] = [
      [{ search: letterNo }, 1],
      [{ search: 'ไม่มีคำนี้ในเรื่องใด' }, 0],
      [{ kind: 'outside' }, 3],
      [{ kind: 'inside' }, 0],
      [{ year: officeInstance.buddhistYear }, 3],
      [{ year: officeInstance.buddhistYear - 1 }, 0],
      [{ speed: 'immediate' }, 0],
      [{ state: 'transmission:SENT' }, 3],
      [{ state: 'document:SENT' }, 0],
      [{ personId: officeInstance.person('saraban') }, 3],
      [{ personId: officeInstance.person('officer.legal') }, 0],
    ];
    for (const [filter, count] of some) {
      const found = await list('clerk.policy', { ...all, ...filter });
      expect([filter, found.total]).toEqual([filter, count]);
    }
  });

  it('register and year, over all documents', async () => {
    const registers = done<{ rows: { id: string; kind: string }[] }>(
      await officeInstance.get('saraban', '/registry/registers'),
    ).rows;
    const registerId = registers.find(({ kind }) => kind === 'receive')?.id ?? '';
    const book = { area: 'all', registerId, year: officeInstance.buddhistYear };
    expect(idsOf(await list('saraban', book)).toSorted()).toEqual([...letters, closed].toSorted());
    expect((await list('saraban', { ...book, state: 'document:CLOSED' })).total).toBe(1);
  });

  it('[9.05] a register of the units above, also for a person who keeps none; it finds what they may read', async () => {
    const { registers } = done<{
      registers: { id: string; kindTerm: { th: string }; unitName: string }[];
    }>(await officeInstance.get('officer.policy', '/registry/list/filters'));
    const names = registers.map(({ kindTerm, unitName }) => `${kindTerm.th} ${unitName}`);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => name.includes('ลับ'))).toEqual([]);
    const ofAgency = registers.find(({ kindTerm }) => kindTerm.th === 'ทะเบียนหนังสือรับ');
    const book = { area: 'all', registerId: ofAgency?.id ?? '', size: 100 };
    const readable = idsOf(await list('officer.policy', { area: 'all', size: 100 }));
    const found = idsOf(await list('officer.policy', book));
    expect(idsOf(await list('saraban', book)).length).toBeGreaterThan(0);
    expect(found.filter((id) => !readable.includes(id))).toEqual([]);
  });

  it('pages that follow each other hold every row once, in the order asked for', async () => {
    const pages = await Promise.all(
      [1, 2, 3].map((page) =>
        list('clerk.policy', { ...all, size: 1, page, sort: 'title', direction: 'asc' }),
      ),
    );
    const titles = pages.flatMap(({ rows }) => rows.map((row) => row.title));
    expect(new Set(titles).size).toBe(3);
    expect(titles).toEqual(titles.toSorted());
  });
});

async function exported(account: string, ask: Ask) {
  const response = await officeInstance.app.fetch(`/api/registry/list/export?${queryOf(ask)}`, {
    headers: { authorization: `Bearer ${await officeInstance.token(account)}` },
  });
  return { status: response.status, file: Buffer.from(await response.arrayBuffer()) };
}

const dayMs = 86_400_000;
const bangkokMs = 7 * 3_600_000;

/** What the file has in a cell: texts, and dates as the numbers by which Excel counts them in Bangkok. */
function excelText(row: ListRow, id: keyof typeof listColumns): string {
  const serial = (ms: number) => Math.floor(ms / dayMs) + 25_569;
  const minutes = (ms: number) => Math.floor((ms % dayMs) / 60_000);
  const at = Date.parse(row.at) + bangkokMs;
  if (id === 'at') return String(serial(at) + minutes(at) / (24 * 60));
  const day = id === 'letterDate' ? row.letterDate : row.dueDate;
  if (id !== 'letterDate' && id !== 'dueDate') return listColumns[id].text(row, 'th');
  return day ? String(serial(Date.parse(day))) : '';
}

describe('the Excel file of a list', () => {
  it('holds exactly the rows and columns of the list', async () => {
    const ask = { area: 'waiting', sort: 'title', direction: 'asc' };
    const { rows } = await list('clerk.policy', { ...ask, size: 100 });
    const chosen = ['title', 'sender', 'at'];
    const { status, file } = await exported('clerk.policy', { ...ask, columns: chosen.join() });
    expect(status).toBe(200);
    const columns = sheetColumnsOf(chosen);
    const [, headings, ...lines] = sheetRows(file);
    expect(headings).toEqual(columns.map((id) => listColumns[id].th));
    const shown = (row: ListRow) => columns.map((id) => excelText(row, id));
    expect(lines).toEqual(rows.map(shown));
  });

  it('has a named default style, without which strict readers warn', async () => {
    const { file } = await exported('clerk.policy', { area: 'waiting', columns: 'at' });
    const styles = unzipped(file).get('xl/styles.xml')?.toString() ?? '';
    const order = [...styles.matchAll(/<(\w+) count="/g)].map(([, name]) => name);
    const parts = ['numFmts', 'fonts', 'fills', 'borders', 'cellStyleXfs', 'cellXfs', 'cellStyles'];
    expect(order).toEqual(parts);
    expect(styles).toContain('<cellStyle name="Normal" xfId="0" builtinId="0"/>');
  });

  it('gives nobody a row that their list does not have', async () => {
    for (const account of ['officer2.policy', 'admin', 'clerk.legal']) {
      const { rows } = await list(account, { area: 'outside', size: 100 });
      const { file } = await exported(account, { area: 'outside' });
      expect(sheetRows(file).slice(2).length, account).toBe(rows.length);
      expect(rows).toEqual([]);
    }
  });
});

describe('saved views', () => {
  const save = (account: string, body: object) =>
    officeInstance.post(account, '/registry/list/views/save', { area: 'waiting', ...body });
  const viewsOf = async (account: string) =>
    done<{ rows: SavedView[] }>(
      await officeInstance.get(account, '/registry/list/views?area=waiting'),
    ).rows;

  it('are one’s own, replaced by their name, or shared with one’s unit', async () => {
    const state = { kind: 'outside', cols: 'title,sender' };
    await save('clerk.policy', { name: 'หนังสือด่วน', state: { speed: 'urgent' } });
    await save('clerk.policy', { name: 'หนังสือด่วน', state });
    const [own] = await viewsOf('clerk.policy');
    expect(own).toMatchObject({ name: 'หนังสือด่วน', state, unit: null, isMine: true });
    expect(await viewsOf('head.policy')).toEqual([]);

    const unitId = officeInstance.unit('policy');
    done(await save('clerk.policy', { name: 'ของกอง', state, unitId }));
    const [shared] = await viewsOf('officer.policy');
    expect(shared).toMatchObject({ name: 'ของกอง', isMine: false, mayDelete: false });
    expect(await viewsOf('clerk.legal')).toEqual([]);
    const refusal = save('clerk.legal', { name: 'แอบแบ่ง', state, unitId });
    await refused(refusal, 422, 'registry.view-not-your-unit');

    const drop = (account: string, id = '') =>
      officeInstance.post(account, '/registry/list/views/delete', { id });
    await refused(drop('officer.policy', shared?.id), 404, 'registry.view-not-found');
    await refused(drop('head.policy', own?.id), 404, 'registry.view-not-found');
    done(await drop('head.policy', shared?.id));
    expect(await viewsOf('officer.policy')).toEqual([]);
  });
});

describe('folders for finished documents', () => {
  const post = (account: string, act: string, body: object) =>
    officeInstance.post(account, `/registry/folders/${act}`, body);
  const make = async (account: string, body: object) =>
    done<{ id: string }>(await post(account, 'create', body)).id;
  const foldersOf = async (account: string) =>
    done<{ rows: Folder[] }>(await officeInstance.get(account, '/registry/folders')).rows;

  it('have two levels at most, are renamed, moved, and deleted when they are empty', async () => {
    const top = await make('officer.policy', { name: 'ปี 2569' });
    const child = await make('officer.policy', { name: 'ประชุม', parentId: top });
    const again = post('officer.policy', 'create', { name: 'ประชุม', parentId: top });
    await refused(again, 409, 'registry.folder-name-taken');
    const third = post('officer.policy', 'create', { name: 'ลึก', parentId: child });
    await refused(third, 422, 'registry.folder-too-deep');
    await refused(post('officer.policy', 'delete', { id: top }), 409, 'registry.folder-not-empty');
    const strange = post('officer2.policy', 'change', { id: top, name: 'ของผู้อื่น' });
    await refused(strange, 404, 'registry.folder-not-found');
    done(await post('officer.policy', 'change', { id: child, name: 'การประชุม', parentId: '' }));
    done(await post('officer.policy', 'delete', { id: top }));
    expect(await foldersOf('officer.policy')).toMatchObject([
      { id: child, name: 'การประชุม', parentId: null, unit: null, count: 0, mayKeep: true },
    ]);
  });

  it('take what no longer waits for one, and show it only to those who may read it', async () => {
    const [waiting = ''] = letters;
    const own = await make('clerk.policy', { name: 'เรื่องเสร็จ' });
    const early = post('clerk.policy', 'file', { documentId: waiting, folderId: own });
    await refused(early, 409, 'registry.folder-unfinished');
    const unread = post('clerk.policy', 'file', { documentId: closed, folderId: own });
    await refused(unread, 404, 'registry.not-found');

    const unitId = officeInstance.unit('agency');
    const shared = await make('saraban', { name: 'แฟ้มกลาง', unitId });
    const filed = { documentId: closed, folderId: shared };
    expect(done<{ isNew: boolean }>(await post('saraban', 'file', filed)).isNew).toBe(true);
    expect(done<{ isNew: boolean }>(await post('saraban', 'file', filed)).isNew).toBe(false);
    expect(idsOf(await list('saraban', { area: 'all', folderId: shared }))).toEqual([closed]);
    const lies = (account: string, id: string) =>
      officeInstance.get(account, `/registry/folders/of/${id}`);
    expect(await lies('saraban', closed)).toMatchObject({
      rows: [{ id: shared, name: 'แฟ้มกลาง', unit: { id: unitId }, mayTakeOut: true }],
      isUnfinished: false,
    });
    expect(await lies('clerk.policy', waiting)).toMatchObject({ rows: [], isUnfinished: true });
    await refused(lies('clerk.policy', closed), 404, 'registry.not-found');
    // The deputy works for the agency too, and may not read the document.
    expect(await foldersOf('deputy')).toMatchObject([{ id: shared, count: 0, mayKeep: false }]);
    expect((await list('deputy', { area: 'all', folderId: shared })).rows).toEqual([]);
    const strange = tryList('clerk.legal', { area: 'all', folderId: shared });
    await refused(strange, 404, 'registry.folder-not-found');
    await refused(post('deputy', 'delete', { id: shared }), 403, 'registry.folder-not-yours');
    done(await post('saraban', 'unfile', filed));
    done(await post('saraban', 'delete', { id: shared }));
  });
});

describe('many rows at once', () => {
  it('each is answered by itself, and the same command twice is one act', async () => {
    // All of a list are chosen by reading its pages with the same filter.
    const rows: ListRow[] = [];
    for (let page = 1; rows.length < letters.length; page += 1) {
      const found = await list('clerk.policy', { area: 'waiting', kind: 'outside', page, size: 2 });
      rows.push(...found.rows);
      expect([page, found.total]).toEqual([page, letters.length]);
    }
    expect(rows.map((row) => row.documentId).toSorted()).toEqual(letters.toSorted());
    const send = async (row: ListRow, key: string) => {
      const response = await officeInstance.app.fetch(
        `/api/registry/document/${row.documentId}/act`,
        {
          method: 'POST',
          headers: {
            authorization: `Bearer ${await officeInstance.token('clerk.policy')}`,
            'content-type': 'application/json',
            'idempotency-key': key,
          },
          body: JSON.stringify({ on: row.on, targetId: row.targetId, act: 'receive', form: {} }),
        },
      );
      return { ...((await response.json()) as object), status: response.status } as Answer;
    };
    const [first, second, third] = rows;
    if (!first || !second || !third) throw new Error('three letters wait');
    await officeInstance.actOnTransmission('clerk.policy', second.documentId, 'receive');
    const keys = rows.map((row) => `bulk-of-the-morning-${row.targetId}`);
    const answers = [];
    for (const [at, row] of rows.entries()) answers.push(await send(row, keys[at] ?? ''));
    expect(answers.map(({ status }) => status)).toEqual([200, 409, 200]);
    expect(answers[1]?.['code']).toBe('registry.act-not-allowed');
    const again = await send(first, keys[0] ?? '');
    expect(again['number']).toBe(answers[0]?.['number']);
    expect((await list('clerk.policy', { area: 'waiting' })).total).toBe(0);
  });

  it('[4.05] a head acknowledges and files what was presented to them, without a decision before', async () => {
    const [id = ''] = letters;
    await officeInstance.actOnTransmission('clerk.policy', id, 'present');
    const ask = { area: 'job-offer', part: 'to-me', size: 100 };
    const before = (await list('head.policy', ask)).rows.find((row) => row.documentId === id);
    expect(before?.state).toBe('UNIT_PRESENTED');
    await officeInstance.actOnTransmission('head.policy', id, 'acknowledgeFile', {
      retention: 'one-year',
    });
    const document = await officeInstance.document('head.policy', id);
    expect(document.transmissions.map(({ state }) => state)).toEqual(['CLOSED']);
    expect(document.state).toBe('CLOSED');
    expect(idsOf(await list('head.policy', ask))).not.toContain(id);
  });
});

it('[4.03] a draft is with its drafter, in the list as on its page', async () => {
  const id = await officeInstance.draft('officer.policy', ['legal']);
  const { rows } = await list('officer.policy', { area: 'all', size: 100 });
  const [held] = rows.find((row) => row.documentId === id)?.principals ?? [];
  const [principal] = (await officeInstance.document('officer.policy', id)).principals;
  expect(held).toBeTruthy();
  expect(principal?.name).toContain(held);
});
