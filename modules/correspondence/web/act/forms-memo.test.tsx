import { letterForms } from '@sarn/correspondence/contract';
import { listRouteTemplates, usualWays } from '@sarn/routing/contract';
import { registryErrors } from '@sarn/document/contract';
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
  choose,
  errorAt,
  fieldOf,
  fill,
  find,
  screen,
  submitButton,
  theForm,
  waitFor,
} from '@sarn/platform-web/testing';
import { expect, test } from 'vitest';
import { documentPage } from '../draft/document-page.tsx';
import { reportView } from '../publication/report-view.testing.ts';

const { document: documentId, person, other, unit } = ids;
const lists = {
  ...pickerAnswers,
  ...answering(listRouteTemplates, { rows: [], units: [] }),
  ...answering(usualWays, { ways: [] }, { documentId }),
};
const done = { documentId, number: null };
const memo = sampleDetail({ kind: 'inside', state: 'DRAFT' });

test('a draft is not submitted without a signatory', async () => {
  const calls = answerCalls(lists);
  const { user } = await showAct(documentPage, sampleAct('submit', 'submit'), memo);
  await user.click(submitButton());
  expect(errorAt(fieldOf(th.field.signatory))).toBe('กรุณากรอกข้อมูล');
  expect(sentActs(calls)).toEqual([]);
});

test('a draft is submitted once, to its reviewers in their order and its signatory', async () => {
  const answer = Promise.withResolvers<object>();
  const calls = answerCalls({ ...lists, [actCall]: () => answer.promise });
  const { user, onFinish } = await showAct(documentPage, sampleAct('submit', 'submit'), memo);
  await find(user, th.field.reviewers, 'นายเอก');
  await find(user, th.field.reviewers, 'นางโท');
  await user.click(screen.getByLabelText('เลื่อน นางโท ขึ้น'));
  await find(user, th.field.signatory, 'นายเอก');
  await fill(user, fieldOf(th.field.note), 'โปรดพิจารณา');
  await pressTwice(user);
  answer.resolve(done);
  await waitFor(() => expect(onFinish).toHaveBeenCalledTimes(1));
  expect(sentActs(calls).map(({ form }) => letterForms.submit.parse(form))).toEqual([
    {
      ...{ reviewerIds: [other, person], coSignatoryIds: [], signatoryId: person },
      ...{ inParallel: false, note: 'โปรดพิจารณา' },
    },
  ]);
});

test('[5.05] the reviewer of a report is proposed as its signatory', async () => {
  const calls = answerCalls({ ...lists, [actCall]: () => done });
  const reviewer = { personId: person, name: 'นายเอก', post: 'ประธาน' };
  const publication = reportView({ reviewer });
  const report = sampleDetail({ kind: 'report', state: 'DRAFT', publication });
  const { user } = await showAct(documentPage, sampleAct('submit', 'submit'), report);
  expect(fieldOf(th.field.signatory)).toHaveProperty('value', 'นายเอก');
  await pressTwice(user);
  await waitFor(() => expect(sentActs(calls)).toHaveLength(1));
  expect(sentActs(calls)[0]?.form).toMatchObject({ signatoryId: person });
});

test('others who sign are asked for behind a button, and may sign at once', async () => {
  const calls = answerCalls({ ...lists, [actCall]: () => done });
  const { user, onFinish } = await showAct(documentPage, sampleAct('submit', 'submit'), memo);
  await find(user, th.field.signatory, 'นายเอก');
  // While the list of people closes, everything beside it is hidden.
  await user.click(await screen.findByRole('button', { name: 'มีผู้ลงนามร่วม' }));
  await find(user, 'ผู้ลงนามร่วม', 'นางโท');
  await user.click(await screen.findByRole('checkbox', { name: /ลงนามพร้อมกันได้/ }));
  await pressTwice(user);
  await waitFor(() => expect(onFinish).toHaveBeenCalledTimes(1));
  expect(sentActs(calls).map(({ form }) => letterForms.submit.parse(form))).toMatchObject([
    { coSignatoryIds: [other], signatoryId: person, inParallel: true },
  ]);
});

test('whoever signs before others learns whose signatures are still missing', async () => {
  answerCalls(lists);
  const step = { at: null, actedBy: '', role: 'sign', startsWithPrevious: false } as const;
  const asked = sampleDetail({
    ...{ kind: 'inside', state: 'AWAITING_SIGN' },
    route: [
      {
        ...{ ...step, id: 's1', seq: 1, state: 'active' },
        person: { id: other, name: 'นางโท', positionName: '' },
      },
      {
        ...{ ...step, id: 's2', seq: 2, state: 'waiting' },
        person: { id: person, name: 'นายเอก', positionName: '' },
      },
    ],
  });
  await showAct(documentPage, sampleAct('sign', 'sign'), asked);
  expect(screen.getByText(/รวมท่าน 2 คน: นางโท, นายเอก/)).toBeDefined();
  expect(screen.queryByText(th.form.signEffect)).toBeNull();
});

test('a returned draft starts with its former route, and a refusal keeps it', async () => {
  const step = { at: null, actedBy: '', state: 'returned', startsWithPrevious: false } as const;
  const returned = sampleDetail({
    ...{ kind: 'inside', state: 'DRAFT' },
    route: [
      {
        ...{ ...step, id: 's1', seq: 1, role: 'review' },
        person: { id: other, name: 'นางโท', positionName: '' },
      },
      {
        ...{ ...step, id: 's2', seq: 2, role: 'sign' },
        person: { id: person, name: 'นายเอก', positionName: '' },
      },
    ],
  });
  const may = sampleAct('submit', 'submit');
  const { user, refuse, leave } = await showRefused(documentPage, may, returned, lists);
  expect(theForm()).toMatchObject({ isDirty: false });
  await fill(user, fieldOf(th.field.note), 'แก้แล้ว');
  expect(await refuse()).toContain(registryErrors['registry.stale'].th);
  expect(fieldOf(th.field.signatory)).toHaveProperty('value', 'นายเอก');
  expect(screen.getByText('นางโท')).toBeDefined();
  expect(fieldOf(th.field.note)).toHaveProperty('value', 'แก้แล้ว');
  await leave();
});

test('signing shows what is signed and asks for the password, which is known to nobody else', async () => {
  const calls = answerCalls({ ...lists, [actCall]: () => done });
  const addressed = { ...memo, addressedUnits: [{ id: unit, name: 'กองคลัง' }] };
  const { user, onFinish } = await showAct(documentPage, sampleAct('sign', 'sign'), addressed);
  expect(screen.getByText(th.form.signWhat)).toBeDefined();
  expect(screen.getByText('กองคลัง')).toBeDefined();
  await user.click(submitButton());
  expect(errorAt(fieldOf(th.field.password))).toBe('กรุณากรอกข้อมูล');
  await fill(user, fieldOf(th.field.password), 'secret');
  expect(JSON.stringify(theForm())).not.toContain('"secret"');
  await pressTwice(user);
  await waitFor(() => expect(onFinish).toHaveBeenCalledTimes(1));
  expect(sentActs(calls).map(({ form }) => letterForms.sign.parse(form))).toEqual([
    { password: 'secret', withPicture: false, note: '' },
  ]);
});

test('a signature that gives a number may use a reserved one', async () => {
  const calls = answerCalls({ ...lists, [actCall]: () => done });
  const reserved = {
    ...{ entryId: ids.assignment, number: 12, year: 2569, forDay: '2026-11-20' },
    ...{ expiresOn: '2026-12-20', reason: 'คำสั่งด่วน' },
  };
  const may = sampleAct('sign', 'signNumber', { reserved: [reserved] });
  const { user, onFinish } = await showAct(documentPage, may, memo);
  await choose(user, 'ใช้เลขที่จองไว้', '12/2569 · 20 พ.ย. 69 · คำสั่งด่วน');
  await fill(user, fieldOf(th.field.password), 'secret');
  await user.click(submitButton());
  await waitFor(() => expect(onFinish).toHaveBeenCalledTimes(1));
  expect(sentActs(calls).map(({ form }) => letterForms.signNumber.parse(form))).toEqual([
    {
      ...{ password: 'secret', withPicture: false, note: '' },
      reservedEntryId: ids.assignment,
    },
  ]);
});
