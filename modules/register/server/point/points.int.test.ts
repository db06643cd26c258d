import { openInstance, openSecondProcess } from '@sarn/server/testing';
import type { Answer, OfficeInstance } from '@sarn/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PointAnswer } from '../../contract/index.ts';

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
const at = '/registry/points';
const read = async () => as<PointAnswer>(await office.get('admin', at));
const pointOf = async (key: string) =>
  (await read()).points.find(({ unitId }) => unitId === office.unit(key));
const save = async (key: string, change: object = {}) => {
  const { points, free } = await read();
  const unitId = office.unit(key);
  const known = points.find((point) => point.unitId === unitId);
  return office.post('admin', `${at}/save`, {
    ...{ unitId, version: known?.version ?? free.find(({ id }) => id === unitId)?.version ?? 0 },
    ...{ level: known?.level ?? 'division', throughId: known?.through?.id ?? '' },
    ...{ coverIds: known?.covers.map(({ id }) => id) ?? [], validTo: '' },
    ...{ reason: 'จัดจุดรับใหม่', ...change },
  });
};

describe('the points as an agency has them before it sets any', () => {
  it('are the root and every unit with a clerk; a unit without one is received for above', async () => {
    const { points, free, faults } = await read();
    expect(points.map(({ name, level, depth }) => [name, level, depth])).toEqual([
      ['สำนักงานทดสอบงานสารบรรณ', 'central', 0],
      ['กองกฎหมาย', 'division', 1],
      ['กองนโยบาย', 'division', 1],
    ]);
    expect(points[0]?.covers.map(({ name }) => name)).toEqual(['สำนักงานเลขานุการ']);
    expect(points[2]?.clerks[0]?.personName).toContain('ธุรการนโยบาย');
    expect(points[2]?.heads[0]?.personName).toContain('หัวหน้านโยบาย');
    expect(free.map(({ name }) => name)).toEqual(['สำนักงานเลขานุการ']);
    expect(faults).toEqual([]);
  });

  it('are settings: a clerk gets neither the page nor a change (R10)', async () => {
    expect((await office.get('clerk.policy', at)).status).toBe(403);
    const sent = { unitId: office.unit('policy'), version: 0, level: 'division', reason: 'ทดลอง' };
    expect((await office.post('clerk.policy', `${at}/save`, sent)).status).toBe(403);
    const changes = `${at}/${office.unit('policy')}/changes`;
    expect((await office.get('clerk.policy', changes)).status).toBe(403);
  });
});

describe('a change of a point', () => {
  it('needs a reason, the newest version (R1), and known units', async () => {
    expect((await save('legal', { reason: '' })).status).toBe(422);
    as(await save('legal', { level: 'section' }));
    const stale = await save('legal', { version: 0 });
    expect([stale.status, stale['code']]).toEqual([409, 'settings.stale']);
    const unknown = await save('legal', { coverIds: [office.person('admin')] });
    expect(unknown['code']).toBe('registry.point-unknown');
    as(await save('legal', { level: 'division' }));
  });

  it('makes no ring, also over several points (as R7)', async () => {
    as(await save('policy', { throughId: office.unit('legal') }));
    const ring = await save('legal', { throughId: office.unit('policy') });
    expect([ring.status, ring['code']]).toEqual([409, 'registry.point-ring']);
    const itself = await save('legal', { throughId: office.unit('legal') });
    expect(itself['code']).toBe('registry.point-ring');
    as(await save('policy', { throughId: '' }));
  });

  it('never ends the central point (R5), nor any before it begins (R4)', async () => {
    expect((await save('agency', { validTo: office.today }))['code']).toBe('settings.kept');
    const early = await save('policy', { validTo: '2001-01-01' });
    expect(early['code']).toBe('settings.end-before-start');
  });

  it('is told by the history: who, why, and what it was before', async () => {
    const { rows } = as<{ rows: { reason: string; changes: object[]; personName: string }[] }>(
      await office.get('admin', `${at}/${office.unit('legal')}/changes`),
    );
    expect(rows.map(({ reason, changes }) => [reason, changes])).toEqual([
      ['จัดจุดรับใหม่', [{ field: 'level', from: 'section', to: 'division' }]],
      ['จัดจุดรับใหม่', [{ field: 'level', from: 'division', to: 'section' }]],
    ]);
    expect(rows[0]?.personName).toContain('ผู้ดูแล');
  });
});

describe('where a document addressed to a unit waits, from the next sending on', () => {
  /** The central registry sends a letter, on the second process. */
  const send = async (...keys: string[]) => {
    const { documentId } = await office.register('saraban');
    const recipients = keys.map((key) => ({ unitId: office.unit(key) }));
    const response = await second.fetch(`/api/registry/document/${documentId}/act`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${await office.token('saraban')}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({
        ...{ on: 'document', targetId: documentId, act: 'distribute' },
        form: { recipients },
      }),
    });
    expect(response.status, await response.text()).toBe(200);
    return documentId;
  };

  it('is its own clerk where it is a point', async () => {
    const documentId = await send('policy');
    await office.seesIn('clerk.policy', 'unreceived', documentId);
    await office.seesNotIn('clerk.legal', 'unreceived', documentId);
  });

  it('is the point that receives for it: its clerk opens it and gives the number of its register', async () => {
    as(await save('agency', { coverIds: [] }));
    as(await save('legal', { coverIds: [office.unit('office')] }));
    expect((await read()).faults).toEqual([]);
    const documentId = await send('office', 'legal');
    await office.seesIn('clerk.legal', 'unreceived', documentId);
    await office.seesNotIn('clerk.policy', 'unreceived', documentId);
    const { transmissions } = await office.document('clerk.legal', documentId);
    expect(transmissions.map(({ note }) => note)).toEqual(['ถึง สำนักงานเลขานุการ']);
    const { number } = await office.actOnTransmission('clerk.legal', documentId, 'receive');
    expect(number).toBe(`1/${office.buddhistYear}`);
    expect((await office.get('clerk.policy', `/registry/document/${documentId}`)).status).toBe(404);
  });

  it('is the point through which its own receives, until that is changed back', async () => {
    as(await save('policy', { throughId: office.unit('legal') }));
    const through = await send('policy');
    await office.seesIn('clerk.legal', 'unreceived', through);
    await office.seesNotIn('clerk.policy', 'unreceived', through);
    as(await save('policy', { throughId: '' }));
    const direct = await send('policy');
    await office.seesIn('clerk.policy', 'unreceived', direct);
    // What was sent before waits where it was.
    await office.seesIn('clerk.legal', 'unreceived', through);
    as(await save('legal', { coverIds: [] }));
    as(await save('agency', { coverIds: [office.unit('office')] }));
  });
});

it('faults stay until they are mended: a unit without a point, with two, and a register twice', async () => {
  as(await save('agency', { coverIds: [] }));
  expect((await read()).faults).toMatchObject([
    { kind: 'unit-without', name: 'สำนักงานเลขานุการ', pointId: office.unit('agency') },
  ]);
  as(await save('agency', { coverIds: [office.unit('office'), office.unit('legal')] }));
  expect((await read()).faults).toMatchObject([
    { kind: 'unit-twice', name: 'กองกฎหมาย', pointId: office.unit('agency') },
  ]);
  as(await save('agency', { coverIds: [office.unit('office')] }));
  as(await save('office', { level: 'division' }));
  expect((await read()).faults.map(({ kind, name }) => [kind, name])).toEqual([
    ['unit-twice', 'สำนักงานเลขานุการ'],
    ['no-clerk', 'สำนักงานเลขานุการ'],
    ['no-head', 'สำนักงานเลขานุการ'],
  ]);
  as(await save('office', { validTo: office.dayFromToday(0) }));
  expect((await pointOf('office'))?.validTo).toBe(office.today);
});
