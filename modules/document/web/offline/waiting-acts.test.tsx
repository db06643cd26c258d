import type { HistoryEntry } from '@sarn/document/contract';
import { closeOutbox, provideOutbox, waitingActs } from '@sarn/platform-web';
import {
  answerCalls,
  emptyDevice,
  fieldOf,
  screen,
  submitButton,
  waitFor,
} from '@sarn/platform-web/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { documentPage } from '../document/own-parts.tsx';
import { actCall, ids, sampleAct, sampleDetail, showAct } from '../testing.ts';
import { th } from '../words/th.ts';
import { documentCopy } from './document-copy.ts';
import { lineErrors } from './line.errors.ts';
import { pressedOn, refusedWithoutLine } from './waiting-acts.ts';

const send = vi.fn<Parameters<typeof provideOutbox>[0]['send']>();
const sendBack = sampleAct('sendBack', 'reason', { tone: 'danger' });
const reason = 'เอกสารไม่ครบถ้วน';

beforeEach(() => {
  emptyDevice();
  send.mockReset().mockRejectedValue(new TypeError('no line'));
  provideOutbox({
    personId: ids.person,
    send,
    isSignedIn: () => false,
    happenedSince: async () => [],
    onSent: () => {},
    onRefused: () => {},
  });
});

afterEach(closeOutbox);

const doneAt = (at: string): HistoryEntry => ({
  ...{
    id: at,
    at,
    act: 'present',
    actTerm: sendBack.actTerm,
    on: 'document',
    transmissionId: null,
    assignmentId: null,
  },
  ...{ actorName: '', actorPost: '', actingFor: null, unitName: null, toState: null, note: '' },
  ...{ detail: [], files: [] },
});

/** The request reaches nobody, as without a line. */
const noLine = { [actCall]: () => Promise.reject<Response>(new TypeError('Failed to fetch')) };

test('an act pressed without a line waits, with its key, its state and what was typed', async () => {
  const calls = answerCalls(noLine);
  const history = ['2026-11-20T03:00:00Z', '2026-11-19T03:00:00Z'].map(doneAt);
  const detail = sampleDetail({ history });
  const { user, onDone, onFinish } = await showAct(documentPage, sendBack, detail);
  await user.type(fieldOf(th.field.reason), reason);
  await user.click(submitButton());
  await waitFor(() => expect(onFinish).toHaveBeenCalledTimes(1));
  expect(onDone.mock.calls[0]?.[0]).toMatchObject({ isWaiting: true, number: null });
  expect(waitingActs.get()).toMatchObject([
    {
      id: calls[0]?.idempotencyKey,
      personId: ids.person,
      input: { act: 'sendBack', version: 3, onState: 'RECEIVED', form: { reason } },
      texts: [reason],
      seenAt: '2026-11-20T03:00:00Z',
      typed: { key: `act.reason:sendBack/${ids.document}` },
      mayHaveArrived: true,
    },
  ]);
});

test('without a line an act on a classified document fails with a sentence, and keeps nothing', async () => {
  answerCalls(noLine);
  const detail = sampleDetail({ secrecy: 'confidential', may: [sendBack] });
  const { user, onDone } = await showAct(documentPage, sendBack, detail);
  await user.type(fieldOf(th.field.reason), reason);
  await user.click(submitButton());
  const sentence = await screen.findByText(lineErrors['platform.line-classified'].th);
  expect(sentence).toBeDefined();
  expect(onDone).not.toHaveBeenCalled();
  expect(fieldOf(th.field.reason)).toHaveProperty('value', reason);
});

test('without a line an act that needs a password is refused with a sentence, and what was typed stays', async () => {
  answerCalls(noLine);
  const may = sampleAct('sendBack', 'reason', { asksPassword: true });
  const { user, onDone } = await showAct(documentPage, may, sampleDetail({ may: [may] }));
  await user.type(fieldOf(th.field.reason), reason);
  await user.click(submitButton());
  const sentence = await screen.findByText(lineErrors['platform.line-password'].th);
  expect(sentence.closest('[role=alert]')).not.toBeNull();
  expect(onDone).not.toHaveBeenCalled();
  expect(waitingActs.get()).toEqual([]);
  expect(fieldOf(th.field.reason)).toHaveProperty('value', reason);
});

test.each([
  [sampleAct('sendBack', 'reason'), null],
  [sampleAct('command', 'reason', { asksPassword: true }), 'platform.line-password'],
  [sampleAct('receive', 'takeNumber'), 'platform.line-number'],
  [sampleAct('register', 'register'), 'platform.line-number'],
  [sampleAct('classify', 'classify'), 'platform.line-classified'],
])('which acts may wait (%#)', (may, code) => {
  expect(refusedWithoutLine(sampleDetail(), may)).toBe(code);
});

test('the state is that of what is acted on', () => {
  expect(pressedOn(sampleDetail(), { on: 'document', targetId: ids.document }, 'p')).toEqual({
    onState: 'RECEIVED',
    personId: 'p',
  });
  const unknown = { on: 'assignment', targetId: ids.assignment } as const;
  expect(pressedOn(sampleDetail(), unknown, undefined)).toEqual({});
});

test.each(['confidential', 'secret', 'a-new-class'])('%s is never kept', (secrecy) => {
  const { toKeep } = documentCopy(ids.document);
  expect(toKeep(sampleDetail({ secrecy }))).toBeNull();
  expect(toKeep(sampleDetail())).not.toBeNull();
});
