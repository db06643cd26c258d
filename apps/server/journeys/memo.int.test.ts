import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openInstance } from './instance.testing.ts';
import type { OfficeInstance } from './instance.testing.ts';

let instance: OfficeInstance;
beforeAll(async () => {
  instance = await openInstance();
}, 120_000);
afterAll(() => instance.close());

const route = () => ({
  reviewerIds: [instance.person('officer2.policy')],
  signatoryId: instance.person('head.policy'),
});

describe('a memo, from draft to the addressed unit', () => {
  it('[3.02] is reviewed, signed by password, numbered and received', async () => {
    const documentId = await instance.draft('officer.policy', ['legal']);
    await instance.seesIn('officer.policy', 'unsigned', documentId);
    await instance.act('officer.policy', documentId, 'submit', route());
    await instance.seesIn('officer2.policy', 'review', documentId);
    await instance.heard('officer2.policy', documentId);
    await instance.act('officer2.policy', documentId, 'pass', {});
    await instance.seesIn('head.policy', 'sign', documentId);

    await instance.refused('head.policy', documentId, 'sign', { password: 'wrong' }, 422);
    const signed = await instance.act('head.policy', documentId, 'sign', { password: 'Sarn2569' });
    expect(signed.number).toMatch(/\/\d+$/);
    const memo = await instance.document('officer.policy', documentId);
    expect(memo).toMatchObject({ state: 'DISPATCHED', letterNo: signed.number });
    expect(memo.signedBy?.name).toContain(instance.name('head.policy'));

    await instance.seesIn('clerk.legal', 'unreceived', documentId);
    const received = await instance.actOnTransmission('clerk.legal', documentId, 'receive');
    expect(received.number).toMatch(/^\d+\/25\d\d$/);
  });

  it('comes back with a reason and starts a new round', async () => {
    const documentId = await instance.draft('officer.policy', ['legal']);
    await instance.act('officer.policy', documentId, 'submit', route());
    await instance.act('officer2.policy', documentId, 'sendBack', { reason: 'ขอให้แก้ไขถ้อยคำ' });
    await instance.heard('officer.policy', documentId);
    await instance.edit('officer.policy', documentId, ['legal']);
    await instance.act('officer.policy', documentId, 'submit', route());
    const again = await instance.document('officer2.policy', documentId);
    expect(again.route.map((step) => step.state)).toEqual(['active', 'waiting']);
  });

  it('cannot be edited once it is on its way, nor signed in an older version', async () => {
    const documentId = await instance.draft('officer.policy', ['legal']);
    await instance.act('officer.policy', documentId, 'submit', { ...route(), reviewerIds: [] });
    const edit = await instance.tryEdit('officer.policy', documentId, ['legal']);
    expect(edit).toMatchObject({ status: 409, code: 'registry.act-not-allowed' });
    const stale = await instance.tryAct('head.policy', documentId, {
      on: 'document',
      targetId: documentId,
      act: 'sign',
      version: 1,
      form: { password: 'Sarn2569' },
    });
    expect(stale).toMatchObject({ status: 409, code: 'registry.stale' });
  });

  it('is signed only by a head or deputy of the line', async () => {
    const documentId = await instance.draft('officer.policy', ['legal']);
    for (const wrong of ['officer2.policy', 'head.legal', 'secretary']) {
      const form = { reviewerIds: [], signatoryId: instance.person(wrong) };
      await instance.refused('officer.policy', documentId, 'submit', form, 422);
    }
    await instance.act('officer.policy', documentId, 'submit', {
      reviewerIds: [],
      signatoryId: instance.person('director'),
    });
    await instance.seesIn('director', 'sign', documentId);
  });

  it('ends when the signatory disapproves', async () => {
    const documentId = await instance.draft('officer.policy', ['legal']);
    await instance.act('officer.policy', documentId, 'submit', { ...route(), reviewerIds: [] });
    await instance.act('head.policy', documentId, 'disapprove', { reason: 'ไม่สอดคล้องกับแผน' });
    const memo = await instance.document('officer.policy', documentId);
    expect(memo).toMatchObject({ state: 'DISAPPROVED', may: [], letterNo: '' });
  });
});
