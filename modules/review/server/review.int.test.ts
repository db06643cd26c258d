import { openInstance, password } from '@sarn/server/testing';
import type { OfficeInstance } from '@sarn/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reviewRuleTable, usualReviewRule } from '../contract/index.ts';
import type { ReviewRule } from '../contract/index.ts';
import { author, memoOf, pathOf, reviewer, reviewing, signer } from './review.testing.ts';

let office: OfficeInstance;
let on: ReturnType<typeof reviewing>;
beforeAll(async () => {
  office = await openInstance();
  on = reviewing(office);
});
afterAll(() => office.close());

const hidden = { status: 404, code: 'registry.not-found' };

/** A draft that waits for its reviewer. */
async function inReview(): Promise<string> {
  const documentId = await on.draft();
  await on.submit(documentId);
  return documentId;
}

const reasoned = { reason: 'โปรดแก้ไขตามความเห็น' };

describe('remarks on a draft', () => {
  it('are kept with author, post and time beside a text that stays as it is', async () => {
    const documentId = await inReview();
    const before = await office.document(author, documentId);
    await on.comment(reviewer, documentId, '24 พฤศจิกายน', 'ตรงกับวันหยุดหรือไม่');
    const added = await on.suggest(reviewer, documentId, 'ณ ห้องประชุม 2', 'ผ่านสื่ออิเล็กทรอนิกส์');
    expect(added.status, JSON.stringify(added)).toBe(200);
    const { rows, mayAccept, version } = await on.read(author, documentId);
    expect(rows).toMatchObject([
      {
        ...{ kind: 'comment', text: 'ตรงกับวันหยุดหรือไม่', quote: '24 พฤศจิกายน', state: 'open' },
        ...{ isOwn: false, place: { from: 41, to: 53 }, may: ['resolve'] },
      },
      { kind: 'suggestion', insert: 'ผ่านสื่ออิเล็กทรอนิกส์', may: ['refuse'] },
    ]);
    expect(rows[0]?.author).toContain('ผู้ร่วมนโยบาย');
    expect(rows[0]?.post).not.toBe('');
    expect(mayAccept).toBe(false);
    const after = await office.document(author, documentId);
    expect(after.bodyJson).toEqual(before.bodyJson);
    expect([after.version, version]).toEqual([before.version, before.version]);
    // An act that was begun before is not refused as outdated.
    await office.act(reviewer, documentId, 'pass', {});
  });

  it('are told to the author, and answers to who asked', async () => {
    const documentId = await inReview();
    await on.comment(reviewer, documentId, '24 พฤศจิกายน', 'ตรงกับวันหยุดหรือไม่');
    await office.heard(author, documentId);
    const [remark] = (await on.read(author, documentId)).rows;
    const answered = await on.reply(author, documentId, remark?.id ?? '', 'ไม่ตรงครับ');
    expect(answered.status, JSON.stringify(answered)).toBe(200);
    const told = JSON.stringify(
      await office.post(reviewer, '/service/get-all-notification', { take: 50 }),
    );
    // By whom, and not what.
    expect(told).toContain('มีผู้ตอบความเห็นในร่าง');
    expect(told).not.toContain('ไม่ตรงครับ');
    const { rows } = await on.read(reviewer, documentId);
    // What was answered is not taken back.
    expect(rows[0]?.may).toEqual(['resolve']);
    expect(rows[0]?.replies).toMatchObject([{ text: 'ไม่ตรงครับ', isOwn: false }]);
    expect((await on.decide(author, documentId, 'resolve', rows)).status).toBe(200);
    expect((await on.read(reviewer, documentId)).rows).toMatchObject([
      { state: 'resolved', decidedBy: expect.stringContaining('ทดลองงาน') as string },
    ]);
  });

  it('are made by who has the draft: its author, and for whom it waits', async () => {
    const documentId = await inReview();
    const refused = { status: 409, code: 'review.not-with-you' };
    expect(await on.comment(signer, documentId, 'ณ', 'ก่อนเวลา')).toMatchObject(refused);
    expect((await on.comment(author, documentId, 'ณ', 'ขอคำแนะนำ')).status).toBe(200);
    await office.act(reviewer, documentId, 'pass', {});
    expect(await on.comment(reviewer, documentId, 'ณ', 'ช้าไป')).toMatchObject(refused);
    expect((await on.comment(signer, documentId, 'ณ', 'ถึงแล้ว')).status).toBe(200);
    const { rows } = await on.read(reviewer, documentId);
    expect(rows.map(({ text }) => text)).toEqual(['ขอคำแนะนำ', 'ถึงแล้ว']);
    expect((await on.reply(reviewer, documentId, rows[0]?.id ?? '', 'ตอบ')).status).toBe(200);
    expect((await on.decide(reviewer, documentId, 'withdraw', rows)).code).toBe(
      'review.not-possible',
    );
  });

  it('name words that are there', async () => {
    const documentId = await inReview();
    const wrong = { from: 0, to: 3, quote: 'กขค', text: 'ก' };
    expect(await on.add(reviewer, documentId, { kind: 'comment', ...wrong })).toMatchObject({
      ...{ status: 409, code: 'review.words-changed' },
    });
    for (const remark of [
      { kind: 'comment', from: 0, to: 4, quote: 'เห็น', text: '' },
      { kind: 'suggestion', from: 0, to: 4, quote: 'เห็น', insert: 'เห็น' },
      { kind: 'comment', from: 4, to: 0, quote: 'เห็น', text: 'ก' },
      { kind: 'comment', from: 0, to: 9, quote: 'เห็น', text: 'ก' },
      { kind: 'html', from: 0, to: 0, quote: '', text: '<script>' },
    ]) {
      expect((await on.add(reviewer, documentId, remark)).status, JSON.stringify(remark)).toBe(422);
    }
    expect((await on.read(reviewer, documentId)).rows).toEqual([]);
  });
});

describe('who reads what was said about a draft', () => {
  it('is the author and who is on its route, never a recipient of the document', async () => {
    const documentId = await inReview();
    await on.comment(reviewer, documentId, 'ณ', 'ความเห็นภายใน');
    for (const stranger of ['officer.legal', 'clerk.legal', 'head.legal', 'saraban']) {
      expect(await office.get(stranger, pathOf(documentId)), stranger).toMatchObject(hidden);
    }
    await office.act(reviewer, documentId, 'pass', {});
    await office.act(signer, documentId, 'sign', { password });
    await office.seesIn('clerk.legal', 'unreceived', documentId);
    expect(await office.get('clerk.legal', pathOf(documentId))).toMatchObject(hidden);
    const all = JSON.stringify(await office.document('clerk.legal', documentId));
    expect(all).not.toContain('ความเห็นภายใน');
    const { rows, mayRemark, mayReply } = await on.read(author, documentId);
    expect(rows).toMatchObject([{ text: 'ความเห็นภายใน', may: [] }]);
    expect([mayRemark, mayReply]).toEqual([false, false]);
    expect(await on.reply(author, documentId, rows[0]?.id ?? '', 'สายไป')).toMatchObject({
      ...{ status: 409, code: 'review.over' },
    });
    const stranger = await on.reply('clerk.legal', documentId, rows[0]?.id ?? '', 'ก');
    expect(stranger).toMatchObject(hidden);
  });

  it('does not mix up drafts', async () => {
    const [one, other] = [await inReview(), await inReview()];
    await on.comment(reviewer, one, 'ณ', 'ของฉบับแรก');
    const { rows } = await on.read(author, one);
    const unknown = { status: 404, code: 'review.not-found' };
    expect(await on.decide(author, other, 'resolve', rows)).toMatchObject(unknown);
    expect(await on.reply(author, other, rows[0]?.id ?? '', 'ก')).toMatchObject(unknown);
  });
});

describe('deciding on suggestions', () => {
  /** With two suggestions, back with its author. */
  async function returned(): Promise<string> {
    const documentId = await inReview();
    await on.suggest(reviewer, documentId, 'ณ ห้องประชุม 2', 'ผ่านสื่ออิเล็กทรอนิกส์');
    await on.suggest(reviewer, documentId, 'พิจารณา', 'อนุมัติ');
    await office.act(reviewer, documentId, 'sendBack', reasoned);
    return documentId;
  }

  it('puts accepted words into the text as a new version, and takes them out again', async () => {
    const documentId = await returned();
    const { rows, version } = await on.read(author, documentId);
    const done = await on.decide(author, documentId, 'accept', rows, version);
    expect(done).toMatchObject({ status: 200, done: 2, left: 0, version: version + 1 });
    expect(await on.textOf(documentId)).toBe(
      'เห็นควรจัดประชุม ผ่านสื่ออิเล็กทรอนิกส์ ในวันที่ 24 พฤศจิกายน\nจึงเรียนมาเพื่อโปรดอนุมัติ',
    );
    const memo = await office.document(author, documentId);
    expect(memo.bodyHtml).toContain('ผ่านสื่ออิเล็กทรอนิกส์');
    expect(memo.version).toBe(version + 1);
    const after = (await on.read(author, documentId)).rows;
    expect(after).toMatchObject([
      { state: 'accepted', may: ['reopen'], place: { from: 17, to: 39 } },
      { state: 'accepted' },
    ]);
    expect((await on.decide(author, documentId, 'reopen', after.slice(0, 1))).status).toBe(200);
    expect(await on.textOf(documentId)).toContain('ณ ห้องประชุม 2');
    expect((await on.read(author, documentId)).rows[0]).toMatchObject({
      ...{ state: 'open', decidedBy: '', may: ['accept', 'refuse'] },
    });
  });

  it('is refused on another version than the one that was read', async () => {
    const documentId = await returned();
    const { rows, version } = await on.read(author, documentId);
    const edited = { ...memoOf(office, 'แก้ทั้งหมด'), documentId, version };
    expect((await office.post(author, '/registry/memo/save', edited)).status).toBe(200);
    expect(await on.decide(author, documentId, 'accept', rows, version)).toMatchObject({
      ...{ status: 409, code: 'registry.stale' },
    });
    expect(await on.decide(author, documentId, 'accept', rows)).toMatchObject({
      ...{ status: 409, code: 'review.words-changed' },
    });
    expect(await on.textOf(documentId)).toBe('แก้ทั้งหมด');
    expect((await on.read(author, documentId)).rows.map(({ place }) => place)).toEqual([
      null,
      null,
    ]);
  });

  it('follows words that the author moved, and says what is lost', async () => {
    const documentId = await returned();
    const { rows, version } = await on.read(author, documentId);
    const texts = ['เรียนเพิ่มเติม', 'เห็นควรจัดประชุม ณ ห้องประชุม 2 ในวันที่ 25'];
    const edited = { ...memoOf(office, ...texts), documentId, version };
    await office.post(author, '/registry/memo/save', edited);
    expect(await on.decide(author, documentId, 'accept', rows)).toMatchObject({ done: 1, left: 1 });
    expect(await on.textOf(documentId)).toContain('ผ่านสื่ออิเล็กทรอนิกส์ ในวันที่ 25');
  });

  it('belongs to the author while the draft is theirs; nobody else changes the text', async () => {
    const documentId = await inReview();
    await on.suggest(reviewer, documentId, 'พิจารณา', 'อนุมัติ');
    const { rows } = await on.read(author, documentId);
    const impossible = { status: 409, code: 'review.not-possible' };
    for (const account of [author, reviewer]) {
      expect(await on.decide(account, documentId, 'accept', rows)).toMatchObject(impossible);
    }
    expect(await on.decide(reviewer, documentId, 'refuse', rows)).toMatchObject(impossible);
    expect((await on.decide(reviewer, documentId, 'withdraw', rows)).status).toBe(200);
    expect((await on.read(author, documentId)).rows).toEqual([]);
  });

  it('comes before the draft is sent on, and before it is signed', async () => {
    const documentId = await returned();
    const route = {
      reviewerIds: [office.person(reviewer)],
      signatoryId: office.person(signer),
    };
    const target = { on: 'document', targetId: documentId };
    expect(
      await office.tryAct(author, documentId, { ...target, act: 'submit', form: route }),
    ).toMatchObject({ status: 409, code: 'review.open-before-sending', params: { count: 2 } });
    const { rows } = await on.read(author, documentId);
    expect((await on.decide(author, documentId, 'refuse', rows)).status).toBe(200);
    await on.submit(documentId);
    // A reviewer passes it on with a suggestion.
    await on.suggest(reviewer, documentId, 'พิจารณา', 'อนุมัติ');
    await office.act(reviewer, documentId, 'pass', {});
    const signing = { ...target, act: 'sign', form: { password } };
    expect(await office.tryAct(signer, documentId, signing)).toMatchObject({
      ...{ status: 409, code: 'review.open-before-signing', params: { count: 1 } },
    });
    const open = (await on.read(signer, documentId)).rows.filter(({ state }) => state === 'open');
    expect(open.map(({ may }) => may)).toEqual([['refuse']]);
    expect((await on.decide(signer, documentId, 'refuse', open)).status).toBe(200);
    await office.act(signer, documentId, 'sign', { password });
  });

  it('is asked for only where the agency wants it', async () => {
    const set = async (version: number, values: ReviewRule) => {
      const row = { nameTh: 'ร่างทุกประเภท', nameEn: '', validFrom: '1950-01-01', validTo: null };
      const sent = { ...row, code: 'usual', version, values };
      const saved = await office.post(
        'admin',
        `/settings/tables/${reviewRuleTable.code}/save`,
        sent,
      );
      expect(saved.status, JSON.stringify(saved)).toBe(200);
    };
    const documentId = await returned();
    expect((await on.read(author, documentId)).isHeld).toBe(true);
    await set(1, { isDecidedBeforeSending: false, isDecidedBeforeSigning: false });
    expect((await on.read(author, documentId)).isHeld).toBe(false);
    await on.submit(documentId);
    await office.act(reviewer, documentId, 'pass', {});
    await office.act(signer, documentId, 'sign', { password });
    await set(2, usualReviewRule);
  });

  it('is not needed to give a draft up', async () => {
    const documentId = await returned();
    await office.act(author, documentId, 'cancel', { reason: 'ไม่ดำเนินการแล้ว' });
  });
});
