import { openInstance } from '@sarn/server/testing';
import type { OfficeInstance } from '@sarn/server/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { allKeys, apply, exported, open, shown } from './import.testing.ts';

let office: OfficeInstance;
beforeAll(async () => {
  office = await openInstance();
});
afterAll(() => office.close());

/** A file as releases wrote it before the matrix of notifications: a module and a channel in a row. */
const oldFile = JSON.stringify({
  format: 1,
  product: { name: 'sarn', version: '1.7.0' },
  deployment: 'sarn',
  exportedAt: '2026-11-25T02:00:00.000Z',
  tables: {},
  values: {
    'notification-policy': { policy: { retentionDays: 365, urgentFrom: 'urgent' } },
    'notification-channels': {
      'SARABUN/email': { isAllowed: true, isDefault: true },
      'SARABUN/line': { isAllowed: false, isDefault: true },
      'SARABUN/push': { isAllowed: true, isDefault: true },
    },
  },
});

const levels = async () => {
  const { values = {} } = await exported(office);
  const matrix = values['notification-matrix'] as Record<string, object> | undefined;
  return matrix?.['SARABUN/*'];
};

it('[10.10] the channels of an older file are shown and taken as levels of the matrix', async () => {
  const before = await levels();
  expect(before).toEqual({ bell: 'on', email: 'choice', line: 'on', push: 'on' });
  const { id } = await open(office, oldFile);
  const found = await shown(office, id);
  expect(found).toMatchObject({ unknown: [] });
  const matrix = found.sections.filter(({ code }) => code === 'notification-matrix');
  // Push is as it is here: only what differs is shown.
  expect(matrix.flatMap(({ rows }) => rows)).toMatchObject([
    {
      ...{ key: 'notification-matrix/SARABUN/*', kind: 'changed' },
      fields: [
        { field: 'email', label: 'อีเมล', from: 'เลือกเอง', to: 'ส่ง' },
        { field: 'line', label: 'LINE', from: 'ส่ง', to: 'ไม่ส่ง' },
      ],
    },
  ]);
  const one = await apply(office, id, {
    ...{ chosen: ['notification-matrix/SARABUN/*#line'], digest: found.digest },
  });
  expect(one).toMatchObject({ status: 200, count: 1 });
  expect(await levels()).toEqual({ ...before, line: 'off' });
  const again = await open(office, oldFile);
  const rest = await shown(office, again.id);
  await apply(office, again.id, { chosen: allKeys(rest), digest: rest.digest });
  expect(await levels()).toEqual({ ...before, email: 'on', line: 'off' });
});

it('[10.10] what a file says of the matrix itself goes before its former channels', async () => {
  const file = JSON.parse(oldFile) as { values: object };
  const own = { 'SARABUN/*': { email: 'always' } };
  const both = { ...file, values: { ...file.values, 'notification-matrix': own } };
  const { id } = await open(office, JSON.stringify(both));
  const { sections } = await shown(office, id);
  const matrix = sections.find(({ code }) => code === 'notification-matrix');
  expect(matrix?.rows.flatMap(({ fields }) => fields)).toMatchObject([
    { field: 'email', to: 'เสมอ' },
  ]);
});
