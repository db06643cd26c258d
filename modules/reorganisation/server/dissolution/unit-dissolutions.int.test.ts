import { addDays, civilDateAt } from '@sarn/kernel';
import { createLog } from '@sarn/platform-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { password, openInstance, withoutSecond } from '@sarn/server/testing';
import type { OfficeInstance } from '@sarn/server/testing';

let officeInstance: OfficeInstance;
beforeAll(async () => {
  officeInstance = await openInstance();
  await withoutSecond(officeInstance);
});
afterAll(() => officeInstance.close());

interface Work {
  onWay: number;
  inWork: number;
  assignments: number;
  own: number;
  reserved: number;
  officers: number;
  leaders: number;
}

async function workOf(unit: string): Promise<Work> {
  const answer = await officeInstance.get(
    'admin',
    `/registry/unit-dissolution/${officeInstance.unit(unit)}`,
  );
  expect(answer.status, JSON.stringify(answer)).toBe(200);
  return answer['work'] as Work;
}

const end = (unit: string, change: object, by = 'admin') =>
  officeInstance.post(by, `/registry/unit-dissolution/${officeInstance.unit(unit)}/end`, {
    lastDay: addDays(officeInstance.today, -1),
    orderNo: '12/2569',
    ...change,
  });

const openOf = ({ onWay, inWork, own }: Work) => onWay + inWork + own;

async function sendTo(unit: string): Promise<string> {
  const { documentId } = await officeInstance.register('saraban');
  await officeInstance.act('saraban', documentId, 'distribute', {
    recipients: [{ unitId: officeInstance.unit(unit) }],
  });
  return documentId;
}

async function registersOf(account: string) {
  const { rows } = (await officeInstance.get(account, '/registry/registers')) as unknown as {
    rows: { id: string; kind: string; unit: { id: string }; closedOn: string | null }[];
  };
  return rows;
}

describe('[4.05] [2.01] a unit merged while letters are on their way', () => {
  it('passes everything to its successor; its registers close and keep their numbers', async () => {
    const onWay = await sendTo('legal');
    const received = await sendTo('legal');
    await officeInstance.actOnTransmission('clerk.legal', received, 'receive');
    const assigned = await sendTo('legal');
    await officeInstance.actOnTransmission('clerk.legal', assigned, 'receive');
    await officeInstance.actOnTransmission('clerk.legal', assigned, 'present');
    await officeInstance.actOnTransmission('head.legal', assigned, 'assign', {
      mainPersonId: officeInstance.person('officer.legal'),
      dueDate: officeInstance.dayFromToday(3),
    });
    const draft = await officeInstance.draft('officer.legal', ['policy']);
    const [book] = await registersOf('clerk.legal');
    const reserve = (account: string) =>
      officeInstance.post(account, `/registry/registers/${book?.id}/reserve`, {
        count: 2,
        forDay: officeInstance.today,
        expiresOn: officeInstance.dayFromToday(2),
        reason: 'รอลงนามย้อนหลัง',
      });
    expect((await reserve('clerk.legal')).status).toBe(200);

    const work = await workOf('legal');
    expect(work).toMatchObject({ onWay: 1, inWork: 2, assignments: 1, own: 1, reserved: 2 });
    const successorId = officeInstance.unit('policy');
    const seen = openOf(work);
    expect(await end('legal', { successorId, seen }, 'head.legal')).toMatchObject({ status: 403 });
    expect(await end('legal', { successorId, seen: seen - 1 })).toMatchObject({
      code: 'registry.unit-work-changed',
    });
    const itself = await end('legal', { successorId: officeInstance.unit('legal'), seen });
    expect(itself).toMatchObject({ code: 'identity.unit-successor' });
    expect(await end('legal', { successorId, seen, lastDay: officeInstance.today })).toMatchObject({
      code: 'identity.unit-ends-early',
    });
    expect(await end('agency', { seen: 99 })).toMatchObject({ code: 'identity.unit-root' });

    const ended = await end('legal', { successorId, seen });
    expect(ended, JSON.stringify(ended)).toMatchObject({ status: 200, returned: 0, moved: 4 });
    await officeInstance.seesIn('clerk.policy', 'unreceived', onWay);
    await officeInstance.actOnTransmission('clerk.policy', onWay, 'receive');
    await officeInstance.seesIn('clerk.policy', 'jobReceived', received);
    await officeInstance.seesIn('officer.legal', 'jobAssign', assigned);
    await officeInstance.actOnAssignment('officer.legal', assigned, 'accept');
    const document = await officeInstance.document('head.policy', received);
    expect(document.history.at(-1)).toMatchObject({
      act: 'takenOver',
      detail: [{ value: 'กองกฎหมาย' }, { value: 'กองนโยบาย' }],
    });
    expect(document.history.find((line) => line.act === 'receive')?.unitName).toBe('กองกฎหมาย');
    // A draft stays with its drafter until it is handed in; then its new unit numbers it.
    const unread = await officeInstance.get('head.policy', `/registry/document/${draft}`);
    expect(unread.status).toBe(404);
    const form = { reviewerIds: [], signatoryId: officeInstance.person('head.policy') };
    await officeInstance.act('officer.legal', draft, 'submit', form);
    await officeInstance.act('head.policy', draft, 'sign', { password });

    const kept = (await registersOf('clerk.policy')).filter((one) => one.closedOn !== null);
    expect(kept.map((one) => one.id)).toContain(book?.id);
    expect(await reserve('clerk.legal')).toMatchObject({ code: 'registry.register-closed' });
    const lines = await officeInstance.get(
      'clerk.policy',
      `/registry/registers/${book?.id}/entries?year=${officeInstance.buddhistYear}`,
    );
    const states = (lines['rows'] as { state: string }[]).map((row) => row.state);
    expect(states).toEqual(['RELEASED', 'RELEASED', 'USED', 'USED']);
    const proof = await officeInstance.get(
      'clerk.policy',
      `/registry/registers/${book?.id}/proof?year=${officeInstance.buddhistYear}`,
    );
    expect(proof.status).toBe(200);
  });
});

describe('[4.05] a unit dissolved while letters are on their way', () => {
  it('gives them back to their senders, with that entry in the history', async () => {
    const onWay = await sendTo('policy');
    const received = await sendTo('policy');
    await officeInstance.actOnTransmission('clerk.policy', received, 'receive');
    const work = await workOf('policy');
    // Together with the memo that was signed above and is not received yet.
    expect(work.onWay).toBe(2);
    const ended = await end('policy', { seen: openOf(work) });
    expect(ended, JSON.stringify(ended)).toMatchObject({ status: 200, returned: 2 });
    await officeInstance.seesIn('saraban', 'jobReceived', onWay);
    await officeInstance.heard('saraban', onWay);
    const document = await officeInstance.document('saraban', onWay);
    expect(document.transmissions[0]).toMatchObject({ state: 'AUTO_RETURNED' });
    expect(document.transmissions[0]?.toUnit?.name).toBe('กองนโยบาย');
    expect(document.history.at(-1)).toMatchObject({
      act: 'autoReturned',
      actorName: 'ระบบ',
      unitName: 'กองนโยบาย',
    });
    await officeInstance.seesNotIn('clerk.policy', 'unreceived', onWay);
    await officeInstance.actOnTransmission('saraban', onWay, 'resend', {
      recipients: [{ personId: officeInstance.person('deputy') }],
    });
    await officeInstance.seesIn('deputy', 'jobReceived2', onWay);
    // What it had received moves to the unit above, whose registry is the central one.
    await officeInstance.seesIn('saraban', 'jobReceived', received);

    const { rows } = (await officeInstance.get(
      'admin',
      '/registry/unit-dissolutions',
    )) as unknown as {
      rows: { unit: { name: string }; successor: { name: string } | null; orderNo: string }[];
    };
    expect(rows.map((row) => [row.unit.name, row.successor?.name ?? null, row.orderNo])).toEqual([
      ['กองนโยบาย', null, '12/2569'],
      ['กองกฎหมาย', 'กองนโยบาย', '12/2569'],
    ]);
    expect(await end('policy', { seen: 0 })).toMatchObject({ code: 'platform.not-found' });
  });
});

interface Plan {
  id: string;
  unit: { name: string };
  state: string;
  reason: string;
  problem: { th: string } | null;
}
interface Ended {
  unit: { name: string };
  reopened: { orderNo: string } | null;
}

describe('[4.05] [8.01] a unit whose end is planned', () => {
  let planned: OfficeInstance;
  let now = new Date();
  const firstDay = civilDateAt(now);
  let wentOver = '';
  beforeAll(async () => {
    planned = await openInstance({ clock: { now: () => now } });
    await withoutSecond(planned);
  });
  afterAll(() => planned.close());

  /** Runs the job of every ten minutes at an hour in Bangkok, some days after the first. */
  async function atNight(day: number, hour: string): Promise<void> {
    now = new Date(`${addDays(firstDay, day)}T${hour}:00+07:00`);
    const { acts } = planned.app.services.registry;
    await planned.app.platform.db.transaction((tx) =>
      acts.endPlanned(tx, createLog('silent'), `night ${day} ${hour}`),
    );
  }
  const plan = (unit: string, change: object, by = 'admin') =>
    planned.post(by, `/registry/unit-dissolution/${planned.unit(unit)}/plan`, {
      lastDay: planned.dayFromToday(1),
      orderNo: '30/2569',
      ...change,
    });
  const seen = async () =>
    (await planned.get('admin', '/registry/unit-dissolutions')) as unknown as {
      plans: Plan[];
      rows: Ended[];
    };
  const sent = async () => {
    const { documentId } = await planned.register('saraban');
    const recipients = [{ unitId: planned.unit('legal') }];
    await planned.act('saraban', documentId, 'distribute', { recipients });
    return documentId;
  };

  it('works until that day is over in Bangkok; called off before, it goes on', async () => {
    const successorId = planned.unit('policy');
    const wrong = (change: object, by?: string) => plan('legal', { successorId, ...change }, by);
    expect(await wrong({}, 'head.legal')).toMatchObject({ status: 403 });
    expect(await wrong({ lastDay: planned.dayFromToday(-1) })).toMatchObject({
      code: 'registry.unit-plan-late',
    });
    expect(await wrong({ successorId: planned.unit('legal') })).toMatchObject({
      code: 'identity.unit-successor',
    });
    expect(await plan('agency', {})).toMatchObject({ code: 'identity.unit-root' });

    const first = await plan('legal', { successorId });
    expect(first, JSON.stringify(first)).toMatchObject({ status: 200 });
    expect(await plan('legal', {})).toMatchObject({ code: 'registry.unit-plan-there' });
    const cancel = () =>
      planned.post('admin', `/registry/unit-dissolution-plans/${String(first['planId'])}/cancel`, {
        reason: 'คำสั่งถูกเพิกถอน',
      });
    expect(await cancel()).toMatchObject({ status: 200 });
    expect(await cancel()).toMatchObject({ code: 'registry.unit-plan-over' });
    await atNight(3, '10:00');
    expect((await seen()).plans).toMatchObject([
      { state: 'cancelled', reason: 'คำสั่งถูกเพิกถอน', unit: { name: 'กองกฎหมาย' } },
    ]);
    expect((await seen()).rows).toEqual([]);
  });

  it('ends after midnight with all that waits then, and who planned it gets a notice', async () => {
    const today = civilDateAt(now);
    await plan('legal', { successorId: planned.unit('policy'), lastDay: addDays(today, 1) });
    const onWay = await sent();
    wentOver = onWay;
    await atNight(4, '23:50');
    await planned.seesIn('clerk.legal', 'unreceived', onWay);
    await atNight(5, '00:05');
    await planned.seesIn('clerk.policy', 'unreceived', onWay);
    await planned.seesNotIn('clerk.legal', 'unreceived', onWay);
    const { plans, rows } = await seen();
    expect(plans.map((one) => one.state)).toEqual(['cancelled']);
    expect(rows).toMatchObject([{ unit: { name: 'กองกฎหมาย' }, reopened: null }]);
    const told = await planned.app.db.query<{ kind: string }>(
      'select kind from notification where person_id = $1 order by id desc limit 1',
      [planned.person('admin')],
    );
    expect(told).toEqual([{ kind: 'unit.ended' }]);
  });

  it('opens again under its name; numbers go on, and documents stay where they went', async () => {
    const reopen = (unit: string) =>
      planned.post('admin', `/registry/unit-dissolution/${planned.unit(unit)}/reopen`, {
        orderNo: '31/2569',
        reason: 'รวมผิดหน่วยงาน',
      });
    const before = await planned.post(
      'head.legal',
      `/registry/unit-dissolution/${planned.unit('legal')}/reopen`,
      {
        ...{ orderNo: '1', reason: 'x' },
      },
    );
    expect(before.status).toBe(403);
    expect(await reopen('policy')).toMatchObject({ code: 'registry.unit-not-ended' });
    const answer = await reopen('legal');
    expect(answer, JSON.stringify(answer)).toMatchObject({ status: 200 });
    expect(await reopen('legal')).toMatchObject({ code: 'registry.unit-not-ended' });
    expect((await seen()).rows[0]?.reopened).toMatchObject({ orderNo: '31/2569' });
    const again = await sent();
    await planned.actOnTransmission('clerk.legal', again, 'receive');
    await planned.seesIn('clerk.legal', 'jobReceived', again);
    // What was moved in between stays at the other unit.
    await planned.seesIn('clerk.policy', 'unreceived', wentOver);
    await planned.seesNotIn('clerk.legal', 'unreceived', wentOver);
  });

  it('may be dissolved a second time; if that is refused then, the reason is shown and nothing changes', async () => {
    const today = civilDateAt(now);
    await plan('legal', { successorId: planned.unit('policy'), lastDay: today });
    const { documentId } = await planned.register('saraban');
    const recipients = [{ unitId: planned.unit('legal') }];
    await planned.act('saraban', documentId, 'distribute', { recipients });
    const root = await planned.post(
      'admin',
      `/registry/unit-dissolution/${planned.unit('policy')}/end`,
      {
        ...{ lastDay: addDays(today, -1), orderNo: '32/2569', seen: 99 },
      },
    );
    expect(root, JSON.stringify(root)).toMatchObject({ status: 200 });
    await atNight(6, '00:05');
    const [failed] = (await seen()).plans.filter((one) => one.state === 'failed');
    expect(failed?.problem?.th).toContain('หน่วยงานที่รับช่วงต้องยังมีอยู่');
    await planned.seesIn('clerk.legal', 'unreceived', documentId);
    const told = await planned.app.db.query<{ kind: string }>(
      'select kind from notification where person_id = $1 order by id desc limit 1',
      [planned.person('admin')],
    );
    expect(told).toEqual([{ kind: 'unit.ending-failed' }]);
  });
});
