import { registerOnlyTitle } from '@sarn/classification/contract';
import { fieldLabels, registryErrors } from '@sarn/document/contract';
import {
  actCall,
  ids,
  pickerAnswers,
  sampleAct,
  sampleDetail,
  sentActs,
  showAct,
  showRefused,
} from '@sarn/document/testing';
import { th as document } from '@sarn/document/web';
import {
  answerCalls,
  errorAt,
  fieldOf,
  fill,
  screen,
  submitButton,
  waitFor,
} from '@sarn/platform-web/testing';
import { expect, test } from 'vitest';
import { documentPage } from '../register/document-page.tsx';

const labels = fieldLabels('th');
const own = {
  ...{ documentId: ids.document, receiveNo: '12/2569', title: 'เรื่องนี้เอง' },
  receivedAt: '2026-11-20T02:00:00.000Z',
};
const other = { ...own, documentId: ids.other, title: 'เรื่องของผู้อื่น', receiveNo: '11/2569' };
const lists = {
  ...pickerAnswers,
  'GET /registry/suggest': () => ({ rows: [] }),
  'GET /registry/contacts/of-number': () => ({ partner: null }),
  'GET /registry/incoming/duplicates': () => ({ rows: [own] }),
  'GET /registry/incoming/due': () => ({ dueDate: null, dueTime: '', by: null }),
};
const correct = sampleAct('correct', 'correct');
const letter = {
  ...{ letterNo: 'ตย 0201/7', letterDate: '2026-11-20', sender: 'สำนักงานตัวอย่าง' },
  ...{ addressee: 'ผู้อำนวยการสำนักงาน', title: 'ขอเชิญปรชุม', speed: 'normal' },
} as const;
const why = 'พิมพ์ผิด';

test('what was registered stands in the form; the corrected entry is sent with its reason', async () => {
  const calls = answerCalls({
    ...lists,
    [actCall]: () => ({ documentId: ids.document, number: null }),
  });
  const { user, onFinish } = await showAct(documentPage, correct, sampleDetail(letter));
  expect(fieldOf(labels.letterNo)).toHaveProperty('value', letter.letterNo);
  // Neither its class nor its number is corrected here, and it is no double of itself.
  expect(screen.queryByLabelText(labels.secrecy)).toBeNull();
  expect(screen.queryByText(own.title)).toBeNull();
  await fill(user, fieldOf(labels.title), ' ครั้งที่ 2');
  await user.click(submitButton());
  expect(errorAt(fieldOf(document.field.reason))).not.toBeNull();
  await user.click(screen.getByText(why));
  await user.click(submitButton());
  await waitFor(() => expect(onFinish).toHaveBeenCalled());
  const [sent] = sentActs(calls);
  expect(sent).toMatchObject({
    act: 'correct',
    form: { ...letter, title: `${letter.title} ครั้งที่ 2`, reason: why },
  });
});

test('an entry that another clerk changed meanwhile is refused, and what was typed stays', async () => {
  const { user, refuse, leave } = await showRefused(
    ...([documentPage, correct, sampleDetail(letter), lists] as const),
  );
  await fill(user, fieldOf(labels.sender), ' ภาค 2');
  await user.click(screen.getByText(why));
  expect(await refuse()).toContain(registryErrors['registry.stale'].th);
  expect(fieldOf(labels.sender)).toHaveProperty('value', `${letter.sender} ภาค 2`);
  await leave();
});

test('the number of another letter warns before it is sent, and can be confirmed', async () => {
  const calls = answerCalls({
    ...lists,
    'GET /registry/incoming/duplicates': () => ({ rows: [own, other] }),
    [actCall]: () => ({ documentId: ids.document, number: null }),
  });
  const { user, onFinish } = await showAct(documentPage, correct, sampleDetail(letter));
  expect(await screen.findByText(other.title)).toBeDefined();
  expect(screen.queryByText(own.title)).toBeNull();
  await user.click(screen.getByText(document.register.confirmDuplicate));
  await user.click(screen.getByText(why));
  await user.click(submitButton());
  await waitFor(() => expect(onFinish).toHaveBeenCalled());
  expect(sentActs(calls)[0]).toMatchObject({ form: { confirmDuplicate: true } });
});

test('of a letter whose entry alone is kept the subject is not asked', async () => {
  answerCalls(lists);
  const title = registerOnlyTitle('top-secret');
  const detail = sampleDetail({ ...letter, title, secrecy: 'top-secret' });
  await showAct(documentPage, correct, detail);
  expect(fieldOf(labels.letterNo)).toBeDefined();
  expect(screen.queryByLabelText(labels.title)).toBeNull();
});

test('once units have the letter its due date is not asked', async () => {
  answerCalls(lists);
  await showAct(documentPage, correct, sampleDetail({ ...letter, state: 'DISTRIBUTED' }));
  expect(fieldOf(labels.title)).toBeDefined();
  expect(screen.queryByText(labels.dueDate)).toBeNull();
});
