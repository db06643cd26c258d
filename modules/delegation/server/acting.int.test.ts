import { addDays, formatDate } from '@sarn/kernel';
import type { ActingOrder } from '@sarn/delegation/contract';
import type { DocumentDetail } from '@sarn/document/contract';
import { actingActs } from '@sarn/delegation/contract';
import { flows } from '@sarn/correspondence/contract';
import { fixedClock } from '@sarn/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { password, sampleAgencyPosts, OfficeInstance, startTestApp } from '@sarn/server/testing';
import type { TestApp } from '@sarn/server/testing';

let officeInstance: OfficeInstance;
let app: TestApp;
// Ten in the morning, Bangkok time, of the day that the instance takes as today.
const morning = () => new Date(`${officeInstance.today}T03:00:00.000Z`);
const clock = fixedClock(new Date().toISOString());

beforeAll(async () => {
  app = await startTestApp({ clock });
  officeInstance = new OfficeInstance(app, await sampleAgencyPosts(app.platform.db, app.services));
  clock.set(morning().toISOString());
});
afterAll(() => officeInstance.close());
afterEach(async () => {
  clock.set(morning().toISOString());
  // Each test makes its own orders; they must not give anybody rights in the next test.
  await app.db.query(`update delegation set ended_at = begins_at where ended_at is null`);
  await app.db.query(`delete from queue_item where principal like 'd:%'`);
});

/** Post of a person of the small agency: each has one. */
async function namedPost(account: string): Promise<string> {
  const rows = await app.db.query<{ id: string }>(
    'select post_id id from post_holding where person_id = $1',
    [officeInstance.person(account)],
  );
  return rows[0]?.id ?? '';
}

const order = async (principal: string, delegate: string, change: object = {}) => ({
  power: 'substitute',
  principalPostId: await namedPost(principal),
  delegatePersonId: officeInstance.person(delegate),
  fromDay: officeInstance.today,
  toDay: officeInstance.today,
  orderNo: '77/2569',
  orderDate: officeInstance.today,
  ...change,
});

async function begin(principal: string, delegate: string, change: object = {}, by = principal) {
  const answer = await officeInstance.post(
    by,
    '/registry/acting/begin',
    await order(principal, delegate, change),
  );
  expect(answer.status, JSON.stringify(answer)).toBe(200);
  return String(answer['id']);
}

const end = (by: string, id: string) =>
  officeInstance.post(by, `/registry/acting/${id}/end`, { reason: 'กลับมาปฏิบัติราชการแล้ว' });

/** A memo that waits for the signature of the head of policy. */
async function awaitingMemo(): Promise<string> {
  const documentId = await officeInstance.draft('officer.policy', ['legal']);
  const form = { reviewerIds: [], signatoryId: officeInstance.person('head.policy') };
  await officeInstance.act('officer.policy', documentId, 'submit', form);
  return documentId;
}

const signing = { on: 'document', act: 'sign', form: { password } };
const mayOf = (detail: DocumentDetail) => detail.may.map((may) => may.act).toSorted();

describe('[4.10] [8.07] a substitute, with the full power of the post', () => {
  it('finds and signs what reaches the post; both are on paper, in history and trail', async () => {
    const early = await awaitingMemo();
    const fileIds = [await officeInstance.upload('head.policy')];
    const delegationId = await begin('head.policy', 'officer2.policy', { fileIds });
    const documentId = await awaitingMemo();
    for (const document of [early, documentId])
      await officeInstance.seesIn('officer2.policy', 'sign', document);
    await officeInstance.heard('officer2.policy', documentId);
    const before = await officeInstance.document('officer2.policy', documentId);
    const may = before.may.find((one) => one.act === 'sign');
    const lines = ['นักวิเคราะห์นโยบายและแผน รักษาราชการแทน', 'ผู้อำนวยการกองนโยบาย'];
    expect(may?.capacities).toEqual([
      expect.objectContaining({ delegationId, lines, principalName: 'นายหัวหน้านโยบาย ทดลองงาน' }),
    ]);
    const request = { ...signing, targetId: documentId, delegationId };
    const signed = await officeInstance.tryAct('officer2.policy', documentId, request);
    expect(signed.status, JSON.stringify(signed)).toBe(200);

    const memo = await officeInstance.document('officer.policy', documentId);
    const [name, forName] = ['นายผู้ร่วมนโยบาย ทดลองงาน', 'นายหัวหน้านโยบาย ทดลองงาน'];
    expect(memo.signedBy).toMatchObject({ name, lines, forName });
    expect(memo.route.at(-1)).toMatchObject({
      state: 'signed',
      actedBy: `${name} ${lines.join(' ')}`,
    });
    expect(memo.history.find((entry) => entry.act === 'sign')).toMatchObject({
      actorName: name,
      actorPost: lines.join(' '),
      actingFor: { name: forName, orderNo: '77/2569' },
    });
    const trail = await app.db.query<{ detail: object }>(
      `select detail from audit_entry where act = 'registry.sign' and caller_id = $1`,
      [officeInstance.person('officer2.policy')],
    );
    expect(trail.at(-1)?.detail).toMatchObject({ delegationId, principalName: forName });

    // The document keeps the names as they were, also when names and orders change later.
    await end('head.policy', delegationId);
    await app.db.query(`update post set title_th = title_th || ' (เดิม)' where id = $1`, [
      await namedPost('head.policy'),
    ]);
    expect((await officeInstance.document('officer.policy', documentId)).signedBy).toMatchObject({
      lines,
    });
    await app.db.query(`update post set title_th = replace(title_th, ' (เดิม)', '')`);
  });

  it('whose order ended a second ago is told so, and nothing is written', async () => {
    const delegationId = await begin('head.policy', 'officer2.policy', { toTime: '10:30' });
    const documentId = await awaitingMemo();
    const detail = () => officeInstance.document('officer.policy', documentId);
    const { history, version } = await detail();
    clock.set(new Date(morning().getTime() + 30 * 60_000 - 1_000).toISOString());
    expect(mayOf(await officeInstance.document('officer2.policy', documentId))).toContain('sign');
    clock.set(new Date(morning().getTime() + 30 * 60_000 + 1_000).toISOString());
    const ended = { status: 409, code: 'registry.acting-ended' };
    for (const chosen of [{ delegationId }, {}]) {
      const request = { ...signing, targetId: documentId, ...chosen };
      const answer = await officeInstance.tryAct('officer2.policy', documentId, request);
      expect(answer).toMatchObject(ended);
      expect(answer['message']).toContain('ผู้อำนวยการกองนโยบาย');
    }
    expect(await detail()).toMatchObject({ version, state: 'AWAITING_SIGN' });
    expect((await detail()).history).toHaveLength(history.length);
    await officeInstance.seesNotIn('officer2.policy', 'sign', documentId);
    const read = await officeInstance.get('officer2.policy', `/registry/document/${documentId}`);
    expect(read).toMatchObject({ status: 404 });
  });

  it('has no power before the order begins, or after it was ended early', async () => {
    const documentId = await awaitingMemo();
    const coming = await begin('head.policy', 'officer2.policy', {
      fromDay: addDays(officeInstance.today, 1),
      toDay: addDays(officeInstance.today, 2),
    });
    const tried = (delegationId: string) =>
      officeInstance.tryAct('officer2.policy', documentId, {
        ...signing,
        targetId: documentId,
        delegationId,
      });
    expect(await tried(coming)).toMatchObject({ status: 409, code: 'registry.acting-not-begun' });
    const live = await begin('head.policy', 'officer2.policy');
    await officeInstance.seesIn('officer2.policy', 'sign', documentId);
    expect((await end('head.policy', live)).status).toBe(200);
    expect(await tried(live)).toMatchObject({ status: 409, code: 'registry.acting-ended' });
    // Somebody else's order is refused without telling its state.
    const foreign = { ...signing, targetId: documentId, delegationId: live };
    expect(await officeInstance.tryAct('officer.legal', documentId, foreign)).toMatchObject({
      status: 403,
    });
  });

  it('and the head act at the same moment: one act counts', async () => {
    await begin('head.policy', 'officer2.policy');
    const documentId = await awaitingMemo();
    const request = { ...signing, targetId: documentId };
    const both = await Promise.all([
      officeInstance.tryAct('head.policy', documentId, request),
      officeInstance.tryAct('officer2.policy', documentId, request),
    ]);
    expect(both.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const { history } = await officeInstance.document('officer.policy', documentId);
    expect(history.filter((entry) => entry.act === 'sign')).toHaveLength(1);
  });

  it('no longer signs what was given to the post when the order is over', async () => {
    await begin('head.policy', 'officer2.policy');
    const documentId = await officeInstance.draft('officer.policy', ['legal']);
    const form = { reviewerIds: [], signatoryId: officeInstance.person('officer2.policy') };
    await officeInstance.act('officer.policy', documentId, 'submit', form);
    clock.set(addDays(officeInstance.today, 1) + 'T03:00:00.000Z');
    const late = await officeInstance.tryAct('officer2.policy', documentId, {
      ...signing,
      targetId: documentId,
    });
    expect(late).toMatchObject({ status: 409, code: 'registry.acting-ended' });
    // The principal has the post again, and the memo waits there.
    await officeInstance.seesIn('head.policy', 'sign', documentId);
  });
});

it('[8.07] who acts is told of the order, for whom and until when, and that it ended early', async () => {
  const toDay = addDays(officeInstance.today, 6);
  const days = [officeInstance.today, toDay].map((day) => formatDate(day, 'short', 'th'));
  const told = () =>
    app.db.query<{ kind: string; message: string; place: string }>(
      `select kind, message, options::text as place from notification
       where person_id = $1 and message like $2 order by kind`,
      [officeInstance.person('officer2.policy'), `%${days.join(' – ')}`],
    );
  const id = await begin('head.policy', 'officer2.policy', { toDay });
  const message = `ผู้อำนวยการกองนโยบาย นายหัวหน้านโยบาย ทดลองงาน · ${days.join(' – ')}`;
  const place = expect.stringContaining('/sarabun/acting');
  const begun = { kind: 'acting.begun', message, place };
  expect(await told()).toEqual([begun]);
  expect((await end('head.policy', id)).status).toBe(200);
  expect(await told()).toEqual([begun, { ...begun, kind: 'acting.ended' }]);
});

describe('[8.07] a limited power', () => {
  it('covers only its kinds of document, also those that waited before', async () => {
    const [before, other] = await Promise.all(
      (['command', 'announce'] as const).map(async (kind) => {
        const id = await officeInstance.draftPublication('officer.policy', kind);
        await officeInstance.act('officer.policy', id, 'submit', {
          signatoryId: officeInstance.person('director'),
        });
        return id;
      }),
    );
    const id = await begin('director', 'head.legal', {
      power: 'delegated',
      kinds: ['command'],
      acts: ['sign'],
    });
    await officeInstance.seesIn('head.legal', 'sign', before ?? '');
    await officeInstance.seesNotIn('head.legal', 'sign', other ?? '');
    expect(await officeInstance.get('head.legal', `/registry/document/${other}`)).toMatchObject({
      status: 404,
    });
    expect(mayOf(await officeInstance.document('head.legal', before ?? ''))).toEqual(['sign']);
    const refused = await officeInstance.tryAct('head.legal', before ?? '', {
      on: 'document',
      targetId: before ?? '',
      act: 'sendBack',
      form: { reason: 'ขอให้แก้ไข' },
      delegationId: id,
    });
    expect(refused).toMatchObject({ status: 403, code: 'registry.acting-out-of-scope' });
    const request = { ...signing, targetId: before ?? '', delegationId: id };
    expect((await officeInstance.tryAct('head.legal', before ?? '', request)).status).toBe(200);
    const document = await officeInstance.document('officer.policy', before ?? '');
    expect(document.signedBy?.lines.at(0)).toBe('ผู้อำนวยการกองกฎหมาย ปฏิบัติราชการแทน');
  });

  it('[8.07] every act of the head, one by one, inside and outside of it', async () => {
    const { documentId } = await officeInstance.register('saraban');
    await officeInstance.act('saraban', documentId, 'distribute', {
      recipients: [{ unitId: officeInstance.unit('policy') }],
    });
    await officeInstance.actOnTransmission('clerk.policy', documentId, 'receive');
    await officeInstance.actOnTransmission('clerk.policy', documentId, 'present');
    const { transmissions, may } = await officeInstance.document('head.policy', documentId);
    const targetId = transmissions[0]?.id ?? '';
    const possible = may.filter((one) => one.on === 'transmission').map((one) => one.act);
    expect(possible.length).toBeGreaterThan(3);
    const power = { power: 'delegated', kinds: ['outside'] };
    for (const code of [...possible, 'sign', 'receive']) {
      const id = await begin('head.policy', 'officer.legal', { ...power, acts: [code] });
      const seen = await officeInstance.get('officer.legal', `/registry/document/${documentId}`);
      if (!possible.includes(code)) expect([code, seen.status]).toEqual([code, 404]);
      else expect([code, officeInstance.mayOf(seen)]).toEqual([code, [code]]);
      for (const act of possible.filter((one) => one !== code)) {
        const request = { on: 'transmission', targetId, act, form: {}, delegationId: id };
        const answer = await officeInstance.tryAct('officer.legal', documentId, request);
        expect([code, act, [403, 404].includes(answer.status)]).toEqual([code, act, true]);
      }
      expect((await end('head.policy', id)).status).toBe(200);
      const gone = await officeInstance.get('officer.legal', `/registry/document/${documentId}`);
      expect([code, gone.status]).toEqual([code, 404]);
    }
    const { history } = await officeInstance.document('head.policy', documentId);
    expect(history.at(-1)?.act).toBe('present');
  });

  it('for documents of some units only', async () => {
    await begin('director', 'head.legal', {
      power: 'delegated',
      acts: ['sign'],
      unitIds: [officeInstance.unit('legal')],
    });
    const drafts = await Promise.all(
      ['officer.policy', 'officer.legal'].map(async (by) => {
        const id = await officeInstance.draftPublication(by, 'command');
        await officeInstance.act(by, id, 'submit', {
          signatoryId: officeInstance.person('director'),
        });
        return id;
      }),
    );
    await officeInstance.seesNotIn('head.legal', 'sign', drafts[0] ?? '');
    await officeInstance.seesIn('head.legal', 'sign', drafts[1] ?? '');
  });
});

describe('[4.10] the post from which one acts', () => {
  it('is offered where several fit, and the chosen one is written down', async () => {
    const documentId = await officeInstance.assignedLetter();
    const delegationId = await begin('clerk.policy', 'head.policy', {}, 'director');
    const detail = await officeInstance.document('head.policy', documentId);
    const remind = detail.may.find((may) => may.act === 'remind');
    expect(remind?.capacities.map((capacity) => capacity.delegationId)).toEqual([
      null,
      delegationId,
    ]);
    const request = {
      on: 'assignment',
      targetId: remind?.targetId ?? '',
      act: 'remind',
      form: {},
      delegationId,
    };
    expect((await officeInstance.tryAct('head.policy', documentId, request)).status).toBe(200);
    const { history } = await officeInstance.document('head.policy', documentId);
    expect(history.at(-1)).toMatchObject({
      act: 'remind',
      actorPost: 'ผู้อำนวยการกองนโยบาย รักษาราชการแทน เจ้าพนักงานธุรการ',
    });
  });
});

describe('orders of acting', () => {
  const rows = async (account: string) => {
    const answer = await officeInstance.get(account, '/registry/acting');
    return { ...answer, rows: answer['rows'] as ActingOrder[] };
  };

  it('are seen by those they concern, with the file of the order', async () => {
    const fileIds = [await officeInstance.upload('head.policy')];
    const id = await begin('head.policy', 'officer2.policy', { fileIds });
    for (const [account, isSeen] of [
      ['head.policy', true],
      ['officer2.policy', true],
      ['director', true],
      ['head.legal', false],
      ['officer.policy', false],
      ['admin', false],
    ] as const) {
      const found = (await rows(account)).rows.find((row) => row.id === id);
      expect([account, Boolean(found)]).toEqual([account, isSeen]);
      const file = await officeInstance.get(account, `/file/${fileIds[0]}/content`);
      expect([account, file.status]).toEqual([account, isSeen ? 200 : 404]);
    }
    const seenBy = async (who: string) => (await rows(who)).rows.find((row) => row.id === id);
    expect(await seenBy('head.policy')).toMatchObject({ mayEnd: true, state: 'live' });
    expect(await seenBy('officer2.policy')).toMatchObject({ mayEnd: false });
  });

  it('are entered by who may, and refused with the reason', async () => {
    const code = async (by: string, body: object) =>
      (await officeInstance.post(by, '/registry/acting/begin', body)).code;
    const usual = await order('head.policy', 'officer2.policy');
    expect(await code('officer2.policy', usual)).toBe('identity.acting-not-yours');
    expect(await code('head.legal', usual)).toBe('identity.acting-not-yours');
    const secretary = { ...usual, delegatePersonId: officeInstance.person('secretary') };
    expect(await code('head.policy', secretary)).toBe('identity.acting-may-not-sign');
    const limited = { ...usual, kinds: ['command'] };
    expect(await code('head.policy', limited)).toBe('identity.acting-scope-none');
    const posts = await officeInstance.get('head.policy', '/registry/acting/posts?onlyMine=1');
    const own = posts['rows'] as { title: string }[];
    expect(own[0]?.title).toBe('ผู้อำนวยการกองนโยบาย');
    expect(own.map((post) => post.title)).not.toContain('ผู้อำนวยการกองกฎหมาย');
  });

  it('can be limited to every act that a head can do by the flow table', () => {
    const heads = flows.outside?.transitions.filter((row) => row.by.includes('unitHead')) ?? [];
    const codes = actingActs.map(({ code }) => code);
    expect(codes).toEqual(expect.arrayContaining(heads.map((row) => row.act)));
  });
});
