import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openInstance } from '@sarn/server/testing';
import type { OfficeInstance } from '@sarn/server/testing';

let officeInstance: OfficeInstance;
beforeAll(async () => {
  officeInstance = await openInstance();
});
afterAll(() => officeInstance.close());

const route = () => ({
  reviewerIds: [officeInstance.person('officer2.policy')],
  signatoryId: officeInstance.person('head.policy'),
});

describe('a memo, from draft to the addressed unit', () => {
  it('[3.02] is reviewed, signed by password, numbered and received', async () => {
    const documentId = await officeInstance.draft('officer.policy', ['legal']);
    await officeInstance.seesIn('officer.policy', 'unsigned', documentId);
    await officeInstance.act('officer.policy', documentId, 'submit', route());
    await officeInstance.seesIn('officer2.policy', 'review', documentId);
    await officeInstance.heard('officer2.policy', documentId);
    await officeInstance.act('officer2.policy', documentId, 'pass', {});
    await officeInstance.seesIn('head.policy', 'sign', documentId);

    await officeInstance.refused('head.policy', documentId, 'sign', { password: 'wrong' }, 422);
    const signed = await officeInstance.act('head.policy', documentId, 'sign', {
      password: 'Sarn2569',
    });
    expect(signed.number).toMatch(/\/\d+$/);
    const memo = await officeInstance.document('officer.policy', documentId);
    expect(memo).toMatchObject({ state: 'DISPATCHED', letterNo: signed.number });
    expect(memo.signedBy?.name).toContain(officeInstance.name('head.policy'));

    await officeInstance.seesIn('clerk.legal', 'unreceived', documentId);
    const received = await officeInstance.actOnTransmission('clerk.legal', documentId, 'receive');
    expect(received.number).toMatch(/^\d+\/25\d\d$/);
  });

  it('comes back with a reason and starts a new round', async () => {
    const documentId = await officeInstance.draft('officer.policy', ['legal']);
    await officeInstance.act('officer.policy', documentId, 'submit', route());
    await officeInstance.act('officer2.policy', documentId, 'sendBack', {
      reason: 'ขอให้แก้ไขถ้อยคำ',
    });
    await officeInstance.heard('officer.policy', documentId);
    await officeInstance.edit('officer.policy', documentId, ['legal']);
    await officeInstance.act('officer.policy', documentId, 'submit', route());
    const again = await officeInstance.document('officer2.policy', documentId);
    expect(again.route.map((step) => step.state)).toEqual(['active', 'waiting']);
  });

  it('cannot be edited once it is submitted, nor signed in an older version', async () => {
    const documentId = await officeInstance.draft('officer.policy', ['legal']);
    await officeInstance.act('officer.policy', documentId, 'submit', {
      ...route(),
      reviewerIds: [],
    });
    const edit = await officeInstance.tryEdit('officer.policy', documentId, ['legal']);
    expect(edit).toMatchObject({ status: 409, code: 'registry.act-not-allowed' });
    const stale = await officeInstance.tryAct('head.policy', documentId, {
      on: 'document',
      targetId: documentId,
      act: 'sign',
      version: 1,
      form: { password: 'Sarn2569' },
    });
    expect(stale).toMatchObject({ status: 409, code: 'registry.stale' });
  });

  it('is not saved over what another window has saved', async () => {
    const documentId = await officeInstance.draft('officer.policy', ['legal']);
    const { version } = await officeInstance.document('officer.policy', documentId);
    const save = (title: string) =>
      officeInstance.post('officer.policy', '/registry/memo/save', {
        ...officeInstance.memo(['legal']),
        ...{ documentId, version, title },
      });
    expect(await save('ฉบับของหน้าต่างแรก')).toMatchObject({ status: 200 });
    expect(await save('ฉบับของหน้าต่างที่สอง')).toMatchObject({
      ...{ status: 409, code: 'registry.stale' },
    });
    const kept = await officeInstance.document('officer.policy', documentId);
    expect(kept.title).toBe('ฉบับของหน้าต่างแรก');
  });

  it('is not saved by who does not say which version was changed; other drafts neither', async () => {
    const path = { memo: 'memo', outgoing: 'letter', news: 'publication' } as const;
    const forms = {
      memo: officeInstance.memo(['legal']),
      outgoing: { kind: 'outgoing', title: 'หนังสือถึงภายนอก' },
      news: officeInstance.publicationForm('news'),
    };
    for (const [kind, form] of Object.entries(forms)) {
      const save = (more: object) =>
        officeInstance.post('officer.policy', `/registry/${path[kind as keyof typeof path]}/save`, {
          ...form,
          ...more,
        });
      const { documentId } = (await save({})) as { documentId?: string };
      const second = await save({ documentId, title: 'ของหน้าต่างที่สอง' });
      expect([kind, second.status, second['code']]).toEqual([kind, 409, 'registry.stale']);
      const kept = await officeInstance.document('officer.policy', String(documentId));
      expect([kind, kept.title]).toEqual([kind, form.title]);
    }
  });

  it('is signed only by a head or deputy of its unit or one above', async () => {
    const documentId = await officeInstance.draft('officer.policy', ['legal']);
    for (const wrong of ['officer2.policy', 'head.legal', 'secretary']) {
      const form = { reviewerIds: [], signatoryId: officeInstance.person(wrong) };
      await officeInstance.refused('officer.policy', documentId, 'submit', form, 422);
    }
    await officeInstance.act('officer.policy', documentId, 'submit', {
      reviewerIds: [],
      signatoryId: officeInstance.person('director'),
    });
    await officeInstance.seesIn('director', 'sign', documentId);
  });

  it('ends when the signatory disapproves', async () => {
    const documentId = await officeInstance.draft('officer.policy', ['legal']);
    await officeInstance.act('officer.policy', documentId, 'submit', {
      ...route(),
      reviewerIds: [],
    });
    await officeInstance.act('head.policy', documentId, 'disapprove', { reason: 'ไม่สอดคล้องกับแผน' });
    const memo = await officeInstance.document('officer.policy', documentId);
    expect(memo).toMatchObject({ state: 'DISAPPROVED', may: [], letterNo: '' });
  });
});
