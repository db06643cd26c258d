import { queueCodes } from '@sarn/document/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts, openTestInstance, password } from '@sarn/server/testing';
import type { TestInstance } from '@sarn/server/testing';

let instance: TestInstance;
beforeAll(async () => {
  instance = await openTestInstance();
});
afterAll(() => instance.close());

/** A person who has a document in a queue, or a notice of it, can open it. */
async function expectOpenable(): Promise<void> {
  for (const account of accounts) {
    await instance.token(account);
    const lists = await Promise.all(queueCodes.map((code) => instance.office.queue(account, code)));
    for (const { F_DOC_ID: id } of lists.flatMap((list) => list.data)) {
      const seen = await instance.office.get(account, `/registry/document/${id}`);
      expect(seen.status, `${account} opens what waits for them`).toBe(200);
    }
  }
}

describe('a queue holds nothing that cannot be opened', () => {
  it('after a memo was signed and sent', async () => {
    const id = await instance.office.draft('officer.policy', ['legal']);
    await instance.office.act('officer.policy', id, 'submit', {
      reviewerIds: [instance.office.person('officer2.policy')],
      signatoryId: instance.office.person('head.policy'),
    });
    await expectOpenable();
    await instance.office.act('officer2.policy', id, 'pass', {});
    await expectOpenable();
    await instance.office.act('head.policy', id, 'sign', { password });
    await expectOpenable();
    await instance.office.actOnTransmission('clerk.legal', id, 'sendBack', { reason: 'ไม่เกี่ยวข้อง' });
    await expectOpenable();
  });

  it('after a letter was assigned, and its assignment handed on', async () => {
    const id = await instance.office.assignedLetter();
    await expectOpenable();
    await instance.office.actOnAssignment('officer.policy', id, 'sendBack', { reason: 'ติดราชการ' });
    await expectOpenable();
  });
});

it('a sending that was recalled unread can no longer be read there', async () => {
  const { office } = instance;
  const { documentId } = await office.register('saraban');
  await office.act('saraban', documentId, 'distribute', {
    recipients: [{ unitId: office.unit('policy') }, { personId: office.person('deputy') }],
  });
  const document = await office.document('saraban', documentId);
  for (const transmission of document.transmissions) {
    const request = {
      on: 'transmission',
      targetId: transmission.id,
      act: 'recall',
      form: { reason: 'ส่งผิด' },
    };
    const answer = await office.tryAct('saraban', documentId, request);
    expect(answer.status).toBe(200);
  }
  for (const account of ['clerk.policy', 'head.policy', 'deputy']) {
    const seen = await office.get(account, `/registry/document/${documentId}`);
    expect(seen.status, account).toBe(404);
    const bell = await office.post(account, '/service/get-all-notification', { take: 50 });
    expect(JSON.stringify(bell), account).not.toContain(documentId);
    expect(JSON.stringify(bell), account).not.toContain(document.title);
  }
  for (const account of ['saraban', 'director']) {
    await office.document(account, documentId);
  }
  const again = {
    on: 'transmission',
    targetId: document.transmissions[0]?.id ?? '',
    act: 'resend',
  };
  const form = { recipients: [{ unitId: office.unit('policy') }] };
  expect((await office.tryAct('saraban', documentId, { ...again, form })).status).toBe(200);
  await office.seesIn('clerk.policy', 'unreceived', documentId);
  await office.document('head.policy', documentId);
});
