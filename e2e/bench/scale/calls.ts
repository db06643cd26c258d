import { documentPlaces, longQueues } from './places.ts';
import type { ApiClient } from '../../api-client.ts';

/** Groups with a target, and groups that are only measured. */
export const callGroups = ['lists', 'search', 'other'] as const;
export type CallGroup = (typeof callGroups)[number];

/** One kind of call; `requests` are variants of it, used in turn. */
export interface Measured {
  readonly what: string;
  readonly group: CallGroup;
  readonly requests: readonly Request[];
}

export interface Request {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body: object;
}

const post = (path: string, body: object): Request => ({ method: 'POST', path, body });
const get = (path: string): Request => ({ method: 'GET', path, body: {} });

/** The dashboard's own work and that of units, the documents behind it, and the report. */
const openWork = [
  ['dashboard: what comes first', '/registry/home'],
  ['dashboard: open work of units', '/registry/home/units'],
  ['open work: own', '/registry/open-work'],
  ['open work: of units', '/registry/open-work?of=units'],
  ['open work: of people', '/registry/open-work?of=people'],
  ['workload report', '/registry/report/workload'],
] as const;

/** Search words; no search repeats the one before it. */
const searches: Readonly<Record<string, readonly string[]>> = {
  'search: one syllable': ['ที่', 'การ', 'แผน', 'งาน'],
  'search: a word': ['งบประมาณ', 'ชลประทาน', 'อุทกภัย', 'ปะการัง'],
  'search: two words': ['ป่าชุมชน เชียงใหม่', 'ขยะมูลฝอย กระบี่', 'คดีปกครอง ติดตาม', 'วัคซีน สตูล'],
  'search: digits': ['๑๒๓๔', '4711', '17/2568', '2569'],
  'search: something rare': ['มว 0137/77', 'ตย 4711/1', 'ไม่มีคำนี้', 'คณะทำงานที่ 4242'],
};

/**
 * All calls of one person, with the documents and queues of that person.
 *
 * @param groups only these; all when empty
 */
export async function callsOf(api: ApiClient, groups: readonly CallGroup[]): Promise<Measured[]> {
  const all = await allCallsOf(api);
  return all.filter(({ group }) => groups.length === 0 || groups.includes(group));
}

async function allCallsOf(api: ApiClient): Promise<Measured[]> {
  const queues = await longQueues(api);
  const documents = await documentPlaces(api);
  return [
    {
      what: 'cards with counts',
      group: 'lists',
      requests: [post('/get-todo-lists', { search: '' })],
    },
    ...queues.map(({ code, total }) => listOf(code, total)),
    ...(await registerPages(api)),
    {
      what: 'document page with history',
      group: 'other',
      requests: documents.map((id) => get(`/registry/document/${id}`)),
    },
    ...Object.entries(searches).map(([what, typed]): Measured => ({
      what,
      group: 'search',
      requests: typed.map((text) => get(`/registry/documents?search=${encodeURIComponent(text)}`)),
    })),
    { what: 'panels of the dashboard', group: 'other', requests: [post('/get-dashboard', {})] },
    ...openWork.map(([what, path]): Measured => ({ what, group: 'other', requests: [get(path)] })),
    {
      what: 'senders offered while typing',
      group: 'other',
      requests: ['เทศ', 'สำนักงาน', 'เลย'].map((text) =>
        get(`/registry/suggest?field=sender&text=${encodeURIComponent(text)}`),
      ),
    },
  ];
}

function listOf(code: string, total: number): Measured {
  const page = (at: number) =>
    post('/sarabun/get-todo-list', { typeCode: code, paging: { page: at, size: 10 } });
  return {
    what: `list ${code}`,
    group: 'lists',
    requests: total > 40 ? [page(1), page(2), page(4)] : [page(1)],
  };
}

interface Register {
  readonly id: string;
  readonly kind: string;
  readonly years: readonly number[];
}

async function registerPages(api: ApiClient): Promise<Measured[]> {
  const { rows } = (await api.get('/registry/registers')) as unknown as { rows: Register[] };
  const register = rows.find(({ kind }) => kind === 'receive');
  const year = register?.years[0];
  if (!register || !year) return [];
  const { path: entries, last } = await entriesOf(api, register.id, year);
  const middle = Math.ceil(last / 2);
  return [
    {
      what: 'register page',
      group: 'lists',
      requests: [get(entries), get(`${entries}&before=${middle}`)],
    },
    {
      what: 'register page, searched',
      group: 'other',
      requests: ['งบประมาณ', 'ไม่มีคำนี้'].map((text) =>
        get(`${entries}&search=${encodeURIComponent(text)}`),
      ),
    },
  ];
}

/** Entries were called lines in the first versions, with which others are compared. */
const entryNames = ['entries', 'lines'];

/** The path of the entries of a register, and the last number in it. */
async function entriesOf(
  api: ApiClient,
  registerId: string,
  year: number,
): Promise<{ readonly path: string; readonly last: number }> {
  for (const name of entryNames) {
    const path = `/registry/registers/${registerId}/${name}?year=${year}`;
    const { rows } = (await api.get(path)) as unknown as { rows?: { number: number }[] };
    if (rows) return { path, last: rows[0]?.number ?? 2 };
  }
  throw new Error('the entries of a register are under another path');
}
