import { getOwnCreation } from '@sarn/creation/contract';
import { listContacts, sendMethods } from '@sarn/contact/contract';
import {
  englishClosings,
  getLetterSender,
  letterLanguages,
  saveLetter,
  suggestWords,
} from '@sarn/correspondence/contract';
import { usualSalutations } from '@sarn/document-classes/contract';
import { ids } from '@sarn/document/testing';
import { need } from '@sarn/kernel';
import { th as document } from '@sarn/document/web';
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
  refusal,
  screen,
  selectOf,
  show,
  theForm,
  waitFor,
} from '@sarn/platform-web/testing';
import { beforeEach, expect, test } from 'vitest';
import { emptyLetter } from './letter-draft.ts';
import { LetterEditor } from './LetterEditor.tsx';
import { th } from './words/th.ts';

const save = 'POST /registry/letter/save';
const known = {
  ...{ id: ids.other, kind: 'agency' as const, senderType: '1', name: 'กรมที่ดิน', note: '' },
  ...{ abbreviation: '', address: '', email: 'a@b.go.th', phone: '', exchangeCode: '' },
  ...{ usualMethod: 'email' as const, opening: 'high' as const, postAddressed: 'อธิบดี' },
};
const sender = {
  ...{ address: 'ถนนสารบรรณ', contact: 'กองนโยบาย' },
  english: { address: 'Saraban Road', contact: 'Policy Division', englishCode: 'DT 0102' },
};
const lists = {
  ...answering(getLetterSender, sender),
  ...answering(suggestWords, { rows: [] }),
  ...answering(getOwnCreation, { rows: [], mayBegin: true, mayRegister: false }),
  ...answering(listContacts, { rows: [known], total: 1, mayKeep: false }),
};
const saved = { documentId: ids.document, version: 1 };
const press = (label: string) => screen.getByText(label, { selector: 'button *, button' });
const [first, second] = ['ผู้รับรายที่ 1', 'ผู้รับรายที่ 2'];

/** Of the salutations as delivered. */
const labelOf = (code: string): string => {
  const row = need(
    usualSalutations.find((one) => one.code === code),
    code,
  );
  return `${row.th} – ${row.closing}`;
};

type User = Awaited<ReturnType<typeof show>>;

const opened = (): Promise<User> =>
  show(<LetterEditor kind="outgoing" start={emptyLetter} startSaved={null} />);

async function fillIn(user: User): Promise<void> {
  await fill(user, fieldOf(document.field.title), 'ขอความอนุเคราะห์ข้อมูล');
  await fill(user, fieldOf(th.addressee.usual), 'อธิบดีกรมที่ดิน');
  await fill(user, fieldOf(first), 'กรมที่ดิน');
  await fill(user, fieldOf(th.contact), 'กองคลัง\nโทร. 1');
}

beforeEach(keepInput);

test('a letter is submitted only with subject, addressee, a recipient, text and who answers for it', async () => {
  const calls = answerCalls(lists);
  const user = await opened();
  await screen.findByRole('textbox', { name: new RegExp(th.body.usual) });
  await user.click(press(th.submit.usual));
  for (const label of [document.field.title, th.addressee.usual, th.contact]) {
    expect(errorAt(fieldOf(label))).toBe('กรุณากรอกข้อมูล');
  }
  expect(errorsShown()).toContain('กรุณาเลือกอย่างน้อย 1 รายการ');
  expect(errorsShown()).toHaveLength(5);
  expect(window.document.activeElement).toBe(fieldOf(document.field.title));
  await fillIn(user);
  expect(errorsShown()).toEqual(['กรุณากรอกข้อมูล']);
  expect(askedOf(saveLetter, calls)).toEqual([]);
});

test('it is saved once; lines are lists, and each recipient has a channel', async () => {
  const answer = Promise.withResolvers<object>();
  const calls = answerCalls({ ...lists, [save]: () => answer.promise });
  const user = await opened();
  await fillIn(user);
  // The address book knows how letters go to the first one.
  await waitFor(() => expect(selectOf(th.method).textContent).toContain(sendMethods.email.th));
  await user.click(press(th.addRecipient));
  await fill(user, fieldOf(second), 'นายสมชาย');
  await choose(user, th.salutation, labelOf('usual'));
  await fill(user, fieldOf(th.enclosures), 'รายงาน\n\nแบบฟอร์ม');
  const button = press(document.memo.save);
  await user.click(button);
  await user.click(button);
  answer.resolve(saved);
  expect(await screen.findByText(document.memo.saved)).toBeDefined();
  const [sent, ...more] = askedOf(saveLetter, calls);
  expect(more).toEqual([]);
  expect(sent).toMatchObject({
    ...{ kind: 'outgoing', title: 'ขอความอนุเคราะห์ข้อมูล', addressee: 'อธิบดีกรมที่ดิน' },
    ...{ salutation: 'usual', speed: 'normal', fileIds: [], copies: [] },
    ...{ enclosures: ['รายงาน', 'แบบฟอร์ม'], contact: 'กองคลัง\nโทร. 1' },
    recipients: [
      { name: 'กรมที่ดิน', method: 'email' },
      { name: 'นายสมชาย', method: 'post' },
    ],
  });
});

test('a refusal is told at its field, everything stays, and the text is kept in the browser', async () => {
  const issue = [{ field: 'recipients', rule: 'registry.recipient-twice' }];
  const refused = () => refusal('registry.recipient-twice', issue, 'มีผู้รับซ้ำกัน');
  answerCalls({ ...lists, [save]: refused });
  const user = await opened();
  await fillIn(user);
  await user.click(press(document.memo.save));
  await waitFor(() => expect(errorsShown()).toHaveLength(1));
  expect(fieldOf(first)).toHaveProperty('value', 'กรมที่ดิน');
  expect(fieldOf(th.contact)).toHaveProperty('value', 'กองคลัง\nโทร. 1');
  expect(theForm()).toMatchObject({ key: 'draft.outgoing', isDirty: true });
  const draft = { title: 'ขอความอนุเคราะห์ข้อมูล' };
  await waitFor(async () => expect(await keptInput('draft.outgoing')).toMatchObject({ draft }));
});

test('the salutation follows the addressee, until another one is chosen', async () => {
  answerCalls(lists);
  const user = await opened();
  const chosen = () => selectOf(th.salutation).textContent;
  const addressee = fieldOf(th.addressee.usual);
  await fill(user, addressee, 'ประธานรัฐสภา');
  expect(chosen()).toContain(labelOf('high'));
  await user.clear(addressee);
  expect(chosen()).toContain(labelOf('usual'));
  await choose(user, th.salutation, labelOf('monk'));
  await fill(user, addressee, 'นายกรัฐมนตรี');
  expect(chosen()).toContain(labelOf('monk'));
});

test('[5.02] a letter in English has Dear before its subject, and the agency in English', async () => {
  const calls = answerCalls({ ...lists, [save]: () => saved });
  const start = { ...emptyLetter, address: sender.address, contact: 'กองคลัง' };
  const user = await show(<LetterEditor kind="outgoing" start={start} startSaved={null} />);
  const { english } = th;
  expect(screen.queryByLabelText(new RegExp(english.qr))).toBeNull();
  await choose(user, english.language, letterLanguages.en.th);
  const dear = fieldOf(english.dear);
  const subject = fieldOf(english.subject);
  expect(dear.compareDocumentPosition(subject) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(screen.queryByText(th.salutation)).toBeNull();
  // What was typed over stays; what the agency knows follows the language.
  expect(fieldOf(english.address)).toHaveProperty('value', 'Saraban Road');
  expect(fieldOf(english.contact)).toHaveProperty('value', 'กองคลัง');
  await fill(user, dear, 'Sir or Madam');
  expect(selectOf(english.closing).textContent).toContain(englishClosings.faithfully);
  await choose(user, english.closing, englishClosings.sincerely);
  await user.clear(dear);
  await fill(user, dear, 'Professor Lindqvist');
  await fill(user, subject, 'Invitation to a workshop');
  await fill(user, fieldOf(english.enclosures), 'Programme (2 pages)');
  await user.click(screen.getByRole('checkbox', { name: english.qr }));
  await user.click(press(document.memo.save));
  await waitFor(() => expect(askedOf(saveLetter, calls)).toHaveLength(1));
  expect(askedOf(saveLetter, calls)[0]).toMatchObject({
    ...{ language: 'en', addressee: 'Professor Lindqvist', title: 'Invitation to a workshop' },
    ...{ englishClosing: 'sincerely', englishCode: 'DT 0102', hasQr: true },
    ...{ enclosures: ['Programme (2 pages)'], address: 'Saraban Road', contact: 'กองคลัง' },
  });
  // To and fro nothing is lost.
  await choose(user, english.language, letterLanguages.th.th);
  expect(fieldOf(th.address)).toHaveProperty('value', sender.address);
  await choose(user, english.language, letterLanguages.en.th);
  expect(screen.getByRole('checkbox', { name: english.qr })).toHaveProperty('checked', true);
});

test.each([
  ['outgoing', true],
  ['guaranty', true],
  ['other', false],
] as const)('a document of the kind %s has pages beside its form: %s', async (kind, hasPages) => {
  answerCalls(lists);
  await show(<LetterEditor kind={kind} start={emptyLetter} startSaved={null} />);
  expect(screen.queryAllByRole('button', { name: 'หน้ากระดาษ' })).toHaveLength(hasPages ? 1 : 0);
});
