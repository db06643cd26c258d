import { listSettingOptions } from '@sarn/kernel';
import {
  incomingErrors,
  readUploadedLetter,
  registerIncoming,
  registrationTableCode,
  startIncoming,
} from '@sarn/intake/contract';
import { suggestWords } from '@sarn/correspondence/contract';
import { th as document } from '@sarn/document/web';
import {
  answerCalls,
  answerUploads,
  answering,
  askedOf,
  errorsShown,
  fieldOf,
  fill,
  keepInput,
  keptInput,
  leavePage,
  refusal,
  screen,
  show,
  theForm,
  userEvent,
  waitFor,
  within,
} from '@sarn/platform-web/testing';
import { expect, test } from 'vitest';
import BatchRegistrationPage from './BatchPage.tsx';
import { th } from './words/th.ts';

const register = 'POST /registry/incoming/register';
const startOf = (addressee: string) =>
  answering(startIncoming, { addressee, nextNumber: 7, registerId: null, secrecyClasses: [] });
const lists = { ...answering(suggestWords, { rows: [] }), ...startOf('') };
const idOf = (name: string) => `0199a000-0000-7000-8000-00000000000${name}`;
const given = (no: string) => ({ documentId: `d${no}`, receiveNo: `${no}/2569` });

type User = Awaited<ReturnType<typeof show>>;

/** The page with a row for each of two files. */
async function opened(): Promise<User> {
  const user = await show(<BatchRegistrationPage />);
  await uploadTwo();
  await screen.findByLabelText('เรื่องที่ 2 ไฟล์ 2.pdf');
  return user;
}

async function uploadTwo(): Promise<void> {
  answerUploads((name) => {
    const [id = ''] = name.split('.');
    const file = { id: idOf(id), name, mediaType: 'application/pdf', bytes: 4, pageCount: 1 };
    return { items: [file] };
  });
  const input = window.document.querySelector<HTMLInputElement>('input[type="file"]')!;
  const files = ['1', '2'].map(
    (name) => new File(['%PDF'], `${name}.pdf`, { type: 'application/pdf' }),
  );
  await userEvent.upload(input, files);
}

const row = (place: number) => within(screen.getByLabelText(`เรื่องที่ ${place} ไฟล์ ${place}.pdf`));
const inRow = (place: number, label: string) =>
  row(place).getByLabelText((text) => text.replace(/ \*$/, '') === label, { selector: 'input' });
/** The field of the card above the rows, which has the same label. */
const shared = (label: string) =>
  screen.getAllByLabelText((text) => text.replace(/ \*$/, '') === label, { selector: 'input' })[0]!;
const press = () => window.document.querySelector<HTMLElement>('.batch-actions button')!;

async function fillIn(user: User): Promise<void> {
  await fill(user, shared(document.field.sender), 'กรมตัวอย่าง');
  await fill(user, shared(document.field.addressee), 'ผู้อำนวยการ');
  await fill(user, shared(document.field.letterDate), '1/11/2569');
  for (const place of [1, 2]) {
    await fill(user, inRow(place, document.field.letterNo), `กต ${place}`);
    await fill(user, inRow(place, document.field.title), `เรื่องที่ ${place}`);
  }
}

test('a row for each file says what neither it nor the shared fields have', async () => {
  const calls = answerCalls(lists);
  const user = await opened();
  await fill(user, shared(document.field.sender), 'กรมตัวอย่าง');
  await fill(user, inRow(1, document.field.letterNo), 'กต 1');
  await fill(user, inRow(1, document.field.title), 'ขอเชิญประชุม');
  await user.click(press());
  expect(await screen.findByText(th.mend)).toBeDefined();
  expect(row(1).getAllByText('กรุณากรอกข้อมูล')).toHaveLength(2);
  expect(row(2).getAllByText('กรุณากรอกข้อมูล')).toHaveLength(4);
  expect(window.document.activeElement).toBe(inRow(1, document.field.letterDate));
  await fill(user, shared(document.field.letterDate), '1/11/2569');
  await fill(user, shared(document.field.addressee), 'ผู้อำนวยการ');
  expect(row(1).queryByText('กรุณากรอกข้อมูล')).toBeNull();
  expect(askedOf(registerIncoming, calls)).toEqual([]);
});

test('the letters are addressed to the head of the agency, unless somebody else is typed', async () => {
  answerCalls({ ...lists, ...startOf('ผู้อำนวยการ') });
  const user = await opened();
  await waitFor(() =>
    expect(shared(document.field.addressee)).toHaveProperty('value', 'ผู้อำนวยการ'),
  );
  await user.clear(shared(document.field.addressee));
  await fill(user, shared(document.field.addressee), 'อธิบดี');
  expect(shared(document.field.addressee)).toHaveProperty('value', 'อธิบดี');
});

test('the file of a row is shown on request, and then that of the row where somebody types', async () => {
  const bytes = () => new Response('plain', { headers: { 'content-type': 'text/plain' } });
  const contents = ['1', '2'].map((name) => [`GET /file/${idOf(name)}/content`, bytes]);
  answerCalls({ ...lists, ...Object.fromEntries(contents) });
  const user = await opened();
  expect(screen.queryByLabelText('ดูไฟล์ 1.pdf')).toBeNull();
  await user.click(row(1).getByRole('button', { name: '1.pdf' }));
  expect(screen.getByLabelText('ดูไฟล์ 1.pdf')).toBeDefined();
  await user.click(inRow(2, document.field.title));
  expect(screen.getByLabelText('ดูไฟล์ 2.pdf')).toBeDefined();
  await user.click(screen.getByRole('button', { name: th.closePreview }));
  await user.click(inRow(1, document.field.title));
  expect(screen.queryByLabelText('ดูไฟล์ 1.pdf')).toBeNull();
});

test('Enter goes down a column and registers nothing', async () => {
  const calls = answerCalls(lists);
  const user = await opened();
  await user.type(inRow(1, document.field.letterNo), '1{Enter}');
  expect(window.document.activeElement).toBe(inRow(2, document.field.letterNo));
  await user.type(shared(document.field.sender), 'ก{Enter}');
  expect(errorsShown()).toEqual([]);
  expect(askedOf(registerIncoming, calls)).toEqual([]);
});

test('each letter is registered once, with what the rows share', async () => {
  const answer = Promise.withResolvers<object>();
  const answers = [answer.promise, given('8')];
  const calls = answerCalls({ ...lists, [register]: () => answers.shift()! });
  const user = await opened();
  await fillIn(user);
  await fill(user, inRow(2, document.field.sender), 'กรมอื่น');
  const button = press();
  await user.click(button);
  await user.click(button);
  answer.resolve(given('7'));
  expect(await screen.findByText('เลขรับ 7/2569')).toBeDefined();
  expect(await screen.findByText('เลขรับ 8/2569')).toBeDefined();
  expect(await screen.findByText(th.next)).toBeDefined();
  const usual = { letterDate: '2026-11-01', addressee: 'ผู้อำนวยการ', confirmDuplicate: false };
  const sent = askedOf(registerIncoming, calls);
  expect(sent).toHaveLength(2);
  expect(sent).toMatchObject([
    { ...usual, letterNo: 'กต 1', sender: 'กรมตัวอย่าง', fileIds: [idOf('1')] },
    { ...usual, letterNo: 'กต 2', sender: 'กรมอื่น', fileIds: [idOf('2')] },
  ]);
});

test('a refused letter keeps its row; only it is sent again, as another command', async () => {
  const why = incomingErrors['registry.duplicate'].th;
  const answers = [refusal('registry.duplicate', [], why), given('8'), given('9')];
  const calls = answerCalls({ ...lists, [register]: () => answers.shift()! });
  const user = await opened();
  await fillIn(user);
  await user.click(press());
  expect(await screen.findByText(why)).toBeDefined();
  expect(await screen.findByText('เลขรับ 8/2569')).toBeDefined();
  expect(inRow(1, document.field.letterNo)).toHaveProperty('value', 'กต 1');
  expect(fieldOf(th.again)).toHaveProperty('checked', false);
  expect(theForm().key).toBe('incoming.batch');
  await user.click(row(1).getByText(th.again));
  await user.click(press());
  expect(await screen.findByText('เลขรับ 9/2569')).toBeDefined();
  const sent = askedOf(registerIncoming, calls);
  expect(sent.map((one) => [one.letterNo, one.confirmDuplicate])).toEqual([
    ['กต 1', false],
    ['กต 2', false],
    ['กต 1', true],
  ]);
  const posts = calls.filter(({ method }) => method === 'POST');
  expect(posts[2]?.idempotencyKey).not.toBe(posts[0]?.idempotencyKey);
});

test('leaving the page while a letter is registered sends no more of them', async () => {
  const answer = Promise.withResolvers<object>();
  const calls = answerCalls({ ...lists, [register]: () => answer.promise });
  const user = await opened();
  await fillIn(user);
  await user.click(press());
  await waitFor(() => expect(askedOf(registerIncoming, calls)).toHaveLength(1));
  leavePage();
  answer.resolve(given('7'));
  await answer.promise;
  await new Promise((resolve) => setTimeout(resolve));
  expect(askedOf(registerIncoming, calls)).toHaveLength(1);
});

test('what was kept comes back with its files; another file adds a row and takes none away', async () => {
  keepInput();
  answerCalls(lists);
  const user = await opened();
  await fill(user, inRow(1, document.field.title), 'เรื่องที่ 1');
  await waitFor(async () =>
    expect(await keptInput('incoming.batch')).toMatchObject({
      lines: [{ title: 'เรื่องที่ 1' }, { title: '' }],
    }),
  );
  leavePage();
  const again = await show(<BatchRegistrationPage />);
  await again.click(await screen.findByRole('button', { name: 'ทำต่อ' }));
  await screen.findByLabelText('เรื่องที่ 2 ไฟล์ 2.pdf');
  const input = window.document.querySelector<HTMLInputElement>('input[type="file"]')!;
  await userEvent.upload(input, new File(['%PDF'], '3.pdf', { type: 'application/pdf' }));
  await screen.findByLabelText('เรื่องที่ 3 ไฟล์ 3.pdf');
  expect(inRow(1, document.field.title)).toHaveProperty('value', 'เรื่องที่ 1');
});

test('each row is filled in from its own file, where nobody typed and the letters share nothing', async () => {
  const says = (place: string) => ({
    ...{ letterNo: `กต ${place}`, letterDate: '2026-11-01', sender: 'กรมอื่น', speed: '' },
    isRead: true,
    ...{ title: `เรื่องที่ ${place}`, addressee: 'ผู้อำนวยการ' },
  });
  const asked = (field: string) => ({
    ...{ code: `bag.${field}`, nameTh: field, nameEn: '', sort: 1, origin: 'seed' as const },
    ...{ version: 1, validFrom: '1950-01-01', validTo: null },
    values: { isShown: true, isRequired: false, startValue: '' },
  });
  const rows = ['letter-no', 'letter-date', 'sender', 'title', 'addressee'].map(asked);
  answerCalls({
    ...lists,
    ...answering(listSettingOptions, { rows }, { table: registrationTableCode }),
    [`GET ${readUploadedLetter.path}`]: ({ fields }) => says(String(fields['fileId']).slice(-1)),
  });
  const user = await show(<BatchRegistrationPage />);
  await fill(user, shared(document.field.sender), 'กรมตัวอย่าง');
  await user.keyboard('{Escape}');
  await uploadTwo();
  await waitFor(() => expect(inRow(2, document.field.letterNo)).toHaveProperty('value', 'กต 2'));
  expect(inRow(1, document.field.title)).toHaveProperty('value', 'เรื่องที่ 1');
  // All of them have one sender, as was typed above.
  expect(inRow(1, document.field.sender)).toHaveProperty('value', '');
  expect(row(1).getByText((text) => text.startsWith('อ่านจากไฟล์')).textContent).toContain(
    document.field.title,
  );
});
