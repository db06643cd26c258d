import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openOffice } from './office.testing.ts';
import type { Office } from './office.testing.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
}, 120_000);
afterAll(() => office.close());

const route = () => ({
  reviewerIds: [office.person('officer2.policy')],
  signatoryId: office.person('head.policy'),
});

describe('a memo, from draft to the addressed unit', () => {
  it('[3.02] is reviewed, signed by password, numbered and received', async () => {
    const documentId = await office.draft('officer.policy', ['legal']);
    await office.seesIn('officer.policy', 'unsigned', documentId);
    await office.act('officer.policy', documentId, 'submit', route());
    await office.seesIn('officer2.policy', 'review', documentId);
    await office.heard('officer2.policy', documentId);
    await office.act('officer2.policy', documentId, 'pass', {});
    await office.seesIn('head.policy', 'sign', documentId);

    await office.refused('head.policy', documentId, 'sign', { password: 'wrong' }, 422);
    const signed = await office.act('head.policy', documentId, 'sign', { password: 'Sarn2569' });
    expect(signed.number).toMatch(/\/\d+$/);
    const memo = await office.document('officer.policy', documentId);
    expect(memo).toMatchObject({ state: 'DISPATCHED', letterNo: signed.number });
    expect(memo.signedBy?.name).toContain(office.name('head.policy'));

    await office.seesIn('clerk.legal', 'unreceived', documentId);
    const received = await office.actOnTransmission('clerk.legal', documentId, 'receive');
    expect(received.number).toMatch(/^\d+\/25\d\d$/);
  });

  it('comes back with a reason and starts a new round', async () => {
    const documentId = await office.draft('officer.policy', ['legal']);
    await office.act('officer.policy', documentId, 'submit', route());
    await office.act('officer2.policy', documentId, 'sendBack', { reason: 'ขอให้แก้ไขถ้อยคำ' });
    await office.heard('officer.policy', documentId);
    await office.edit('officer.policy', documentId, ['legal']);
    await office.act('officer.policy', documentId, 'submit', route());
    const again = await office.document('officer2.policy', documentId);
    expect(again.route.map((step) => step.state)).toEqual(['active', 'waiting']);
  });

  it('cannot be edited once it is on its way, nor signed in an older version', async () => {
    const documentId = await office.draft('officer.policy', ['legal']);
    await office.act('officer.policy', documentId, 'submit', { ...route(), reviewerIds: [] });
    const edit = await office.tryEdit('officer.policy', documentId, ['legal']);
    expect(edit).toMatchObject({ status: 409, code: 'registry.act-not-allowed' });
    const stale = await office.tryAct('head.policy', documentId, {
      on: 'document',
      targetId: documentId,
      act: 'sign',
      version: 1,
      form: { password: 'Sarn2569' },
    });
    expect(stale).toMatchObject({ status: 409, code: 'registry.stale' });
  });

  it('is signed only by a head or deputy of the line', async () => {
    const documentId = await office.draft('officer.policy', ['legal']);
    for (const wrong of ['officer2.policy', 'head.legal', 'secretary']) {
      const form = { reviewerIds: [], signatoryId: office.person(wrong) };
      await office.refused('officer.policy', documentId, 'submit', form, 422);
    }
    await office.act('officer.policy', documentId, 'submit', {
      reviewerIds: [],
      signatoryId: office.person('director'),
    });
    await office.seesIn('director', 'sign', documentId);
  });

  it('ends when the signatory disapproves', async () => {
    const documentId = await office.draft('officer.policy', ['legal']);
    await office.act('officer.policy', documentId, 'submit', { ...route(), reviewerIds: [] });
    await office.act('head.policy', documentId, 'disapprove', { reason: 'ไม่สอดคล้องกับแผน' });
    const memo = await office.document('officer.policy', documentId);
    expect(memo).toMatchObject({ state: 'DISAPPROVED', may: [], letterNo: '' });
  });
});
