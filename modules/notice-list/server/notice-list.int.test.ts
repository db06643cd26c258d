import type { OutputOf } from '@sarn/kernel';
import type { listNoticeMatters } from '@sarn/notice-list/contract';
import type { NotificationService } from '@sarn/notification/server';
import type { Answer, TestApp } from '@sarn/server/testing';
import { OfficeInstance, password, sampleAgencyPosts, startTestApp } from '@sarn/server/testing';
import { fixedClock } from '@sarn/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const clock = fixedClock('2026-11-23T02:00:00.000Z');
const hour = 3_600_000;
let app: TestApp;
let office: OfficeInstance;
let letter: string;

type Listed = OutputOf<typeof listNoticeMatters>;
const list = async (account: string, query = ''): Promise<Listed> => {
  const answer: Answer = await office.get(account, `/notification/matters?${query}`);
  expect(answer.status, JSON.stringify(answer)).toBe(200);
  return answer as unknown as Listed;
};
const subjects = ({ matters }: Listed) => matters.map(({ subject }) => subject);
const bell = () =>
  (app.services['notification'] as { notificationService: NotificationService })
    .notificationService;

/** A notice about no document, an hour after the one before. */
async function tell(account: string, title: string, further: object = {}): Promise<void> {
  clock.advance(hour);
  await app.platform.db.transaction((tx) =>
    bell().tell(tx, {
      ...{ personIds: [office.person(account)], module: 'LEAVE', kind: 'told', title },
      ...{ message: title, ...further },
    }),
  );
}

beforeAll(async () => {
  app = await startTestApp({ clock });
  office = new OfficeInstance(app, await sampleAgencyPosts(app.platform.db, app.services));
  const { documentId } = await office.register('saraban', { title: 'ขอให้ส่งข้อมูลแปลงที่ดิน' });
  letter = documentId;
  await office.act('saraban', letter, 'distribute', {
    recipients: [{ unitId: office.unit('policy') }],
  });
  await office.actOnTransmission('clerk.policy', letter, 'receive');
  await office.actOnTransmission('clerk.policy', letter, 'present');
  clock.advance(hour);
  await office.actOnTransmission('head.policy', letter, 'assign', {
    mainPersonId: office.person('officer.policy'),
    dueDate: '2026-12-10',
  });
});
afterAll(() => office.close());

describe('[10.02] all notices of a person', () => {
  it('are together under the subject and number of their document, with what to do next', async () => {
    const { matters, counts, unread, keptDays } = await list('officer.policy');
    expect(matters).toHaveLength(1);
    const [matter] = matters;
    expect(matter).toMatchObject({
      ...{ day: '2026-11-23', documentId: letter, subject: 'ขอให้ส่งข้อมูลแปลงที่ดิน' },
      nextAct: { queue: 'jobAssign', term: { th: 'รับงาน' } },
    });
    expect(matter?.receiveNo).toMatch(/^\d+\/2569$/);
    expect(matter?.notices[0]).toMatchObject({ isUnread: true, isOpen: true, isDone: false });
    expect([unread, counts.todo, counts.circular]).toEqual([1, 1, 0]);
    expect(keptDays).toBeGreaterThan(0);
  });

  it('are quiet and say who did it once the work is done', async () => {
    const { matters, counts } = await list('head.policy');
    const asked = matters[0]?.notices.find(({ isDone }) => isDone);
    expect(asked).toMatchObject({ isUnread: false, isOpen: false, isDoneByReader: true });
    expect(asked?.doneAt).not.toBeNull();
    expect(counts.todo).toBe(0);
    const [received] = (await list('clerk.policy')).matters;
    // The clerk received it, the head decided on it: each notice tells of its own work.
    expect(received?.notices.every(({ isDone }) => isDone)).toBe(true);
    expect(received?.nextAct).toBeNull();
  });

  it('are still to be done after they were read', async () => {
    const [matter] = (await list('officer.policy')).matters;
    const NN_RECEIVE_ID = matter?.notices[0]?.id;
    await office.post('officer.policy', '/notification-update-read', { NN_RECEIVE_ID });
    const { unread, counts, matters } = await list('officer.policy', 'show=todo');
    expect([unread, counts.todo, matters[0]?.nextAct?.queue]).toEqual([0, 1, 'jobAssign']);
  });

  it('name the act that the opened document has, of the work itself and of a reminder', async () => {
    const { documentId } = await office.register('saraban', { title: 'ขอทราบความเห็น' });
    const nextOf = async (account: string) => {
      const { matters } = await list(account);
      return matters.find((one) => one.documentId === documentId)?.nextAct?.term?.th;
    };
    await office.act('saraban', documentId, 'present', { to: 'head', purpose: 'to-consider' });
    expect(await nextOf('director')).toBe('สั่งการ');
    const recipients = [{ unitId: office.unit('policy'), role: 'main' }];
    await office.act('director', documentId, 'command', {
      ...{ decision: 'assign', note: 'มอบกองนโยบาย', recipients, password },
    });
    await office.act('saraban', documentId, 'dispatchCommand', { recipients });
    await office.actOnTransmission('clerk.policy', documentId, 'receive');
    await office.actOnTransmission('clerk.policy', documentId, 'present');
    // The same queue as that of the director.
    expect(await nextOf('head.policy')).toBe('มอบหมาย');
    await office.actOnTransmission('head.policy', documentId, 'assign', {
      ...{ mainPersonId: office.person('officer2.policy'), dueDate: '2026-12-10' },
    });
    await office.actOnAssignment('officer2.policy', documentId, 'accept');
    const { assignments } = await office.document('head.policy', documentId);
    const remind = {
      on: 'assignment',
      act: 'remind',
      targetId: assignments[0]?.id ?? '',
      form: {},
    };
    expect((await office.tryAct('head.policy', documentId, remind)).status).toBe(200);
    const [reminded] = (await list('officer2.policy', 'show=written')).matters;
    expect(reminded?.nextAct).toMatchObject({ queue: 'jobAssign', term: { th: 'รายงานผล' } });
  });

  it('come by days and pages without a gap, narrowed on the server', async () => {
    for (let one = 1; one <= 30; one += 1) await tell('officer.legal', `แจ้ง ${one}`);
    const all = await list('officer.legal', 'size=60');
    expect(all.cursor).toBeNull();
    expect(all.counts).toMatchObject({ all: 30, elsewhere: 30, todo: 0 });
    expect(all.modules).toMatchObject([{ code: 'LEAVE', name: 'การลา', count: 30 }]);
    const days = all.matters.map(({ day }) => day);
    expect(days).toEqual(days.toSorted().toReversed());
    expect(new Set(days).size).toBe(2);
    const paged: string[] = [];
    let after = '';
    for (let page = 0; page < 10; page += 1) {
      const { matters, cursor } = await list('officer.legal', `size=7${after}`);
      paged.push(...matters.map(({ key }) => key));
      if (cursor === null) break;
      after = `&after=${cursor}`;
    }
    expect(paged).toEqual(all.matters.map(({ key }) => key));
    expect((await list('officer.legal', 'module=SARABUN')).matters).toEqual([]);
    expect((await list('officer.legal', 'show=written')).matters).toEqual([]);
    expect((await list('officer.legal', 'module=LEAVE&size=60')).matters).toHaveLength(30);
  });

  it('of work without a document leads to its page until somebody did it', async () => {
    const place = '/settings/3284/certificate-person-request';
    await tell('saraban', 'มีคำขอ', { place, workKey: 'request:1', module: 'certificate' });
    const [open] = (await list('saraban', 'show=todo')).matters;
    expect([open?.nextAct, open?.documentId]).toEqual([{ queue: '', term: null }, '']);
    await app.platform.db.transaction((tx) =>
      bell().settle(tx, { workKeys: ['request:1'], by: office.person('director') }),
    );
    expect((await list('saraban', 'show=todo')).matters).toEqual([]);
    const done = (await list('saraban', 'show=elsewhere')).matters[0]?.notices[0];
    expect(done).toMatchObject({ isDone: true, isDoneByReader: false });
    expect(done?.doneBy).not.toBe('');
  });

  it('[8.06] show nothing of a document that the reader may no longer read', async () => {
    expect(subjects(await list('officer.policy'))).toContain('ขอให้ส่งข้อมูลแปลงที่ดิน');
    await app.platform.db.transaction((tx) =>
      bell().tell(tx, {
        ...{ personIds: [office.person('officer.legal')], module: 'SARABUN', kind: 'queue.sign' },
        ...{ title: 'รอลงนาม: เหตุผลลับ', message: 'ขอให้ส่งข้อมูลแปลงที่ดิน', documentId: letter },
        workKey: `document:${letter}`,
      }),
    );
    const listed = await list('officer.legal');
    expect(JSON.stringify(listed)).not.toMatch(/ขอให้ส่งข้อมูล|เหตุผลลับ/);
    expect(JSON.stringify(listed)).not.toContain(letter);
    const [closed] = listed.matters;
    expect(closed).toMatchObject({ documentId: '', subject: '', nextAct: null });
    expect(closed?.notices[0]?.isClosed).toBe(true);
  });

  it('are of the caller alone, and refuse what is no cursor', async () => {
    expect((await list('deputy')).matters).toEqual([]);
    for (const after of ['x', `2026-99-99.${letter}`]) {
      const refused = await office.get('deputy', `/notification/matters?after=${after}`);
      expect(refused.status, after).toBe(422);
    }
  });
});
