import { buildHttp, createLog, createPlatform } from '@sarn/platform-server';
import type { Caller } from '@sarn/platform-server';
import { systemClock } from '@sarn/platform-server';
import { withTestDatabase } from '@sarn/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Deployment } from '../contract/index.ts';
import { both, deploymentSample as deployment } from './deployment.testing.ts';
import { portalModule } from './index.ts';
import type { BookLine, BookSource, MenuCounter, MenuEntry, TodoSource } from './index.ts';

const database = withTestDatabase({ isBare: true });
type HttpServer = Awaited<ReturnType<typeof buildHttp>>;
let http: HttpServer;

const asked: { caller: string; search: string }[] = [];
const source: TodoSource = {
  cards: {
    review: { ...both('review'), color: 'amber', icon: 'pen' },
    sign: { ...both('sign'), color: 'violet', icon: 'pen-line' },
    secretOne: { ...both('hidden'), color: 'grey', icon: 'x' },
  },
  counts: async (_h, caller, { search }) => {
    asked.push({ caller: caller.id, search });
    return [
      {
        ...{ code: 'sign', count: 3, overdue: 1, dueToday: 1, dueTomorrow: 0 },
        oldest: '2026-11-01T02:00:00.000Z',
      },
      { code: 'secretOne', count: 9, overdue: 9, dueToday: 0, dueTomorrow: 0 },
    ];
  },
};

const line = (no: number): BookLine => ({
  documentId: `0000000${no}`,
  number: `${no}/2569`,
  meetingNo: '',
  title: `เรื่องที่ ${no}`,
  // Half past midnight in Bangkok: the day is that of Bangkok, not of UTC.
  publishedAt: '2026-11-20T17:30:00.000Z',
  isRead: no === 1,
});
const askedBooks: { caller: string; books: readonly string[]; search: string }[] = [];
const books: BookSource = {
  books: async (_h, caller, ask) => {
    askedBooks.push({ caller: caller.id, ...ask });
    const page = { lines: [line(2), line(1)], hasMore: true };
    return new Map(ask.books.includes('command') ? [['command', page]] : []);
  },
};

const entry: MenuEntry = {
  id: 1,
  parent: 3099,
  level: 1,
  seq: 2,
  name: both('dashboard'),
  icon: 'home',
  action: 'sarabun/dashboard',
  type: '',
  permission: null,
  managePermission: 'registry.manage',
};
const menus: MenuEntry[] = [
  entry,
  { ...entry, id: 2, seq: 1, name: both('register'), permission: 'registry.register' },
  { ...entry, id: 3, parent: 3090, name: both('portal only') },
  { ...entry, id: 4, parent: 'launcher', name: both('module'), type: 'b' },
  { ...entry, id: 5, parent: 'launcher', name: both('admin'), permission: 'identity.manage' },
];

const counter: MenuCounter = { action: 'sarabun/dashboard', count: async () => 7 };
const neverCounted = async (): Promise<number> => {
  throw new Error('counted although no entry shows it');
};

const callers: Readonly<Record<string, Caller>> = {
  clerk: callerWith('clerk', ['registry.register', 'registry.manage']),
  guest: callerWith('guest', []),
};

function callerWith(id: string, permissions: string[]): Caller {
  return {
    id,
    sessionId: id,
    principals: [],
    permissions: new Set(permissions),
    language: 'th',
  };
}

beforeAll(async () => {
  http = await openPortal(deployment);
});

/** The portal of an agency behind its real HTTP layer. */
async function openPortal(agency: Deployment): Promise<HttpServer> {
  const { db, url } = database;
  const log = createLog('silent');
  const config = {
    basePath: '/',
    publicUrl: 'http://localhost:3000',
    dataDir: '/nonexistent',
    isProduction: true,
    deployment: 'sarn',
    smtpUrl: null,
    isScaledOut: false,
  };
  const clock = systemClock;
  const { platform } = createPlatform({ config, db, databaseUrl: url, clock, log });
  return buildHttp({
    config,
    db,
    clock,
    log,
    authenticate: async (token) => callers[token] ?? null,
    modules: [
      portalModule(platform, {
        todoSources: [source],
        bookSources: [books],
        menus,
        menuCounters: [counter, { action: 'shown/to/nobody', count: neverCounted }],
        deployment: agency,
      }),
    ],
    health: { isServing: () => true },
    webFolder: '/nonexistent',
  });
}

afterAll(() => http.close());

async function call(
  method: 'GET' | 'POST',
  path: string,
  token: string,
  fields: object = {},
  language = 'th',
) {
  const answer = await http.inject({
    method,
    url: `/api${path}`,
    headers: { authorization: `Bearer ${token}`, 'accept-language': language },
    ...(method === 'POST' ? { payload: fields } : {}),
  });
  return { status: answer.statusCode, body: answer.json() };
}

describe('branding', () => {
  it('[1.03] is public, with version and idle times, but without settings of the server', async () => {
    const { status, body } = await call('GET', '/portal/deployment', 'nobody');
    expect(status).toBe(200);
    expect(body.item).toMatchObject({
      code: 'test',
      title: both('title'),
      flags: { lineService: true, captcha: false },
      version: '1.8.0',
      build: '15a',
      isTestSystem: false,
      idleMs: 1_800_000,
      idleCountdownMs: 5_000,
    });
    expect(body.item).not.toHaveProperty('headRoles');
    expect(body.item).not.toHaveProperty('hiddenTodoCodes');
  });
});

describe('to-do cards', () => {
  it('[3.01] [3.16] come in their order with zeros, without those the deployment hides', async () => {
    const { body } = await call('POST', '/get-todo-lists', 'clerk', { search: ' งบ ' });
    expect(body).toMatchObject({ status: 'success' });
    expect(body.items).toEqual([
      {
        ...{ CODE: 'review', TITLE: 'review ไทย', COUNT: 0, OVERDUE: 0 },
        ...{ DUE_TODAY: 0, DUE_TOMORROW: 0, OLDEST: null },
        ...{ COLOR: 'amber', ICON: 'pen' },
      },
      {
        ...{ CODE: 'sign', TITLE: 'sign ไทย', COUNT: 3, OVERDUE: 1 },
        ...{ DUE_TODAY: 1, DUE_TOMORROW: 0 },
        ...{ OLDEST: '2026-11-01T02:00:00.000Z', COLOR: 'violet', ICON: 'pen-line' },
      },
    ]);
    expect(asked.at(-1)).toEqual({ caller: 'clerk', search: 'งบ' });
  });

  it("are in the reader's language and need a session", async () => {
    const { body } = await call('POST', '/get-todo-lists', 'clerk', {}, 'en');
    expect(body.items[0].TITLE).toBe('review English');
    expect((await call('POST', '/get-todo-lists', 'nobody')).status).toBe(401);
  });
});

describe('book panels', () => {
  const order = [
    'cycle',
    'command',
    'regularity',
    'rule',
    'news',
    'announce',
    'declaration',
    'meet',
  ];

  it('[3.09] [3.15] come as eight groups in the order of the specification', async () => {
    const { status, body } = await call('POST', '/get-dashboard', 'clerk');
    expect([status, body.status]).toEqual([200, 'success']);
    expect(body.item.map((group: { bookType: string }) => group.bookType)).toEqual(order);
    expect(askedBooks.at(-1)).toEqual({ caller: 'clerk', books: order, search: '' });
    expect(body.item[0]).toMatchObject({ bookType: 'cycle', items: [], hasMore: false, rows: 5 });
    expect(body.item[1].hasMore).toBe(true);
  });

  it('[3.10] have rows with the names of the specification', async () => {
    const { body } = await call('POST', '/get-dashboard', 'clerk');
    expect(body.item[1].items).toEqual([
      {
        SEQ: 1,
        F_NO_MEET: '',
        F_DOC_NO: '2/2569',
        F_DOC_TITLE: 'เรื่องที่ 2',
        F_DOC_COMMAND_NAME_UNDER: '21 พ.ย. 69',
        F_TRANS_ID: '00000002',
        F_DOC_ID: '00000002',
        isUnread: true,
        isNew: false,
      },
      expect.objectContaining({ SEQ: 2, F_DOC_NO: '1/2569', isUnread: false }),
    ]);
    const english = await call('POST', '/get-dashboard', 'clerk', {}, 'en');
    expect(english.body.item[1].items[0].F_DOC_COMMAND_NAME_UNDER).toBe('21 Nov 26');
  });

  it('[3.09] ask for one book alone and keep the places of the others', async () => {
    const ask = { bookType: 'command', querySearch: ' แต่งตั้ง ' };
    const { body } = await call('POST', '/get-dashboard', 'clerk', ask);
    expect(askedBooks.at(-1)).toEqual({ caller: 'clerk', books: ['command'], search: 'แต่งตั้ง' });
    expect(body.item.map((group: { items: unknown[] }) => group.items.length)).toEqual([
      0, 2, 0, 0, 0, 0, 0, 0,
    ]);
  });

  it('need a session and a known book', async () => {
    expect((await call('POST', '/get-dashboard', 'nobody')).status).toBe(401);
    const wrong = await call('POST', '/get-dashboard', 'clerk', { bookType: 'secrets' });
    expect(wrong.status).toBe(422);
  });
});

describe('menus', () => {
  const path = '/sarabun/get-authen-user-menu-permission-header-bottom';
  const ids = (items: { MENU_ID: number }[]) => items.map((item) => item.MENU_ID);

  it('[1.07] hold what the reader may open, in order, the main strip unless another is asked for', async () => {
    const clerk = (await call('POST', path, 'clerk')).body.item;
    expect(ids(clerk)).toEqual([2, 1]);
    expect(clerk[1]).toEqual({
      MENU_SEQ: 2,
      MENU_ID: 1,
      MENU_NAME: 'dashboard ไทย',
      MENU_ICON: 'home',
      MENU_ACTION: 'sarabun/dashboard',
      PM_QUERY: 1,
      PM_MANAGE: 1,
      COUNT: 7,
    });
    const guest = (await call('POST', path, 'guest')).body.item;
    expect(ids(guest)).toEqual([1]);
    expect(guest[0].PM_MANAGE).toBe(0);
    const portal = { MENU_PARENT: '3090', MENU_LEVEL: '1', PM_QUERY: '1' };
    expect(ids((await call('POST', path, 'guest', portal)).body.item)).toEqual([3]);
    expect((await call('POST', path, 'guest', { MENU_LEVEL: 2 })).body.item).toEqual([]);
  });

  it('[1.16] [1.05] have the archive where the deployment names one, and only there', async () => {
    const tiles = async (archiveUrl: string | null) => {
      const instance = await openPortal({ ...deployment, archiveUrl });
      const url = '/api/service/menu-module-permission';
      const answer = await instance.inject({ url, headers: { authorization: 'Bearer guest' } });
      const branding = await instance.inject({ url: '/api/portal/deployment' });
      await instance.close();
      expect(branding.json<{ item: object }>().item).toMatchObject({ archiveUrl });
      return answer.json<{ items: { MENU_ACTION: string; MENU_NAME: string }[] }>().items;
    };
    const archive = { MENU_ACTION: 'archive', MENU_NAME: 'ระบบจัดเก็บเอกสาร' };
    expect(await tiles('https://archive.example.go.th/pre-login')).toContainEqual(
      expect.objectContaining(archive),
    );
    expect(await tiles(null)).not.toContainEqual(expect.objectContaining(archive));
  });

  it('[1.06] [1.05] of the launcher know nothing of modules the reader may not open', async () => {
    const { body } = await call('GET', '/service/menu-module-permission', 'clerk');
    expect(body.items).toEqual([
      {
        MENU_ID: 4,
        MENU_NAME: 'module ไทย',
        MENU_ICON: 'home',
        MENU_ACTION: 'sarabun/dashboard',
        MENU_TYPE: 'b',
      },
    ]);
  });

  it('cannot be registered with one id twice', () => {
    const needs = {
      ...{ todoSources: [], bookSources: [], menuCounters: [], deployment },
      menus: [entry, entry],
    };
    expect(() => portalModule({} as never, needs)).toThrow('registered twice');
  });
});
