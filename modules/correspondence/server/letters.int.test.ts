import { documentKinds } from '@sarn/document/contract';
import type { DocumentDetail } from '@sarn/document/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts, openInstance } from '@sarn/server/testing';
import type { OfficeInstance } from '@sarn/server/testing';

let officeInstance: OfficeInstance;
beforeAll(async () => {
  officeInstance = await openInstance();
});
afterAll(() => officeInstance.close());

const password = 'Sarn2569';
const missing = { status: 404, code: 'registry.not-found' };

async function submitted(kind: 'outgoing' | 'stamp' | 'guaranty', change = {}) {
  const id = await officeInstance.draftLetter('officer.policy', kind, change);
  const signatoryId = officeInstance.person('head.policy');
  await officeInstance.act('officer.policy', id, 'submit', { signatoryId });
  return id;
}

/** A letter signed and numbered, to the given addressees. */
async function numbered(names: readonly string[]) {
  const recipients = names.map((name) => ({ name, method: 'post' }));
  const id = await submitted('outgoing', { recipients });
  await officeInstance.act('head.policy', id, 'sign', { password });
  const { number } = await officeInstance.act('clerk.policy', id, 'number', {});
  const { letter } = await officeInstance.document('clerk.policy', id);
  return { id, number, recipients: letter?.recipients ?? [] };
}

const refusedWith = async (
  account: string,
  id: string,
  act: string,
  form: object,
  code: string,
) => {
  const request = { on: 'document', targetId: id, act, form: form as Record<string, unknown> };
  expect(await officeInstance.tryAct(account, id, request)).toMatchObject({ code });
};

describe('[4.01] a letter to somebody outside', () => {
  it('counts as sent only when the channel of every addressee is recorded', async () => {
    const { id, number, recipients } = await numbered(['กรมที่หนึ่ง', 'กรมที่สอง']);
    expect(number).toMatch(/^ทส 0102\/\d+$/);
    await officeInstance.seesIn('clerk.policy', 'jobCommand', id);
    const [first, second] = recipients.map((one) => one.id);
    const sendings = [{ recipientId: first, method: 'ems', reference: 'EY123456789TH' }];
    await officeInstance.act('clerk.policy', id, 'dispatch', { sendings });
    expect(await officeInstance.document('clerk.policy', id)).toMatchObject({ state: 'NUMBERED' });
    await refusedWith(
      'clerk.policy',
      id,
      'dispatch',
      { sendings },
      'registry.sending-not-possible',
    );
    await refusedWith(
      'clerk.policy',
      id,
      'cancel',
      { reason: 'ขอยกเลิก' },
      'registry.already-dispatched',
    );
    await officeInstance.act('clerk.policy', id, 'dispatch', {
      sendings: [{ recipientId: second, method: 'hand' }],
    });
    const sent = await officeInstance.document('officer.policy', id);
    // Nobody waits for it, and the registry may close it: it is not called finished.
    expect(sent).toMatchObject({ state: 'DISPATCHED', principals: [], isOver: false });
    expect(sent.letter?.recipients[0]).toMatchObject({
      state: 'SENT',
      method: 'ems',
      reference: 'EY123456789TH',
    });
    const receipt = { recipientId: first, outcome: 'DELIVERED', theirNo: '88/2569' };
    await officeInstance.act('clerk.policy', id, 'recordReceipt', receipt);
    await officeInstance.act('clerk.policy', id, 'recordReceipt', {
      ...receipt,
      recipientId: second,
    });
    await officeInstance.seesIn('clerk.policy', 'jobCompleted', id);
  });

  it('shares its numbers with stamped letters, without a gap', async () => {
    const { number } = await numbered(['กรมตัวอย่าง']);
    const stamp = await submitted('stamp');
    await officeInstance.act('head.policy', stamp, 'initial', { password });
    await officeInstance.act('clerk.policy', stamp, 'seal', {});
    const next = await officeInstance.act('clerk.policy', stamp, 'number', {});
    const runningOf = (text: string) => Number(text.split('/').at(-1));
    expect(runningOf(next.number)).toBe(runningOf(number) + 1);
  });

  it('[7.04] bears a number reserved before, with the day for which it was reserved', async () => {
    await numbered(['กรมตัวอย่าง']);
    const registers = (await officeInstance.get(
      'clerk.policy',
      '/registry/registers',
    )) as unknown as {
      rows: { id: string; kind: string }[];
    };
    const registerId = registers.rows.find((row) => row.kind === 'outgoing')?.id;
    const forDay = officeInstance.dayFromToday(-1);
    const reserve = { count: 1, forDay, expiresOn: officeInstance.today, reason: 'รอลงนาม' };
    const path0 = `/registry/registers/${registerId}/reserve`;
    const reserved = await officeInstance.post('clerk.policy', path0, reserve);
    expect(reserved.status, JSON.stringify(reserved)).toBe(200);
    const id = await submitted('outgoing');
    await officeInstance.act('head.policy', id, 'sign', { password });
    const mayOf = async (account: string) => {
      const { may } = await officeInstance.document(account, id);
      return may.find((one) => one.act === 'number')?.reserved;
    };
    const [own] = (await mayOf('clerk.policy')) ?? [];
    expect(own).toMatchObject({ forDay });
    expect(await mayOf('officer.policy')).toBeUndefined();
    const form = { reservedEntryId: own?.entryId };
    const { number } = await officeInstance.act('clerk.policy', id, 'number', form);
    expect(number).toBe(`ทส 0102/${own?.number}`);
    expect(await officeInstance.document('officer.policy', id)).toMatchObject({
      letterDate: forDay,
    });
  });

  it('is read by its unit and superiors only, and keeps its number when cancelled', async () => {
    const { id, number } = await numbered(['กรมตัวอย่าง']);
    const line = ['officer.policy', 'head.policy', 'clerk.policy', 'director', 'saraban'];
    for (const account of accounts.filter((one) => !line.includes(one))) {
      expect(await officeInstance.get(account, `/registry/document/${id}`), account).toMatchObject(
        missing,
      );
    }
    await officeInstance.act('clerk.policy', id, 'cancel', { reason: 'ผู้รับยกเลิกการประชุม' });
    const registers = (await officeInstance.get(
      'clerk.policy',
      '/registry/registers',
    )) as unknown as {
      rows: { id: string; kind: string; kindTerm: { th: string } }[];
    };
    const register = registers.rows.find((row) => row.kind === 'outgoing');
    expect(register?.kindTerm.th).toBe('ทะเบียนหนังสือส่ง');
    const path = `/registry/registers/${register?.id}/entries?year=${officeInstance.buddhistYear}`;
    const lines = (await officeInstance.get('clerk.policy', path)) as unknown as {
      rows: { letterNo: string; state: string }[];
    };
    expect(lines.rows.find((row) => row.letterNo === number)).toMatchObject({ state: 'VOID' });
  });
});

describe('[4.01] a certificate', () => {
  it('is numbered by the year, readable to its bearer, and revoked by its signatory', async () => {
    const bearerId = officeInstance.person('officer.legal');
    const id = await submitted('guaranty', { bearerId, validUntil: officeInstance.today });
    const path = `/registry/document/${id}`;
    expect(await officeInstance.get('officer.legal', path)).toMatchObject(missing);
    const { number } = await officeInstance.act('head.policy', id, 'sign', { password });
    expect(number).toMatch(/^\d+\/25\d\d$/);
    const read = await officeInstance.document('officer.legal', id);
    expect(read).toMatchObject({ state: 'ISSUED', letterNo: number });
    expect(read.letter?.validity?.code).toBe('VALID');
    expect(read.may).toEqual([]);
    await officeInstance.act('head.policy', id, 'revoke', { reason: 'ข้อความคลาดเคลื่อน' });
    const revoked = await officeInstance.document('officer.legal', id);
    expect(revoked.letter?.validity?.code).toBe('REVOKED');
  });

  it('never ends before the day on which it is written', async () => {
    const form = officeInstance.letterOfKind('guaranty');
    const answer = await officeInstance.tryLetter('officer.policy', {
      ...form,
      validUntil: officeInstance.dayFromToday(-1),
    });
    expect(answer).toMatchObject({ code: 'registry.valid-until-past' });
  });
});

describe('[4.01] a note and a document of kind other', () => {
  it('closes without a number, with what everybody wrote on it in its history', async () => {
    const id = await officeInstance.draftLetter('officer.policy', 'note');
    await officeInstance.act('officer.policy', id, 'present', {
      purpose: 'to-consider',
      note: 'เพื่อพิจารณา',
    });
    const personId = officeInstance.person('director');
    const pass = { to: 'person', personId, purpose: 'to-consider', note: 'เห็นควรอนุมัติ' };
    await officeInstance.act('head.policy', id, 'annotate', pass);
    await officeInstance.seesNotIn('head.policy', 'jobReceived2', id);
    await officeInstance.seesIn('director', 'jobReceived2', id);
    await officeInstance.act('director', id, 'close', { retention: 'one-year', note: 'อนุมัติ' });
    const closed = await officeInstance.document('officer.policy', id);
    expect(closed).toMatchObject({ state: 'CLOSED', letterNo: '', isOver: true });
    const notes = closed.history.map((entry) => entry.note);
    expect(notes).toEqual(expect.arrayContaining(['เพื่อพิจารณา', 'เห็นควรอนุมัติ', 'อนุมัติ']));
  });

  it('is entered only with its file, in a register of its own', async () => {
    const bare = await officeInstance.draftLetter('officer.policy', 'other', { fileIds: [] });
    await refusedWith('officer.policy', bare, 'enter', {}, 'registry.draft-incomplete');
    const id = await officeInstance.draftLetter('officer.policy', 'other');
    const { number } = await officeInstance.act('officer.policy', id, 'enter', {});
    expect(number).toMatch(/^1\/25\d\d$/);
    const read = await officeInstance.document('clerk.policy', id);
    expect(read).toMatchObject({ sender: 'กองนโยบาย', state: 'REGISTERED' });
    expect(read.kindTerm.th).toBe(documentKinds.other.th);
  });
});

describe('[4.05] a reviewer who is away', () => {
  it('is skipped by the drafter or the signatory, with the reason in the history', async () => {
    const id = await officeInstance.draftLetter('officer.policy', 'outgoing');
    const reviewerIds = [
      officeInstance.person('officer2.policy'),
      officeInstance.person('clerk.policy'),
    ];
    const signatoryId = officeInstance.person('head.policy');
    await officeInstance.act('officer.policy', id, 'submit', { reviewerIds, signatoryId });
    await officeInstance.refused('clerk.policy', id, 'skip', { reason: 'ลาพักผ่อน' }, 403);
    await officeInstance.act('officer.policy', id, 'skip', { reason: 'ลาพักผ่อน' });
    await officeInstance.seesNotIn('officer2.policy', 'review', id);
    await officeInstance.seesIn('clerk.policy', 'review', id);
    await officeInstance.act('head.policy', id, 'skip', { reason: 'ไปราชการต่างจังหวัด' });
    const document = await officeInstance.document('head.policy', id);
    expect(document.state).toBe('AWAITING_SIGN');
    expect(document.route.map((step) => step.state)).toEqual(['skipped', 'skipped', 'active']);
    const skipped = document.history.find((entry) => entry.act === 'skip');
    expect(skipped?.note).toBe('ลาพักผ่อน');
  });
});

describe('[4.02] orders that change other orders', () => {
  const validityOf = (document: DocumentDetail) => document.publication?.validity?.code;

  it('amend and repeal from their day on, linked both ways', async () => {
    const day = { inForceOn: officeInstance.today };
    const old = await officeInstance.publish('officer.policy', 'command', day);
    expect(validityOf(await officeInstance.document('officer.legal', old.documentId))).toBe(
      'IN_FORCE',
    );
    const amends = { changes: [{ documentId: old.documentId, kind: 'amends' }], ...day };
    const draft = await officeInstance.draftPublication('officer.policy', 'command', amends);
    // A draft changes nothing and nobody else sees it.
    const before = await officeInstance.document('officer.legal', old.documentId);
    expect(before.publication?.changedBy).toEqual([]);
    const signatoryId = officeInstance.person('director');
    await officeInstance.act('officer.policy', draft, 'submit', { signatoryId });
    await officeInstance.act('director', draft, 'sign', { password });
    const amended = await officeInstance.document('officer.legal', old.documentId);
    expect(validityOf(amended)).toBe('AMENDED');
    expect(amended.publication?.changedBy).toMatchObject([{ documentId: draft, kind: 'amends' }]);
    const other = await officeInstance.document('officer.legal', draft);
    expect(other.publication?.changes).toMatchObject([{ documentId: old.documentId }]);

    const later = { inForceOn: officeInstance.dayFromToday(30) };
    const repeals = { changes: [{ documentId: old.documentId, kind: 'repeals' }], ...later };
    const repeal = await officeInstance.publish('officer.policy', 'announce', repeals);
    expect(validityOf(await officeInstance.document('officer.legal', repeal.documentId))).toBe(
      'NOT_YET',
    );
    // The repeal takes effect in 30 days; until then the amended order is in force.
    expect(validityOf(await officeInstance.document('officer.legal', old.documentId))).toBe(
      'AMENDED',
    );
    await refusedChange(old.documentId);
  });

  it('take effect on the day itself, and what is repealed is not offered again', async () => {
    const title = 'ระเบียบว่าด้วยการทดลองยกเลิก';
    const old = await officeInstance.publish('officer.policy', 'regularity', { title });
    const search = async () => {
      const path = `/registry/publication/changeable?kind=regularity&text=${encodeURIComponent(title)}`;
      const found = (await officeInstance.get('officer.legal', path)) as unknown as {
        rows: { documentId: string }[];
      };
      return found.rows.map((row) => row.documentId);
    };
    expect(await search()).toEqual([old.documentId]);
    await officeInstance.publish('officer.policy', 'regularity', {
      title: 'ระเบียบฉบับใหม่',
      inForceOn: officeInstance.today,
      changes: [{ documentId: old.documentId, kind: 'supersedes' }],
    });
    expect(validityOf(await officeInstance.document('officer.legal', old.documentId))).toBe(
      'REPEALED',
    );
    expect(await search()).toEqual([]);
  });

  it('lets only one of two orders repeal the same document at the same moment', async () => {
    const old = await officeInstance.publish('officer.policy', 'command');
    const changes = [{ documentId: old.documentId, kind: 'repeals' }];
    const drafts = [
      await officeInstance.draftPublication('officer.policy', 'command', { changes }),
      await officeInstance.draftPublication('officer.policy', 'command', { changes }),
    ];
    const signatoryId = officeInstance.person('director');
    for (const id of drafts)
      await officeInstance.act('officer.policy', id, 'submit', { signatoryId });
    const answers = await Promise.all(
      drafts.map((id) =>
        officeInstance.tryAct('director', id, {
          on: 'document',
          targetId: id,
          act: 'sign',
          form: { password },
        }),
      ),
    );
    expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  /** A repealed document, a draft, or a kind that is never in force cannot be changed. */
  async function refusedChange(ended: string): Promise<void> {
    const draft = await officeInstance.draftPublication('officer.policy', 'command');
    const news = await officeInstance.publish('officer.policy', 'news');
    for (const documentId of [ended, draft, news.documentId]) {
      const form = {
        ...officeInstance.publicationForm('rules'),
        changes: [{ documentId, kind: 'amends' }],
      };
      const answer = await officeInstance.tryPublication('officer.policy', form);
      expect(answer).toMatchObject({ status: 409, code: 'registry.change-not-possible' });
    }
  }
});
