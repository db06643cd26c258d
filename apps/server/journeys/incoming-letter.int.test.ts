import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { password } from './agency.testing.ts';
import { openInstance } from './instance.testing.ts';
import type { OfficeInstance } from './instance.testing.ts';

let instance: OfficeInstance;
beforeAll(async () => {
  instance = await openInstance();
}, 120_000);
afterAll(() => instance.close());

describe('an incoming letter, from the registry to closing', () => {
  it('[3.03] [3.04] [3.05] passes through every queue with its number, queue, history and bell', async () => {
    const { documentId, receiveNo } = await instance.register('saraban');
    expect(receiveNo).toMatch(/^\d+\/25\d\d$/);
    await instance.seesIn('saraban', 'jobReceived', documentId);

    await instance.act('saraban', documentId, 'present', { to: 'head', purpose: 'to-consider' });
    await instance.seesIn('director', 'jobReceived2', documentId);
    await instance.seesIn('secretary', 'jobReceived2', documentId);
    await instance.heard('director', documentId);

    const policy = instance.unit('policy');
    const order = {
      decision: 'assign',
      note: 'มอบกองนโยบายและแผนพิจารณา',
      recipients: [{ unitId: policy, role: 'main' }],
    };
    // An order stands for a signature: without the password of who gives it, it is none.
    await instance.refused('director', documentId, 'command', order, 422);
    await instance.refused('director', documentId, 'command', { ...order, password: 'wrong' }, 422);
    await instance.seesNotIn('saraban', 'jobCommand', documentId);
    await instance.act('director', documentId, 'command', { ...order, password });
    await instance.seesIn('saraban', 'jobCommand', documentId);
    const ordered = await instance.document('saraban', documentId);
    const dispatch = ordered.may.find((may) => may.act === 'dispatchCommand');
    expect(dispatch?.recipients.map((to) => to.unitId)).toEqual([policy]);

    await instance.act('saraban', documentId, 'dispatchCommand', {
      recipients: [{ unitId: policy }],
    });
    await instance.seesIn('clerk.policy', 'unreceived', documentId);
    await instance.seesIn('saraban', 'jobFollow', documentId);
    await instance.heard('clerk.policy', documentId);

    const received = await instance.actOnTransmission('clerk.policy', documentId, 'receive');
    expect(received.number).toMatch(/^\d+\/25\d\d$/);
    await instance.actOnTransmission('clerk.policy', documentId, 'present', {
      note: 'เพื่อโปรดพิจารณา',
    });
    await instance.seesIn('head.policy', 'jobReceived2', documentId);

    await instance.actOnTransmission('head.policy', documentId, 'assign', {
      mainPersonId: instance.person('officer.policy'),
      coPersonIds: [instance.person('officer2.policy')],
      dueDate: instance.dayFromToday(7),
      note: 'วิเคราะห์และเสนอความเห็น',
    });
    await instance.seesIn('officer.policy', 'jobAssign', documentId);
    await instance.seesIn('officer2.policy', 'jobAssign', documentId);
    await instance.seesIn('head.policy', 'jobAssign2', documentId);

    for (const officer of ['officer.policy', 'officer2.policy']) {
      await instance.actOnAssignment(officer, documentId, 'accept');
    }
    await instance.actOnAssignment('officer.policy', documentId, 'report', {
      note: 'ร่างแล้ว',
      percent: 50,
    });
    await instance.seesIn('officer.policy', 'jobAssign', documentId);
    const file = await instance.upload('officer2.policy');
    await instance.actOnAssignment('officer2.policy', documentId, 'report', {
      note: 'รวบรวมข้อมูลประกอบแล้ว',
      percent: 100,
      fileIds: [file],
    });
    await instance.seesNotIn('head.policy', 'jobCompleted', documentId);
    await instance.actOnAssignment('officer.policy', documentId, 'report', {
      note: 'แล้วเสร็จ',
      percent: 100,
    });
    await instance.seesIn('head.policy', 'jobCompleted', documentId);
    await instance.heard('head.policy', documentId);

    await instance.actOnTransmission('head.policy', documentId, 'approveReport', {
      note: 'เห็นชอบ',
    });
    await instance.seesIn('clerk.policy', 'jobCompleted', documentId);
    await instance.actOnTransmission('clerk.policy', documentId, 'close', {
      retention: 'ten-years',
    });

    const closed = await instance.document('saraban', documentId);
    expect(closed.state).toBe('CLOSED');
    expect(closed.holders).toEqual([]);
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
    expect(given?.actorName).toContain(instance.name('director'));
    expect(given?.actorPost).not.toBe('');
    expect(closed.files.filter((one) => one.role === 'report')).toHaveLength(1);
    expect(await instance.queuesHolding(documentId)).toEqual([]);
  });

  it('[4.09] is followed until it is done, rests when closed, and is reopened with a reason', async () => {
    const documentId = await instance.assignedLetter();
    await instance.seesIn('saraban', 'jobFollow', documentId);
    await instance.actOnAssignment('officer.policy', documentId, 'accept');
    const done = { note: 'ดำเนินการแล้ว', percent: 100 };
    await instance.actOnAssignment('officer.policy', documentId, 'report', done);
    const early = await instance.tryOnTransmission('clerk.policy', documentId, 'close', {
      retention: 'ten-years',
    });
    expect(early.status).toBe(409);
    await instance.actOnAssignment('officer2.policy', documentId, 'accept');
    await instance.actOnAssignment('officer2.policy', documentId, 'report', done);
    await instance.actOnTransmission('head.policy', documentId, 'approveReport', {
      note: 'เห็นชอบ',
    });
    await instance.seesIn('clerk.policy', 'jobCompleted', documentId);
    await instance.actOnTransmission('clerk.policy', documentId, 'close', {
      retention: 'ten-years',
    });
    expect(await instance.queuesHolding(documentId)).toEqual([]);
    const silent = await instance.tryOnTransmission('head.policy', documentId, 'reopen', {
      reason: ' ',
    });
    expect(silent.status).toBe(422);
    const notHis = await instance.tryOnTransmission('officer.policy', documentId, 'reopen', {
      reason: 'ขอเปิด',
    });
    expect(notHis.status).toBe(403);
    await instance.actOnTransmission('head.policy', documentId, 'reopen', {
      reason: 'มีข้อมูลเพิ่มเติม',
    });
    expect(await instance.queuesHolding(documentId)).not.toEqual([]);
    const { state, history } = await instance.document('saraban', documentId);
    expect(state).toBe('DISTRIBUTED');
    expect(history.at(-1)).toMatchObject({ act: 'reopen', note: 'มีข้อมูลเพิ่มเติม' });
  });

  it('is sent back by the head and by the division, always with a reason', async () => {
    const { documentId } = await instance.register('saraban');
    await instance.act('saraban', documentId, 'present', { to: 'head', purpose: 'to-know' });
    await instance.refused('director', documentId, 'sendBack', { reason: '' }, 422);
    await instance.act('director', documentId, 'sendBack', { reason: 'สิ่งที่ส่งมาด้วยไม่ครบ' });
    await instance.seesIn('saraban', 'jobReceived', documentId);

    await instance.act('saraban', documentId, 'distribute', {
      recipients: [{ unitId: instance.unit('legal') }],
    });
    await instance.actOnTransmission('clerk.legal', documentId, 'sendBack', {
      reason: 'ไม่อยู่ในอำนาจหน้าที่',
    });
    await instance.seesIn('saraban', 'jobReceived', documentId);
    await instance.actOnTransmission('saraban', documentId, 'resend', {
      recipients: [{ unitId: instance.unit('policy') }],
    });
    await instance.seesIn('clerk.policy', 'unreceived', documentId);
  });

  it('is recalled while nobody opened it, and not afterwards', async () => {
    const first = await instance.register('saraban');
    await instance.act('saraban', first.documentId, 'distribute', {
      recipients: [{ unitId: instance.unit('policy') }],
    });
    await instance.actOnTransmission('saraban', first.documentId, 'recall', {
      reason: 'ส่งผิดหน่วยงาน',
    });
    await instance.seesNotIn('clerk.policy', 'unreceived', first.documentId);
    await instance.actOnTransmission('saraban', first.documentId, 'settle', {});
    const back = await instance.document('saraban', first.documentId);
    expect(back.state).toBe('REGISTERED');
    await instance.seesIn('saraban', 'jobReceived', first.documentId);

    const second = await instance.register('saraban');
    await instance.act('saraban', second.documentId, 'distribute', {
      recipients: [{ unitId: instance.unit('policy') }],
    });
    await instance.open('clerk.policy', second.documentId);
    const seen = await instance.document('saraban', second.documentId);
    expect(seen.may.map((may) => may.act)).not.toContain('recall');
    const answer = await instance.tryOnTransmission('saraban', second.documentId, 'recall', {
      reason: 'ส่งผิด',
    });
    expect(answer).toMatchObject({ status: 409, code: 'registry.already-opened' });
  });

  it('is refused in the arrival box without taking a number', async () => {
    const before = await instance.highestNumber('saraban');
    const { documentId } = await instance.arrive('saraban');
    await instance.seesIn('saraban', 'unreceived', documentId);
    await instance.act('saraban', documentId, 'refuse', { reason: 'ไม่ใช่หนังสือถึงหน่วยงานนี้' });
    expect(await instance.highestNumber('saraban')).toBe(before);
    const refused = await instance.document('saraban', documentId);
    expect(refused).toMatchObject({ state: 'REFUSED', may: [], receiveNo: null });
  });

  it('is registered from the arrival box with the next number', async () => {
    const { documentId } = await instance.arrive('saraban');
    const before = await instance.highestNumber('saraban');
    const { number } = await instance.act('saraban', documentId, 'register', instance.letterForm());
    expect(number).toBe(`${before + 1}/${instance.buddhistYear}`);
    await instance.seesIn('saraban', 'jobReceived', documentId);
  });

  it('[3.05] has its report approved only when each main assignee has reported', async () => {
    const documentId = await instance.assignedLetter();
    await instance.actOnAssignment('officer.policy', documentId, 'accept');
    await instance.actOnAssignment('officer.policy', documentId, 'report', {
      note: 'เสร็จ',
      percent: 100,
    });
    const setMain = (state: string) =>
      instance.app.db.query(
        'update document_job set state = $2 where document_id = $1 and is_main',
        [documentId, state],
      );
    const offered = async () =>
      instance.mayOf(await instance.get('head.policy', `/registry/document/${documentId}`));
    // No act leaves a reported letter with such an assignment: only the guard refuses it.
    for (const state of ['ASSIGNED', 'IN_PROGRESS', 'RETURNED']) {
      await setMain(state);
      expect(await offered(), state).not.toContain('approveReport');
      expect(
        await instance.tryOnTransmission('head.policy', documentId, 'approveReport'),
        state,
      ).toMatchObject({
        status: 409,
        code: 'registry.reports-missing',
      });
    }
    await setMain('REPORTED');
    expect(await offered()).toContain('approveReport');
    await instance.actOnTransmission('head.policy', documentId, 'approveReport', {
      note: 'เห็นชอบ',
    });
  });

  it('leaves a job given back to be assigned anew', async () => {
    const documentId = await instance.assignedLetter();
    await instance.actOnAssignment('officer.policy', documentId, 'sendBack', {
      reason: 'ติดราชการต่างจังหวัด',
    });
    await instance.seesIn('head.policy', 'waitAssign', documentId);
    await instance.seesNotIn('officer2.policy', 'jobAssign', documentId);
  });

  it('keeps the due date when a job is handed on', async () => {
    const documentId = await instance.assignedLetter();
    const before = await instance.document('head.policy', documentId);
    const main = before.jobs.find((job) => job.isMain);
    await instance.tryAct('head.policy', documentId, {
      on: 'job',
      targetId: main?.id ?? '',
      act: 'reassign',
      form: { personId: instance.person('clerk.policy'), reason: 'เจ้าของเรื่องลา' },
    });
    const after = await instance.document('clerk.policy', documentId);
    const moved = after.jobs.find((job) => job.id === main?.id);
    expect(moved).toMatchObject({ dueDate: main?.dueDate, state: 'ASSIGNED' });
    await instance.seesIn('clerk.policy', 'jobAssign', documentId);
    await instance.seesNotIn('officer.policy', 'jobAssign', documentId);
  });
});
