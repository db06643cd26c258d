import { letterForms } from '@sarn/correspondence/contract';
import { listRouteTemplates, usualWays } from '@sarn/routing/contract';
import { usualInstructions } from '@sarn/document-classes/contract';
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
  errorsShown,
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

const { document: documentId, unit, branch, person } = ids;
const usual = { unitId: branch, personId: null, name: 'กองกฎหมาย', hint: '', as: 'info' } as const;
const lists = {
  ...pickerAnswers,
  ...answering(listRouteTemplates, { rows: [], units: [] }),
  ...answering(
    usualWays,
    { ways: [{ members: [usual], times: 3, isSameSender: false }] },
    { documentId },
  ),
};
const { decision: decisions, purpose: purposes } = usualInstructions;
const done = { documentId, number: null };

const command = sampleAct('command', 'command', {
  asksPassword: true,
  recipients: [{ unitId: unit, name: 'กองคลัง', role: 'main' }],
});

test('an order needs a decision; only who is asked for a password needs one', async () => {
  const calls = answerCalls(lists);
  const { user } = await showAct(documentPage, command);
  await user.click(submitButton());
  expect(errorsShown()).toEqual([th.form.mendFields, 'กรุณากรอกข้อมูล', 'กรุณากรอกข้อมูล']);
  await user.click(screen.getByText(decisions.approved.th));
  expect(errorsShown()).toEqual([th.form.mendFields, 'กรุณากรอกข้อมูล']);
  await fill(user, fieldOf(th.field.password), 'secret');
  expect(errorsShown()).toEqual([]);
  expect(JSON.stringify(theForm())).not.toContain('secret"');
  expect(sentActs(calls)).toEqual([]);
});

test('an order is sent once, with its recipients and what each is to do', async () => {
  const answer = Promise.withResolvers<object>();
  const calls = answerCalls({ ...lists, [actCall]: () => answer.promise });
  const { user, onFinish } = await showAct(documentPage, command);
  await user.click(screen.getByText(decisions.assign.th));
  await fill(user, fieldOf(th.field.order), 'ดำเนินการภายในสัปดาห์');
  await user.click(await screen.findByLabelText(/กองกฎหมาย ครั้ง|กองกฎหมาย/, { selector: 'button' }));
  await find(user, th.picker.addPerson, 'นายเอก');
  await fill(user, fieldOf(th.field.password), 'secret');
  await pressTwice(user);
  answer.resolve(done);
  await waitFor(() => expect(onFinish).toHaveBeenCalledTimes(1));
  expect(sentActs(calls).map(({ form }) => letterForms.command.parse(form))).toEqual([
    {
      ...{ decision: 'assign', note: 'ดำเนินการภายในสัปดาห์', password: 'secret' },
      recipients: [
        { unitId: unit, role: 'main' },
        { unitId: branch, role: 'info' },
        { personId: person, role: 'info' },
      ],
    },
  ]);
});

test('a refused order keeps everything that was entered', async () => {
  const { user, refuse, leave } = await showRefused(documentPage, command, sampleDetail(), lists);
  await user.click(screen.getByText(decisions.keep.th));
  await fill(user, fieldOf(th.field.order), 'เก็บ');
  await fill(user, fieldOf(th.field.password), 'secret');
  expect(await refuse()).toContain(registryErrors['registry.stale'].th);
  expect(fieldOf(decisions.keep.th)).toHaveProperty('checked', true);
  expect(fieldOf(th.field.order)).toHaveProperty('value', 'เก็บ');
  expect(fieldOf(th.field.password)).toHaveProperty('value', 'secret');
  expect(theForm()).toMatchObject({ isDirty: true });
  await leave();
});

test('it is presented to the head, or to a person who must then be named', async () => {
  const calls = answerCalls({ ...lists, [actCall]: () => done });
  const { user, onFinish } = await showAct(documentPage, sampleAct('present', 'present'));
  await user.click(screen.getByText(th.form.toPerson));
  await user.click(submitButton());
  expect(errorsShown()).toEqual([th.form.mendFields, 'กรุณากรอกข้อมูล']);
  await find(user, th.field.person, 'นายเอก');
  await user.click(screen.getByText(purposes['to-sign'].th));
  await fill(user, fieldOf(th.field.suggestion), 'เห็นควรลงนาม');
  await pressTwice(user);
  await waitFor(() => expect(onFinish).toHaveBeenCalledTimes(1));
  expect(sentActs(calls).map(({ form }) => letterForms.present.parse(form))).toEqual([
    { to: 'person', purpose: 'to-sign', note: 'เห็นควรลงนาม', personId: person },
  ]);
});

test('sending needs a recipient; the first unit is to act on it', async () => {
  const calls = answerCalls({ ...lists, [actCall]: () => done });
  const { user, onFinish } = await showAct(documentPage, sampleAct('distribute', 'distribute'));
  expect(screen.getByText(th.picker.nobody)).toBeDefined();
  await user.click(submitButton());
  expect(errorsShown()).toHaveLength(2);
  await user.click(await screen.findByLabelText('กองกฎหมาย', { selector: 'input' }));
  await user.click(screen.getByLabelText('กองคลัง', { selector: 'input' }));
  await user.click(screen.getByLabelText('กองคลัง', { selector: 'input' }));
  await fill(user, fieldOf(th.field.sendNote), 'เพื่อทราบ');
  await pressTwice(user);
  await waitFor(() => expect(onFinish).toHaveBeenCalledTimes(1));
  expect(sentActs(calls).map(({ form }) => letterForms.distribute.parse(form))).toEqual([
    { recipients: [{ unitId: branch, role: 'main' }], note: 'เพื่อทราบ' },
  ]);
});
