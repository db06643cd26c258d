import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openInstance } from '@sarn/server/testing';
import type { Answer, OfficeInstance } from '@sarn/server/testing';

let officeInstance: OfficeInstance;
beforeAll(async () => {
  officeInstance = await openInstance();
});
afterAll(() => officeInstance.close());

const password = 'Sarn2569';

interface Replies {
  readonly answers: { documentId: string; toldAt: string | null }[];
  readonly answeredBy: { documentId: string; letterNo: string; toldAt: string | null }[];
  readonly mayReply: boolean;
  readonly mayLink: boolean;
}
const repliesOf = async (account: string, id: string) =>
  (await officeInstance.get(account, `/registry/document/${id}/replies`)) as unknown as Replies &
    Answer;

const mayDo = async (account: string, id: string) =>
  (await officeInstance.document(account, id)).may.map(({ act }) => act);

/** A letter signed, numbered and sent by post. */
async function sendAway(id: string): Promise<string> {
  await officeInstance.act('officer.policy', id, 'submit', {
    signatoryId: officeInstance.person('head.policy'),
  });
  await officeInstance.act('head.policy', id, 'sign', { password });
  const { number } = await officeInstance.act('clerk.policy', id, 'number', {});
  const { letter } = await officeInstance.document('clerk.policy', id);
  const sendings = [{ recipientId: letter?.recipients[0]?.id, method: 'ems' }];
  await officeInstance.act('clerk.policy', id, 'dispatch', { sendings });
  return number;
}

describe('[4.07] [4.09] a letter that answers one that came', () => {
  it('is noted in the answered letter, which can then be closed with its assignments', async () => {
    const asked = await officeInstance.assignedLetter();
    expect(await repliesOf('officer.policy', asked)).toMatchObject({ mayReply: true });
    expect(await mayDo('clerk.policy', asked)).not.toContain('closeAnswered');
    const id = await officeInstance.draftLetter('officer.policy', 'outgoing', { replyTo: asked });
    const begun = await repliesOf('clerk.policy', asked);
    // Only the drafter sees a draft; nobody else learns of it.
    expect(begun.answeredBy).toEqual([]);
    const number = await sendAway(id);
    const answered = await repliesOf('clerk.policy', asked);
    expect(answered.answeredBy).toMatchObject([{ documentId: id, letterNo: number }]);
    expect(answered.answeredBy[0]?.toldAt).toEqual(expect.any(String));
    expect((await repliesOf('clerk.policy', id)).answers).toMatchObject([{ documentId: asked }]);
    await officeInstance.heard('head.policy', asked);
    const { history } = await officeInstance.document('clerk.policy', asked);
    const told = history.filter(({ act }) => act === 'answered');
    expect(told).toHaveLength(1);
    expect(told[0]?.detail[0]?.value).toContain(number);
    expect(await mayDo('officer.policy', asked)).not.toContain('closeAnswered');
    const retention = { retention: 'ten-years', note: 'ตอบแล้ว' };
    await officeInstance.actOnTransmission('clerk.policy', asked, 'closeAnswered', retention);
    const closed = await officeInstance.document('clerk.policy', asked);
    expect(closed).toMatchObject({ state: 'CLOSED' });
    expect(closed.assignments.map(({ state }) => state)).toEqual(['DONE', 'DONE']);
    await officeInstance.seesNotIn('officer.policy', 'jobAssign', asked);
    await officeInstance.seesNotIn('officer2.policy', 'jobAssign', asked);
  });

  it('lets the registry close a letter that it sent to nobody', async () => {
    const { documentId } = await officeInstance.register('saraban');
    const refused = { retention: 'ten-years', note: '' };
    await officeInstance.refused('saraban', documentId, 'closeAnswered', refused, 409);
    const id = await officeInstance.draftLetter('saraban', 'outgoing', { replyTo: documentId });
    await officeInstance.act('saraban', id, 'submit', {
      signatoryId: officeInstance.person('director'),
    });
    await officeInstance.act('director', id, 'sign', { password });
    await officeInstance.act('saraban', id, 'number', {});
    const { letter } = await officeInstance.document('saraban', id);
    const sendings = [{ recipientId: letter?.recipients[0]?.id, method: 'post' }];
    await officeInstance.act('saraban', id, 'dispatch', { sendings });
    // Without the link it is not answered any more; with it again, it is.
    const ends = { documentId: id, answers: documentId };
    const change = (what: string) =>
      officeInstance.post('saraban', `/registry/document/reply/${what}`, ends);
    expect((await change('unlink')).status).toBe(200);
    await officeInstance.refused('saraban', documentId, 'closeAnswered', refused, 409);
    expect((await change('link')).status).toBe(200);
    await officeInstance.act('saraban', documentId, 'closeAnswered', refused);
    expect(await officeInstance.document('saraban', documentId)).toMatchObject({ state: 'CLOSED' });
  });

  it('cannot answer a letter that its drafter may not read, nor an outgoing letter', async () => {
    const { documentId } = await officeInstance.register('saraban');
    const form = officeInstance.letterOfKind('outgoing');
    const unseen = await officeInstance.tryLetter('officer.policy', {
      ...form,
      replyTo: documentId,
    });
    expect(unseen).toMatchObject({ status: 404, code: 'registry.not-found' });
    const own = await officeInstance.draftLetter('officer.policy', 'outgoing');
    const wrong = await officeInstance.tryLetter('officer.policy', { ...form, replyTo: own });
    expect(wrong).toMatchObject({ status: 409, code: 'registry.reply-not-possible' });
  });
});

describe('[4.07] a letter that came in answer to one of ours', () => {
  const link = (account: string, documentId: string, answers: string) =>
    officeInstance.post(account, '/registry/document/reply/link', { documentId, answers });

  it('is linked by the registry once our letter has left, and is shown on it', async () => {
    const ours = await officeInstance.draftLetter('officer.policy', 'outgoing');
    const { documentId } = await officeInstance.register('saraban');
    await officeInstance.act('saraban', documentId, 'distribute', {
      recipients: [{ unitId: officeInstance.unit('policy') }],
    });
    await officeInstance.actOnTransmission('clerk.policy', documentId, 'receive');
    expect((await link('clerk.policy', documentId, ours)).status).toBe(404);
    await sendAway(ours);
    // The clerk of the unit may read both, but the central registry keeps the incoming letter.
    const foreign = await link('clerk.policy', documentId, ours);
    expect(foreign).toMatchObject({ status: 403, code: 'registry.reply-not-yours' });
    expect((await link('saraban', documentId, ours)).status).toBe(404);
    const central = await officeInstance.draftLetter('saraban', 'outgoing');
    await officeInstance.act('saraban', central, 'submit', {
      signatoryId: officeInstance.person('director'),
    });
    await officeInstance.act('director', central, 'sign', { password });
    await officeInstance.act('saraban', central, 'number', {});
    expect(await link('saraban', documentId, central)).toMatchObject({
      status: 409,
      code: 'registry.reply-not-possible',
    });
    const { letter } = await officeInstance.document('saraban', central);
    const sendings = [{ recipientId: letter?.recipients[0]?.id, method: 'post' }];
    await officeInstance.act('saraban', central, 'dispatch', { sendings });
    expect((await link('saraban', documentId, central)).status).toBe(200);
    expect((await link('saraban', documentId, central)).status).toBe(200);
    const shown = await repliesOf('saraban', central);
    expect(shown.answeredBy).toMatchObject([{ documentId }]);
    const { history } = await officeInstance.document('saraban', central);
    expect(history.filter(({ act }) => act === 'answered')).toHaveLength(1);
    const path = '/registry/document/reply/unlink';
    const taken = await officeInstance.post('saraban', path, { documentId, answers: central });
    expect(taken.status).toBe(200);
    expect((await repliesOf('saraban', central)).answeredBy).toEqual([]);
  });
});
