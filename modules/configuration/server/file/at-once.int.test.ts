import { composeModules, isFullRun, openInstance, openSecondProcess } from '@sarn/server/testing';
import type { OfficeInstance } from '@sarn/server/testing';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { allKeys, apply, exported, open, reason, shown } from './import.testing.ts';
import { prepare } from './prepare.testing.ts';

let office: OfficeInstance;
let second: Awaited<ReturnType<typeof openSecondProcess>>;
beforeAll(async () => {
  office = await openInstance();
  // A register that is shared must be open.
  const book = { unitId: office.unit('agency'), kind: 'outgoing' };
  expect(await office.post('saraban', '/registry/registers/open', book)).toMatchObject({
    status: 200,
  });
  second = await openSecondProcess(office);
}, 180_000);
afterAll(async () => {
  await second.close();
  await office.close();
});

/** Who reads: an administrator, a clerk, a head and an officer. */
const readers = ['admin', 'clerk.policy', 'head.policy', 'officer.legal'];
/** After all at once was changed; the two others after tables were. */
const asked = isFullRun ? readers : ['admin', 'officer.legal'];

/** Calls whose answers are of the process or of the moment, and not of the settings. */
const ofTheMoment = [
  ...['/health', '/metrics', '/identity/sessions', '/identity/captcha', '/audit', '/docs'],
  ...['/configuration/file/export', '/identity/archive', '/kept-input'],
];

/** Every call that reads without naming something: the settings, and what they bite in. */
const reading = (): string[] =>
  composeModules(office.app.platform)
    .modules.flatMap(({ routes }) => routes.map(({ endpoint }) => endpoint))
    .filter(({ method, path, isBinary }) => method === 'GET' && !path.includes(':') && !isBinary)
    .map(({ path }) => path)
    .filter((path) => !ofTheMoment.some((start) => path.startsWith(start)));

type Fetch = OfficeInstance['app']['fetch'];

/** What a process answers to a reader who has seen the newest change. */
async function answered(fetch: Fetch, account: string, path: string): Promise<unknown> {
  const seen = office.app.platform.announcements.newest();
  const headers = {
    authorization: `Bearer ${await office.token(account)}`,
    'sarn-change': String(seen),
  };
  const answer = await fetch(`/api${path}`, { headers });
  const { requestId: _id, ...body } = (await answer.json()) as Record<string, unknown>;
  return { status: answer.status, ...body };
}

/** Paths on which the second process answers something else than the one that made the changes. */
async function stale(accounts: readonly string[]): Promise<string[]> {
  const others: string[] = [];
  for (const account of accounts) {
    for (const path of reading()) {
      const here = await answered(office.app.fetch, account, path);
      const there = await answered(second.fetch, account, path);
      if (JSON.stringify(here) !== JSON.stringify(there)) others.push(`${account} ${path}`);
    }
  }
  return others;
}

const noAddress = { address: '', phone: '', email: '' };

/** Texts of a file, each changed: names of rows, whose places of use follow. */
function renamed(file: Record<string, Record<string, object>>): Record<string, object> {
  const tables = Object.fromEntries(
    Object.entries(file['tables'] ?? {}).map(([table, rows]) => [
      table,
      Object.fromEntries(
        Object.entries(rows as Record<string, Record<string, unknown>>).map(([code, fields]) => [
          code,
          { ...fields, nameEn: `${String(fields['nameEn'])} *`.slice(0, 200) },
        ]),
      ),
    ]),
  );
  return { ...file, tables };
}

it('answers the same in a second process at the next call, after every sort of setting changed', async () => {
  expect(reading().length).toBeGreaterThan(100);
  // Both have read everything once: what is kept in a process is kept now.
  expect(await stale(asked)).toEqual([]);
  const before = await answered(second.fetch, 'admin', '/access/roles');
  const told = vi.spyOn(office.app.platform.live, 'tellEveryone');
  await prepare(office);
  const topics = told.mock.calls.map(([, payload]) => payload['id']);
  told.mockRestore();
  expect([...new Set(topics)]).toEqual(expect.arrayContaining(tellingTopics));
  expect(await stale(asked)).toEqual([]);
  expect(await answered(second.fetch, 'admin', '/access/roles')).not.toEqual(before);
}, 300_000);

/**
 * What a process keeps in memory, with a call in which it bites. Each is changed alone: another change
 * would drop it there as well. Panels of the dashboard: `panels.int.test.ts`.
 */
const keptInMemory: readonly (readonly [
  string,
  string,
  () => Promise<readonly [string, object]>,
])[] = [
  [
    'menus',
    '/service/menu-module-permission',
    async () => [
      '/access/menus/save',
      {
        ...{ menuId: '', parent: 'launcher', nameTh: 'ระบบพัสดุ', nameEn: '', icon: 'globe' },
        ...{ action: 'https://stock.example', seq: 51, isOn: true, reason },
      },
    ],
  ],
  [
    'switches',
    '/portal/deployment',
    async () => ['/access/switches/set', { code: 'idleCountdown', set: 'off', version: 0, reason }],
  ],
  [
    'values',
    '/portal/deployment',
    async () => [
      '/configuration/values/save',
      { changes: [{ code: 'copyrightTh', value: 'สงวนสิทธิ์', version: 0 }] },
    ],
  ],
  [
    'rights',
    '/identity/me',
    async () => {
      const { rows } = (await office.get('admin', '/access/roles')) as unknown as {
        rows: { id: string; code: string; version: number }[];
      };
      const role = rows.find(({ code }) => code === 'officer');
      const set = [{ permission: 'registry.draft', scope: 'none' }];
      return [`/access/roles/${role?.id}/permissions`, { version: role?.version, set, reason }];
    },
  ],
];

it.each(keptInMemory)(
  'answers the same at the next call after a change of %s alone',
  async (_what, bitesIn, change) => {
    // The former test ended with both processes alike, and asked all readers; here it is the call that bites.
    const reader = 'officer.legal';
    const before = await answered(second.fetch, reader, bitesIn);
    const [path, body] = await change();
    const answer = await office.post('admin', path, body);
    expect(answer.status, JSON.stringify(answer)).toBe(200);
    expect(await answered(second.fetch, reader, bitesIn)).not.toEqual(before);
    expect(await stale([reader])).toEqual([]);
  },
);

it('reads anew for somebody who has seen a change that this process has not heard of', async () => {
  // As if the announcement were still under way.
  await office.app.db.query(
    `insert into switch_setting (code, is_on, version) values ('passkeys', false, 1)`,
  );
  const ask = async (seen: string) => {
    const headers = { authorization: `Bearer ${await office.token('admin')}`, 'sarn-change': seen };
    const answer = await second.fetch('/api/portal/deployment', { headers });
    return (await answer.json()) as { item: { flags: Record<string, boolean> } };
  };
  expect((await ask('0')).item.flags['passkeys']).toBe(true);
  expect((await ask('999999999')).item.flags['passkeys']).toBe(false);
  const { db, announcements } = office.app.platform;
  await db.transaction(async (tx) => {
    await tx.query(`delete from switch_setting where code = 'passkeys'`);
    await announcements.announce(tx, 'switches');
  });
});

it('so does every row of every described table, and an undo', async () => {
  const partner = { name: 'หน่วยงานทดลอง', kind: 'agency', ...noAddress };
  expect(await office.post('saraban', '/registry/contacts/save', partner)).toMatchObject({
    status: 200,
  });
  // A table that is empty until an agency writes into it.
  const rule = { code: '', nameTh: 'กฎการลงนามทดลอง', validFrom: '2020-01-01' };
  const values = { kind: 'inside', step: 'signatory', position: null, weakest: 'picture' };
  const path = '/settings/tables/signature-step-rule/save';
  expect(await office.post('admin', path, { ...rule, values })).toMatchObject({ status: 200 });
  const { id } = await open(office, JSON.stringify(renamed(await exported(office))));
  const found = await shown(office, id);
  const tables = composeModules(office.app.platform).modules.flatMap(
    ({ settings = [] }) => settings,
  );
  const changed = new Set(found.sections.map(({ code }) => code));
  const empty = tables.filter(({ table }) => !changed.has(table.code));
  expect(empty.map(({ table }) => table.code)).toEqual([]);
  const taken = await apply(office, id, { chosen: allKeys(found), digest: found.digest });
  expect(taken).toMatchObject({ status: 200, waiting: 0 });
  expect(await stale(isFullRun ? readers : ['head.policy'])).toEqual([]);
  expect((await office.post('admin', `/configuration/file/imports/${id}/undo`, {})).status).toBe(
    200,
  );
  expect(await stale(isFullRun ? readers : ['clerk.policy'])).toEqual([]);
}, 300_000);

/** Of what open pages are told while every sort of setting is changed. */
const tellingTopics = [
  ...['access', 'creation', 'holidays', 'mailbox', 'notification', 'registration-book-display'],
  ...['registration-point', 'registry', 'retention', 'system-manage-book-group'],
];

/** Commands that change settings and tell of it more exactly themselves, or change no settings. */
const untold: Readonly<Record<string, readonly string[]>> = {
  'the service tells which table, design, point or value changed': [
    ...['/configuration/cards/save', '/configuration/emblem/clear', '/configuration/emblem/save'],
    ...['/configuration/values/save', '/configuration/values/undo'],
    ...['/registry/books/:book/:part/reset', '/registry/books/:book/:part/restore'],
    '/registry/books/:book/:part/undo',
    ...['/registry/books/:book/acts/save', '/registry/books/:book/columns/save'],
    ...['/registry/creation-rules/save', '/registry/points/save'],
  ],
  'nothing is set yet': [
    ...['/configuration/file/open', '/personnel/directory/preview', '/personnel/imports/upload'],
    ...[
      '/personnel/imports/:id/cell',
      '/personnel/imports/:id/check',
      '/personnel/imports/:id/discard',
      '/personnel/imports/:id/sheet',
    ],
  ],
  'reads only; it asks with more than an address may hold': [
    '/notification/setting/matrix/concern',
  ],
  'a test or another try': [
    ...['/exchange/gateway/check', '/exchange/partners/test', '/mailbox/check', '/health/check'],
    ...['/notification/setting/deliveries/resend', '/webhooks/:webhookId/test'],
    '/webhooks/deliveries/:deliveryId/again',
  ],
};
const settingsRights =
  /^(settings\.(?!first-run|certificates)|identity\.(manage|clear)|notification\.manage|help\.|registry\.retention-classes)/;

it('has every command that changes settings tell the pages that are open', () => {
  const commands = composeModules(office.app.platform)
    .modules.flatMap(({ routes }) => routes.map(({ endpoint }) => endpoint))
    .filter(({ method, access }) => method === 'POST' && settingsRights.test(access));
  expect(commands.length).toBeGreaterThan(80);
  const silent = commands.filter(({ changesSettings }) => changesSettings === undefined);
  expect(silent.map(({ path }) => path).toSorted()).toEqual(
    Object.values(untold).flat().toSorted(),
  );
});
