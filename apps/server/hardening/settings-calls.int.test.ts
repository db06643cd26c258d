import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { composeModules, json, openTestInstance, pathOf } from '../testing.ts';
import type { TestInstance } from '../testing.ts';

type Endpoint = TestInstance['endpoints'][number];

let instance: TestInstance;
beforeAll(async () => {
  instance = await openTestInstance();
});
afterAll(() => instance.close());

/** Permissions of administration; no clerk holds one of them. */
const administrative =
  /^((settings|backup|audit|help|notification|identity)\.|registry\.(retention-classes|import)$)/;

/** These first parts of a path stand before calls of settings and of daily work. */
const mixed = /^(certificate|identity|notification|registry|signature)$/;

/** The calls of one part of the office have the beginning of their path in common. */
function areaOf({ path }: Endpoint): string {
  const [, first = '', second = '', third = ''] = path.split('/');
  if (second === 'retention') return `${first}/${second}/${third}`;
  return mixed.test(first) ? `${first}/${second}` : first;
}

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;
const needsRight = ({ access }: Endpoint) => administrative.test(String(access));

/** All calls of areas in which there is a call of settings: also one whose guard was forgotten. */
function callsOfSettings(): readonly Endpoint[] {
  const guarded = instance.endpoints.filter((one) => needsRight(one) || one.changesSettings);
  const areas = new Set(guarded.map(areaOf));
  return instance.endpoints.filter((one) => areas.has(areaOf(one)));
}

/** Calls in these areas that are not refused to a clerk for a right of administration, and why. */
const others: Readonly<Record<string, readonly string[]>> = {
  'what forms offer, and a search whose answers follow the rights of the reader': [
    ...['GET /settings/options/:table', 'GET /settings/search', 'GET /registry/retention/classes'],
    ...['GET /access/recipient-groups', 'GET /access/recipient-groups/:groupId'],
  ],
  'why something was refused': ['GET /access/refusal', 'GET /access/why-number'],
  'what was read of the own data': [
    ...['GET /audit/my-data/openings', 'GET /audit/my-data/readings'],
  ],
  'manuals and the policy are for everybody': [
    ...['GET /help/manuals', 'POST /help/manual/:manualId/open'],
    ...['GET /help/manual-view/:ticket', 'GET /help/policy'],
  ],
  'the own second factor': [
    ...['GET /identity/second-factor', 'POST /identity/second-factor/recovery-codes'],
    ...['begin', 'confirm', 'remove'].map((act) => `POST /identity/second-factor/app/${act}`),
    ...['begin', 'add', 'remove'].map((act) => `POST /identity/second-factor/passkey/${act}`),
    ...['approval/begin', 'approval'].map((act) => `POST /identity/second-factor/${act}`),
  ],
  'daily work, with a right of its own or limited to what its reader sees': [
    ...['GET /registry/contacts', 'GET /registry/contacts/of-number'],
    ...['POST /registry/contacts/retire', 'POST /registry/contacts/save'],
    ...['POST /registry/printed/draft', 'POST /registry/printed/draft/pdf'],
    'POST /registry/printed/kept-word',
    ...['GET /registry/report/handoffs', 'GET /registry/report/handoffs/export'],
    ...['GET /registry/report/workload', 'GET /registry/report/workload/export'],
  ],
  'other programs and other agencies, which prove who they are': [
    ...['GET /programs/me', 'POST /programs/notify'],
    ...['GET /exchange/identity', 'POST /exchange/message'],
  ],
  'with the code of the first setup, before there is an administrator': [
    ...['administrator', 'agency', 'look'].map((step) => `POST /first-run/${step}`),
  ],
};

const isOfTables = ({ path }: Endpoint) => path.startsWith('/settings/tables/');

async function answerTo(endpoint: Endpoint, token: string) {
  const sent = endpoint.method === 'GET' ? {} : json('{}');
  return instance.call(pathOf(endpoint), { ...sent, token });
}

describe('[11.01] calls of the settings', () => {
  it('are all refused to a clerk, reading and writing, whatever is sent', async () => {
    const token = await instance.token('clerk.policy');
    const open = Object.values(others).flat();
    const guarded = callsOfSettings().filter(
      (one) => !open.includes(nameOf(one)) && !isOfTables(one),
    );
    expect(guarded.length).toBeGreaterThan(200);
    const answered: string[] = [];
    await instance.leavesNothing(async () => {
      for (const endpoint of guarded) {
        const { status } = await answerTo(endpoint, token);
        if (status !== 403) answered.push(`${nameOf(endpoint)} ${status}`);
      }
    });
    expect(answered).toEqual([]);
  });

  it('that ask for no such right are exactly those of the list', () => {
    const open = callsOfSettings().filter((one) => !needsRight(one) && !isOfTables(one));
    expect(open.map(nameOf).toSorted()).toEqual(Object.values(others).flat().toSorted());
  });

  it('are refused for each described table, reading and writing', async () => {
    const token = await instance.token('clerk.policy');
    const { modules } = composeModules(instance.app.platform);
    const tables = modules.flatMap(({ settings = [] }) => settings.map(({ table }) => table.code));
    expect(tables.length).toBeGreaterThan(15);
    const endpoints = instance.endpoints.filter(isOfTables);
    const names = endpoints.map(({ path }) => path.replace('/settings/tables/:table/', ''));
    expect(names.toSorted()).toEqual(Object.keys(sentTo).toSorted());
    const answered: string[] = [];
    await instance.leavesNothing(async () => {
      for (const table of tables) {
        for (const endpoint of endpoints) {
          const path = pathOf(endpoint, { table, code: 'new' }) + askedOf(endpoint);
          const body = sentTo[endpoint.path.replace('/settings/tables/:table/', '')] ?? null;
          const sent = body === null ? {} : bodyOf(body);
          const answer = await instance.call(path, { ...sent, token });
          if (answer.status !== 403) answered.push(`${path} ${answer.status} ${answer.text}`);
        }
      }
    });
    expect(answered).toEqual([]);
  });
});

const day = '2026-01-01';

/** What is sent to the calls of described tables, all of it as the contract has it; null: nothing. */
const sentTo: Readonly<Record<string, object | null>> = {
  ...{ rows: null, 'row/:code': null, 'uses/:code': null, suggestions: null, excel: null },
  save: { code: 'new', nameTh: 'ใหม่', nameEn: '', validFrom: day, values: {}, reason: 'ทดลอง' },
  end: { rows: [{ code: 'new', version: 1 }], validTo: day, reason: 'ทดลอง' },
  change: { rows: [{ code: 'new', version: 1 }], values: {}, reason: 'ทดลอง' },
  delete: { code: 'new', version: 1, reason: 'ทดลอง' },
  move: { code: 'new', after: null },
  undo: {},
  'suggestions/take': { codes: ['new'], reason: 'ทดลอง' },
  import: sheetOfNothing(),
};

/** A page of uses is asked for one place. */
const askedOf = ({ path }: Endpoint) => (path.includes('/uses/') ? '?place=x' : '');

function sheetOfNothing(): FormData {
  const form = new FormData();
  for (const [name, value] of [
    ['isTrial', 'true'],
    ['reason', 'ทดลอง'],
  ] as const)
    form.append(name, value);
  form.append('file', new Blob(['x']), 'rows.xlsx');
  return form;
}

const bodyOf = (body: object) =>
  body instanceof FormData ? { method: 'POST', body } : json(JSON.stringify(body));
