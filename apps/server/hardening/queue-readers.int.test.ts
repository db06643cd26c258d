import { queueCodes } from '@sarn/document/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts, openTestInstance, password } from './instance.testing.ts';
import type { TestInstance } from './instance.testing.ts';

let testInstance: TestInstance;
beforeAll(async () => {
  testInstance = await openTestInstance();
}, 120_000);
afterAll(() => testInstance.close());

/** Whoever has a document in a queue, or a notice of it, can open it. */
async function expectOpenable(): Promise<void> {
  for (const account of accounts) {
    await testInstance.token(account);
    const lists = await Promise.all(
      queueCodes.map((code) => testInstance.office.queue(account, code)),
    );
    for (const { F_DOC_ID: id } of lists.flatMap((list) => list.data)) {
      const seen = await testInstance.office.get(account, `/registry/document/${id}`);
      expect(seen.status, `${account} opens what waits for him`).toBe(200);
    }
  }
}

describe('a queue holds nothing that cannot be opened', () => {
  it('after a memo was signed and sent', async () => {
    const id = await testInstance.office.draft('officer.policy', ['legal']);
    await testInstance.office.act('officer.policy', id, 'submit', {
      reviewerIds: [testInstance.office.person('officer2.policy')],
      signatoryId: testInstance.office.person('head.policy'),
    });
    await expectOpenable();
    await testInstance.office.act('officer2.policy', id, 'pass', {});
    await expectOpenable();
    await testInstance.office.act('head.policy', id, 'sign', { password });
    await expectOpenable();
    await testInstance.office.actOnTransmission('clerk.legal', id, 'sendBack', {
      reason: 'ไม่เกี่ยวข้อง',
    });
    await expectOpenable();
  });

  it('after a letter was assigned, and its job handed on', async () => {
    const id = await testInstance.office.assignedLetter();
    await expectOpenable();
    await testInstance.office.actOnAssignment('officer.policy', id, 'sendBack', {
      reason: 'ติดราชการ',
    });
    await expectOpenable();
  });
});

it('a sending that was recalled unread can no longer be read there', async () => {
  const { office: instance } = testInstance;
  const { documentId } = await instance.register('saraban');
  await instance.act('saraban', documentId, 'distribute', {
    recipients: [{ unitId: instance.unit('policy') }, { personId: instance.person('deputy') }],
  });
  const document = await instance.document('saraban', documentId);
  for (const transmission of document.legs) {
    const request = {
      on: 'leg',
      targetId: transmission.id,
      act: 'recall',
      form: { reason: 'ส่งผิด' },
    };
    const answer = await instance.tryAct('saraban', documentId, request);
    expect(answer.status).toBe(200);
  }
  for (const account of ['clerk.policy', 'head.policy', 'deputy']) {
    const seen = await instance.get(account, `/registry/document/${documentId}`);
    expect(seen.status, account).toBe(404);
    const bell = await instance.post(account, '/service/get-all-notification', { take: 50 });
    expect(JSON.stringify(bell), account).not.toContain(documentId);
    expect(JSON.stringify(bell), account).not.toContain(document.title);
  }
  for (const account of ['saraban', 'director']) {
    await instance.document(account, documentId);
  }
  const again = { on: 'leg', targetId: document.legs[0]?.id ?? '', act: 'resend' };
  const form = { recipients: [{ unitId: instance.unit('policy') }] };
  expect((await instance.tryAct('saraban', documentId, { ...again, form })).status).toBe(200);
  await instance.seesIn('clerk.policy', 'unreceived', documentId);
  await instance.document('head.policy', documentId);
});
