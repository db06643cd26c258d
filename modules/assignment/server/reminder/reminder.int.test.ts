import { addDays, civilDateAt, isWeekend } from '@sarn/kernel';
import type { ReminderStage } from '@sarn/assignment/contract';
import { createLog } from '@sarn/platform-server';
import { fixedClock } from '@sarn/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, sampleAgencyPosts, OfficeInstance } from '@sarn/server/testing';
import type { TestApp } from '@sarn/server/testing';

const clock = fixedClock(new Date().toISOString());
const start = clock.now();
let app: TestApp;
let officeInstance: OfficeInstance;

beforeAll(async () => {
  app = await startTestApp({ clock });
  officeInstance = new OfficeInstance(app, await sampleAgencyPosts(app.platform.db, app.services));
});
afterAll(() => app.close());
beforeEach(async () => {
  clock.set(start.toISOString());
  // No year has a calendar here, so only weekends are days off.
  await app.db.query('delete from holiday', []);
});

/** A Wednesday at least a week ahead; every test takes a later one. */
let weeks = 0;
function nextWednesday(): string {
  weeks += 4;
  let day = addDays(civilDateAt(start), 7 * weeks);
  while (new Date(`${day}T00:00:00Z`).getUTCDay() !== 3) day = addDays(day, 1);
  return day;
}

/** A letter with two assignments that are due on a day. */
async function dueOn(day: string): Promise<string> {
  const documentId = await officeInstance.assignedLetter();
  const set = 'update document_assignment set due_date = $2 where document_id = $1';
  await app.db.query(set, [documentId, day]);
  return documentId;
}

/** The morning of a day. */
async function morning(day: string, times = 1) {
  clock.set(`${day}T01:30:00.000Z`);
  const { acts } = app.services.registry;
  const round = () =>
    app.platform.db.transaction((tx) => acts.remindAll(tx, createLog('silent'), `morning ${day}`));
  return Promise.all(Array.from({ length: times }, round));
}

/** What people were told about a document by reminders: `account kind`, sorted. */
async function told(documentId: string): Promise<string[]> {
  const sql = `select person_id as "personId", kind from notification
    where document_id = $1 and kind like 'job.%'`;
  const rows = await app.db.query<{ personId: string; kind: string }>(sql, [documentId]);
  const accounts = ['officer.policy', 'officer2.policy', 'head.policy', 'director'];
  const nameOf = (id: string) => accounts.find((one) => officeInstance.person(one) === id) ?? id;
  return rows.map((row) => `${nameOf(row.personId)} ${row.kind}`).toSorted();
}

const both = (kind: string) => [`officer.policy ${kind}`, `officer2.policy ${kind}`];

describe('reminders of assignments', () => {
  it('[3.16] come before, on and after the due date, once each however often it runs', async () => {
    const due = nextWednesday();
    const documentId = await dueOn(due);
    await morning(addDays(due, -5));
    expect(await told(documentId)).toEqual([]);
    await morning(addDays(due, -2), 3);
    expect(await told(documentId)).toEqual(both('job.soon'));
    await morning(addDays(due, -1));
    await morning(due, 2);
    await morning(due);
    expect(await told(documentId)).toEqual([...both('job.soon'), ...both('job.today')].toSorted());
    await morning(addDays(due, 1));
    await morning(addDays(due, 2));
    const late = [...both('job.soon'), ...both('job.today'), ...both('job.overdue')].toSorted();
    expect(await told(documentId)).toEqual(late);
    // Thursday, Friday and Monday have passed: the head is told of both assignments.
    await morning(addDays(due, 5), 2);
    const head = ['head.policy job.escalated', 'head.policy job.escalated'];
    expect(await told(documentId)).toEqual([...late, ...head].toSorted());
    clock.set(start.toISOString());
    const { history } = await officeInstance.document('head.policy', documentId);
    const acts = history.map((entry) => entry.act);
    expect(acts.filter((act) => act === 'reminded')).toHaveLength(6);
    expect(acts.filter((act) => act === 'escalated')).toHaveLength(2);
  });

  it('do not come on weekends and days off, and count those of the calendar', async () => {
    const due = nextWednesday();
    const documentId = await dueOn(due);
    const monday = addDays(due, -2);
    const sql = `insert into holiday (day, name_th, kind) values ($1, 'วันหยุดพิเศษ', 'cabinet')`;
    await app.db.query(sql, [monday]);
    expect(await morning(monday)).toEqual([{}]);
    const saturday = addDays(due, -4);
    expect(isWeekend(saturday)).toBe(true);
    expect(await morning(saturday)).toEqual([{}]);
    expect(await told(documentId)).toEqual([]);
    // With the Monday off, two working days before Wednesday is the Friday.
    await morning(addDays(due, -5));
    expect(await told(documentId)).toEqual(both('job.soon'));
  });

  it('skip finished assignments, and reach the new assignee of a reassigned one', async () => {
    const due = nextWednesday();
    const documentId = await dueOn(due);
    await officeInstance.actOnAssignment('officer2.policy', documentId, 'accept');
    await officeInstance.actOnAssignment('officer2.policy', documentId, 'report', {
      note: 'แล้วเสร็จ',
      percent: 100,
    });
    await morning(due);
    expect(await told(documentId)).toEqual(['officer.policy job.today']);
    clock.set(start.toISOString());
    const form = { personId: officeInstance.person('officer2.policy'), reason: 'เปลี่ยนผู้รับผิดชอบ' };
    const { assignments } = await officeInstance.document('head.policy', documentId);
    const targetId = assignments.find((assignment) => assignment.isMain)?.id ?? '';
    const request = { on: 'assignment', targetId, act: 'reassign', form };
    expect((await officeInstance.tryAct('head.policy', documentId, request)).status).toBe(200);
    await morning(due);
    expect(await told(documentId)).toEqual(both('job.today'));
  });

  it('[3.16] come before and at the time of day at which a document is due, once each', async () => {
    const due = nextWednesday();
    const documentId = await dueOn(due);
    const at = async (clockTime: string, times = 1) => {
      clock.set(`${due}T${clockTime}:00.000+07:00`);
      const { acts } = app.services.registry;
      const round = () =>
        app.platform.db.transaction((tx) => acts.remindTimed(tx, `time ${clockTime}`));
      await Promise.all(Array.from({ length: times }, round));
      return told(documentId);
    };
    // Without a time of day there is nothing to wait for.
    expect(await at('13:55')).toEqual([]);
    const set = `update document set due_date = $2, due_time = '14:30' where id = $1`;
    await app.db.query(set, [documentId, due]);
    expect(await at('13:29')).toEqual([]);
    expect(await at('13:31', 3)).toEqual(both('job.timed'));
    expect(await at('14:29')).toEqual(both('job.timed'));
    const all = [...both('job.passed'), ...both('job.timed')].toSorted();
    expect(await at('14:30', 2)).toEqual(all);
    expect(await at('16:00')).toEqual(all);
  });

  it('are set by the administrator alone, and count from the next morning on', async () => {
    const rows: ReminderStage[] = [
      { stage: 'soon', workingDays: 1, minutes: 0, isOn: true },
      { stage: 'today', workingDays: 0, minutes: 0, isOn: false },
    ];
    const path = '/registry/reminder/stages/save';
    expect((await officeInstance.post('officer.policy', path, { rows })).status).toBe(403);
    expect((await officeInstance.post('admin', path, { rows })).status).toBe(200);
    const due = nextWednesday();
    const documentId = await dueOn(due);
    await morning(addDays(due, -2));
    await morning(due);
    expect(await told(documentId)).toEqual([]);
    clock.set(start.toISOString());
    await officeInstance.post('admin', path, {
      rows: rows.map((one) => ({
        ...one,
        workingDays: one.stage === 'soon' ? 2 : 0,
        isOn: true,
      })),
    });
    await morning(due);
    expect(await told(documentId)).toEqual(both('job.today'));
  });
});

describe('reminding by hand', () => {
  it('is for followers of a document, once a day per assignment; the history has it', async () => {
    const documentId = await officeInstance.assignedLetter();
    const { assignments } = await officeInstance.document('head.policy', documentId);
    const targetId = assignments.find((assignment) => assignment.isMain)?.id ?? '';
    const remind = (account: string) =>
      officeInstance.tryAct(account, documentId, {
        on: 'assignment',
        targetId,
        act: 'remind',
        form: { note: 'ขอให้เร่งดำเนินการ' },
      });
    const before = await officeInstance.queue('officer.policy', 'jobAssign');
    expect((await remind('officer.policy')).status).toBe(403);
    expect((await remind('head.policy')).status).toBe(200);
    const again = await remind('saraban');
    expect([again.status, again['code']]).toEqual([409, 'registry.reminded-today']);
    expect(await told(documentId)).toEqual(['officer.policy job.reminded']);
    // Neither state nor age of the assignment changed.
    expect((await officeInstance.queue('officer.policy', 'jobAssign')).data).toEqual(before.data);
    const { history } = await officeInstance.document('head.policy', documentId);
    expect(history.at(-1)).toMatchObject({ act: 'remind', note: 'ขอให้เร่งดำเนินการ' });
    clock.advance(86_400_000);
    expect((await remind('clerk.policy')).status).toBe(200);
  });
});
