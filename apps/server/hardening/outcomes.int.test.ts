import type { People } from '@sarn/organisation/server';
import { addDays } from '@sarn/kernel';
import type { NotificationItem } from '@sarn/notification/contract';
import { createLog } from '@sarn/platform-server';
import { samplePasswordHash } from '@sarn/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectRefusal, openTestInstance, password } from '../testing.ts';
import type { TestInstance } from '../testing.ts';

// Outages and conflicts: each has an outcome that the help page describes, and no data is lost.
let instance: TestInstance;
let turn = 0;
beforeAll(async () => {
  instance = await openTestInstance();
});
afterAll(() => instance.close());

const by = { callerId: null, requestId: 'outcomes' };
const services = () => instance.app.services;

/** Post holdings begin and end; sessions are read anew as after any change of the organisation. */
async function change(doIt: (people: People, tx: never) => Promise<unknown>) {
  await instance.app.platform.db.transaction((tx) =>
    doIt(services().organisation.people, tx as never),
  );
}

/** A person who holds a post today and leaves it during the test. */
async function newcomer(unit: string, duty: 'officer' | 'head' | 'clerk'): Promise<string> {
  turn += 1;
  const account = `passing${turn}.${unit}`;
  await change(async (people, tx) => {
    const positionId = await people.createPosition(tx, by, { nameTh: `ตำแหน่ง ${turn}` });
    const personId = await people.createPerson(tx, by, {
      employeeCode: account,
      prefixTh: 'นาง',
      firstNameTh: `ชั่วคราว${turn}`,
      lastNameTh: 'ทดลองงาน',
    });
    const unitId = instance.office.unit(unit);
    const draft = { unitId, servesUnitId: unitId, positionId, titleTh: 'ตำแหน่งชั่วคราว', duty };
    const postId = await people.createPost(tx, by, draft);
    await people.holdPost(tx, by, { postId, personId });
    const { accounts } = services().authentication;
    await accounts.createAccount(tx, by, {
      personId,
      username: account,
      passwordHash: samplePasswordHash,
    });
  });
  return account;
}

async function idOf(account: string): Promise<string> {
  const [row] = await instance.app.db.query<{ id: string }>(
    'select id from person where employee_code = $1',
    [account],
  );
  return row?.id ?? '';
}

async function leaves(account: string): Promise<void> {
  const id = await idOf(account);
  await instance.app.db.query('update person set is_active = false where id = $1', [id]);
  await givesUpPost(account);
}

async function givesUpPost(account: string): Promise<void> {
  const id = await idOf(account);
  await instance.app.db.query(
    `update post_holding set valid_to = valid_from - 1, valid_from = valid_from - 2
     where person_id = $1`,
    [id],
  );
  await change((people, tx) => people.updatePerson(tx, by, id, {}));
}

const act = (
  account: string,
  documentId: string,
  on: string,
  targetId: string,
  what: string,
  form = {},
) =>
  instance.as(account, `/registry/document/${documentId}/act`, { on, targetId, act: what, form });

describe('[8.06] [10.01] the bell of a person who left their post', () => {
  it('shows nothing of a document that they received by the post, and opening it says so', async () => {
    const clerk = await newcomer('policy', 'clerk');
    const { office } = instance;
    const title = 'ขอหารือเรื่องที่เห็นได้เพราะตำแหน่ง';
    const { documentId } = await office.register('saraban', { title });
    await office.act('saraban', documentId, 'distribute', {
      recipients: [{ unitId: office.unit('policy') }],
    });
    const bell = async (account: string) => {
      const news = await instance.as(account, '/sarabun/get-notifications', { MODULE: ['ALL'] });
      const all = await instance.as(account, '/service/get-all-notification', { take: 10 });
      return { news, all, text: JSON.stringify([news.body, all.body]) };
    };
    type Items = { readonly items: readonly NotificationItem[] };
    expect((await bell(clerk)).text).toContain(title);

    await givesUpPost(clerk);
    const after = await bell(clerk);
    const items = (after.all.body as unknown as Items).items;
    const [item] = items;
    expect(after.text).not.toContain(title);
    expect(after.text).not.toContain(documentId);
    expect(item).toMatchObject({
      NN_TITLE: 'ท่านไม่มีสิทธิ์อ่านเรื่องนี้แล้ว',
      ...{ NN_DATA: '', F_DOC_TITLE: '', F_DOC_ID: '', F_TRANS_ID: '', F_DOC_GET_ID: '' },
      isClosed: true,
    });
    const read = { NN_RECEIVE_ID: item?.NN_RECEIVE_ID };
    const opened = await instance.as(clerk, '/notification-update-read', read);
    expect(opened.body).toMatchObject({ is_save: true, item: { F_DOC_ID: '', F_TRANS_ID: '' } });
    expect(JSON.stringify((await bell(clerk)).news.body['items'])).not.toContain(title);

    // Another person on the post sees the document as before.
    expect((await bell('clerk.policy')).text).toContain(title);
  });
});

describe('[4.05] a person who has left', () => {
  it('is not accepted as signatory', async () => {
    const gone = await newcomer('policy', 'head');
    await leaves(gone);
    const documentId = await instance.office.draft('officer.policy', ['legal']);
    await instance.leavesNothing(async () => {
      const form = { signatoryId: await idOf(gone) };
      const answer = await act(
        'officer.policy',
        documentId,
        'document',
        documentId,
        'submit',
        form,
      );
      expectRefusal(answer, 'a signatory who left', [422]);
      expect(answer.body['code']).toBe('registry.signatory-invalid');
    });
  });

  it('who leaves while a draft waits for their signature gives it back to its drafter', async () => {
    const gone = await newcomer('policy', 'head');
    const documentId = await instance.office.draft('officer.policy', ['legal']);
    await instance.office.act('officer.policy', documentId, 'submit', {
      signatoryId: await idOf(gone),
    });
    await leaves(gone);
    const seen = await instance.office.document('officer.policy', documentId);
    expect(seen.principals.map((principal) => principal.name).join()).toContain('ชั่วคราว');
    await instance.office.act('officer.policy', documentId, 'withdraw', {
      reason: 'ผู้ลงนามพ้นจากตำแหน่ง',
    });
    const signatoryId = instance.office.person('head.policy');
    await instance.office.act('officer.policy', documentId, 'submit', { signatoryId });
    await instance.office.act('head.policy', documentId, 'sign', { password });
  });

  it('is left out as a reviewer', async () => {
    const gone = await newcomer('policy', 'officer');
    const documentId = await instance.office.draft('officer.policy', ['legal']);
    await instance.office.act('officer.policy', documentId, 'submit', {
      reviewerIds: [await idOf(gone)],
      signatoryId: instance.office.person('head.policy'),
    });
    await leaves(gone);
    await instance.office.act('officer.policy', documentId, 'skip', { reason: 'ผู้ตรวจพ้นจากตำแหน่ง' });
    await instance.office.seesIn('head.policy', 'sign', documentId);
  });

  it('who was asked to study it, or to whom it was presented, is passed over', async () => {
    const gone = await newcomer('policy', 'officer');
    const { documentId } = await instance.office.register('saraban');
    await instance.office.act('saraban', documentId, 'present', {
      to: 'person',
      personId: await idOf(gone),
      purpose: 'to-consider',
    });
    await instance.office.act('saraban', documentId, 'withdraw', { reason: 'ผู้รับพ้นจากตำแหน่ง' });
    await instance.office.act('saraban', documentId, 'distribute', {
      recipients: [{ unitId: instance.office.unit('policy') }],
    });
    await instance.office.actOnTransmission('clerk.policy', documentId, 'receive');
    await instance.office.actOnTransmission('clerk.policy', documentId, 'assignPresent', {
      personId: await idOf(gone),
    });
    await leaves(gone);
    await instance.office.actOnTransmission('clerk.policy', documentId, 'withdraw', {
      reason: 'พ้นจากตำแหน่ง',
    });
    await instance.office.seesIn('clerk.policy', 'jobReceived', documentId);
  });

  it('passes the assignment to the person the head names, and gets no new one', async () => {
    const gone = await newcomer('policy', 'officer');
    const { documentId } = await instance.office.register('saraban');
    await instance.office.act('saraban', documentId, 'distribute', {
      recipients: [{ unitId: instance.office.unit('policy') }],
    });
    await instance.office.actOnTransmission('clerk.policy', documentId, 'receive');
    await instance.office.actOnTransmission('clerk.policy', documentId, 'present');
    const form = { mainPersonId: await idOf(gone), dueDate: instance.office.dayFromToday(3) };
    await instance.office.actOnTransmission('head.policy', documentId, 'assign', form);
    await leaves(gone);
    const { assignments } = await instance.office.document('head.policy', documentId);
    const assignment = assignments[0]?.id ?? '';
    const reason = 'ผู้รับผิดชอบพ้นจากตำแหน่ง';
    const back = { personId: await idOf(gone), reason };
    const refused = await act(
      'head.policy',
      documentId,
      'assignment',
      assignment,
      'reassign',
      back,
    );
    expectRefusal(refused, 'an assignment for somebody who left', [422]);
    const form2 = { personId: instance.office.person('officer.policy'), reason };
    const moved = await act('head.policy', documentId, 'assignment', assignment, 'reassign', form2);
    expect(moved.status, moved.text).toBe(200);
    await instance.office.seesIn('officer.policy', 'jobAssign', documentId);
  });

  it('who opened a document sent to them does not keep it: the sender ends the sending', async () => {
    const gone = await newcomer('legal', 'officer');
    const { documentId } = await instance.office.register('saraban');
    await instance.office.act('saraban', documentId, 'distribute', {
      recipients: [{ personId: await idOf(gone) }],
    });
    await instance.office.open(gone, documentId);
    await leaves(gone);
    await instance.office.actOnTransmission('saraban', documentId, 'settle', {
      note: 'พ้นจากตำแหน่ง',
    });
    await instance.office.seesIn('saraban', 'jobReceived', documentId);
  });
});

describe('[4.05] a unit that is dissolved while letters are in transmission', () => {
  it('gives them back, and leaves what it received to the unit above', async () => {
    const { office, app } = instance;
    const child = await dissolutionUnit();
    const { documentId } = await office.register('saraban');
    await office.act('saraban', documentId, 'distribute', {
      recipients: [{ unitId: child.unitId }],
    });
    const received = await office.register('saraban');
    const sent = { recipients: [{ unitId: child.unitId }] };
    await office.act('saraban', received.documentId, 'distribute', sent);
    await office.actOnTransmission(child.clerk, received.documentId, 'receive');
    await change((people, tx) =>
      people.updateUnit(tx, by, child.unitId, { validTo: addDays(office.today, -1) }),
    );
    await leaves(child.clerk);
    const { acts } = app.services.registry;
    const run = () =>
      app.platform.db.transaction((tx) =>
        acts.transferAllWork(tx, createLog('silent'), 'outcomes'),
      );
    await run();
    expect((await office.document('saraban', documentId)).history.at(-1)).toMatchObject({
      act: 'autoReturned',
      unitName: 'กลุ่มที่สิ้นสุด',
    });
    await office.seesIn('saraban', 'jobReceived', documentId);
    const document = await office.document('clerk.policy', received.documentId);
    expect(document.transmissions[0]?.toUnit?.id).toBe(office.unit('policy'));
    expect(document.history.at(-1)).toMatchObject({
      act: 'takenOver',
      actorName: 'ระบบ',
      detail: [{ value: 'กลุ่มที่สิ้นสุด' }, { value: 'กองนโยบาย' }],
    });
    await office.seesIn('clerk.policy', 'jobReceived', received.documentId);
    await office.actOnTransmission('clerk.policy', received.documentId, 'present');
    await office.actOnTransmission('head.policy', received.documentId, 'assign', {
      mainPersonId: office.person('officer.policy'),
      dueDate: office.dayFromToday(3),
    });
    // A second run finds nothing: nobody is notified twice.
    await instance.leavesNothing(run);
  });

  it('takes no new letters', async () => {
    const child = await dissolutionUnit();
    await change((people, tx) =>
      people.updateUnit(tx, by, child.unitId, { validTo: addDays(instance.office.today, -1) }),
    );
    await leaves(child.clerk);
    const { documentId } = await instance.office.register('saraban');
    const form = { recipients: [{ unitId: child.unitId }] };
    await instance.leavesNothing(async () => {
      const answer = await act('saraban', documentId, 'document', documentId, 'distribute', form);
      expectRefusal(answer, 'a unit that has ended', [422]);
    });
  });

  async function dissolutionUnit() {
    turn += 1;
    const code = `ending${turn}`;
    let unitId = '';
    await change(async (people, tx) => {
      unitId = await people.createUnit(tx, by, {
        parentId: instance.office.unit('policy'),
        code,
        kind: 'group',
        nameTh: 'กลุ่มที่สิ้นสุด',
        letterCode: '',
        validFrom: addDays(instance.office.today, -30),
      });
    });
    const clerk = await newcomer('policy', 'officer');
    await instance.app.db.query(
      `update post set duty = 'clerk', serves_unit_id = $2, unit_id = $2
       where id in (select post_id from post_holding where person_id = $1)`,
      [await idOf(clerk), unitId],
    );
    await change((people, tx) => people.updateUnit(tx, by, unitId, {}));
    return { unitId, clerk };
  }
});

describe('documents that refer to each other', () => {
  it('cannot go round: a document changes only what is published, and never itself', async () => {
    const { office } = instance;
    const one = await office.draftPublication('officer.policy', 'command');
    const other = await office.draftPublication('officer.policy', 'command');
    const refer = (documentId: string, to: string) =>
      instance.as('officer.policy', '/registry/publication/save', {
        ...office.publicationForm('command'),
        ...{ documentId, version: 1 },
        changes: [{ documentId: to, kind: 'repeals' }],
      });
    await instance.leavesNothing(async () => {
      for (const [from, to] of [
        [one, one],
        [one, other],
        [other, one],
      ] as const) {
        const answer = await refer(from, to);
        expectRefusal(answer, 'a document that is not in force', [409, 422]);
        expect(answer.body['code']).toBe('registry.change-not-possible');
      }
    });
    const signatoryId = office.person('director');
    await office.act('officer.policy', one, 'submit', { signatoryId });
    await office.act('director', one, 'sign', { password });
    expect((await refer(other, one)).status).toBe(200);
    expectRefusal(await refer(one, other), 'a published document', [403, 404, 409]);
  });
});

describe('a year without days off in the calendar', () => {
  it('counts weekends alone and says so, and a due date is set as in any year', async () => {
    const { office } = instance;
    const year = Number(office.today.slice(0, 4)) + 4;
    const answer = await office.get(
      'head.policy',
      `/identity/holidays?fromYear=${year}&toYear=${year}`,
    );
    expect(answer.status, JSON.stringify(answer)).toBe(200);
    expect(answer['missingYears']).toEqual([year]);
    const { documentId } = await office.register('saraban');
    await office.act('saraban', documentId, 'distribute', {
      recipients: [{ unitId: office.unit('policy') }],
    });
    await office.actOnTransmission('clerk.policy', documentId, 'receive');
    await office.actOnTransmission('clerk.policy', documentId, 'present');
    await office.actOnTransmission('head.policy', documentId, 'assign', {
      mainPersonId: office.person('officer.policy'),
      dueDate: `${year}-01-04`,
    });
    const document = await office.document('head.policy', documentId);
    expect(document.assignments[0]?.dueDate).toBe(`${year}-01-04`);
  });
});
