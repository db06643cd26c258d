import type {
  Circulation,
  CirculationPerson,
  Received,
  RecipientGroup,
} from '@sarn/circulation/contract';
import { fixedClock } from '@sarn/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, accounts, sampleAgencyPosts, OfficeInstance } from '@sarn/server/testing';
import type { TestApp, Answer } from '@sarn/server/testing';

const clock = fixedClock('2026-11-23T02:00:00.000Z');
const day = 24 * 3_600_000;
let app: TestApp;
let officeInstance: OfficeInstance;

const at = '/registry/circulation';
const done = <T>(answer: Answer): T => {
  expect(answer.status, JSON.stringify(answer)).toBe(200);
  return answer as unknown as T;
};
const send = (account: string, documentId: string, audience: object, more: object = {}) =>
  officeInstance.post(account, `${at}/send`, { documentId, audience, ...more });
const sendWell = async (...sent: Parameters<typeof send>) =>
  done<{ id: string; people: number }>(await send(...sent));
const refusal = async (answer: Promise<Answer>) => {
  const { status, code } = (await answer) as unknown as { status: number; code: string };
  return [status, code];
};
const received = async (account: string, query = '') =>
  done<{ rows: Received[]; total: number }>(
    await officeInstance.get(account, `${at}/received${query}`),
  );
const of = async (account: string, documentId: string) =>
  done<{ reach: string; received: Received[]; sent: Circulation[] }>(
    await officeInstance.get(account, `${at}/of?documentId=${documentId}`),
  );
const people = async (account: string, id: string, query = '') =>
  done<{ item: Circulation; rows: CirculationPerson[]; total: number; mayRemind: boolean }>(
    await officeInstance.get(account, `${at}/people?id=${id}${query}`),
  );
const news = async (account: string, documentId: string) => {
  const answer = await officeInstance.post(account, '/service/get-all-notification', { take: 50 });
  const { items } = done<{ items: { F_DOC_ID: string; TITLE: string }[] }>(answer);
  return items.filter((item) => item.F_DOC_ID === documentId).length;
};

/** Whether the notices of a document count as done for a person. */
const settledOf = async (account: string, documentId: string) => {
  const answer = await officeInstance.post(account, '/service/get-all-notification', { take: 50 });
  const { items } = done<{ items: { F_DOC_ID: string; isSettled: boolean }[] }>(answer);
  return items.filter((item) => item.F_DOC_ID === documentId).map(({ isSettled }) => isSettled);
};

beforeAll(async () => {
  app = await startTestApp({ clock });
  const book = await sampleAgencyPosts(app.platform.db, app.services);
  officeInstance = new OfficeInstance(app, book);
});
afterAll(() => officeInstance.close());

describe('[4.07] [4.08] circulating a document', () => {
  it('reaches everybody once, tells them, and says person by person who has read', async () => {
    const { documentId } = await officeInstance.publish('officer.policy', 'cycle');
    const audience = { everyone: true, unitIds: [officeInstance.unit('legal')] };
    const note = 'โปรดเวียนให้ทราบทั่วกัน';
    const toldBefore = await news('officer.policy', documentId);
    const sent = await sendWell('officer.policy', documentId, audience, { note });
    expect(sent.people).toBe(accounts.length - 1);
    const before = await received('officer.legal');
    expect(before.rows).toMatchObject([{ id: sent.id, note, readAt: null }]);
    expect(await news('officer.legal', documentId)).toBe(1);
    expect(await news('officer.policy', documentId)).toBe(toldBefore);

    done(await officeInstance.open('officer.legal', documentId));
    expect((await received('officer.legal')).total).toBe(0);
    expect((await received('officer.legal', '?state=all')).total).toBe(1);
    const { item, rows, total } = await people('officer.policy', sent.id);
    expect(item).toMatchObject({ people: total, read: 1, acknowledged: 0 });
    expect(rows.filter(({ state }) => state === 'read')).toMatchObject([
      { id: officeInstance.person('officer.legal'), unitName: 'กองกฎหมาย' },
    ]);
    expect((await people('officer.policy', sent.id, '&state=unread')).total).toBe(total - 1);
    const { history } = await officeInstance.document('officer.policy', documentId);
    expect(history.at(-1)).toMatchObject({ act: 'circulate', note });
  });

  it('is followed by its sender and the keepers of that unit, and by nobody else', async () => {
    const { documentId } = await officeInstance.publish('officer.policy', 'cycle');
    const { id } = await sendWell('officer.policy', documentId, { everyone: true });
    for (const account of ['officer.policy', 'clerk.policy', 'head.policy']) {
      expect((await of(account, documentId)).sent.map((one) => one.id)).toEqual([id]);
    }
    for (const account of ['officer2.policy', 'clerk.legal', 'admin']) {
      expect((await of(account, documentId)).sent).toEqual([]);
      const asked = officeInstance.get(account, `${at}/people?id=${id}`);
      expect(await refusal(asked)).toEqual([404, 'registry.circulation-not-found']);
      const reminded = officeInstance.post(account, `${at}/remind`, { id });
      expect(await refusal(reminded)).toEqual([404, 'registry.circulation-not-found']);
    }
  });

  it('of a letter gives the right to read it, and not what was said over it', async () => {
    const { documentId } = await officeInstance.register('saraban');
    const officer = 'officer.legal';
    expect((await officeInstance.get(officer, `/registry/document/${documentId}`)).status).toBe(
      404,
    );
    await sendWell('saraban', documentId, { personIds: [officeInstance.person(officer)] });
    const seen = await officeInstance.document(officer, documentId);
    expect(seen.history).toEqual([]);
    const whole = await officeInstance.document('saraban', documentId);
    expect(whole.history.length).toBeGreaterThan(0);
    expect(
      (await officeInstance.get('officer2.legal', `/registry/document/${documentId}`)).status,
    ).toBe(404);
  });

  it('is acknowledged once, with an answer', async () => {
    const { documentId } = await officeInstance.publish('officer.policy', 'cycle');
    const asks = { asksAcknowledgement: true };
    const unitIds = [officeInstance.unit('legal')];
    const { id } = await sendWell('officer.policy', documentId, { unitIds }, asks);
    const say = (answer: string) =>
      officeInstance.post('head.legal', `${at}/acknowledge`, { id, answer });
    done(await officeInstance.open('head.legal', documentId));
    expect((await received('head.legal')).rows.map((row) => row.id)).toContain(id);
    done(await say('ทราบและแจ้งในกองแล้ว'));
    done(await say('อีกครั้ง'));
    const { rows } = await people('officer.policy', id, '&state=acknowledged');
    expect(rows).toMatchObject([{ answer: 'ทราบและแจ้งในกองแล้ว', state: 'acknowledged' }]);
    const stranger = officeInstance.post('director', `${at}/acknowledge`, { id });
    expect(await refusal(stranger)).toEqual([404, 'registry.circulation-not-found']);
  });

  it('tells its sender once when all have acknowledged, and asks no more of those who have', async () => {
    const { documentId } = await officeInstance.publish('officer.policy', 'cycle');
    const personIds = ['clerk.legal', 'head.legal'].map((one) => officeInstance.person(one));
    const asks = { asksAcknowledgement: true };
    const { id } = await sendWell('officer.policy', documentId, { personIds }, asks);
    const before = await news('officer.policy', documentId);
    const acknowledge = (account: string) =>
      officeInstance.post(account, `${at}/acknowledge`, { id, answer: '' });
    done(await acknowledge('clerk.legal'));
    expect(await news('officer.policy', documentId)).toBe(before);
    expect(await settledOf('clerk.legal', documentId)).toEqual([true]);
    expect(await settledOf('head.legal', documentId)).toEqual([false]);
    done(await acknowledge('head.legal'));
    done(await acknowledge('head.legal'));
    expect(await news('officer.policy', documentId)).toBe(before + 1);
  });

  it('is told to its sender when the last two acknowledge at the same moment', async () => {
    const { documentId } = await officeInstance.publish('officer.policy', 'cycle');
    const three = ['clerk.legal', 'head.legal', 'officer.legal'];
    const personIds = three.map((one) => officeInstance.person(one));
    const asks = { asksAcknowledgement: true };
    const { id } = await sendWell('officer.policy', documentId, { personIds }, asks);
    const before = await news('officer.policy', documentId);
    for (const account of three) await officeInstance.token(account);
    const answers = await Promise.all(
      three.map((one) => officeInstance.post(one, `${at}/acknowledge`, { id, answer: '' })),
    );
    answers.forEach(done);
    expect(await news('officer.policy', documentId)).toBe(before + 1);
  });

  it('is passed on within the units one answers for, with a note of one’s own', async () => {
    const { documentId } = await officeInstance.publish('officer.policy', 'cycle');
    const first = { personIds: [officeInstance.person('clerk.legal')] };
    await sendWell('officer.policy', documentId, first);
    expect(await of('clerk.legal', documentId)).toMatchObject({ reach: 'units' });
    const own = { unitIds: [officeInstance.unit('legal')] };
    const { people: reached } = await sendWell('clerk.legal', documentId, own, {
      note: 'ถึงทุกคนในกอง',
    });
    expect(reached).toBe(3);
    for (const audience of [
      { everyone: true },
      { unitIds: [officeInstance.unit('policy')] },
      { personIds: [officeInstance.person('director')] },
    ]) {
      const sent = send('clerk.legal', documentId, audience);
      expect(await refusal(sent)).toEqual([422, 'registry.circulation-too-far']);
    }
    expect(await of('officer2.policy', documentId)).toMatchObject({ reach: 'none' });
    const idle = send('officer2.policy', documentId, own);
    expect(await refusal(idle)).toEqual([403, 'registry.circulation-not-yours']);
  });

  it('is refused for drafts, no recipients, a past day, and a sender who may not read', async () => {
    const draft = await officeInstance.draftPublication('officer.policy', 'cycle');
    const all = { everyone: true };
    const early = send('officer.policy', draft, all);
    expect(await refusal(early)).toEqual([403, 'registry.circulation-not-yours']);
    expect(await refusal(send('officer.legal', draft, all))).toEqual([404, 'registry.not-found']);
    const { documentId } = await officeInstance.publish('officer.policy', 'cycle');
    const nobody = send('officer.policy', documentId, {});
    expect(await refusal(nobody)).toEqual([422, 'registry.circulation-nobody']);
    const past = send('officer.policy', documentId, all, { dueDate: '2026-11-22' });
    expect(await refusal(past)).toEqual([422, 'registry.circulation-due-past']);
    await app.db.query(`update document set secrecy = 'secret' where id = $1`, [documentId]);
    const secret = send('officer.policy', documentId, all);
    expect(await refusal(secret)).toEqual([422, 'registry.circulation-secret']);
  });
});

describe('[4.07] a circulation taken back', () => {
  const recall = (account: string, id: string, reason = 'ส่งผิดกลุ่ม') =>
    officeInstance.post(account, `${at}/recall`, { id, reason });
  const opens = async (account: string, documentId: string) =>
    (await officeInstance.get(account, `/registry/document/${documentId}`)).status;
  const may = async (account: string, id: string) =>
    done<{ mayRecall: boolean }>(await officeInstance.get(account, `${at}/people?id=${id}`))
      .mayRecall;

  it('removes the rights it gave and its notices, but not the rights of people with work on it', async () => {
    const { documentId } = await officeInstance.register('saraban');
    const recipients = [{ unitId: officeInstance.unit('legal') }];
    await officeInstance.act('saraban', documentId, 'distribute', { recipients });
    const personIds = ['officer.legal', 'officer2.legal', 'clerk.legal'].map((account) =>
      officeInstance.person(account),
    );
    const { id, people: all } = await sendWell('saraban', documentId, { personIds });
    expect(all).toBe(3);
    expect(await news('officer.legal', documentId)).toBe(1);
    expect(await may('saraban', id)).toBe(true);
    expect(await refusal(recall('officer.legal', id))).toEqual([
      ...[404, 'registry.circulation-not-found'],
    ]);
    expect((await recall('saraban', id, 'ผิด')).status).toBe(422);
    expect(done(await recall('saraban', id))).toMatchObject({ people: 3 });
    for (const account of ['officer.legal', 'officer2.legal']) {
      expect(await opens(account, documentId), account).toBe(404);
      expect(await news(account, documentId)).toBe(0);
      expect((await received(account)).rows.map((row) => row.id)).not.toContain(id);
    }
    expect(await opens('clerk.legal', documentId)).toBe(200);
    const { item, rows, mayRemind } = await people('saraban', id);
    expect(item).toMatchObject({ people: 3, read: 0, recallReason: 'ส่งผิดกลุ่ม' });
    expect([rows, mayRemind, await may('saraban', id)]).toEqual([[], false, false]);
    const { history } = await officeInstance.document('saraban', documentId);
    expect(history.at(-1)).toMatchObject({ act: 'recallCirculation', note: 'ส่งผิดกลุ่ม' });
    expect(await refusal(recall('saraban', id))).toEqual([409, 'registry.circulation-stays']);
    await sendWell('saraban', documentId, { personIds });
    expect(await opens('officer.legal', documentId)).toBe(200);
  });

  it('stays once somebody has read it, or the document was circulated again', async () => {
    const { documentId } = await officeInstance.register('saraban');
    const { id } = await sendWell('saraban', documentId, { everyone: true });
    const later = await sendWell('saraban', documentId, {
      personIds: [officeInstance.person('officer.legal')],
    });
    expect(await refusal(recall('saraban', id))).toEqual([409, 'registry.circulation-passed-on']);
    expect(done(await recall('saraban', later.id))).toMatchObject({ people: 1 });
    // The person still reads it, as everybody does.
    expect(await opens('officer.legal', documentId)).toBe(200);
    done(await officeInstance.open('officer2.legal', documentId));
    expect(await may('saraban', id)).toBe(false);
    expect(await refusal(recall('saraban', id))).toEqual([409, 'registry.circulation-read']);
  });

  it('of everybody leaves the document to those who had it, and it may be classified again', async () => {
    const { documentId } = await officeInstance.register('saraban');
    const { id } = await sendWell('saraban', documentId, { everyone: true });
    done(await recall('saraban', id));
    expect(await opens('officer2.legal', documentId)).toBe(404);
    expect(await opens('saraban', documentId)).toBe(200);
    const keys = await app.db.query(
      `select from document_reader where document_id = $1 and principal = 'everyone'`,
      [documentId],
    );
    expect(keys).toEqual([]);
  });

  it('of what is published takes no right: everybody had it before', async () => {
    const { documentId } = await officeInstance.publish('officer.policy', 'cycle');
    const { id } = await sendWell('officer.policy', documentId, { everyone: true });
    done(await recall('officer.policy', id));
    expect(await opens('officer2.legal', documentId)).toBe(200);
    expect((await received('officer2.legal')).rows.map((row) => row.id)).not.toContain(id);
  });
});

describe('[4.08] reminders', () => {
  it('go to those who have not read, once a day, by hand or on the day it is due', async () => {
    const { documentId } = await officeInstance.publish('officer.policy', 'cycle');
    const unitIds = [officeInstance.unit('legal')];
    const due = { dueDate: '2026-11-25' };
    const { id } = await sendWell('officer.policy', documentId, { unitIds }, due);
    done(await officeInstance.open('head.legal', documentId));
    const remind = () => officeInstance.post('officer.policy', `${at}/remind`, { id });
    expect(done<{ people: number }>(await remind()).people).toBe(3);
    expect(await refusal(remind())).toEqual([409, 'registry.circulation-reminded']);
    expect(await news('officer.legal', documentId)).toBe(2);
    expect(await news('head.legal', documentId)).toBe(1);

    const { acts } = app.services.registry;
    const round = () => app.db.transaction((tx) => acts.remindCirculations(tx));
    expect(await round()).toBe(0);
    clock.advance(day);
    expect(await round()).toBe(3);
    expect(await round()).toBe(0);
    expect(await news('officer.legal', documentId)).toBe(3);
    for (const account of ['clerk.legal', 'officer.legal', 'officer2.legal']) {
      done(await officeInstance.open(account, documentId));
    }
    clock.advance(day);
    expect(await round()).toBe(0);
    expect(await refusal(remind())).toEqual([409, 'registry.circulation-all-done']);
  });
});

describe('[4.07] groups of recipients', () => {
  const save = (account: string, group: object) =>
    officeInstance.post(account, `${at}/groups/save`, group);
  const groups = async (account: string) =>
    done<{ rows: RecipientGroup[] }>(await officeInstance.get(account, `${at}/groups`)).rows;

  it('are kept by a unit, and a document is sent to them', async () => {
    const group = {
      unitId: officeInstance.unit('policy'),
      name: 'คณะทำงานแผน',
      members: {
        unitIds: [officeInstance.unit('legal')],
        personIds: [officeInstance.person('director')],
      },
    };
    const { id } = done<{ id: string }>(await save('clerk.policy', group));
    expect(await groups('officer.policy')).toMatchObject([{ id, mayKeep: false }]);
    expect(await groups('clerk.legal')).toEqual([]);
    expect(await refusal(save('officer.policy', group))).toEqual([403, 'registry.group-not-yours']);
    expect(await refusal(save('clerk.policy', group))).toEqual([409, 'registry.group-name-taken']);
    const { documentId } = await officeInstance.publish('officer.policy', 'cycle');
    const sent = await sendWell('officer.policy', documentId, { groupIds: [id] });
    expect(sent.people).toBe(5);
    const [row] = (await of('officer.policy', documentId)).sent;
    expect(row?.audience).toContain('คณะทำงานแผน');
    const foreign = send('clerk.legal', documentId, { groupIds: [id] });
    expect(await refusal(foreign)).toEqual([404, 'registry.group-not-found']);
    done(await officeInstance.post('clerk.policy', `${at}/groups/delete`, { id }));
    expect(await groups('clerk.policy')).toEqual([]);
    expect((await people('officer.policy', sent.id)).total).toBe(5);
  });
});
