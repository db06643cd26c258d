import { openInstance, openSecondProcess } from '@sarn/server/testing';
import type { Answer, OfficeInstance } from '@sarn/server/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ActDesign, ActDesigns, OfferedPlace } from '../../contract/index.ts';

let office: OfficeInstance;
let second: Awaited<ReturnType<typeof openSecondProcess>>;
beforeAll(async () => {
  office = await openInstance();
  second = await openSecondProcess(office);
}, 180_000);
afterAll(async () => {
  await second.close();
  await office.close();
});

const as = <T>(answer: Answer): T => {
  expect(answer.status, JSON.stringify(answer)).toBe(200);
  return answer as unknown as T;
};
const at = '/registry/books/receive/acts';
const design = async () => as<ActDesign>(await office.get('admin', at));
const save = async (acts: readonly object[], version?: number) =>
  office.post('admin', `${at}/save`, { version: version ?? (await design()).version, acts });
const filters = '/registry/list/filters';
const placesIn = (answer: unknown) => (answer as { acts: ActDesigns }).acts['receive'];

const wanted: readonly OfferedPlace[] = [
  { act: 'close', place: 'main' },
  { act: 'receive', place: 'hidden' },
];

it('is as delivered until it is changed: lists are told nothing', async () => {
  expect(placesIn(as(await office.get('saraban', filters)))).toBeUndefined();
  const { isOwn, acts } = await design();
  expect(isOwn).toBe(false);
  expect(acts.map(({ act }) => act)).toContain('receive');
});

it('changes row menu and bulk bar at once, in every process; what is not named comes last', async () => {
  as(await save(wanted));
  const told = placesIn(as(await office.get('saraban', filters)));
  expect(told?.slice(0, 2)).toEqual(wanted);
  expect(told?.slice(2).every(({ place }) => place === 'menu')).toBe(true);
  expect(placesIn(await second.get('saraban', filters))).toEqual(told);
});

it('is presentation only: who may do a hidden act still does it', async () => {
  const { documentId } = await office.register('saraban');
  as(await save([{ act: 'present', place: 'hidden' }]));
  const may = (await office.document('saraban', documentId)).may.map(({ act }) => act);
  expect(may).toContain('present');
  await office.act('saraban', documentId, 'present', {
    ...{ to: 'head', purpose: 'to-consider', note: '' },
  });
});

it('refuses an act that the flow does not have, and the same act twice', async () => {
  const number = await save([{ act: 'number', place: 'main' }]);
  expect(number).toMatchObject({ status: 422, code: 'registry.act-not-of-flow' });
  expect(number['message']).toContain('ขั้นตอนของหนังสือไม่มีคำสั่งนี้');
  const twice = await save([...wanted, ...wanted]);
  expect(twice['code']).toBe('registry.act-not-of-flow');
  expect((await save([{ act: 'no-such', place: 'menu' }]))['code']).toBe(
    'registry.act-not-of-flow',
  );
});

it('is back as delivered, tells who was first (R1), and is not for a clerk (R10)', async () => {
  const { version } = await design();
  as(await save(wanted));
  expect((await save(wanted, version))['code']).toBe('settings.stale');
  as(await office.post('admin', `${at}/reset`, { version: version + 1 }));
  expect(placesIn(as(await office.get('saraban', filters)))).toBeUndefined();
  expect((await office.get('saraban', at)).status).toBe(403);
  expect((await office.post('saraban', `${at}/save`, { version: 0, acts: [] })).status).toBe(403);
  expect((await office.get('admin', '/registry/books/no-such/acts')).status).toBe(404);
});

it('has a history, and goes back to a former state in every process', async () => {
  as(await save(wanted));
  as(await save([{ act: 'receive', place: 'main' }]));
  const { rows } = as<{ rows: { id: string; changes: object[]; mayRestore: boolean }[] }>(
    await office.get('admin', `${at}/history`),
  );
  expect(rows[0]?.changes.length).toBeGreaterThan(0);
  expect(rows[1]?.mayRestore).toBe(true);
  const { version } = await design();
  as(await office.post('admin', `${at}/restore`, { version, entryId: rows[1]?.id }));
  expect(placesIn(await second.get('saraban', filters))?.slice(0, 2)).toEqual(wanted);
  as(await office.post('admin', `${at}/undo`, { version: version + 1 }));
  expect(placesIn(as(await office.get('saraban', filters)))?.[0]).toEqual({
    ...{ act: 'receive', place: 'main' },
  });
});
