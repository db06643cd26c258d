import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { password, openInstance } from '@sarn/server/testing';
import type { OfficeInstance } from '@sarn/server/testing';

let officeInstance: OfficeInstance;
beforeAll(async () => {
  officeInstance = await openInstance();
});
afterAll(() => officeInstance.close());

describe('an incoming letter, from the registry to closing', () => {
  it('[3.03] [3.04] [3.05] passes through every queue with its number, queue, history and bell', async () => {
    const { documentId, receiveNo } = await officeInstance.register('saraban');
    expect(receiveNo).toMatch(/^\d+\/25\d\d$/);
    await officeInstance.seesIn('saraban', 'jobReceived', documentId);

    await officeInstance.act('saraban', documentId, 'present', {
      to: 'head',
      purpose: 'to-consider',
    });
    await officeInstance.seesIn('director', 'jobReceived2', documentId);
    await officeInstance.seesIn('secretary', 'jobReceived2', documentId);
    await officeInstance.heard('director', documentId);

    const policy = officeInstance.unit('policy');
    const order = {
      decision: 'assign',
      note: 'มอบกองนโยบายและแผนพิจารณา',
      recipients: [{ unitId: policy, role: 'main' }],
    };
    // An order counts as a signature: it is refused without the password of the person giving it.
    await officeInstance.refused('director', documentId, 'command', order, 422);
    await officeInstance.refused(
      'director',
      documentId,
      'command',
      { ...order, password: 'wrong' },
      422,
    );
    await officeInstance.seesNotIn('saraban', 'jobCommand', documentId);
    await officeInstance.act('director', documentId, 'command', { ...order, password });
    await officeInstance.seesIn('saraban', 'jobCommand', documentId);
    const ordered = await officeInstance.document('saraban', documentId);
    const dispatch = ordered.may.find((may) => may.act === 'dispatchCommand');
    expect(dispatch?.recipients.map((to) => to.unitId)).toEqual([policy]);

    await officeInstance.act('saraban', documentId, 'dispatchCommand', {
      recipients: [{ unitId: policy }],
    });
    await officeInstance.seesIn('clerk.policy', 'unreceived', documentId);
    await officeInstance.seesIn('saraban', 'jobFollow', documentId);
    await officeInstance.heard('clerk.policy', documentId);

    const received = await officeInstance.actOnTransmission('clerk.policy', documentId, 'receive');
    expect(received.number).toMatch(/^\d+\/25\d\d$/);
    await officeInstance.actOnTransmission('clerk.policy', documentId, 'present', {
      note: 'เพื่อโปรดพิจารณา',
    });
    await officeInstance.seesIn('head.policy', 'jobReceived2', documentId);

    await officeInstance.actOnTransmission('head.policy', documentId, 'assign', {
      mainPersonId: officeInstance.person('officer.policy'),
      coPersonIds: [officeInstance.person('officer2.policy')],
      dueDate: officeInstance.dayFromToday(7),
      note: 'วิเคราะห์และเสนอความเห็น',
    });
    await officeInstance.seesIn('officer.policy', 'jobAssign', documentId);
    await officeInstance.seesIn('officer2.policy', 'jobAssign', documentId);
    await officeInstance.seesIn('head.policy', 'jobAssign2', documentId);

    for (const officer of ['officer.policy', 'officer2.policy']) {
      await officeInstance.actOnAssignment(officer, documentId, 'accept');
    }
    await officeInstance.actOnAssignment('officer.policy', documentId, 'report', {
      note: 'ร่างแล้ว',
      percent: 50,
    });
    await officeInstance.seesIn('officer.policy', 'jobAssign', documentId);
    const file = await officeInstance.upload('officer2.policy');
    await officeInstance.actOnAssignment('officer2.policy', documentId, 'report', {
      note: 'รวบรวมข้อมูลประกอบแล้ว',
      percent: 100,
      fileIds: [file],
    });
    await officeInstance.seesNotIn('head.policy', 'jobCompleted', documentId);
    await officeInstance.actOnAssignment('officer.policy', documentId, 'report', {
      note: 'แล้วเสร็จ',
      percent: 100,
    });
    await officeInstance.seesIn('head.policy', 'jobCompleted', documentId);
    await officeInstance.heard('head.policy', documentId);

    await officeInstance.actOnTransmission('head.policy', documentId, 'approveReport', {
      note: 'เห็นชอบ',
    });
    await officeInstance.seesIn('clerk.policy', 'jobCompleted', documentId);
    await officeInstance.actOnTransmission('clerk.policy', documentId, 'close', {
      retention: 'ten-years',
    });

    const closed = await officeInstance.document('saraban', documentId);
    expect(closed.state).toBe('CLOSED');
    expect(closed.principals).toEqual([]);
    expect(closed.history.map((entry) => entry.act)).toEqual([
      'register',
      'present',
      'command',
      'dispatchCommand',
      'receive',
      'present',
      'assign',
      'accept',
      'accept',
      'report',
      'report',
      'report',
      'approveReport',
      'close',
    ]);
    const given = closed.history.find((entry) => entry.act === 'command');
    expect(given?.actorName).toContain(officeInstance.name('director'));
    expect(given?.actorPost).not.toBe('');
    expect(closed.files.filter((one) => one.role === 'report')).toHaveLength(1);
    expect(await officeInstance.queuesHolding(documentId)).toEqual([]);
  });

  it('[4.09] is followed until it is done, rests when closed, and is reopened with a reason', async () => {
    const documentId = await officeInstance.assignedLetter();
    await officeInstance.seesIn('saraban', 'jobFollow', documentId);
    await officeInstance.actOnAssignment('officer.policy', documentId, 'accept');
    const done = { note: 'ดำเนินการแล้ว', percent: 100 };
    await officeInstance.actOnAssignment('officer.policy', documentId, 'report', done);
    const early = await officeInstance.tryOnTransmission('clerk.policy', documentId, 'close', {
      retention: 'ten-years',
    });
    expect(early.status).toBe(409);
    await officeInstance.actOnAssignment('officer2.policy', documentId, 'accept');
    await officeInstance.actOnAssignment('officer2.policy', documentId, 'report', done);
    await officeInstance.actOnTransmission('head.policy', documentId, 'approveReport', {
      note: 'เห็นชอบ',
    });
    await officeInstance.seesIn('clerk.policy', 'jobCompleted', documentId);
    await officeInstance.actOnTransmission('clerk.policy', documentId, 'close', {
      retention: 'ten-years',
    });
    expect(await officeInstance.queuesHolding(documentId)).toEqual([]);
    const silent = await officeInstance.tryOnTransmission('head.policy', documentId, 'reopen', {
      reason: ' ',
    });
    expect(silent.status).toBe(422);
    const notOwn = await officeInstance.tryOnTransmission('officer.policy', documentId, 'reopen', {
      reason: 'ขอเปิด',
    });
    expect(notOwn.status).toBe(403);
    await officeInstance.actOnTransmission('head.policy', documentId, 'reopen', {
      reason: 'มีข้อมูลเพิ่มเติม',
    });
    expect(await officeInstance.queuesHolding(documentId)).not.toEqual([]);
    const { state, history } = await officeInstance.document('saraban', documentId);
    expect(state).toBe('DISTRIBUTED');
    expect(history.at(-1)).toMatchObject({ act: 'reopen', note: 'มีข้อมูลเพิ่มเติม' });
  });

  it('is sent back by the head and by the division, always with a reason', async () => {
    const { documentId } = await officeInstance.register('saraban');
    await officeInstance.act('saraban', documentId, 'present', { to: 'head', purpose: 'to-know' });
    await officeInstance.refused('director', documentId, 'sendBack', { reason: '' }, 422);
    await officeInstance.act('director', documentId, 'sendBack', { reason: 'สิ่งที่ส่งมาด้วยไม่ครบ' });
    await officeInstance.seesIn('saraban', 'jobReceived', documentId);

    await officeInstance.act('saraban', documentId, 'distribute', {
      recipients: [{ unitId: officeInstance.unit('legal') }],
    });
    await officeInstance.actOnTransmission('clerk.legal', documentId, 'sendBack', {
      reason: 'ไม่อยู่ในอำนาจหน้าที่',
    });
    await officeInstance.seesIn('saraban', 'jobReceived', documentId);
    await officeInstance.actOnTransmission('saraban', documentId, 'resend', {
      recipients: [{ unitId: officeInstance.unit('policy') }],
    });
    await officeInstance.seesIn('clerk.policy', 'unreceived', documentId);
  });

  it('is recalled while nobody opened it, and not afterwards', async () => {
    const first = await officeInstance.register('saraban');
    await officeInstance.act('saraban', first.documentId, 'distribute', {
      recipients: [{ unitId: officeInstance.unit('policy') }],
    });
    await officeInstance.actOnTransmission('saraban', first.documentId, 'recall', {
      reason: 'ส่งผิดหน่วยงาน',
    });
    await officeInstance.seesNotIn('clerk.policy', 'unreceived', first.documentId);
    await officeInstance.actOnTransmission('saraban', first.documentId, 'settle', {});
    const back = await officeInstance.document('saraban', first.documentId);
    expect(back.state).toBe('REGISTERED');
    await officeInstance.seesIn('saraban', 'jobReceived', first.documentId);

    const second = await officeInstance.register('saraban');
    await officeInstance.act('saraban', second.documentId, 'distribute', {
      recipients: [{ unitId: officeInstance.unit('policy') }],
    });
    await officeInstance.open('clerk.policy', second.documentId);
    const seen = await officeInstance.document('saraban', second.documentId);
    expect(seen.may.map((may) => may.act)).not.toContain('recall');
    const answer = await officeInstance.tryOnTransmission('saraban', second.documentId, 'recall', {
      reason: 'ส่งผิด',
    });
    expect(answer).toMatchObject({ status: 409, code: 'registry.already-opened' });
  });

  it('is refused in the arrival box without taking a number', async () => {
    const before = await officeInstance.highestNumber('saraban');
    const { documentId } = await officeInstance.arrive('saraban');
    await officeInstance.seesIn('saraban', 'unreceived', documentId);
    await officeInstance.act('saraban', documentId, 'refuse', { reason: 'ไม่ใช่หนังสือถึงหน่วยงานนี้' });
    expect(await officeInstance.highestNumber('saraban')).toBe(before);
    const refused = await officeInstance.document('saraban', documentId);
    expect(refused).toMatchObject({ state: 'REFUSED', may: [], receiveNo: null });
  });

  it('is registered from the arrival box with the next number', async () => {
    const { documentId } = await officeInstance.arrive('saraban');
    const before = await officeInstance.highestNumber('saraban');
    const { number } = await officeInstance.act(
      'saraban',
      documentId,
      'register',
      officeInstance.letterForm(),
    );
    expect(number).toBe(`${before + 1}/${officeInstance.buddhistYear}`);
    await officeInstance.seesIn('saraban', 'jobReceived', documentId);
  });

  it('[3.05] has its report approved only when each main assignee has reported', async () => {
    const documentId = await officeInstance.assignedLetter();
    await officeInstance.actOnAssignment('officer.policy', documentId, 'accept');
    await officeInstance.actOnAssignment('officer.policy', documentId, 'report', {
      note: 'เสร็จ',
      percent: 100,
    });
    const setMain = (state: string) =>
      officeInstance.app.db.query(
        'update document_assignment set state = $2 where document_id = $1 and is_main',
        [documentId, state],
      );
    const offered = async () =>
      officeInstance.mayOf(
        await officeInstance.get('head.policy', `/registry/document/${documentId}`),
      );
    // No act leads to such an assignment on a reported letter, so only the guard is tested.
    for (const state of ['ASSIGNED', 'IN_PROGRESS', 'RETURNED']) {
      await setMain(state);
      expect(await offered(), state).not.toContain('approveReport');
      expect(
        await officeInstance.tryOnTransmission('head.policy', documentId, 'approveReport'),
        state,
      ).toMatchObject({
        status: 409,
        code: 'registry.reports-missing',
      });
    }
    await setMain('REPORTED');
    expect(await offered()).toContain('approveReport');
    await officeInstance.actOnTransmission('head.policy', documentId, 'approveReport', {
      note: 'เห็นชอบ',
    });
  });

  it('lets an assignment that was given back be assigned again', async () => {
    const documentId = await officeInstance.assignedLetter();
    await officeInstance.actOnAssignment('officer.policy', documentId, 'sendBack', {
      reason: 'ติดราชการต่างจังหวัด',
    });
    await officeInstance.seesIn('head.policy', 'waitAssign', documentId);
    await officeInstance.seesNotIn('officer2.policy', 'jobAssign', documentId);
  });

  it('keeps the due date when an assignment is handed on', async () => {
    const documentId = await officeInstance.assignedLetter();
    const before = await officeInstance.document('head.policy', documentId);
    const main = before.assignments.find((assignment) => assignment.isMain);
    await officeInstance.tryAct('head.policy', documentId, {
      on: 'assignment',
      targetId: main?.id ?? '',
      act: 'reassign',
      form: { personId: officeInstance.person('clerk.policy'), reason: 'เจ้าของเรื่องลา' },
    });
    const after = await officeInstance.document('clerk.policy', documentId);
    const moved = after.assignments.find((assignment) => assignment.id === main?.id);
    expect(moved).toMatchObject({ dueDate: main?.dueDate, state: 'ASSIGNED' });
    await officeInstance.seesIn('clerk.policy', 'jobAssign', documentId);
    await officeInstance.seesNotIn('officer.policy', 'jobAssign', documentId);
  });

  it('starts with the head as addressee and the number that is given next', async () => {
    const start = await officeInstance.get('saraban', '/registry/incoming/start');
    expect(start).toMatchObject({ addressee: 'ผู้อำนวยการสำนักงาน' });
    const { receiveNo } = await officeInstance.register('saraban');
    expect(receiveNo.split('/')[0]).toBe(String(start['nextNumber']));
    const next = await officeInstance.get('saraban', '/registry/incoming/start');
    expect(next['nextNumber']).toBe(Number(start['nextNumber']) + 1);
    // The register whose head offers registering, and what its head says of the next number.
    const { rows } = (await officeInstance.get('saraban', '/registry/registers')) as unknown as {
      rows: { id: string; next: { year: number; number: number } | null }[];
    };
    const register = rows.find(({ id }) => id === next['registerId']);
    expect(register?.next).toEqual({
      year: officeInstance.buddhistYear,
      number: next['nextNumber'],
    });
    const forbidden = await officeInstance.get('officer.policy', '/registry/incoming/start');
    expect(forbidden.status).toBe(403);
  });
});
