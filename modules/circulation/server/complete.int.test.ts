import type { Circulation } from '@sarn/circulation/contract';
import type { JobDefinition } from '@sarn/platform-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openInstance, password } from '@sarn/server/testing';
import type { Answer, OfficeInstance } from '@sarn/server/testing';

let officeInstance: OfficeInstance;
beforeAll(async () => {
  officeInstance = await openInstance();
});
afterAll(() => officeInstance.close());

const at = '/registry/circulation';
const done = <T>(answer: Answer): T => {
  expect(answer.status, JSON.stringify(answer)).toBe(200);
  return answer as unknown as T;
};
const send = (account: string, documentId: string, audience: object, more: object) =>
  officeInstance.post(account, `${at}/send`, { documentId, audience, ...more });
const sendWell = async (...sent: Parameters<typeof send>) =>
  done<{ id: string }>(await send(...sent));
const sentOf = async (account: string, documentId: string) =>
  done<{ sent: Circulation[] }>(
    await officeInstance.get(account, `${at}/of?documentId=${documentId}`),
  ).sent;

/** Titles of the notices that say that a circulation is complete, the newest first. */
async function titles(account: string): Promise<string[]> {
  const rows = await officeInstance.app.db.query<{ title: string }>(
    `select title_th as title from notification where person_id = $1 and kind = 'circulation.completed'
     order by id desc`,
    [officeInstance.person(account)],
  );
  return rows.map(({ title }) => title);
}

describe('[4.07] [4.08] a circulation that is complete', () => {
  /** A letter on which the director has noted it, so that its registry may close it. */
  async function noted() {
    const { documentId } = await officeInstance.register('saraban');
    await officeInstance.act('saraban', documentId, 'present', { purpose: 'to-know' });
    const order = { decision: 'keep', password };
    await officeInstance.act('director', documentId, 'command', order);
    return documentId;
  }
  const closing = (documentId: string, act = 'close') => ({
    ...{ asksAcknowledgement: true },
    closing: { on: 'document', targetId: documentId, act },
  });
  const acknowledged = async (account: string, id: string) =>
    done(await officeInstance.post(account, `${at}/acknowledge`, { id, answer: '' }));

  it('closes the matter for its sender when all have acknowledged', async () => {
    const documentId = await noted();
    const personIds = ['clerk.legal', 'head.legal'].map((one) => officeInstance.person(one));
    const { id } = await sendWell('saraban', documentId, { personIds }, closing(documentId));
    await acknowledged('clerk.legal', id);
    expect((await officeInstance.document('saraban', documentId)).state).toBe('COMMANDED');
    expect(await sentOf('saraban', documentId)).toMatchObject([{ closesWhenDone: true }]);
    await acknowledged('head.legal', id);
    await expect
      .poll(async () => (await officeInstance.document('saraban', documentId)).state)
      .toBe('CLOSED');
    const { history } = await officeInstance.document('saraban', documentId);
    const [registered, closes] = ['register', 'close'].map((act) =>
      history.find((entry) => entry.act === act),
    );
    expect(closes?.actorName).toBe(registered?.actorName);
    expect(closes?.note).toBe('ผู้รับหนังสือเวียนรับทราบครบแล้ว');
    await expect
      .poll(() => titles('saraban'))
      .toEqual(['ผู้รับหนังสือเวียนรับทราบครบ 2 คนแล้ว และปิดเรื่องให้แล้ว']);
  });

  it('says why it could not close the matter, and does nothing but close', async () => {
    const asks = { personIds: [officeInstance.person('head.legal')] };
    const isRefused = (title: string) => title.includes('แต่ปิดเรื่องให้ไม่ได้');
    const moved = await noted();
    const first = await sendWell('saraban', moved, asks, closing(moved));
    await officeInstance.act('saraban', moved, 'close', { retention: 'one-year' });
    await acknowledged('head.legal', first.id);
    await expect.poll(async () => (await titles('saraban')).filter(isRefused)).toHaveLength(1);

    const other = await noted();
    const second = await sendWell('saraban', other, asks, closing(other, 'cancel'));
    await acknowledged('head.legal', second.id);
    await expect.poll(async () => (await titles('saraban')).filter(isRefused)).toHaveLength(2);
    expect((await officeInstance.document('saraban', other)).state).toBe('COMMANDED');

    const silent = { ...closing(other), asksAcknowledgement: false };
    expect(await send('saraban', other, asks, silent)).toMatchObject({
      ...{ status: 422, code: 'registry.circulation-closing' },
    });
  });

  it('waits for nobody who has left', async () => {
    const { documentId } = await officeInstance.publish('officer.policy', 'cycle');
    const personIds = ['clerk.legal', 'officer2.legal'].map((one) => officeInstance.person(one));
    const asks = { asksAcknowledgement: true };
    const { id } = await sendWell('officer.policy', documentId, { personIds }, asks);
    await acknowledged('clerk.legal', id);
    const isActive = (is: boolean) =>
      officeInstance.app.db.query('update person set is_active = $2 where id = $1', [
        officeInstance.person('officer2.legal'),
        is,
      ]);
    await isActive(false);
    const morning = { name: 'registry.circulation-remind' } as JobDefinition;
    const { db, jobs } = officeInstance.app.platform;
    const everyMorning = (key: string) =>
      db.transaction((tx) => jobs.send(tx, morning, {}, { key }));
    await everyMorning('first');
    await expect.poll(() => titles('officer.policy')).toEqual(['ผู้รับหนังสือเวียนรับทราบครบ 1 คนแล้ว']);
    await isActive(true);
  });
});
