import { addDays } from '@sarn/kernel';
import type { DocumentDetail } from '@sarn/document/contract';
import { fixedClock } from '@sarn/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  sampleAgencyPosts,
  OfficeInstance,
  appoint,
  clear,
  startTestApp,
} from '@sarn/server/testing';
import type { TestApp } from '@sarn/server/testing';

let officeInstance: OfficeInstance;
let app: TestApp;
const morning = () => `${officeInstance.today}T03:00:00.000Z`;
const clock = fixedClock(new Date().toISOString());

beforeAll(async () => {
  app = await startTestApp({ clock });
  officeInstance = new OfficeInstance(app, await sampleAgencyPosts(app.platform.db, app.services));
  clock.set(morning());
});
afterAll(() => officeInstance.close());
afterEach(async () => {
  clock.set(morning());
  await app.db.query(`update delegation set ended_at = begins_at where ended_at is null`);
});

/** Enters the order of the head of policy by which somebody acts for the officer today. */
async function begin(delegate: string, change: object = {}): Promise<string> {
  const [post] = await app.db.query<{ id: string }>(
    'select post_id id from post_holding where person_id = $1',
    [officeInstance.person('officer.policy')],
  );
  const answer = await officeInstance.post('head.policy', '/registry/acting/begin', {
    power: 'substitute',
    principalPostId: post?.id,
    delegatePersonId: officeInstance.person(delegate),
    fromDay: officeInstance.today,
    toDay: officeInstance.today,
    orderNo: '77/2569',
    orderDate: officeInstance.today,
    ...change,
  });
  expect(answer.status, JSON.stringify(answer)).toBe(200);
  return String(answer['id']);
}

describe('[4.10] [8.07] work given to a person by name', () => {
  /**
   * A letter that the head of policy assigned to an officer, and one sent to the officer directly.
   */
  async function named(change = {}) {
    const given = await officeInstance.assignedLetter();
    const { documentId: sent } = await officeInstance.register('saraban', change);
    await officeInstance.act('saraban', sent, 'distribute', {
      recipients: [{ personId: officeInstance.person('officer.policy') }],
    });
    return { given, sent };
  }

  const idOn = (detail: DocumentDetail, act: string) =>
    detail.may.find((may) => may.act === act)?.targetId ?? '';

  it('is found and done by the acting person, and both are in the history', async () => {
    const { given, sent } = await named();
    for (const document of [given, sent]) {
      const read = await officeInstance.get('officer2.legal', `/registry/document/${document}`);
      expect(read.status).toBe(404);
    }
    const delegationId = await begin('officer2.legal');
    await officeInstance.seesIn('officer2.legal', 'jobAssign', given);
    await officeInstance.seesIn('officer2.legal', 'jobReceived2', sent);
    const later = await officeInstance.assignedLetter();
    await officeInstance.seesIn('officer2.legal', 'jobAssign', later);
    await officeInstance.heard('officer2.legal', later);

    const form = { note: 'ดำเนินการแล้ว', percent: 100 };
    for (const [act, answers] of [
      ['accept', {}],
      ['report', form],
    ] as const) {
      const targetId = idOn(await officeInstance.document('officer2.legal', given), act);
      const request = { on: 'assignment', targetId, act, form: answers, delegationId };
      const answer = await officeInstance.tryAct('officer2.legal', given, request);
      expect(answer.status, JSON.stringify(answer)).toBe(200);
    }
    const detail = await officeInstance.document('officer.policy', given);
    expect(detail.history.at(-1)).toMatchObject({
      act: 'report',
      actorName: 'นายผู้ร่วมกฎหมาย ทดลองงาน',
      actorPost: 'นักวิเคราะห์นโยบายและแผน รักษาราชการแทน นักวิเคราะห์นโยบายและแผน',
      actingFor: { name: 'นายเจ้าหน้าที่นโยบาย ทดลองงาน', orderNo: '77/2569' },
    });

    // Opened by the acting person: it can no longer be recalled.
    await officeInstance.open('officer2.legal', sent);
    expect(
      await officeInstance.tryOnTransmission('saraban', sent, 'recall', { reason: 'ส่งผิด' }),
    ).toMatchObject({
      code: 'registry.already-opened',
    });

    // The end of an order counts at the moment of the act, also for a page that was opened before.
    const targetId = idOn(await officeInstance.document('officer2.legal', later), 'accept');
    clock.set(`${addDays(officeInstance.today, 1)}T03:00:00.000Z`);
    const request = { on: 'assignment', targetId, act: 'accept', form: {}, delegationId };
    expect(await officeInstance.tryAct('officer2.legal', later, request)).toMatchObject({
      code: 'registry.acting-ended',
    });
    await officeInstance.seesNotIn('officer2.legal', 'jobAssign', later);
    await officeInstance.seesIn('officer.policy', 'jobAssign', later);
  });

  it('is done as far as a limited power goes', async () => {
    const { given, sent } = await named();
    const power = { power: 'delegated', kinds: ['outside'], acts: ['accept'] };
    await begin('officer2.legal', power);
    await officeInstance.seesNotIn('officer2.legal', 'jobReceived2', sent);
    const detail = await officeInstance.document('officer2.legal', given);
    expect(detail.may.map((may) => may.act)).toEqual(['accept']);
    await begin('officer.legal', { ...power, acts: ['acknowledge'] });
    await officeInstance.seesIn('officer.legal', 'jobReceived2', sent);
    // Recalled: the acting person has no queue item left.
    const recalled = await officeInstance.tryOnTransmission('saraban', sent, 'recall', {
      reason: 'ส่งผิด',
    });
    expect(recalled.status).toBe(200);
    const read = await officeInstance.get('officer.legal', `/registry/document/${sent}`);
    expect(read.status).toBe(404);
  });

  it('stays with that person alone where the document is classified', async () => {
    for (const account of ['saraban', 'officer.policy'])
      await clear({ app, office: officeInstance }, account);
    await appoint({ app, office: officeInstance }, 'saraban', 'agency');
    const { sent } = await named({ secrecy: 'confidential' });
    await begin('officer2.legal');
    await officeInstance.seesIn('officer.policy', 'jobReceived2', sent);
    await officeInstance.seesNotIn('officer2.legal', 'jobReceived2', sent);
    const read = await officeInstance.get('officer2.legal', `/registry/document/${sent}`);
    expect(read.status).toBe(404);
  });
});
