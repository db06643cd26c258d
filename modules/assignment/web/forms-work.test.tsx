import { usualJobType } from '@sarn/document-classes/contract';
import { workForms } from '@sarn/assignment/contract';
import { listRouteTemplates, usualWays } from '@sarn/routing/contract';
import { registryErrors } from '@sarn/document/contract';
import { listSettingOptions } from '@sarn/kernel';
import {
  actCall,
  ids,
  pickerAnswers,
  pressTwice,
  sampleAct,
  sampleDetail,
  sentActs,
  showAct,
  showRefused,
} from '@sarn/document/testing';
import { th } from '@sarn/document/web';
import {
  answerCalls,
  answering,
  errorAt,
  errorsShown,
  fieldOf,
  fill,
  find,
  retype,
  screen,
  submitButton,
  theForm,
  waitFor,
} from '@sarn/platform-web/testing';
import { expect, test } from 'vitest';
import { documentPage } from './document-page.tsx';
import { th as ownTh } from './words/th.ts';

const { document: documentId, transmission, assignment, person, other, unit } = ids;
const lists = {
  ...pickerAnswers,
  ...answering(listRouteTemplates, { rows: [], units: [] }),
  ...answering(usualWays, { ways: [] }, { documentId }),
};
const done = { documentId, number: null };
const onTransmission = { on: 'transmission', targetId: transmission, scopeUnitId: unit } as const;
const assign = sampleAct('assign', 'assign', onTransmission);

test('work is not assigned without a person and a day that is still to come', async () => {
  const calls = answerCalls(lists);
  const { user } = await showAct(documentPage, assign);
  await user.click(submitButton());
  expect(errorAt(fieldOf(th.field.mainPerson))).toBe('กรุณากรอกข้อมูล');
  expect(errorAt(fieldOf(th.field.dueDate))).toBe('กรุณากรอกข้อมูล');
  await user.type(fieldOf(th.field.dueDate), '1/1/2560{Tab}');
  expect(errorAt(fieldOf(th.field.dueDate))).not.toBeNull();
  expect(sentActs(calls)).toEqual([]);
});

test('work is assigned once, to people of the unit, with a day counted in working days', async () => {
  const answer = Promise.withResolvers<object>();
  const calls = answerCalls({ ...lists, [actCall]: () => answer.promise });
  const { user, onFinish } = await showAct(documentPage, assign);
  await find(user, th.field.mainPerson, 'นายเอก');
  await find(user, th.field.coPersons, 'นางโท');
  await user.click(screen.getByText('+3 วันทำการ'));
  await fill(user, fieldOf(th.field.instruction), 'ตรวจสอบ');
  await pressTwice(user);
  answer.resolve(done);
  await waitFor(() => expect(onFinish).toHaveBeenCalledTimes(1));
  const [sent, ...more] = sentActs(calls);
  expect(more).toEqual([]);
  expect(sent).toMatchObject({
    on: 'transmission',
    targetId: transmission,
    act: 'assign',
    asked: 'assign',
  });
  const { dueDate, ...form } = workForms.assign.parse(sent?.form);
  expect(form).toEqual({
    ...{ mainPersonId: person, coPersonIds: [other], note: 'ตรวจสอบ' },
    jobType: usualJobType,
  });
  expect(dueDate > new Date().toISOString().slice(0, 10)).toBe(true);
  const looked = calls.filter(({ path }) => path === '/identity/people');
  expect(new Set(looked.map(({ fields }) => fields['unitId']))).toEqual(new Set([unit]));
});

const jobRow = (code: string, nameTh: string, values: object) => ({
  ...{ code, nameTh, nameEn: '', sort: 1, validFrom: '2026-01-01', validTo: null },
  ...{ origin: 'seed' as const, version: 1, values: { isCounted: true, ...values } },
});
const jobTypes = {
  ...lists,
  ...answering(
    listSettingOptions,
    {
      rows: [
        jobRow('act', 'ดำเนินการ', { workingDays: 7, needsReport: true }),
        jobRow('know', 'เพื่อทราบ', { workingDays: 0, needsReport: false }),
        jobRow('attend', 'ประชุมแทน', { workingDays: null, needsReport: true }),
      ],
    },
    { table: 'job-type' },
  ),
};

async function chooseJob(user: Awaited<ReturnType<typeof showAct>>['user'], name: string) {
  const button = screen.getByRole('button', { name: new RegExp(ownTh.job.type) });
  // The table has arrived.
  await waitFor(() => expect(button.textContent).toMatch(/ดำเนินการ|ประชุมแทน|เพื่อทราบ/));
  await user.click(button);
  await user.click(await screen.findByRole('option', { name }));
}
const chosenDay = () => fieldOf(th.field.dueDate).getAttribute('value') ?? '';

test('the type of job proposes the day, until somebody chooses another one', async () => {
  answerCalls(jobTypes);
  const { user } = await showAct(documentPage, assign);
  await waitFor(() => expect(chosenDay()).not.toBe(''));
  const usual = chosenDay();
  await chooseJob(user, 'เพื่อทราบ');
  expect(screen.getByText(ownTh.job.noReport)).toBeDefined();
  expect(chosenDay()).not.toBe(usual);
  await chooseJob(user, 'ประชุมแทน');
  expect(chosenDay()).toBe('');
  await user.click(screen.getByText('+3 วันทำการ'));
  const own = chosenDay();
  await chooseJob(user, 'ดำเนินการ');
  expect(chosenDay()).toBe(own);
});

test('a letter with a due date of its own keeps it', async () => {
  answerCalls(jobTypes);
  const { user } = await showAct(documentPage, assign, sampleDetail({ dueDate: '2030-01-02' }));
  await chooseJob(user, 'เพื่อทราบ');
  expect(chosenDay()).toContain('2573');
});

test('a due date that is over is not proposed: the type of job proposes another day', async () => {
  answerCalls(jobTypes);
  const { user } = await showAct(documentPage, assign, sampleDetail({ dueDate: '2026-01-02' }));
  await waitFor(() => expect(chosenDay()).not.toBe(''));
  expect(chosenDay()).not.toContain('2 ม.ค.');
  expect(errorsShown()).toEqual([]);
  await chooseJob(user, 'ประชุมแทน');
  expect(chosenDay()).toBe('');
});

test('a refusal of an assignment keeps everything that was entered', async () => {
  const { user, refuse, leave } = await showRefused(documentPage, assign, sampleDetail(), lists);
  await find(user, th.field.mainPerson, 'นายเอก');
  await user.click(screen.getByText('+7 วันทำการ'));
  await fill(user, fieldOf(th.field.instruction), 'ตรวจสอบ');
  const day = fieldOf(th.field.dueDate).getAttribute('value');
  expect(await refuse()).toContain(registryErrors['registry.stale'].th);
  expect(fieldOf(th.field.mainPerson)).toHaveProperty('value', 'นายเอก');
  expect(fieldOf(th.field.dueDate).getAttribute('value')).toBe(day);
  expect(fieldOf(th.field.instruction)).toHaveProperty('value', 'ตรวจสอบ');
  expect(theForm()).toMatchObject({ isDirty: true });
  await leave();
});

const job = {
  ...{
    id: assignment,
    transmissionId: transmission,
    isMain: true,
    state: 'IN_PROGRESS',
    percent: 40,
  },
  ...{ stateTerm: { th: 'กำลังดำเนินการ', en: 'Working' }, instruction: '', dueDate: null },
  ...{ assignee: { id: person, name: 'นายเอก', positionName: '' } },
  ...{ assignedAt: '2026-11-20T00:00:00Z', jobType: '' },
};
const report = sampleAct('report', 'report', { on: 'assignment', targetId: assignment });

test('a report starts with the progress so far, and must say something', async () => {
  const calls = answerCalls(lists);
  const { user } = await showAct(documentPage, report, sampleDetail({ assignments: [job] }));
  expect(fieldOf(th.field.percent)).toHaveProperty('value', '40');
  expect(screen.getByText(th.form.reportGoesOn)).toBeDefined();
  await user.click(screen.getByText('100%'));
  expect(screen.getByText(th.form.reportIsDone)).toBeDefined();
  await user.click(submitButton());
  expect(errorsShown()).toEqual([th.form.mendFields, 'กรุณากรอกข้อมูล']);
  expect(sentActs(calls)).toEqual([]);
});

test('a report is sent once, with its progress', async () => {
  const answer = Promise.withResolvers<object>();
  const calls = answerCalls({ ...lists, [actCall]: () => answer.promise });
  const { user, onFinish } = await showAct(documentPage, report);
  await fill(user, fieldOf(th.field.report), 'ทำครึ่งหนึ่ง');
  await retype(user, th.field.percent, '50');
  await user.tab();
  await pressTwice(user);
  answer.resolve(done);
  await waitFor(() => expect(onFinish).toHaveBeenCalledTimes(1));
  expect(sentActs(calls).map(({ form }) => workForms.report.parse(form))).toEqual([
    { note: 'ทำครึ่งหนึ่ง', percent: 50, fileIds: [] },
  ]);
});

test('a refusal of a report keeps its words and its progress', async () => {
  const { user, refuse, leave } = await showRefused(documentPage, report);
  await fill(user, fieldOf(th.field.report), 'ทำครึ่งหนึ่ง');
  await user.click(screen.getByText('50%'));
  expect(await refuse()).toContain(registryErrors['registry.stale'].th);
  expect(fieldOf(th.field.report)).toHaveProperty('value', 'ทำครึ่งหนึ่ง');
  expect(fieldOf(th.field.percent)).toHaveProperty('value', '50');
  await leave();
});

test('work is given to another person only with a reason', async () => {
  const calls = answerCalls({ ...lists, [actCall]: () => done });
  const reassign = sampleAct('reassign', 'reassign', { on: 'assignment', targetId: assignment });
  const { user, onFinish } = await showAct(documentPage, reassign);
  await find(user, th.field.newPerson, 'นางโท');
  await user.click(submitButton());
  expect(errorsShown()).toHaveLength(2);
  await user.click(screen.getByText('ผู้รับมอบหมายลาหรือไปราชการ'));
  await pressTwice(user);
  await waitFor(() => expect(onFinish).toHaveBeenCalledTimes(1));
  expect(sentActs(calls).map(({ form }) => workForms.reassign.parse(form))).toEqual([
    { personId: other, reason: 'ผู้รับมอบหมายลาหรือไปราชการ' },
  ]);
});
