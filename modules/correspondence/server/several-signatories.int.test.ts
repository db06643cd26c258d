import { openInstance, password } from '@sarn/server/testing';
import type { OfficeInstance } from '@sarn/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let office: OfficeInstance;
beforeAll(async () => {
  office = await openInstance();
});
afterAll(() => office.close());

/** Who signs before the head of the policy division, the signatory. */
const others = ['deputy', 'head.legal'] as const;

const route = (inParallel = false) => ({
  reviewerIds: [],
  coSignatoryIds: others.map((account) => office.person(account)),
  signatoryId: office.person('head.policy'),
  inParallel,
});

async function submitted(inParallel = false): Promise<string> {
  const documentId = await office.draft('officer.policy', ['legal']);
  await office.act('officer.policy', documentId, 'submit', route(inParallel));
  return documentId;
}

const sign = (account: string, documentId: string) =>
  office.act(account, documentId, 'sign', { password });

/** What the server answers to an act. */
const asked = (account: string, documentId: string, act: string, form: object) =>
  office.tryAct(account, documentId, {
    ...{ on: 'document', targetId: documentId, act, form: { ...form } },
  });

const statesOf = async (documentId: string) =>
  (await office.document('officer.policy', documentId)).route.map(({ state }) => state);

describe('[6.06] a document that several people sign', () => {
  it('waits for each in order, and gets its number with the last signature', async () => {
    const documentId = await submitted();
    expect(await statesOf(documentId)).toEqual(['active', 'waiting', 'waiting']);
    await office.seesIn('deputy', 'sign', documentId);
    const early = await asked('head.policy', documentId, 'sign', { password });
    expect(early).toMatchObject({ status: 403 });

    const first = await sign('deputy', documentId);
    expect(first.number).toBeNull();
    const between = await office.document('officer.policy', documentId);
    expect(between).toMatchObject({ state: 'AWAITING_SIGN', letterNo: '', signedBy: null });
    expect(await statesOf(documentId)).toEqual(['signed', 'active', 'waiting']);

    await office.seesIn('head.legal', 'sign', documentId);
    await sign('head.legal', documentId);
    const last = await sign('head.policy', documentId);
    expect(last.number).toMatch(/\/\d+$/);
    const memo = await office.document('officer.policy', documentId);
    expect(memo).toMatchObject({ state: 'DISPATCHED', letterNo: last.number });
    expect(memo.signedBy?.name).toContain(office.name('head.policy'));
    await office.seesIn('clerk.legal', 'unreceived', documentId);
  });

  it('asks all at once where the drafter wants so; the signatory stays the last on the page', async () => {
    const documentId = await submitted(true);
    for (const account of [...others, 'head.policy']) {
      await office.seesIn(account, 'sign', documentId);
    }
    await sign('head.policy', documentId);
    await sign('deputy', documentId);
    expect(await statesOf(documentId)).toEqual(['signed', 'active', 'signed']);
    const again = await asked('deputy', documentId, 'sign', { password });
    expect(again).toMatchObject({ status: 403 });
    await sign('head.legal', documentId);
    const memo = await office.document('officer.policy', documentId);
    expect(memo.state).toBe('DISPATCHED');
    expect(memo.signedBy?.name).toContain(office.name('head.policy'));
  });

  it('is not withdrawn once somebody signed, but sent back by whoever is still asked', async () => {
    const documentId = await submitted(true);
    await sign('deputy', documentId);
    const refused = await asked('officer.policy', documentId, 'withdraw', { reason: 'ขอแก้ไข' });
    expect(refused).toMatchObject({ status: 409, code: 'registry.signed-already' });
    await office.act('head.legal', documentId, 'sendBack', { reason: 'ข้อ ๒ ไม่ครบ' });
    const draft = await office.document('officer.policy', documentId);
    expect(draft.state).toBe('DRAFT');
    expect(await statesOf(documentId)).toEqual(['signed', 'returned', 'waiting']);
    // A new round asks everybody again: what was signed is not the text of now.
    await office.act('officer.policy', documentId, 'submit', route());
    expect(await statesOf(documentId)).toEqual(['active', 'waiting', 'waiting']);
  });

  it('has nobody twice', async () => {
    const documentId = await office.draft('officer.policy', ['legal']);
    const twice = { ...route(), coSignatoryIds: [office.person('head.policy')] };
    const refused = await asked('officer.policy', documentId, 'submit', twice);
    expect(refused).toMatchObject({ status: 422, code: 'registry.route-twice' });
  });

  it('is not a stamped letter, which one person initials', async () => {
    const documentId = await office.draftLetter('officer.policy', 'stamp', { title: 'ขอส่งรายงาน' });
    const refused = await asked('officer.policy', documentId, 'submit', route());
    expect(refused).toMatchObject({ status: 422, code: 'registry.one-signatory' });
  });

  it('tells for whom a substitute signed, although others signed after that', async () => {
    const { today } = office;
    const [post] = await office.app.db.query<{ id: string }>(
      'select post_id id from post_holding where person_id = $1',
      [office.person('head.policy')],
    );
    const begun = await office.post('head.policy', '/registry/acting/begin', {
      ...{ power: 'substitute', principalPostId: post?.id, orderNo: '77/2569', orderDate: today },
      ...{ delegatePersonId: office.person('officer2.policy'), fromDay: today, toDay: today },
    });
    expect(begun.status, JSON.stringify(begun)).toBe(200);
    const documentId = await submitted(true);
    for (const account of ['officer2.policy', ...others]) await sign(account, documentId);
    const { signedBy } = await office.document('officer.policy', documentId);
    const [name, forName] = ['นายผู้ร่วมนโยบาย ทดลองงาน', 'นายหัวหน้านโยบาย ทดลองงาน'];
    expect(signedBy).toMatchObject({ name, forName });
    expect(signedBy?.lines.join(' ')).toContain('รักษาราชการแทน');
  });
});
