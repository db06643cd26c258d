import { openInstance, openSecondProcess } from '@sarn/server/testing';
import type { OfficeInstance } from '@sarn/server/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ValueRow } from '../contract/index.ts';
import { allKeys, apply, exported, open, shown } from './file/import.testing.ts';
import type { Shown } from './file/import.testing.ts';

let office: OfficeInstance;
let second: Awaited<ReturnType<typeof openSecondProcess>>;
beforeAll(async () => {
  office = await openInstance();
  second = await openSecondProcess(office);
  await giveTime(100);
}, 180_000);
afterAll(async () => {
  await second.close();
  await office.close();
});

const valueRows = async () =>
  ((await office.get('admin', '/configuration/values')) as unknown as { rows: ValueRow[] }).rows;

async function save(values: Readonly<Record<string, string | null>>) {
  const rows = await valueRows();
  const changes = Object.entries(values).map(([code, value]) => ({
    ...{ code, value },
    version: rows.find((row) => row.code === code)?.version ?? 0,
  }));
  return office.post('admin', '/configuration/values/save', { changes });
}

/** What is marked at once may take so many minutes of office hours. */
async function giveTime(timeToAct: number): Promise<void> {
  const at = '/settings/tables/document-speed';
  const { row } = (await office.get('admin', `${at}/row/immediate`)) as unknown as {
    row: { nameTh: string; version: number; values: object };
  };
  const answer = await office.post('admin', `${at}/save`, {
    ...{ code: 'immediate', version: row.version, nameTh: row.nameTh, validFrom: '1950-01-01' },
    values: { ...row.values, timeToAct, actUnit: 'minutes' },
  });
  expect(answer.status, JSON.stringify(answer)).toBe(200);
}

interface Due {
  readonly dueDate: string;
  readonly dueTime: string;
}
const duePath = '/registry/incoming/due?speed=immediate';
const due = async () => (await office.get('saraban', duePath)) as unknown as Due;
const dueThere = async () => (await second.get('saraban', duePath)) as unknown as Due;

/** Open for one minute a day, so that a hundred of them take half a year, whatever time it is now. */
const oneMinute = { officeFrom: '00:00', officeTo: '23:59', breakFrom: '00:01', breakTo: '23:59' };

it('is left out of what a letter may take, on every process at once', async () => {
  expect(await save(oneMinute)).toMatchObject({ status: 200 });
  const soon = office.dayFromToday(130);
  expect((await due()).dueTime).toBe('00:01');
  expect((await due()).dueDate > soon).toBe(true);
  await expect.poll(async () => (await dueThere()).dueDate > soon).toBe(true);
  expect(await save({ breakFrom: '', breakTo: '' })).toMatchObject({ status: 200 });
  expect((await due()).dueDate < soon).toBe(true);
  await expect.poll(async () => (await dueThere()).dueDate < soon).toBe(true);
});

it('is from twelve to one until the agency says otherwise, and may be none', async () => {
  await save({ breakFrom: null, breakTo: null });
  const said = async () =>
    (await valueRows())
      .filter(({ code }) => code === 'breakFrom' || code === 'breakTo')
      .map(({ value, source }) => [value, source]);
  expect(await said()).toEqual([
    ['12:00', 'product'],
    ['13:00', 'product'],
  ]);
  await save({ breakFrom: '', breakTo: '' });
  expect(await said()).toEqual([
    ['', 'centre'],
    ['', 'centre'],
  ]);
});

it.each([
  { breakFrom: '12:00', breakTo: '' },
  { breakFrom: '13:00', breakTo: '12:00' },
  { officeFrom: '08:30', officeTo: '16:30', breakFrom: '17:00', breakTo: '18:00' },
  { officeFrom: '12:00', officeTo: '13:00', breakFrom: '12:00', breakTo: '13:00' },
])('is refused as %j', async (values) => {
  const answer = await save(values);
  expect(answer).toMatchObject({ status: 422, code: 'configuration.noon-break' });
  expect(String(answer['message'])).toContain('เวลาพักกลางวัน');
});

it('goes out and in with the file of the configuration, both ends together', async () => {
  await save(oneMinute);
  const file = await exported(office);
  const own = () => exported(office).then(({ values }) => values?.['system-configuration']);
  const inFile = file['values']?.['system-configuration'];
  expect(inFile).toMatchObject({ breakFrom: { value: '00:01' }, breakTo: { value: '23:59' } });
  await save({ officeFrom: null, officeTo: null, breakFrom: null, breakTo: null });
  const { id } = await open(office, JSON.stringify(file));
  const found = await shown(office, id);
  const answer = await apply(office, id, { chosen: allKeys(found), digest: found.digest });
  expect(answer).toMatchObject({ status: 200, count: 4 });
  expect(await own()).toEqual(inFile);
  const undone = await office.post('admin', `/configuration/file/imports/${id}/undo`, {});
  expect(undone).toMatchObject({ status: 200 });
  expect(await own()).toEqual({});
});

it('is refused in a file that has one end of it alone, and nothing of it is taken', async () => {
  const { values } = await exported(office);
  const half = {
    'system-configuration': { ...values?.['system-configuration'], breakTo: { value: '' } },
  };
  const file = JSON.stringify({ ...(await exported(office)), values: half });
  const { id } = await open(office, file);
  const found: Shown = await shown(office, id);
  const answer = await apply(office, id, { chosen: allKeys(found), digest: found.digest });
  expect(answer).toMatchObject({ status: 422, code: 'configuration.noon-break' });
  expect((await exported(office))['values']?.['system-configuration']).toEqual({});
});
