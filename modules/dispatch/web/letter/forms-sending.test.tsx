import { sendMethods } from '@sarn/contact/contract';
import { LetterFields, outsideStates } from '@sarn/correspondence/contract';
import type { OutsideRecipientView } from '@sarn/correspondence/contract';
import { dispatchForms } from '@sarn/dispatch/contract';
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
import { th as document } from '@sarn/document/web';
import {
  answerCalls,
  choose,
  errorAt,
  errorsShown,
  fieldOf,
  find,
  screen,
  submitButton,
  theForm,
  waitFor,
} from '@sarn/platform-web/testing';
import { expect, test } from 'vitest';
import { documentPage } from '../document-page.tsx';

const recipient = (part: Partial<OutsideRecipientView>): OutsideRecipientView => ({
  ...{ id: ids.other, name: 'กรมที่ดิน', method: 'email', methodTerm: sendMethods.email },
  ...{ state: 'WAITING', stateTerm: outsideStates.WAITING, reference: '', sentAt: null },
  ...{ theirNo: '', note: '', email: 'a@b.go.th', ways: ['post', 'hand', 'email'], attempts: [] },
  ...part,
});
const letterTo = (...recipients: OutsideRecipientView[]) =>
  sampleDetail({
    kind: 'outgoing',
    letter: {
      ...{ issuer: 'สำนักงาน', emblem: null, fields: LetterFields.parse({}), bearer: null },
      ...{ recipients, validity: null },
    },
  });
const first = recipient({});
const second = recipient({ id: ids.unit, name: 'กรมป่าไม้', method: 'post', email: '' });
const sent = recipient({ id: ids.branch, state: 'SENT', stateTerm: outsideStates.SENT });

const dispatch = sampleAct('dispatch', 'dispatchOutside');
const done = { documentId: ids.document, number: null };

test('at least one addressee who still waits must be chosen', async () => {
  const calls = answerCalls(pickerAnswers);
  const { user } = await showAct(documentPage, dispatch, letterTo(first, sent));
  const ticks = screen.getAllByText('ส่งถึงรายนี้');
  expect(ticks).toHaveLength(1);
  await user.click(ticks[0]!);
  await user.click(submitButton());
  expect(errorsShown()).toEqual([document.form.mendFields, 'กรุณาเลือกผู้รับอย่างน้อยหนึ่งราย']);
  await user.click(ticks[0]!);
  expect(errorsShown()).toEqual([]);
  expect(sentActs(calls)).toEqual([]);
});

test('an addressee without an e-mail address is refused at its field', async () => {
  const calls = answerCalls({ ...pickerAnswers, [actCall]: () => done });
  const nowhere = recipient({ id: ids.unit, email: '' });
  const { user, onFinish } = await showAct(documentPage, dispatch, letterTo(second, nowhere));
  await user.click(submitButton());
  expect(errorAt(fieldOf('ที่อยู่อีเมล'))).toBe('กรุณากรอกข้อมูล');
  expect(errorsShown()).not.toContain('กรุณาเลือกผู้รับอย่างน้อยหนึ่งราย');
  expect(sentActs(calls)).toEqual([]);
  await user.type(fieldOf('ที่อยู่อีเมล'), 'x@y.go.th');
  await user.click(submitButton());
  await waitFor(() => expect(onFinish).toHaveBeenCalledTimes(1));
});

test('each addressee is sent by a channel of its own, with what that channel needs', async () => {
  const answer = Promise.withResolvers<object>();
  const calls = answerCalls({ ...pickerAnswers, [actCall]: () => answer.promise });
  const detail = letterTo(first, second, sent);
  const { user, onFinish } = await showAct(documentPage, dispatch, detail);
  expect(fieldOf('ที่อยู่อีเมล')).toHaveProperty('value', 'a@b.go.th');
  await user.type(fieldOf('เลขที่สิ่งของฝากส่ง'), 'RR1');
  await pressTwice(user);
  answer.resolve(done);
  await waitFor(() => expect(onFinish).toHaveBeenCalledTimes(1));
  expect(sentActs(calls).map(({ form }) => dispatchForms.dispatchOutside.parse(form))).toEqual([
    {
      note: '',
      sendings: [
        { recipientId: ids.other, method: 'email', reference: '', address: 'a@b.go.th' },
        { recipientId: ids.unit, method: 'post', reference: 'RR1', address: '' },
      ],
    },
  ]);
});

test('a refusal keeps the channel and who carries the letter', async () => {
  const { user, refuse, leave } = await showRefused(documentPage, dispatch, letterTo(second));
  await choose(user, 'วิธีส่ง', sendMethods.hand.th);
  await find(user, 'ผู้นำส่ง', 'นายเอก');
  expect(await refuse()).toContain(registryErrors['registry.stale'].th);
  expect(fieldOf('ผู้นำส่ง')).toHaveProperty('value', 'นายเอก');
  expect(theForm()).toMatchObject({ isDirty: true });
  await leave();
});

test('the result of a sending is recorded for one that was sent, with their number', async () => {
  const calls = answerCalls({ ...pickerAnswers, [actCall]: () => done });
  const receipt = sampleAct('recordReceipt', 'receipt');
  const { user, onFinish } = await showAct(documentPage, receipt, letterTo(first, sent));
  expect(screen.queryByText(outsideStates.CANCELLED.th)).toBeNull();
  await user.click(screen.getByText(outsideStates.ACCEPTED.th));
  await user.type(fieldOf('เลขรับของผู้รับ'), '99/2569');
  await pressTwice(user);
  await waitFor(() => expect(onFinish).toHaveBeenCalledTimes(1));
  expect(sentActs(calls).map(({ form }) => dispatchForms.receipt.parse(form))).toEqual([
    { recipientId: ids.branch, outcome: 'ACCEPTED', theirNo: '99/2569', note: '' },
  ]);
});

test('what would end a sending is never chosen beforehand', async () => {
  const calls = answerCalls(pickerAnswers);
  const { user } = await showAct(
    documentPage,
    sampleAct('recordReceipt', 'receipt'),
    letterTo(first),
  );
  const cancelled = screen.getByRole('radio', { name: outsideStates.CANCELLED.th });
  expect(cancelled).toHaveProperty('checked', false);
  await user.click(submitButton());
  expect(errorsShown()).toContain('กรุณากรอกข้อมูล');
  expect(sentActs(calls)).toEqual([]);
});
