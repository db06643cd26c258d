import type { RouteTemplate, UsualWay } from '@sarn/routing/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openInstance } from '@sarn/server/testing';
import type { OfficeInstance } from '@sarn/server/testing';

let officeInstance: OfficeInstance;
beforeAll(async () => {
  officeInstance = await openInstance();
});
afterAll(() => officeInstance.close());

const usual = async (account: string, documentId: string, purpose: string) => {
  const answer = await officeInstance.get(
    account,
    `/registry/document/${documentId}/usual?purpose=${purpose}`,
  );
  expect(answer.status, JSON.stringify(answer)).toBe(200);
  const { ways } = answer as unknown as { ways: UsualWay[] };
  return ways.map(({ members, times, isSameSender }) => ({
    ids: members.map((member) => member.unitId ?? member.personId),
    as: members.map((member) => member.as),
    times,
    isSameSender,
  }));
};

async function letter(change: object): Promise<string> {
  const body = {
    ...officeInstance.letterForm(),
    fileIds: [await officeInstance.upload('saraban')],
    ...change,
  };
  const answer = await officeInstance.post('saraban', '/registry/incoming/register', body);
  return String(answer['documentId']);
}

const sendTo = (id: string, ...units: string[]) =>
  officeInstance.act('saraban', id, 'distribute', {
    recipients: units.map((unit, place) => ({
      unitId: officeInstance.unit(unit),
      role: place === 0 ? 'main' : 'info',
    })),
  });

describe('[8.08] whom a document usually goes to next', () => {
  it('is read from letters of the same sender first, then from others of the kind', async () => {
    const sender = 'กรมตัวอย่างที่เขียนบ่อย';
    for (const units of [['policy'], ['policy', 'legal'], ['policy']]) {
      await sendTo(await letter({ sender }), ...units);
    }
    const other = await letter({ sender: 'กรมอื่น' });
    const toDeputy = { recipients: [{ personId: officeInstance.person('deputy'), role: 'info' }] };
    await officeInstance.act('saraban', other, 'distribute', toDeputy);
    const next = await letter({ sender });
    const ways = await usual('saraban', next, 'send');
    expect(ways.slice(0, 3)).toEqual([
      { ids: [officeInstance.unit('policy')], as: ['main'], times: 3, isSameSender: true },
      { ids: [officeInstance.unit('legal')], as: ['info'], times: 1, isSameSender: true },
      { ids: [officeInstance.person('deputy')], as: ['info'], times: 1, isSameSender: false },
    ]);
  });

  it('counts only what the reader may read and their own unit sent', async () => {
    const sender = 'กรมตัวอย่างที่เขียนบ่อย';
    const next = await letter({ sender });
    await sendTo(next, 'legal');
    expect(await usual('clerk.legal', next, 'send')).toEqual([]);
    const hidden = await letter({ sender });
    const answer = await officeInstance.get(
      'officer.legal',
      `/registry/document/${hidden}/usual?purpose=send`,
    );
    expect(answer).toMatchObject({ status: 404, code: 'registry.not-found' });
  });

  it('offers the usual assignees of the unit', async () => {
    await officeInstance.assignedLetter();
    const next = await officeInstance.assignedLetter();
    const [first, second] = await usual('head.policy', next, 'work');
    expect(first).toMatchObject({
      ids: [officeInstance.person('officer.policy')],
      as: ['main'],
      times: 1,
    });
    expect(second).toMatchObject({ ids: [officeInstance.person('officer2.policy')], as: ['info'] });
  });

  it('offers whole routes of the drafter’s own documents', async () => {
    const reviewerIds = [officeInstance.person('officer2.policy')];
    const signatoryId = officeInstance.person('head.policy');
    for (const reviewers of [reviewerIds, [], reviewerIds]) {
      const id = await officeInstance.draft('officer.policy', ['legal']);
      await officeInstance.act('officer.policy', id, 'submit', {
        reviewerIds: reviewers,
        signatoryId,
      });
    }
    const next = await officeInstance.draft('officer.policy', ['legal']);
    expect(await usual('officer.policy', next, 'route')).toEqual([
      { ids: [...reviewerIds, signatoryId], as: ['review', 'sign'], times: 2, isSameSender: false },
      { ids: [signatoryId], as: ['sign'], times: 1, isSameSender: false },
    ]);
  });
});

describe('[8.08] saved lists', () => {
  const list = async (account: string, purpose = 'send') => {
    const answer = await officeInstance.get(
      account,
      `/registry/route-templates?purpose=${purpose}`,
    );
    return (answer as unknown as { rows: RouteTemplate[] }).rows;
  };
  const save = (account: string, body: object) =>
    officeInstance.post(account, '/registry/route-templates/save', { purpose: 'send', ...body });
  const toLegal = () => [{ unitId: officeInstance.unit('legal'), as: 'main' }];

  it('belong to a person or to a unit', async () => {
    const own = await save('officer.policy', { name: 'ของฉัน', members: toLegal() });
    expect(own.status).toBe(200);
    const unitId = officeInstance.unit('policy');
    const shared = { name: 'ของกอง', unitId, members: toLegal() };
    expect((await save('clerk.policy', shared)).status).toBe(200);
    const rows = await list('officer.policy');
    expect(rows.map(({ name, mayKeep, unit }) => [name, mayKeep, unit?.id ?? null])).toEqual([
      ['ของฉัน', true, null],
      ['ของกอง', false, unitId],
    ]);
    expect(rows[0]?.members).toMatchObject([{ unitId: officeInstance.unit('legal'), as: 'main' }]);
    expect(await list('officer.legal')).toEqual([]);
  });

  it('are changed and deleted by their owner, and not found by others', async () => {
    const unitId = officeInstance.unit('policy');
    const { id } = await save('clerk.policy', { name: 'แก้ได้', unitId, members: toLegal() });
    const drop = (account: string) =>
      officeInstance.post(account, '/registry/route-templates/delete', { id });
    expect(await drop('officer.legal')).toMatchObject({ code: 'registry.template-not-found' });
    expect(await drop('officer.policy')).toMatchObject({ code: 'registry.template-not-yours' });
    const foreign = { name: 'ปลอม', unitId, members: toLegal() };
    expect(await save('officer.policy', foreign)).toMatchObject({
      code: 'registry.template-not-yours',
    });
    const twin = await save('clerk.policy', { name: 'อีกชื่อ', unitId, members: toLegal() });
    const renamed = { id: twin['id'], name: 'แก้ได้', unitId, members: toLegal() };
    expect(await save('clerk.policy', renamed)).toMatchObject({
      code: 'registry.template-name-taken',
    });
    expect(await drop('head.policy')).toMatchObject({ status: 200 });
    expect(await drop('head.policy')).toMatchObject({ code: 'registry.template-not-found' });
  });

  it('refuse a member twice and a route that does not end with its signatory', async () => {
    const wrong = { status: 422, code: 'registry.template-members' };
    const twice = [...toLegal(), { unitId: officeInstance.unit('legal'), as: 'info' }];
    expect(await save('officer.policy', { name: 'ซ้ำ', members: twice })).toMatchObject(wrong);
    const line = [
      { personId: officeInstance.person('head.policy'), as: 'sign' },
      { personId: officeInstance.person('officer2.policy'), as: 'review' },
    ];
    const route = { name: 'สลับ', purpose: 'route', members: line };
    expect(await save('officer.policy', route)).toMatchObject(wrong);
    expect(await save('officer.policy', { ...route, members: line.toReversed() })).toMatchObject({
      status: 200,
    });
    const both = [
      {
        unitId: officeInstance.unit('legal'),
        personId: officeInstance.person('director'),
        as: 'main',
      },
    ];
    expect((await save('officer.policy', { name: 'สองอย่าง', members: both })).status).toBe(422);
  });
});
