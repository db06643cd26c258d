import { addDays } from '@sarn/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { password } from '../journeys/agency.testing.ts';
import { openOffice } from '../journeys/office.testing.ts';
import type { Office } from '../journeys/office.testing.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
}, 120_000);
afterAll(() => office.close());

interface Work {
  onWay: number;
  inWork: number;
  jobs: number;
  own: number;
  reserved: number;
  officers: number;
  leaders: number;
}

async function workOf(unit: string): Promise<Work> {
  const answer = await office.get('admin', `/registry/unit-ending/${office.unit(unit)}`);
  expect(answer.status, JSON.stringify(answer)).toBe(200);
  return answer['work'] as Work;
}

const end = (unit: string, change: object, by = 'admin') =>
  office.post(by, `/registry/unit-ending/${office.unit(unit)}/end`, {
    lastDay: addDays(office.today, -1),
    orderNo: '12/2569',
    ...change,
  });

const openOf = ({ onWay, inWork, own }: Work) => onWay + inWork + own;

async function sendTo(unit: string): Promise<string> {
  const { documentId } = await office.register('saraban');
  await office.act('saraban', documentId, 'distribute', {
    recipients: [{ unitId: office.unit(unit) }],
  });
  return documentId;
}

async function registersOf(account: string) {
  const { rows } = (await office.get(account, '/registry/registers')) as unknown as {
    rows: { id: string; kind: string; unit: { id: string }; closedOn: string | null }[];
  };
  return rows;
}

describe('[4.05] [2.01] a unit merged while letters are on their way', () => {
  it('passes everything to its successor; its registers close and keep their numbers', async () => {
    const onWay = await sendTo('legal');
    const received = await sendTo('legal');
    await office.actOnLeg('clerk.legal', received, 'receive');
    const assigned = await sendTo('legal');
    await office.actOnLeg('clerk.legal', assigned, 'receive');
    await office.actOnLeg('clerk.legal', assigned, 'present');
    await office.actOnLeg('head.legal', assigned, 'assign', {
      mainPersonId: office.person('officer.legal'),
      dueDate: office.dayFromToday(3),
    });
    const draft = await office.draft('officer.legal', ['policy']);
    const [book] = await registersOf('clerk.legal');
    const reserve = (account: string) =>
      office.post(account, `/registry/registers/${book?.id}/reserve`, {
        count: 2,
        forDay: office.today,
        expiresOn: office.dayFromToday(2),
        reason: 'รอลงนามย้อนหลัง',
      });
    expect((await reserve('clerk.legal')).status).toBe(200);

    const work = await workOf('legal');
    expect(work).toMatchObject({ onWay: 1, inWork: 2, jobs: 1, own: 1, reserved: 2 });
    const successorId = office.unit('policy');
    const seen = openOf(work);
    expect(await end('legal', { successorId, seen }, 'head.legal')).toMatchObject({ status: 403 });
    expect(await end('legal', { successorId, seen: seen - 1 })).toMatchObject({
      code: 'registry.unit-work-changed',
    });
    const itself = await end('legal', { successorId: office.unit('legal'), seen });
    expect(itself).toMatchObject({ code: 'identity.unit-successor' });
    expect(await end('legal', { successorId, seen, lastDay: office.today })).toMatchObject({
      code: 'identity.unit-ends-early',
    });
    expect(await end('agency', { seen: 99 })).toMatchObject({ code: 'identity.unit-root' });

    const ended = await end('legal', { successorId, seen });
    expect(ended, JSON.stringify(ended)).toMatchObject({ status: 200, returned: 0, moved: 4 });
    await office.seesIn('clerk.policy', 'unreceived', onWay);
    await office.actOnLeg('clerk.policy', onWay, 'receive');
    await office.seesIn('clerk.policy', 'jobReceived', received);
    await office.seesIn('officer.legal', 'jobAssign', assigned);
    await office.actOnJob('officer.legal', assigned, 'accept');
    const paper = await office.document('head.policy', received);
    expect(paper.history.at(-1)).toMatchObject({
      act: 'takenOver',
      detail: [{ value: 'กองกฎหมาย' }, { value: 'กองนโยบาย' }],
    });
    expect(paper.history.find((line) => line.act === 'receive')?.unitName).toBe('กองกฎหมาย');
    // A draft stays its drafter's until he hands it in; then it is numbered where it now belongs.
    const unread = await office.get('head.policy', `/registry/document/${draft}`);
    expect(unread.status).toBe(404);
    const form = { reviewerIds: [], signatoryId: office.person('head.policy') };
    await office.act('officer.legal', draft, 'submit', form);
    await office.act('head.policy', draft, 'sign', { password });

    const kept = (await registersOf('clerk.policy')).filter((one) => one.closedOn !== null);
    expect(kept.map((one) => one.id)).toContain(book?.id);
    expect(await reserve('clerk.legal')).toMatchObject({ code: 'registry.register-closed' });
    const lines = await office.get(
      'clerk.policy',
      `/registry/registers/${book?.id}/lines?year=${office.buddhistYear}`,
    );
    const states = (lines['rows'] as { state: string }[]).map((row) => row.state);
    expect(states).toEqual(['RELEASED', 'RELEASED', 'USED', 'USED']);
    const proof = await office.get(
      'clerk.policy',
      `/registry/registers/${book?.id}/proof?year=${office.buddhistYear}`,
    );
    expect(proof.status).toBe(200);
  });
});

describe('[4.05] a unit dissolved while letters are on their way', () => {
  it('gives them back to their senders, with that line in the history', async () => {
    const onWay = await sendTo('policy');
    const received = await sendTo('policy');
    await office.actOnLeg('clerk.policy', received, 'receive');
    const work = await workOf('policy');
    // With the memo that was signed above and is still on its way.
    expect(work.onWay).toBe(2);
    const ended = await end('policy', { seen: openOf(work) });
    expect(ended, JSON.stringify(ended)).toMatchObject({ status: 200, returned: 2 });
    await office.seesIn('saraban', 'jobReceived', onWay);
    await office.heard('saraban', onWay);
    const paper = await office.document('saraban', onWay);
    expect(paper.legs[0]).toMatchObject({ state: 'AUTO_RETURNED' });
    expect(paper.legs[0]?.toUnit?.name).toBe('กองนโยบาย');
    expect(paper.history.at(-1)).toMatchObject({
      act: 'autoReturned',
      actorName: 'ระบบ',
      unitName: 'กองนโยบาย',
    });
    await office.seesNotIn('clerk.policy', 'unreceived', onWay);
    await office.actOnLeg('saraban', onWay, 'resend', {
      recipients: [{ personId: office.person('deputy') }],
    });
    await office.seesIn('deputy', 'jobReceived2', onWay);
    // What it had received goes on at the unit above, whose registry is the central one.
    await office.seesIn('saraban', 'jobReceived', received);

    const { rows } = (await office.get('admin', '/registry/unit-endings')) as unknown as {
      rows: { unit: { name: string }; successor: { name: string } | null; orderNo: string }[];
    };
    expect(rows.map((row) => [row.unit.name, row.successor?.name ?? null, row.orderNo])).toEqual([
      ['กองนโยบาย', null, '12/2569'],
      ['กองกฎหมาย', 'กองนโยบาย', '12/2569'],
    ]);
    expect(await end('policy', { seen: 0 })).toMatchObject({ code: 'platform.not-found' });
  });
});
