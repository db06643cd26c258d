import { plainForms, registryErrors } from '@sarn/document/contract';
import {
  answerCalls,
  errorAt,
  fieldOf,
  screen,
  submitButton,
  theForm,
  waitFor,
} from '@sarn/platform-web/testing';
import { expect, test } from 'vitest';
import { documentPage } from '../document/own-parts.tsx';
import { actCall, ids, pressTwice, sampleAct, sentActs, showAct, showRefused } from '../testing.ts';
import { th } from '../words/th.ts';

const sendBack = sampleAct('sendBack', 'reason', { tone: 'danger' });
const ownPost = {
  ...{ postId: ids.unit, delegationId: null, lines: ['ผู้อำนวยการกองคลัง'] },
  ...{ principalName: '', matters: '', endsAt: null },
};
const acting = {
  ...{ postId: ids.branch, delegationId: ids.other, lines: ['รักษาราชการแทน', 'ผู้อำนวยการ'] },
  ...{ principalName: 'นางดี', matters: '', endsAt: null },
};
const usual = 'ข้อความไม่ถูกต้อง โปรดแก้ไข';

test('sending back asks for a reason; a usual one is taken with one press', async () => {
  const calls = answerCalls({});
  const { user } = await showAct(documentPage, sendBack);
  expect(screen.queryByText(th.form.mendFields)).toBeNull();
  await user.type(fieldOf(th.field.reason), 'ก');
  await user.click(submitButton());
  expect(errorAt(fieldOf(th.field.reason))).toContain('3');
  expect(screen.getByText(th.form.mendFields)).toBeDefined();
  expect(document.activeElement).toBe(fieldOf(th.field.reason));
  await user.click(screen.getByText(usual));
  expect(fieldOf(th.field.reason)).toHaveProperty('value', usual);
  expect(errorAt(fieldOf(th.field.reason))).toBeNull();
  expect(calls).toEqual([]);
});

test('an act is sent once, with the version that was read and the chosen post', async () => {
  const answer = Promise.withResolvers<object>();
  const calls = answerCalls({ [actCall]: () => answer.promise });
  const may = { ...sendBack, capacities: [ownPost, acting] };
  const { user, onDone, onFinish } = await showAct(documentPage, may);
  await user.type(fieldOf(th.field.reason), 'ไม่ครบ');
  await user.click(screen.getByText('รักษาราชการแทน ผู้อำนวยการ'));
  await pressTwice(user);
  const done = { documentId: ids.document, number: null };
  answer.resolve(done);
  await waitFor(() => expect(onFinish).toHaveBeenCalledTimes(1));
  expect(onDone.mock.calls[0]?.[0]).toEqual(done);
  const [sent, ...more] = sentActs(calls);
  expect(more).toEqual([]);
  expect(sent).toMatchObject({
    ...{ on: 'document', targetId: ids.document, act: 'sendBack', version: 3, asked: 'reason' },
    ...{ postId: ids.branch, delegationId: ids.other },
  });
  expect(plainForms.reason.parse(sent?.form)).toEqual({ reason: 'ไม่ครบ' });
});

test('a refusal keeps the reason; closed during the next attempt, the answer is only told', async () => {
  const { user, onDone, refuse, leave } = await showRefused(documentPage, sendBack);
  await user.type(fieldOf(th.field.reason), 'ไม่ครบ');
  expect(await refuse()).toContain(registryErrors['registry.stale'].th);
  expect(fieldOf(th.field.reason)).toHaveProperty('value', 'ไม่ครบ');
  expect(theForm()).toMatchObject({ isDirty: true });
  expect(onDone).not.toHaveBeenCalled();
  await leave();
});

test('a remark may be left out; its files are sent with it', async () => {
  const calls = answerCalls({ [actCall]: () => ({ documentId: ids.document, number: null }) });
  const { user, onFinish } = await showAct(documentPage, sampleAct('close', 'note'));
  await user.click(submitButton());
  await waitFor(() => expect(onFinish).toHaveBeenCalledTimes(1));
  const forms = sentActs(calls).map(({ form }) => plainForms.note.parse(form));
  expect(forms).toEqual([{ note: '', fileIds: [] }]);
});
