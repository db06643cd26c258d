import { notFiled, usualSpeeds } from '@sarn/document-classes/contract';
import { saveMemo, suggestWords } from '@sarn/correspondence/contract';
import { getDocument } from '@sarn/document/contract';
import { ids, pickerAnswers, provideForms, sampleAct, sampleDetail } from '@sarn/document/testing';
import { th } from '@sarn/document/web';
import { WritingAidsProvider } from '@sarn/platform-web';
import {
  answerCalls,
  answering,
  askedOf,
  choose,
  errorAt,
  errorsShown,
  fieldOf,
  fill,
  keepInput,
  keptInput,
  leavePage,
  screen,
  show,
  theForm,
  waitFor,
  within,
} from '@sarn/platform-web/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { documentPage } from '../draft/document-page.tsx';
import { memoPath } from '../draft/paths.ts';
import { emptyMemo } from './memo-draft.ts';
import { MemoEditor } from './MemoEditor.tsx';

const save = 'POST /registry/memo/save';
const lists = { ...pickerAnswers, ...answering(suggestWords, { rows: [] }) };
const saved = { documentId: ids.document, version: 1 };
/** Two of them: to save, and to submit. */
const press = (label: string) => screen.getByText(label, { selector: 'button *, button' });

type User = Awaited<ReturnType<typeof show>>;

/** A memo that can be submitted once its other fields are filled in. */
const withText = {
  ...emptyMemo,
  bodyJson: {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: 'ด้วยกองกฎหมายจะจัดอบรม' }] }],
  },
};

async function opened(start = emptyMemo): Promise<User> {
  const user = await show(<MemoEditor start={start} startSaved={null} />);
  await screen.findByRole('button', { name: 'เลือกหน่วยงาน' });
  return user;
}

async function fillIn(user: User): Promise<void> {
  await fill(user, fieldOf(th.field.title), 'ขออนุมัติจัดอบรม');
  await fill(user, fieldOf(th.field.addressee), 'ผู้อำนวยการ');
  await user.click(press('เลือกหน่วยงาน'));
  const units = within(await screen.findByRole('dialog', { name: th.memo.units }));
  await user.click(await units.findByText('กองกฎหมาย'));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

beforeEach(keepInput);
afterEach(() => void window.dispatchEvent(new Event('online')));

test('the pages stand beside the form, and the form is alone where the agency has no preview', async () => {
  answerCalls(lists);
  await opened();
  expect(screen.getByRole('region', { name: 'หน้ากระดาษ' })).toBeDefined();
  leavePage();
  await show(
    <WritingAidsProvider value={{ a4Preview: false, speechToText: false }}>
      <MemoEditor start={emptyMemo} startSaved={null} />
    </WritingAidsProvider>,
  );
  await screen.findByRole('button', { name: 'เลือกหน่วยงาน' });
  expect(screen.queryByRole('region', { name: 'หน้ากระดาษ' })).toBeNull();
  // By it the state of the draft stays in sight.
  expect(document.querySelector('.s-beside-form .reg-draft-state')).not.toBeNull();
});

test('a draft is saved with a subject alone', async () => {
  const calls = answerCalls({ ...lists, [save]: () => saved });
  const user = await opened();
  await user.click(press(th.memo.save));
  expect(errorAt(fieldOf(th.field.title))).toBe('กรุณากรอกข้อมูล');
  expect(errorsShown()).toHaveLength(1);
  await fill(user, fieldOf(th.field.title), 'ขออนุมัติจัดอบรม');
  await user.click(press(th.memo.save));
  expect(await screen.findByText(th.memo.saved)).toBeDefined();
  expect(askedOf(saveMemo, calls)).toMatchObject([
    { title: 'ขออนุมัติจัดอบรม', addressee: '', unitIds: [] },
  ]);
});

test('it is submitted only with all that a memo needs; each missing field says so', async () => {
  const calls = answerCalls(lists);
  const user = await opened();
  const body = await screen.findByRole('textbox', { name: new RegExp(th.memo.body) });
  await user.click(press(th.memo.submit));
  for (const label of [th.field.title, th.field.addressee]) {
    expect(errorAt(fieldOf(label))).toBe('กรุณากรอกข้อมูล');
  }
  expect(errorsShown()).toHaveLength(4);
  expect(body.getAttribute('aria-invalid')).toBe('true');
  await fillIn(user);
  expect(errorsShown()).toEqual(['กรุณากรอกข้อมูล']);
  expect(askedOf(saveMemo, calls)).toEqual([]);
});

test('it is saved once; the next time the same draft is changed', async () => {
  const answer = Promise.withResolvers<object>();
  const answers = [answer.promise, { ...saved, version: 2 }];
  const calls = answerCalls({ ...lists, [save]: () => answers.shift()! });
  const user = await opened();
  await fillIn(user);
  await choose(user, th.field.speed, usualSpeeds.urgent.th);
  const button = press(th.memo.save);
  await user.click(button);
  await user.click(button);
  answer.resolve(saved);
  expect(await screen.findByText(th.memo.saved)).toBeDefined();
  expect(theForm().isDirty).toBe(false);
  await fill(user, fieldOf(th.field.title), ' ครั้งที่ 2');
  await user.click(press(th.memo.save));
  await waitFor(() => expect(askedOf(saveMemo, calls)).toHaveLength(2));
  const sent = {
    addressee: 'ผู้อำนวยการ',
    unitIds: [ids.branch],
    speed: 'urgent',
    fileIds: [],
    ...notFiled,
  };
  expect(askedOf(saveMemo, calls)).toEqual([
    { ...sent, title: 'ขออนุมัติจัดอบรม', bodyJson: emptyMemo.bodyJson },
    { ...sent, ...saved, title: 'ขออนุมัติจัดอบรม ครั้งที่ 2', bodyJson: emptyMemo.bodyJson },
  ]);
});

test('where it cannot be saved it stays, also in the browser, until it is saved', async () => {
  const answers = [() => Promise.reject(new TypeError('offline')), () => saved];
  answerCalls({ ...lists, [save]: () => answers.shift()!() });
  const user = await opened();
  await fillIn(user);
  window.dispatchEvent(new Event('offline'));
  await user.click(press(th.memo.save));
  expect(await screen.findByText(th.memo.unsaved)).toBeDefined();
  window.dispatchEvent(new Event('online'));
  expect(fieldOf(th.field.title)).toHaveProperty('value', 'ขออนุมัติจัดอบรม');
  expect(theForm()).toMatchObject({ key: 'draft.memo', isDirty: true });
  const draft = { title: 'ขออนุมัติจัดอบรม' };
  await waitFor(async () => expect(await keptInput('draft.memo')).toMatchObject({ draft }));
  await user.click(press(th.memo.save));
  expect(await screen.findByText(th.memo.saved)).toBeDefined();
  expect(await keptInput('draft.memo')).toBeNull();
  expect(location.pathname).toBe(memoPath(ids.document));
});

test('a new memo is begun by typing its subject', async () => {
  answerCalls(lists);
  await opened();
  expect(document.activeElement).toBe(fieldOf(th.field.title));
});

test('a subject that Word broke into lines is one line', async () => {
  answerCalls(lists);
  const user = await opened();
  await fill(user, fieldOf(th.field.title), 'ขออนุมัติ\r\nจัดอบรม');
  expect(fieldOf(th.field.title)).toHaveProperty('value', 'ขออนุมัติ จัดอบรม');
});

test('when it was saved is always seen, and its first save gives it an address of its own', async () => {
  answerCalls({ ...lists, [save]: () => saved });
  history.replaceState(null, '', '/sarabun/create/inside');
  const user = await opened();
  const state = () => document.querySelector('.reg-draft-state')?.textContent ?? '';
  await fill(user, fieldOf(th.field.title), 'ขออนุมัติจัดอบรม');
  expect(state()).toBe(th.memo.unsaved);
  expect(location.pathname).toBe('/sarabun/create/inside');
  await user.click(press(th.memo.save));
  await waitFor(() => expect(state()).toMatch(/^บันทึกร่างแล้วเมื่อ \d{1,2}\.\d{2} น\.$/));
  expect(location.pathname).toBe(memoPath(ids.document));
  await fill(user, fieldOf(th.field.title), ' ครั้งที่ 2');
  expect(state()).toMatch(/^บันทึกร่างล่าสุด \d{1,2}\.\d{2} น\. · /);
});

test('submitting saves it and asks what the flow asks', async () => {
  await provideForms(documentPage);
  const may = [sampleAct('cancel', 'reason', { tone: 'danger' }), sampleAct('sign', 'sign')];
  const item = sampleDetail({ kind: 'inside', state: 'DRAFT', may });
  const { document: documentId } = ids;
  const answers = { ...lists, ...answering(getDocument, { item }, { documentId }) };
  const calls = answerCalls({ ...answers, [save]: () => saved });
  const user = await opened(withText);
  await fillIn(user);
  await user.click(press(th.memo.submit));
  expect(await screen.findByText('ทำ sign', { selector: 'h2' })).toBeDefined();
  expect(askedOf(saveMemo, calls)).toHaveLength(1);
  await user.keyboard('{Escape}');
  expect(screen.queryByText('ทำ sign', { selector: 'h2' })).toBeNull();
  expect(fieldOf(th.field.title)).toHaveProperty('value', 'ขออนุมัติจัดอบรม');
});

test('left while it is saved, what the browser kept is removed all the same', async () => {
  const answer = Promise.withResolvers<object>();
  const calls = answerCalls({ ...lists, [save]: () => answer.promise });
  const user = await opened(withText);
  await fillIn(user);
  await user.click(press(th.memo.submit));
  await waitFor(() => expect(askedOf(saveMemo, calls)).toHaveLength(1));
  leavePage();
  answer.resolve(saved);
  await waitFor(async () => expect(await keptInput('draft.memo')).toBeNull());
  expect(askedOf(getDocument, calls)).toEqual([]);
});
