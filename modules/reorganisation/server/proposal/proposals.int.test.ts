import { addDays } from '@sarn/kernel';
import { createLog } from '@sarn/platform-server';
import { openInstance, openSecondProcess } from '@sarn/server/testing';
import type { OfficeInstance } from '@sarn/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { proposalAuditWords, proposalOutcomes } from '../../contract/index.ts';
import type { UnitProposal } from '../../contract/index.ts';
import { ok, unitsOf } from '../units/units.testing.ts';

let office: OfficeInstance;
let second: Awaited<ReturnType<typeof openSecondProcess>>;
let now = new Date();
/** Another administrator, who confirms. */
const helper = 'secretary';
const helperName = expect.stringContaining('เลขา');

beforeAll(async () => {
  office = await openInstance({ clock: { now: () => now } });
  second = await openSecondProcess(office);
}, 180_000);
afterAll(async () => {
  await second.close();
  await office.close();
});

const { change, detailOf, found } = unitsOf(() => office);

const grantHelper = () =>
  office.app.platform.db.transaction((tx) =>
    office.app.services.organisation.people.grantRole(tx, { callerId: null }, 'administrator', {
      personId: office.person(helper),
    }),
  );

const waiting = async (by = helper): Promise<UnitProposal[]> =>
  (await ok(office.get(by, '/settings/unit-proposals')))['rows'] as UnitProposal[];
const decide = (by: string, proposalId: unknown, sent: object = {}) =>
  office.post(by, `/settings/unit-proposals/${String(proposalId)}/decide`, {
    ...{ decision: 'confirm', seen: 0, ...sent },
  });
const end = (unitId: string, sent: object = {}) =>
  office.post('admin', `/registry/unit-dissolution/${unitId}/end`, {
    ...{ lastDay: addDays(office.today, -1), orderNo: '7/2569', seen: 9, ...sent },
  });
const plan = (unitId: string, sent: object = {}) =>
  office.post('admin', `/registry/unit-dissolution/${unitId}/plan`, {
    ...{ lastDay: office.dayFromToday(3), orderNo: '8/2569', ...sent },
  });
const group = async (code: string, parentId = office.unit('policy')): Promise<string> =>
  String(
    (
      await ok(found({ code, parentId, nameTh: `กลุ่ม ${code}` }, { from: office.dayFromToday(-30) }))
    )['unitId'],
  );
const actsOf = async (unitId: string) => {
  const rows = await office.app.db.query<{
    act: string;
    caller: string;
    detail: Record<string, string>;
  }>(
    `select act, caller_id as caller, detail from audit_entry
     where subject_id = $1 order by id`,
    [unitId],
  );
  return rows;
};
const namesOf = async (unitId: string) => (await actsOf(unitId)).map(({ act }) => act);
/** What the administrator who proposes was told. */
const told = async () =>
  office.app.db.query<{ title: string; message: string }>(
    'select title_th as title, message from notification where person_id = $1',
    [office.person('admin')],
  );
/** What the list of ended units says of one. */
const endedOf = async (unitId: string) => {
  const { rows } = await ok(office.get('admin', '/registry/unit-dissolutions'));
  return (rows as { unit: { id: string } }[]).find(({ unit }) => unit.id === unitId);
};
const settle = (run: string) =>
  office.app.platform.db.transaction((tx) =>
    office.app.services.registry.acts.settleProposals(tx, run),
  );

describe('where nobody else may confirm', () => {
  it('an order waits a day, and is then carried out by itself', async () => {
    const unitId = await group('alone');
    const answer = await ok(end(unitId, { successorId: office.unit('policy') }));
    expect(answer).toMatchObject({ goesOnAt: null, moved: 0, proposalId: expect.any(String) });
    const [row] = await waiting('admin');
    expect(row).toMatchObject({ act: 'merge', isOwn: true, aloneAt: expect.any(String) });
    expect(await settle('too early')).toBe(0);
    now = new Date(now.getTime() + 24 * 3_600_000 + 1_000);
    expect(await settle('a day later')).toBe(1);
    expect(await detailOf(unitId)).toMatchObject({ validTo: expect.any(String) });
    expect(await endedOf(unitId)).toMatchObject({
      second: { askedName: expect.stringContaining('ผู้ดูแล'), confirmedName: '' },
    });
    expect(await namesOf(unitId)).toEqual(
      expect.arrayContaining(['settings.unit.proposed', 'settings.unit.proposal-alone']),
    );
  });
});

describe('where another administrator may confirm', () => {
  beforeAll(grantHelper);

  it('a merge waits with its counts, is seen in every process, and is confirmed by the other', async () => {
    const unitId = await group('merged');
    const policy = office.unit('policy');
    const { proposalId } = await ok(end(unitId, { successorId: policy }));
    expect(await detailOf(unitId)).toMatchObject({ validTo: null });
    const there = (await second.get(helper, '/settings/unit-proposals')) as unknown as {
      rows: UnitProposal[];
    };
    expect(there.rows).toMatchObject([
      {
        id: proposalId,
        act: 'merge',
        to: 'กองนโยบาย',
        isOwn: false,
        isStale: false,
        aloneAt: null,
      },
    ]);
    expect(await decide('admin', proposalId)).toMatchObject({
      ...{ status: 403, code: 'reorganisation.proposal-own' },
    });
    expect((await decide('clerk.policy', proposalId)).status).toBe(403);
    await ok(decide(helper, proposalId));
    expect(await told()).toContainEqual({
      ...{ title: proposalOutcomes.applied.th, message: 'กลุ่ม merged' },
    });
    expect((await detailOf(unitId)).validTo).toBe(addDays(office.today, -1));
    expect(await waiting()).toEqual([]);
    const acts = await actsOf(unitId);
    expect(acts.find(({ act }) => act === 'settings.unit.proposed')?.caller).toBe(
      office.person('admin'),
    );
    const confirmed = acts.find(({ act }) => act === 'settings.unit.proposal-confirmed');
    expect(confirmed).toMatchObject({
      caller: office.person(helper),
      detail: { proposedBy: office.person('admin'), proposedName: expect.any(String) },
    });
    const { rows } = await ok(office.get('admin', '/registry/unit-dissolutions'));
    expect(rows).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          unit: { id: unitId, name: 'กลุ่ม merged' },
          enteredName: expect.stringContaining('ผู้ดูแล'),
          second: {
            ...{ askedName: expect.stringContaining('ผู้ดูแล'), askedAt: expect.any(String) },
            ...{ confirmedName: helperName, confirmedAt: expect.any(String) },
          },
        }),
      ]),
    );
    expect(await decide(helper, proposalId)).toMatchObject({
      ...{ status: 409, code: 'reorganisation.proposal-over' },
    });
  });

  it('a planned end waits, and is planned once confirmed', async () => {
    const unitId = await group('planned');
    const { proposalId, planId } = await ok(plan(unitId));
    expect(planId).toBeNull();
    expect(await plan(unitId)).toMatchObject({
      ...{ status: 409, code: 'reorganisation.proposal-there' },
    });
    const list = async () =>
      (await ok(office.get('admin', '/registry/unit-dissolutions')))['plans'] as {
        unit: { id: string };
      }[];
    expect((await list()).map(({ unit }) => unit.id)).not.toContain(unitId);
    await ok(decide(helper, proposalId));
    expect((await list()).find(({ unit }) => unit.id === unitId)).toMatchObject({
      second: { askedName: expect.stringContaining('ผู้ดูแล'), confirmedName: helperName },
    });
    const before = now;
    now = new Date(now.getTime() + 4 * 86_400_000);
    await office.app.platform.db.transaction((tx) =>
      office.app.services.registry.acts.endPlanned(tx, createLog('silent'), 'four days later'),
    );
    now = before;
    expect(await endedOf(unitId)).toMatchObject({
      second: { askedName: expect.stringContaining('ผู้ดูแล'), confirmedName: helperName },
    });
  });

  it('a split waits; what cannot be done is refused before it is proposed', async () => {
    const unitId = await group('split');
    const part = (code: string) => ({ code, nameTh: `งาน ${code}`, letterCode: '', postIds: [] });
    const given = { act: 'split', parts: [part('s1'), part('s2')], goesOn: true, rest: {} };
    const taken = { ...given, parts: [part('s1'), part('planned')] };
    expect(await change(unitId, taken)).toMatchObject({ code: 'identity.unit-code-known' });
    const answer = await ok(change(unitId, given));
    expect(answer).toMatchObject({ planId: null, unitIds: [], proposalId: expect.any(String) });
    const { total } = await ok(office.get('admin', '/settings/units/find?search=s1'));
    expect(total).toBe(0);
    expect(await waiting()).toMatchObject([{ act: 'split', to: 'งาน s1, งาน s2' }]);
    await ok(decide(helper, answer['proposalId']));
    expect((await ok(office.get('admin', '/settings/units/find?search=s1')))['total']).toBe(1);
  });

  it('is stale once the unit was changed, and cannot be confirmed then', async () => {
    const unitId = await group('stale');
    const { proposalId } = await ok(end(unitId));
    await ok(change(unitId, { act: 'rename', nameTh: 'กลุ่มชื่อใหม่' }));
    expect(await waiting()).toMatchObject([{ isStale: true }]);
    expect(await decide(helper, proposalId)).toMatchObject({
      ...{ status: 409, code: 'reorganisation.proposal-stale' },
    });
    await ok(decide('admin', proposalId, { decision: 'refuse', reason: 'เสนอใหม่' }));
    expect(await namesOf(unitId)).toContain('settings.unit.proposal-withdrawn');
    expect(await detailOf(unitId)).toMatchObject({ validTo: null });
  });

  it('is not confirmed on counts that grew meanwhile; the second person sees both', async () => {
    const legal = office.unit('legal');
    const { proposalId } = await ok(end(legal, { successorId: office.unit('policy') }));
    const { documentId } = await office.register('saraban');
    await office.act('saraban', documentId, 'distribute', { recipients: [{ unitId: legal }] });
    expect(await waiting()).toMatchObject([{ shown: { onWay: 0 }, work: { onWay: 1 } }]);
    expect(await decide(helper, proposalId)).toMatchObject({
      ...{ status: 409, code: 'registry.unit-work-changed' },
    });
    const refused = { decision: 'refuse', reason: 'รอปิดเรื่องก่อน' };
    await ok(decide(helper, proposalId, refused));
    expect(await told()).toContainEqual({
      ...{ title: proposalOutcomes.refused.th, message: 'กองกฎหมาย: รอปิดเรื่องก่อน' },
    });
    expect(await actsOf(legal)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          act: 'settings.unit.proposal-refused',
          detail: expect.objectContaining({ reason: 'รอปิดเรื่องก่อน' }),
        }),
      ]),
    );
  });

  it('is in the history of its unit in words, whatever became of it', async () => {
    const unitId = await group('worded');
    const first = await ok(end(unitId));
    await ok(decide(helper, first['proposalId'], { decision: 'refuse', reason: 'ยังไม่ครบ' }));
    const again = await ok(end(unitId));
    await ok(decide('admin', again['proposalId'], { decision: 'refuse', reason: 'ถอนเอง' }));
    await ok(decide(helper, (await ok(end(unitId)))['proposalId']));
    const { rows } = await ok(office.get('admin', `/settings/units/${unitId}/history`));
    const acts = (rows as { act: { th: string } }[]).map(({ act }) => act.th);
    expect(acts).toEqual(
      expect.arrayContaining([
        ...Object.entries(proposalAuditWords.acts)
          .filter(([act]) => /proposed|confirmed|refused|withdrawn/.test(act))
          .map(([, words]) => words.th),
      ]),
    );
    expect(acts.filter((act) => act.includes('.'))).toEqual([]);
  });

  it('is void after three days', async () => {
    const unitId = await group('late');
    const { proposalId } = await ok(end(unitId));
    now = new Date(now.getTime() + 72 * 3_600_000 + 1_000);
    expect(await waiting()).toEqual([]);
    expect(await decide(helper, proposalId)).toMatchObject({
      code: 'reorganisation.proposal-over',
    });
    expect(await settle('three days later')).toBe(1);
    expect(await namesOf(unitId)).toContain('settings.unit.proposal-void');
    await ok(end(unitId));
  });
});
