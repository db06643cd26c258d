import type { OfficeInstance } from '@sarn/server/testing';
import { expect } from 'vitest';
import { reason } from './import.testing.ts';

const day = '2026-01-01';
const save = (at: OfficeInstance, table: string, code: string, name: string, values: object) =>
  at.post('admin', `/settings/tables/${table}/save`, {
    ...{ code, nameTh: name, validFrom: day, values },
  });
const done = async (answer: Promise<{ status: number }>) => {
  const found = await answer;
  expect(found.status, JSON.stringify(found)).toBe(200);
};

/** Changes something of each kind: tables that refer to others, values, roles, menus, switches, words. */
export async function prepare(at: OfficeInstance): Promise<void> {
  await done(save(at, 'system-manage-book-group', 'own-group', 'กลุ่มของหน่วยงาน', groupValues));
  const inGroup = {
    ...{ bookGroup: 'own-group', fileCode: '99.1', retention: 'five-years' },
    sampleSubjects: ['ตัวอย่าง'],
  };
  await done(save(at, 'system-category-document-book', 'own-category', 'หมวดของหน่วยงาน', inGroup));
  await done(
    at.post('admin', '/configuration/values/save', {
      changes: [
        { code: 'agencyTh', value: 'กรมต้นแบบ', version: 0 },
        { code: 'idleMinutes', value: 12, version: 0 },
      ],
    }),
  );
  const role = {
    code: 'file-role',
    nameTh: 'บทบาทจากไฟล์',
    typeCode: 'officer',
    validFrom: day,
    reason,
  };
  await done(at.post('admin', '/access/roles/create', role));
  const roles = (await at.get('admin', '/access/roles')) as unknown as {
    rows: { id: string; code: string; version: number }[];
  };
  const made = roles.rows.find(({ code }) => code === 'file-role');
  await done(
    at.post('admin', `/access/roles/${made?.id}/permissions`, {
      ...{ version: made?.version, reason },
      set: [{ permission: 'registry.draft', scope: 'agency' }],
    }),
  );
  const link = {
    parent: 'launcher',
    nameTh: 'ระบบลา',
    icon: 'globe',
    action: 'https://leave.example',
    seq: 50,
  };
  await done(
    at.post('admin', '/access/menus/save', { menuId: '', ...link, nameEn: '', isOn: true, reason }),
  );
  await done(
    at.post('admin', '/access/switches/set', { code: 'a4Preview', set: 'off', version: 0, reason }),
  );
  await done(
    at.post('admin', '/notification/setting/policy/save', {
      ...{ retentionDays: 99, urgentFrom: 'urgent' },
      ...{ quietFrom: '21:00', quietUntil: '06:00', quietDaysOff: false },
    }),
  );
  await done(at.post('admin', '/notification/setting/matrix/save', { cells: noticeCells, reason }));
  await prepareRegistry(at);
  await prepareAccess(at);
}

/** One of a whole module, and one event for one role. */
const noticeCells = JSON.stringify([
  { event: 'SARABUN/*', role: '*', way: 'email', level: 'on' },
  { event: 'SARABUN/queue.sign', role: 'holder', way: 'line', level: 'off' },
]);

const groupValues = { usualDays: null, units: [] };

/** Registers, retention, holidays, reminders, reports and the mailbox. */
async function prepareRegistry(at: OfficeInstance): Promise<void> {
  const post = (path: string, body: object) => done(at.post('admin', path, body));
  await post('/identity/holiday/save', {
    ...{ day: '2027-02-15', nameTh: 'วันหยุดของหน่วยงาน', nameEn: '', kind: 'own' },
  });
  const made = await at.post('admin', '/registry/retention/classes/save', {
    ...{ nameTh: 'เก็บสิบสองปี', nameEn: 'Twelve years', years: 12 },
  });
  await post('/registry/retention/defaults/save', {
    ...{ kind: 'note', classCode: made['code'], medium: 'paper' },
  });
  const columns = (await at.get('admin', '/registry/books/receive/columns')) as unknown as {
    columns: { id: string }[];
  };
  await post('/registry/books/receive/columns/save', {
    version: 0,
    columns: columns.columns.map((column) =>
      column.id === 'sender' ? { ...column, nameTh: 'ผู้ส่ง', width: 33 } : column,
    ),
  });
  const acts = (await at.get('admin', '/registry/books/outgoing/acts')) as unknown as {
    acts: { act: string; place: string }[];
  };
  await post('/registry/books/outgoing/acts/save', {
    version: 0,
    acts: acts.acts
      .toReversed()
      .map(({ act }, place) => ({ act, place: place ? 'menu' : 'hidden' })),
  });
  const point = { version: 0, level: 'division', validTo: '', reason };
  await post('/registry/points/save', {
    ...{ ...point, unitId: at.unit('policy'), throughId: '', coverIds: [at.unit('legal')] },
    shares: { receive: null, send: at.unit('agency'), memo: null },
  });
  await post(`/registry/numbering/units/${at.unit('legal')}/save`, { codeOwner: 'department' });
  await post('/registry/reminder/stages/save', {
    rows: [{ stage: 'soon', workingDays: 5, isOn: true }],
  });
  await post('/registry/report/setting/save', { handoffsAtMost: 9 });
  await post('/mailbox/settings', { acknowledges: false, tellsNumber: true });
}

/** Groups within groups with a menu, lines of numbers of a role and a group, and who may create a kind. */
async function prepareAccess(at: OfficeInstance): Promise<void> {
  const groupId = async (code: string) => {
    const { rows } = (await at.get('admin', '/access/groups')) as unknown as {
      rows: { id: string; code: string; version: number }[];
    };
    return rows.find((group) => group.code === code) ?? { id: '', version: 0 };
  };
  const group = { validFrom: day, reason };
  await done(
    at.post('admin', '/access/groups/save', {
      ...{
        ...group,
        code: 'z-inner',
        nameTh: 'กลุ่มใน',
        kind: 'rule',
        ruleUnitId: at.unit('policy'),
      },
    }),
  );
  await done(
    at.post('admin', '/access/groups/save', {
      ...{ ...group, code: 'a-outer', nameTh: 'กลุ่มนอก', kind: 'fixed' },
      ...{ partIds: [(await groupId('z-inner')).id], memberIds: [at.person('officer.policy')] },
    }),
  );
  const outer = await groupId('a-outer');
  await done(
    at.post('admin', `/access/groups/${outer.id}/menus`, {
      ...{ version: outer.version, reason },
      set: [{ menu: 'permission:notification.manage', level: 'manage' }],
    }),
  );
  const { rows: roles } = (await at.get('admin', '/access/roles')) as unknown as {
    rows: { id: string; code: string }[];
  };
  const role = roles.find(({ code }) => code === 'file-role');
  const line = {
    acts: ['take'],
    unitId: at.unit('policy'),
    scope: 'subtree',
    validFrom: day,
    reason,
  };
  const grantees = [
    ...[{ grantee: 'role', granteeId: role?.id, kinds: ['outgoing'] }],
    ...[{ grantee: 'role', granteeId: role?.id, kinds: ['memo'], mostAtOnce: 3 }],
    ...[{ grantee: 'group', granteeId: outer.id }],
    ...[{ grantee: 'person', granteeId: at.person('officer.policy') }],
  ];
  for (const grantee of grantees) {
    await done(at.post('admin', '/access/number-lines/save', { ...line, ...grantee }));
  }
  await done(
    at.post('admin', '/registry/creation-rules/save', {
      ...{ kind: 'announce', version: 0, roleIds: [], groupIds: [outer.id] },
      signatory: 'agency-head',
      ...{ unitIds: [at.unit('policy')], speeds: [], secrecies: [], steps: ['reviewer'] },
    }),
  );
}
