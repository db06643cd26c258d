import { samplePdf } from '@sarn/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { describedModules } from './openapi.ts';
import { openInstance, openSecondProcess } from './testing.ts';
import type { OfficeInstance } from './testing.ts';

/** Permissions of the settings pages; those of the first setup change nothing that is there. */
const settingsRights =
  /^(settings\.(?!first-run)|identity\.(manage|clear)|notification\.manage|help\.|backup\.|registry\.retention-classes)/;

const writing = describedModules()
  .flatMap(({ routes }) => routes.map(({ endpoint }) => endpoint))
  .filter(({ method, access, path, changesSettings }) => {
    const isOfSettings = settingsRights.test(access) || path.startsWith('/settings/');
    return method === 'POST' && (isOfSettings || changesSettings !== undefined);
  });

/** Whether a call says, also of each of its rows, what it read before. */
function saysWhatWasSeen(input: z.ZodType): boolean {
  return namesSeen(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }));
}

function namesSeen(schema: unknown): boolean {
  if (typeof schema !== 'object' || schema === null) return false;
  const { properties } = schema as { readonly properties?: object };
  const names = Object.keys(properties ?? {});
  const isNamed = ['seen', 'version', 'digest'].some((name) => names.includes(name));
  return isNamed || Object.values(schema).some(namesSeen);
}

/** Calls that change settings without it, and why nobody's change is lost by them. */
const without: Readonly<Record<string, readonly string[]>> = {
  'makes something new, which nobody has changed yet': [
    ...['/access/grants/make', '/access/roles/create', '/exchange/partners/save'],
    ...['/help/manual/upload', '/identity/clearances/give', '/identity/secret-registrars/appoint'],
    ...['/personnel/imports/upload', '/personnel/people', '/programs/:programId/token'],
    ...['/settings/sections', '/settings/tables/:table/suggestions/take', '/settings/units'],
    ...['/configuration/file/open', '/personnel/directory/preview', '/webhooks/:webhookId/secret'],
    ...['/help/policy/publish', '/backup/trials/record', '/registry/printed/typeface/add'],
    '/signature/foreign-authorities/add',
  ],
  'ends or removes one thing; the second of two is told that it is over': [
    ...['/access/grants/:grantId/end', '/exchange/partners/retire', '/identity/clearances/end'],
    ...['/help/manual/:manualId/remove', '/identity/secret-registrars/end'],
    ...['/personnel/orders/:orderId/cancel', '/programs/:programId/end'],
    ...['/programs/:programId/token/:tokenId/revoke', '/settings/unit-plans/:planId/cancel'],
    ...['/registry/unit-dissolution-plans/:planId/cancel', '/webhooks/:webhookId/remove'],
    ...['/registry/unit-dissolution/:unitId/plan', '/registry/unit-dissolution/:unitId/reopen'],
    ...['/registry/contacts/merge', '/personnel/imports/:id/discard'],
    ...['/signature/jobs/release', '/registry/printed/typeface/remove'],
    '/signature/foreign-authorities/remove',
  ],
  'is decided once: the second decision is refused': [
    ...['/access/changes/:changeId/decide', '/identity/account-requests/approve'],
    '/identity/account-requests/decline',
    // The authority is made again only while it issued nothing.
    ...['/certificate/decide', '/certificate/authority/make'],
    // The key is sealed by a secret once; a change of it needs the present one.
    ...['/certificate/authority/protect', '/certificate/authority/change-secret'],
    // It is open or locked afterwards, whoever said so before.
    ...['/certificate/authority/unlock', '/certificate/authority/lock'],
  ],
  'is an act on a person or an account, by its state at that moment': [
    ...['/personnel/accounts/:personId/end-sessions', '/personnel/accounts/:personId/invite'],
    ...['/personnel/accounts/:personId/force-password', '/personnel/accounts/:personId/suspend'],
    ...['/personnel/accounts/:personId/unlock', '/personnel/ended-accounts/:personId/close'],
    '/personnel/ended-accounts/:personId/hand-over',
    ...['/personnel/ended-accounts/:personId/restore', '/personnel/people/:personId/leave'],
    ...['/personnel/people/:personId/transfer', '/certificate/change'],
  ],
  'takes a file or a list whose differences were shown before': [
    ...['/identity/holiday/import', '/personnel/imports/:id/cell', '/personnel/imports/:id/check'],
    ...['/personnel/imports/:id/enter', '/personnel/directory/runs/:runId/apply'],
    '/personnel/imports/:id/sheet',
    '/settings/tables/:table/import',
    // An older list than the one that is there is refused.
    '/signature/foreign-authorities/list',
  ],
  'takes back a change, and refuses where something newer stands': [
    ...['/configuration/file/imports/:importId/undo', '/configuration/values/undo'],
    ...['/personnel/imports/:id/undo', '/settings/tables/:table/undo'],
    '/notification/setting/matrix/undo',
  ],
  'puts one row after another; what others ordered stays': ['/settings/tables/:table/move'],
  'reads only; it asks with more than an address may hold': [
    '/notification/setting/matrix/concern',
  ],
  'a test or another try': [
    ...['/exchange/gateway/check', '/exchange/partners/test', '/mailbox/check', '/health/check'],
    ...['/notification/setting/deliveries/resend', '/webhooks/:webhookId/test'],
    ...['/webhooks/deliveries/:deliveryId/again', '/backup/start', '/backup/trials/start'],
    ...[
      '/signature/time-stamps/try',
      '/signature/time-stamps/renew',
      '/signature/jobs/remind',
      '/signature/jobs/retry-seal',
    ],
  ],
};

describe('a call that changes a row of the settings', () => {
  it('is found in all modules', () => expect(writing.length).toBeGreaterThan(100));

  it.each(writing.map((endpoint) => [endpoint.path, endpoint] as const))(
    '%s says what its caller has read, or why it need not',
    (path, { input }) => {
      const isExplained = Object.values(without).flat().includes(path);
      expect([saysWhatWasSeen(input), isExplained]).toContain(true);
    },
  );

  it('is explained only where it exists', () => {
    const paths = writing.map(({ path }) => path);
    const gone = Object.values(without)
      .flat()
      .filter((path) => !paths.includes(path));
    expect(gone).toEqual([]);
  });
});

let office: OfficeInstance;
let second: Awaited<ReturnType<typeof openSecondProcess>>;
const manuals: string[] = [];
beforeAll(async () => {
  office = await openInstance();
  second = await openSecondProcess(office);
  for (const title of ['หนึ่ง', 'สอง']) manuals.push(await addManual(title));
}, 180_000);
afterAll(async () => {
  await second.close();
  await office.close();
});

async function addManual(title: string): Promise<string> {
  const form = new FormData();
  const fields = { kind: 'manual', titleTh: title, titleEn: title };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const file = new Blob([Buffer.from(samplePdf(title))], { type: 'application/pdf' });
  form.append('file', file, 'manual.pdf');
  const answer = await office.postForm('admin', '/help/manual/upload', form);
  expect(answer.status).toBe(200);
  return (answer['item'] as { readonly id: string }).id;
}

/** Two changes of one row from the same first reading: what the first and the second send. */
interface Race {
  readonly path: string;
  readonly body?: (sent: unknown) => object;
  readonly seen: unknown;
  readonly first: unknown;
  readonly second: unknown;
}

const holiday = (nameTh: string) => ({ day: '2027-03-01', nameTh, nameEn: '', kind: 'own' });
const words = (titleTh: string) => ({ titleTh, titleEn: titleTh, isHidden: false, groupIds: [] });
const named = (nameTh: string) => ({ nameTh, nameEn: 'Own', years: 3, isRetired: false });
const asObject = (sent: unknown): object => sent as object;

/** The row of each call as it stands, and two changes of it. */
const races = async (): Promise<readonly Race[]> => {
  const list = async (path: string) => (await office.get('admin', path)) as Record<string, any>;
  const reminders = await list('/registry/reminder/stages');
  const reminderRows = (workingDays: number) =>
    (reminders['rows'] as { readonly stage: string }[]).map((row) =>
      row.stage === 'soon' ? { ...row, workingDays } : row,
    );
  const { settings } = await list('/backup');
  const { code } = await list('/exchange/partners');
  const { handoffsAtMost } = await list('/registry/report/setting');
  const { item: mailbox } = await list('/mailbox/health');
  const { defaults } = await list('/registry/retention/classes');
  const { item: work } = await list(
    `/personnel/people/${office.person('officer.legal')}/employment`,
  );
  const made = await office.post('admin', '/registry/retention/classes/save', named('ห้าปี'));
  expect(made.status).toBe(200);
  const day = holiday('วันหยุด');
  expect((await office.post('admin', '/identity/holiday/save', day)).status).toBe(200);
  const [usual] = defaults as { kind: string; classCode: string; medium: string }[];
  const { kind, ...kept } = usual ?? { kind: '', classCode: '', medium: '' };
  const others = { paper: 'electronic', electronic: 'paper' } as Record<string, string>;
  const type = { type: work.type, suffix: work.suffix, appointedOn: work.appointedOn };
  return [
    {
      path: '/registry/reminder/stages/save',
      body: (rows) => ({ rows }),
      ...{ seen: reminders['rows'], first: reminderRows(5), second: reminderRows(6) },
    },
    {
      path: '/backup/settings',
      seen: settings,
      first: { ...settings, keep: 21 },
      second: { ...settings, keep: 22 },
    },
    {
      path: '/exchange/settings',
      body: (sent) => ({ code: sent }),
      ...{ seen: code, first: 'ABC-1', second: 'ABC-2' },
    },
    {
      path: '/registry/report/setting/save',
      body: (sent) => ({ handoffsAtMost: sent }),
      ...{ seen: handoffsAtMost, first: 11, second: 12 },
    },
    {
      path: '/mailbox/settings',
      seen: { acknowledges: mailbox.acknowledges, tellsNumber: mailbox.tellsNumber },
      first: { acknowledges: false, tellsNumber: true },
      second: { acknowledges: false, tellsNumber: false },
    },
    {
      path: '/identity/holiday/save',
      body: (sent) => ({ ...asObject(sent), oldDay: '2027-03-01' }),
      ...{ seen: day, first: holiday('ของผู้แรก'), second: holiday('ของผู้หลัง') },
    },
    {
      path: '/registry/retention/classes/save',
      body: (sent) => ({ ...asObject(sent), code: made['code'] }),
      ...{ seen: named('ห้าปี'), first: named('ของผู้แรก'), second: named('ของผู้หลัง') },
    },
    {
      path: '/registry/retention/defaults/save',
      body: (sent) => ({ ...asObject(sent), kind }),
      seen: kept,
      first: { ...kept, medium: others[kept.medium] },
      second: { ...kept, classCode: made['code'] },
    },
    {
      path: `/registry/numbering/units/${office.unit('policy')}/save`,
      body: (codeOwner) => ({ codeOwner }),
      ...{ seen: 'usual', first: 'department', second: 'division' },
    },
    {
      path: `/personnel/people/${office.person('officer.legal')}/employment`,
      seen: type,
      first: { ...type, type: 'civil', appointedOn: '2020-01-01' },
      second: { ...type, type: 'civil', appointedOn: '2021-01-01' },
    },
    {
      path: `/help/manual/${manuals[0]}/change`,
      ...{ seen: words('หนึ่ง'), first: words('ของผู้แรก'), second: words('ของผู้หลัง') },
    },
    {
      path: '/help/manuals/order',
      body: (manualIds) => ({ manualIds }),
      seen: manuals,
      first: manuals.toReversed(),
      second: [manuals[0]],
    },
  ];
};

describe('the second of two administrators', () => {
  it('is refused with who was first, on another process too, and saves what was looked at', async () => {
    const found: Record<string, unknown> = {};
    const wanted: Record<string, unknown> = {};
    for (const { path, body = asObject, seen, first, second: other } of await races()) {
      const save = (sent: unknown, read: unknown) =>
        office.post('admin', path, { ...body(sent), seen: read });
      const late = await elsewhere(path, { ...body(first), seen });
      const refused = await save(other, seen);
      const again = await save(first, seen);
      const looked = await save(other, first);
      const codes = [late, refused.status, refused['code'], again.status, looked.status];
      // The sentence begins with the name of who was first; without one the bracket begins with a blank.
      found[path] = [...codes, /ก่อนท่าน \(\S/.test(String(refused['message']))];
      wanted[path] = [200, 409, 'settings.stale', 200, 200, true];
    }
    expect(found).toEqual(wanted);
  });

  it('does not remove a day off that was changed meanwhile', async () => {
    const day = { ...holiday('ก่อน'), day: '2027-03-02' };
    await office.post('admin', '/identity/holiday/save', day);
    await office.post('admin', '/identity/holiday/save', {
      ...day,
      nameTh: 'หลัง',
      oldDay: day.day,
    });
    const remove = (nameTh: string) =>
      office.post('admin', '/identity/holiday/remove', { day: day.day, seen: { ...day, nameTh } });
    expect(await remove('ก่อน')).toMatchObject({ status: 409, code: 'settings.stale' });
    expect(await remove('หลัง')).toMatchObject({ status: 200 });
  });
});

/** The status of a call to the second process. */
async function elsewhere(path: string, body: object): Promise<number> {
  const answer = await second.fetch(`/api${path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${await office.token('admin')}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  });
  return answer.status;
}
