import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { password } from './agency.testing.ts';
import { openOffice } from './office.testing.ts';
import type { Office } from './office.testing.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
}, 120_000);
afterAll(() => office.close());

describe('an incoming letter, from the registry to closing', () => {
  it('[3.03] [3.04] [3.05] passes through every desk with its number, queue, history and bell', async () => {
    const { documentId, receiveNo } = await office.register('saraban');
    expect(receiveNo).toMatch(/^\d+\/25\d\d$/);
    await office.seesIn('saraban', 'jobReceived', documentId);

    await office.act('saraban', documentId, 'present', { to: 'head', purpose: 'to-consider' });
    await office.seesIn('director', 'jobReceived2', documentId);
    await office.seesIn('secretary', 'jobReceived2', documentId);
    await office.heard('director', documentId);

    const policy = office.unit('policy');
    const order = {
      decision: 'assign',
      note: 'มอบกองนโยบายและแผนพิจารณา',
      recipients: [{ unitId: policy, role: 'main' }],
    };
    // An order stands for a signature: without the password of who gives it, it is none.
    await office.refused('director', documentId, 'command', order, 422);
    await office.refused('director', documentId, 'command', { ...order, password: 'wrong' }, 422);
    await office.seesNotIn('saraban', 'jobCommand', documentId);
    await office.act('director', documentId, 'command', { ...order, password });
    await office.seesIn('saraban', 'jobCommand', documentId);
    const ordered = await office.document('saraban', documentId);
    const dispatch = ordered.may.find((may) => may.act === 'dispatchCommand');
    expect(dispatch?.recipients.map((to) => to.unitId)).toEqual([policy]);

    await office.act('saraban', documentId, 'dispatchCommand', {
      recipients: [{ unitId: policy }],
    });
    await office.seesIn('clerk.policy', 'unreceived', documentId);
    await office.seesIn('saraban', 'jobFollow', documentId);
    await office.heard('clerk.policy', documentId);

    const received = await office.actOnTransmission('clerk.policy', documentId, 'receive');
    expect(received.number).toMatch(/^\d+\/25\d\d$/);
    await office.actOnTransmission('clerk.policy', documentId, 'present', {
      note: 'เพื่อโปรดพิจารณา',
    });
    await office.seesIn('head.policy', 'jobReceived2', documentId);

    await office.actOnTransmission('head.policy', documentId, 'assign', {
      mainPersonId: office.person('officer.policy'),
      coPersonIds: [office.person('officer2.policy')],
      dueDate: office.dayFromToday(7),
      note: 'วิเคราะห์และเสนอความเห็น',
    });
    await office.seesIn('officer.policy', 'jobAssign', documentId);
    await office.seesIn('officer2.policy', 'jobAssign', documentId);
    await office.seesIn('head.policy', 'jobAssign2', documentId);

    for (const officer of ['officer.policy', 'officer2.policy']) {
      await office.actOnJob(officer, documentId, 'accept');
    }
    await office.actOnJob('officer.policy', documentId, 'report', { note: 'ร่างแล้ว', percent: 50 });
    await office.seesIn('officer.policy', 'jobAssign', documentId);
    const file = await office.upload('officer2.policy');
    await office.actOnJob('officer2.policy', documentId, 'report', {
      note: 'รวบรวมข้อมูลประกอบแล้ว',
      percent: 100,
      fileIds: [file],
    });
    await office.seesNotIn('head.policy', 'jobCompleted', documentId);
    await office.actOnJob('officer.policy', documentId, 'report', {
      note: 'แล้วเสร็จ',
      percent: 100,
    });
    await office.seesIn('head.policy', 'jobCompleted', documentId);
    await office.heard('head.policy', documentId);

    await office.actOnTransmission('head.policy', documentId, 'approveReport', { note: 'เห็นชอบ' });
    await office.seesIn('clerk.policy', 'jobCompleted', documentId);
    await office.actOnTransmission('clerk.policy', documentId, 'close', { retention: 'ten-years' });

    const closed = await office.document('saraban', documentId);
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
    expect(given?.actorName).toContain(office.name('director'));
    expect(given?.actorPost).not.toBe('');
    expect(closed.files.filter((one) => one.role === 'report')).toHaveLength(1);
    expect(await office.queuesHolding(documentId)).toEqual([]);
  });

  it('[4.09] is followed until it is done, rests when closed, and is reopened with a reason', async () => {
    const documentId = await office.assignedLetter();
    await office.seesIn('saraban', 'jobFollow', documentId);
    await office.actOnJob('officer.policy', documentId, 'accept');
    const done = { note: 'ดำเนินการแล้ว', percent: 100 };
    await office.actOnJob('officer.policy', documentId, 'report', done);
    const early = await office.tryOnTransmission('clerk.policy', documentId, 'close', {
      retention: 'ten-years',
    });
    expect(early.status).toBe(409);
    await office.actOnJob('officer2.policy', documentId, 'accept');
    await office.actOnJob('officer2.policy', documentId, 'report', done);
    await office.actOnTransmission('head.policy', documentId, 'approveReport', { note: 'เห็นชอบ' });
    await office.seesIn('clerk.policy', 'jobCompleted', documentId);
    await office.actOnTransmission('clerk.policy', documentId, 'close', { retention: 'ten-years' });
    expect(await office.queuesHolding(documentId)).toEqual([]);
    const silent = await office.tryOnTransmission('head.policy', documentId, 'reopen', {
      reason: ' ',
    });
    expect(silent.status).toBe(422);
    const notHis = await office.tryOnTransmission('officer.policy', documentId, 'reopen', {
      reason: 'ขอเปิด',
    });
    expect(notHis.status).toBe(403);
    await office.actOnTransmission('head.policy', documentId, 'reopen', { reason: 'มีข้อมูลเพิ่มเติม' });
    expect(await office.queuesHolding(documentId)).not.toEqual([]);
    const { state, history } = await office.document('saraban', documentId);
    expect(state).toBe('DISTRIBUTED');
    expect(history.at(-1)).toMatchObject({ act: 'reopen', note: 'มีข้อมูลเพิ่มเติม' });
  });

  it('is sent back by the head and by the division, always with a reason', async () => {
    const { documentId } = await office.register('saraban');
    await office.act('saraban', documentId, 'present', { to: 'head', purpose: 'to-know' });
    await office.refused('director', documentId, 'sendBack', { reason: '' }, 422);
    await office.act('director', documentId, 'sendBack', { reason: 'สิ่งที่ส่งมาด้วยไม่ครบ' });
    await office.seesIn('saraban', 'jobReceived', documentId);

    await office.act('saraban', documentId, 'distribute', {
      recipients: [{ unitId: office.unit('legal') }],
    });
    await office.actOnTransmission('clerk.legal', documentId, 'sendBack', {
      reason: 'ไม่อยู่ในอำนาจหน้าที่',
    });
    await office.seesIn('saraban', 'jobReceived', documentId);
    await office.actOnTransmission('saraban', documentId, 'resend', {
      recipients: [{ unitId: office.unit('policy') }],
    });
    await office.seesIn('clerk.policy', 'unreceived', documentId);
  });

  it('is recalled while nobody opened it, and not afterwards', async () => {
    const first = await office.register('saraban');
    await office.act('saraban', first.documentId, 'distribute', {
      recipients: [{ unitId: office.unit('policy') }],
    });
    await office.actOnTransmission('saraban', first.documentId, 'recall', {
      reason: 'ส่งผิดหน่วยงาน',
    });
    await office.seesNotIn('clerk.policy', 'unreceived', first.documentId);
    await office.actOnTransmission('saraban', first.documentId, 'settle', {});
    const back = await office.document('saraban', first.documentId);
    expect(back.state).toBe('REGISTERED');
    await office.seesIn('saraban', 'jobReceived', first.documentId);

    const second = await office.register('saraban');
    await office.act('saraban', second.documentId, 'distribute', {
      recipients: [{ unitId: office.unit('policy') }],
    });
    await office.open('clerk.policy', second.documentId);
    const seen = await office.document('saraban', second.documentId);
    expect(seen.may.map((may) => may.act)).not.toContain('recall');
    const answer = await office.tryOnTransmission('saraban', second.documentId, 'recall', {
      reason: 'ส่งผิด',
    });
    expect(answer).toMatchObject({ status: 409, code: 'registry.already-opened' });
  });

  it('is refused in the arrival box without taking a number', async () => {
    const before = await office.highestNumber('saraban');
    const { documentId } = await office.arrive('saraban');
    await office.seesIn('saraban', 'unreceived', documentId);
    await office.act('saraban', documentId, 'refuse', { reason: 'ไม่ใช่หนังสือถึงหน่วยงานนี้' });
    expect(await office.highestNumber('saraban')).toBe(before);
    const refused = await office.document('saraban', documentId);
    expect(refused).toMatchObject({ state: 'REFUSED', may: [], receiveNo: null });
  });

  it('is registered from the arrival box with the next number', async () => {
    const { documentId } = await office.arrive('saraban');
    const before = await office.highestNumber('saraban');
    const { number } = await office.act('saraban', documentId, 'register', office.letterForm());
    expect(number).toBe(`${before + 1}/${office.buddhistYear}`);
    await office.seesIn('saraban', 'jobReceived', documentId);
  });

  it('[3.05] has its report approved only when each main assignee has reported', async () => {
    const documentId = await office.assignedLetter();
    await office.actOnJob('officer.policy', documentId, 'accept');
    await office.actOnJob('officer.policy', documentId, 'report', { note: 'เสร็จ', percent: 100 });
    const setMain = (state: string) =>
      office.app.db.query('update document_job set state = $2 where document_id = $1 and is_main', [
        documentId,
        state,
      ]);
    const offered = async () =>
      office.mayOf(await office.get('head.policy', `/registry/document/${documentId}`));
    // No act leaves a reported letter with such an assignment: only the guard refuses it.
    for (const state of ['ASSIGNED', 'IN_PROGRESS', 'RETURNED']) {
      await setMain(state);
      expect(await offered(), state).not.toContain('approveReport');
      expect(
        await office.tryOnTransmission('head.policy', documentId, 'approveReport'),
        state,
      ).toMatchObject({
        status: 409,
        code: 'registry.reports-missing',
      });
    }
    await setMain('REPORTED');
    expect(await offered()).toContain('approveReport');
    await office.actOnTransmission('head.policy', documentId, 'approveReport', { note: 'เห็นชอบ' });
  });

  it('leaves a job given back to be assigned anew', async () => {
    const documentId = await office.assignedLetter();
    await office.actOnJob('officer.policy', documentId, 'sendBack', { reason: 'ติดราชการต่างจังหวัด' });
    await office.seesIn('head.policy', 'waitAssign', documentId);
    await office.seesNotIn('officer2.policy', 'jobAssign', documentId);
  });

  it('keeps the due date when a job is handed on', async () => {
    const documentId = await office.assignedLetter();
    const before = await office.document('head.policy', documentId);
    const main = before.jobs.find((job) => job.isMain);
    await office.tryAct('head.policy', documentId, {
      on: 'job',
      targetId: main?.id ?? '',
      act: 'reassign',
      form: { personId: office.person('clerk.policy'), reason: 'เจ้าของเรื่องลา' },
    });
    const after = await office.document('clerk.policy', documentId);
    const moved = after.jobs.find((job) => job.id === main?.id);
    expect(moved).toMatchObject({ dueDate: main?.dueDate, state: 'ASSIGNED' });
    await office.seesIn('clerk.policy', 'jobAssign', documentId);
    await office.seesNotIn('officer.policy', 'jobAssign', documentId);
  });
});
