import { listSettingOptions } from '@sarn/kernel';
import { senderOfNumber } from '@sarn/contact/contract';
import { usualSpeeds } from '@sarn/document-classes/contract';
import { getReceiveStamp, proposeDue, incomingErrors, startIncoming } from '@sarn/intake/contract';
import type { ArrivalDetail } from '@sarn/intake/contract';
import {
  answerCalls,
  answering,
  choose,
  answerUploads,
  errorAt,
  errorsShown,
  fieldOf,
  fill,
  keepInput,
  keptInput,
  leavePage,
  openLive,
  refusal,
  screen,
  show,
  userEvent,
  theForm,
  waitFor,
} from '@sarn/platform-web/testing';
import { classTableCodes } from '@sarn/document-classes/contract';
import { fieldLabels } from '@sarn/document/contract';
import type { RegisterFieldName } from '@sarn/document/contract';
import { expect, onTestFinished, test } from 'vitest';
import RegisterIncomingPage from './RegisterIncomingPage.tsx';

const register = 'POST /registry/incoming/register';
const label = (name: RegisterFieldName): string => fieldLabels('th')[name];
const [arrivalId, fileId] = [
  '0199a000-0000-7000-8000-000000000001',
  '0199a000-0000-7000-8000-000000000002',
];
const submitLabel = 'ลงทะเบียนรับ';

/** A letter that came by mail: its file is there, and its sender is proposed. */
const arrival: ArrivalDetail = {
  ...{ id: arrivalId, source: 'mailbox', state: 'waiting', senderName: 'กรมตัวอย่าง', title: '' },
  ...{ senderAddress: 'a@b.go.th', trust: 'proven', sender: 'กรมตัวอย่าง', contactId: null },
  ...{ arrivedAt: '2026-11-22T00:00:00Z', letterNo: '', letterDate: null, addressee: '' },
  ...{ speed: 'normal', secrecy: 'normal', body: '', warnings: [], leftOut: [], sentAt: null },
  ...{ original: null, decidedAt: null, decidedBy: '', reason: '' },
  ...{ documentId: null, receiveNo: null },
  files: [{ id: fileId, name: 'หนังสือ.txt', mediaType: 'text/plain', bytes: 10, pageCount: null }],
};

const kept = { registerId: null, secrecyClasses: [] };
const lists = {
  ...answering(startIncoming, { addressee: '', nextNumber: 8, ...kept }),
  [`GET /registry/arrivals/${arrivalId}`]: () => ({ item: arrival }),
  [`GET /file/${fileId}/content`]: () => new Response('text'),
  [`GET /file/${fileId}`]: () => new Response('text'),
  // The document that was just registered: nothing more may be done with it here.
  'GET /registry/document/d1': () => refusal('registry.not-found'),
  ...answering(proposeDue, { dueDate: '2026-11-27', dueTime: '10:30', by: 'speed' }),
  ...answering(getReceiveStamp, { lines: ['ตราทดสอบ'] }, { documentId: 'd1' }),
  'GET /registry/suggest': () => ({ rows: [] }),
  ...answering(senderOfNumber, { partner: null }),
  'GET /registry/incoming/reserved-numbers': () => ({ rows: [] }),
  'GET /registry/incoming/duplicates': () => ({ rows: [] }),
  'GET /identity/holidays': () => ({ rows: [], missingYears: [] }),
};

const posts = (calls: ReturnType<typeof answerCalls>) =>
  calls.filter(({ method }) => method === 'POST');
const press = () => screen.getByText(submitLabel, { selector: 'button *, button' });

type User = Awaited<ReturnType<typeof show>>;

async function opened(): Promise<User> {
  const user = await show(<RegisterIncomingPage />, `/?arrival=${arrivalId}`);
  await screen.findByLabelText((text) => text.startsWith(label('letterNo')), { selector: 'input' });
  return user;
}

async function fillIn(user: User): Promise<void> {
  await fill(user, fieldOf(label('letterNo')), 'กต 0101/12');
  await fill(user, fieldOf(label('letterDate')), '1/11/2569');
  await fill(user, fieldOf(label('title')), 'ขอเชิญประชุม');
  await fill(user, fieldOf(label('addressee')), 'ผู้อำนวยการ');
}

test('the fields of the register say what is missing; the proposed sender stays', async () => {
  const calls = answerCalls(lists);
  const user = await opened();
  await user.click(press());
  expect(errorAt(fieldOf(label('letterNo')))).toBe('กรุณากรอกข้อมูล');
  expect(errorAt(fieldOf(label('letterDate')))).toBe('กรุณากรอกข้อมูล');
  expect(errorAt(fieldOf(label('title')))).toBe('กรุณากรอกข้อมูล');
  expect(errorAt(fieldOf(label('addressee')))).toBe('กรุณากรอกข้อมูล');
  expect(errorAt(fieldOf(label('sender')))).toBeNull();
  expect(fieldOf(label('sender'))).toHaveProperty('value', 'กรมตัวอย่าง');
  expect(document.activeElement).toBe(fieldOf(label('letterNo')));
  await user.type(fieldOf(label('title')), 'ก');
  expect(errorAt(fieldOf(label('title')))).toContain('2');
  expect(posts(calls)).toEqual([]);
});

test('without a file of the letter nothing is registered, and the field says so', async () => {
  const calls = answerCalls(lists);
  const user = await show(<RegisterIncomingPage />);
  await fill(user, fieldOf(label('sender')), 'กรมตัวอย่าง');
  await fillIn(user);
  await user.click(press());
  expect(errorsShown()).toEqual(['กรุณาเลือกอย่างน้อย 1 รายการ']);
  expect(posts(calls)).toEqual([]);
});

/** A table of settings with one row. */
const rowOf = (
  table: string,
  code: string,
  nameTh: string,
  values: Record<string, string | number>,
) => {
  const row = { code, nameTh, nameEn: '', sort: 1, validFrom: '2026-01-01', validTo: null };
  const rows = [{ ...row, ...{ origin: 'own' as const, version: 1, values } }];
  return answering(listSettingOptions, { rows }, { table });
};

test('[16.05] the letter is registered once, with the file, the arrival, and what it is filed by', async () => {
  const answer = Promise.withResolvers<object>();
  const calls = answerCalls({
    ...{ ...lists, [register]: () => answer.promise },
    ...rowOf(classTableCodes.bookGroup, '01', 'การเงิน', {}),
    ...rowOf(classTableCodes.category, '01.2', 'รายจ่าย', { bookGroup: '01', fileCode: '' }),
  });
  const user = await opened();
  await fillIn(user);
  await choose(user, label('category'), 'รายจ่าย');
  await user.type(fieldOf(label('disposal')), 'เก็บเข้าแฟ้ม');
  await user.click(screen.getByLabelText(usualSpeeds['very-urgent'].th));
  await user.type(fieldOf(label('note')), 'ต้นฉบับตามมา');
  const button = press();
  await user.click(button);
  await user.click(button);
  await user.type(fieldOf(label('letterNo')), '{Enter}');
  answer.resolve({ documentId: 'd1', receiveNo: null });
  expect(await screen.findByText('ลงรับเรื่องถัดไป')).toBeDefined();
  expect(posts(calls).map(({ fields }) => fields)).toEqual([
    {
      ...{ letterNo: 'กต 0101/12', letterDate: '2026-11-01', sender: 'กรมตัวอย่าง' },
      ...{ addressee: 'ผู้อำนวยการ', title: 'ขอเชิญประชุม', speed: 'very-urgent' },
      ...{ secrecy: 'normal', note: 'ต้นฉบับตามมา', confirmDuplicate: 'false' },
      ...{
        bookGroup: 'การเงิน',
        category: 'รายจ่าย',
        bookGroupCode: '01',
        categoryCode: '01.2',
        subTypeCode: '',
        disposal: 'เก็บเข้าแฟ้ม',
        dueTime: '',
        'fileIds[]': [fileId],
        arrivalId,
      },
    },
  ]);
});

test.each([
  [
    'a server that is not there',
    () => Promise.reject(new TypeError('offline')),
    'ติดต่อเครื่องแม่ข่ายไม่ได้',
  ],
  [
    'a field the server does not accept',
    () => refusal('platform.invalid-input'),
    'ข้อมูลที่ส่งมาไม่ถูกต้อง',
  ],
])('%s is told in Thai, and what was typed can be sent again', async (_what, fail, sentence) => {
  const answers = [fail, () => ({ documentId: 'd1', receiveNo: '7/2569' })];
  const calls = answerCalls({ ...lists, [register]: () => answers.shift()!() });
  const user = await opened();
  await fillIn(user);
  await user.click(press());
  expect((await screen.findByRole('alert')).textContent).toContain(sentence);
  expect(fieldOf(label('title'))).toHaveProperty('value', 'ขอเชิญประชุม');
  expect(document.querySelector('.s-file-name')?.textContent).toBe('หนังสือ.txt');
  await user.click(press());
  expect(await screen.findByText('เลขรับที่ 7/2569')).toBeDefined();
  expect(await screen.findByText('ตราทดสอบ')).toBeDefined();
  const [first, second] = posts(calls);
  expect(second?.fields).toEqual(first?.fields);
  expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
});

test('a letter that is there already asks for a confirmation, which is another command', async () => {
  const why = incomingErrors['registry.duplicate'].th;
  const refused = () => refusal('registry.duplicate', [], why);
  const calls = answerCalls({ ...lists, [register]: refused });
  const user = await opened();
  await fillIn(user);
  await user.click(press());
  const confirm = await screen.findByLabelText('ตรวจสอบแล้ว ยืนยันลงรับซ้ำ');
  expect(screen.getByText(why)).toBeDefined();
  expect(fieldOf(label('letterNo'))).toHaveProperty('value', 'กต 0101/12');
  expect(fieldOf(label('title'))).toHaveProperty('value', 'ขอเชิญประชุม');
  expect(theForm()).toMatchObject({ key: `incoming.register:${arrivalId}`, isDirty: true });
  // It is what is asked for: one key confirms.
  await waitFor(() => expect(document.activeElement).toBe(confirm));
  await user.keyboard(' ');
  await user.click(press());
  await waitFor(() => expect(posts(calls)).toHaveLength(2));
  const [first, second] = posts(calls);
  expect(second?.fields['confirmDuplicate']).toBe('true');
  expect(second?.idempotencyKey).not.toBe(first?.idempotencyKey);
});

const head = 'ผู้อำนวยการสำนักงาน';
const headed = {
  ...lists,
  ...answering(startIncoming, { addressee: head, nextNumber: 2904, ...kept }),
};

test('the head is the addressee and the next number is shown, before anything is typed', async () => {
  answerCalls(headed);
  const user = await show(<RegisterIncomingPage />);
  await waitFor(() => expect(fieldOf(label('addressee'))).toHaveProperty('value', head));
  expect(screen.getByText('2904')).toBeDefined();
  expect(document.activeElement).toBe(fieldOf(label('letterNo')));
  // Nobody typed it, so nothing is lost by leaving.
  expect(theForm().isDirty).toBe(false);
  await user.clear(fieldOf(label('addressee')));
  await user.tab();
  expect(fieldOf(label('addressee'))).toHaveProperty('value', '');
});

test('an addressee that was typed stays, also when the head is known later', async () => {
  const later = Promise.withResolvers<object>();
  answerCalls({ ...lists, 'GET /registry/incoming/start': () => later.promise });
  const user = await show(<RegisterIncomingPage />);
  await fill(user, fieldOf(label('addressee')), 'เลขาธิการ');
  later.resolve({ addressee: head, nextNumber: 3, ...kept });
  await screen.findByText('3');
  expect(fieldOf(label('addressee'))).toHaveProperty('value', 'เลขาธิการ');
});

test('Ctrl+Enter registers from a field of several rows; the subject is one line', async () => {
  const calls = answerCalls({
    ...lists,
    [register]: () => ({ documentId: 'd1', receiveNo: '8/2569' }),
  });
  const user = await opened();
  await fillIn(user);
  await user.clear(fieldOf(label('title')));
  await fill(user, fieldOf(label('title')), 'ขอเชิญประชุม\r\nคณะกรรมการ');
  expect(fieldOf(label('title'))).toHaveProperty('value', 'ขอเชิญประชุม คณะกรรมการ');
  await user.keyboard('{Alt>}[Digit4]{/Alt}');
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText('เลขรับที่ 8/2569')).toBeDefined();
  expect(posts(calls).map(({ fields }) => [fields['title'], fields['speed']])).toEqual([
    ['ขอเชิญประชุม คณะกรรมการ', 'immediate'],
  ]);
});

test('a usual letter takes about twelve keys besides what is typed, from the first field on', async () => {
  const partner = { name: 'กรมบัญชีกลาง', isFixedName: false };
  const calls = answerCalls({
    ...headed,
    ...{ 'GET /registry/contacts/of-number': () => ({ partner }) },
    [register]: () => ({ documentId: 'd1', receiveNo: '8/2569' }),
  });
  answerUploads((name) => ({
    items: [{ id: fileId, name, mediaType: 'application/pdf', bytes: 8, pageCount: 1 }],
  }));
  const user = await show(<RegisterIncomingPage />);
  await waitFor(() => expect(document.activeElement).toBe(fieldOf(label('letterNo'))));
  await waitFor(() => expect(fieldOf(label('addressee'))).toHaveProperty('value', head));
  let keys = 0;
  /** To a field by keys alone, as who has no hand free for the mouse. */
  const goTo = async (isThere: () => boolean, shift = false) => {
    while (!isThere()) {
      expect((keys += 1), document.activeElement?.outerHTML).toBeLessThan(20);
      await user.tab({ shift });
    }
  };
  const isAt = (name: string) => () => document.activeElement === fieldOf(name);
  const picker = document.querySelector<HTMLInputElement>('input[type="file"]')!;
  // The file is chosen first: its button stands before the first field.
  await goTo(() => document.activeElement?.closest('.s-upload, .s-drop') !== null, true);
  keys += 1;
  await userEvent.upload(picker, new File(['%PDF-1.7'], 'a.pdf', { type: 'application/pdf' }));
  // A form is not sent while a file is on its way; who types has it there long before.
  await screen.findByRole('button', { name: /a\.pdf/ });
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  await goTo(isAt(label('letterNo')));
  await user.keyboard('กค 0402/1');
  await goTo(isAt(label('letterDate')));
  await user.keyboard('1/11/2569');
  await goTo(isAt(label('title')));
  await user.keyboard('ขอเชิญประชุม');
  // The sender is asked for by the number; it is there long before a subject is typed.
  await waitFor(() => expect(fieldOf(label('sender'))).toHaveProperty('value', partner.name));
  await user.keyboard('{Control>}{Enter}{/Control}');
  keys += 2;
  expect(await screen.findByText('เลขรับที่ 8/2569')).toBeDefined();
  expect(keys).toBeLessThanOrEqual(12);
  expect(posts(calls).map(({ fields }) => [fields['letterNo'], fields['title']])).toEqual([
    ['กค 0402/1', 'ขอเชิญประชุม'],
  ]);
});

test('the number fills in who sent it, and what was typed stays', async () => {
  const partner = { name: 'กรมบัญชีกลาง', isFixedName: true };
  const of = ({ fields }: { readonly fields: Readonly<Record<string, unknown>> }) => ({
    partner: String(fields['letterNo']).startsWith('กค 0402') ? partner : null,
  });
  answerCalls({ ...lists, 'GET /registry/contacts/of-number': of });
  const user = await opened();
  const sender = () => fieldOf(label('sender'));
  // That of the arrival.
  await user.clear(sender());
  await fill(user, fieldOf(label('letterNo')), 'กค 0402/1');
  await waitFor(() => expect(sender()).toHaveProperty('value', 'กรมบัญชีกลาง'));
  expect(screen.getByText('หนังสือเลขนำนี้ต้องใช้ชื่อ “กรมบัญชีกลาง”')).toBeDefined();
  // A number of nobody takes back what was filled in.
  await user.clear(fieldOf(label('letterNo')));
  await fill(user, fieldOf(label('letterNo')), 'ตย 1/1');
  await waitFor(() => expect(sender()).toHaveProperty('value', ''));
  await fill(user, sender(), 'กรมบัญชีกลาง กองกฎหมาย');
  await user.clear(fieldOf(label('letterNo')));
  await fill(user, fieldOf(label('letterNo')), 'กค 0402/2');
  expect(await screen.findByText(/ต้องใช้ชื่อ/)).toBeDefined();
  expect(sender()).toHaveProperty('value', 'กรมบัญชีกลาง กองกฎหมาย');
});

const field = (code: string, nameTh: string, values: object) => ({
  ...{ code: `arrival.${code}`, nameTh, nameEn: '', sort: 1, validFrom: '1950-01-01' },
  ...{ validTo: null, origin: 'seed', version: 1 },
  values: { way: 'arrival', isShown: true, isRequired: false, startValue: '', ...values },
});
const asked = {
  'GET /settings/options/registration-display': () => ({
    rows: [
      field('title', 'เรื่อง', { isRequired: true }),
      field('letter-no', 'เลขที่หนังสือ', { isRequired: true }),
      field('letter-date', 'ลงวันที่', { isRequired: true }),
      field('sender', 'จาก', { isRequired: true }),
      field('addressee', 'เรียน', { isRequired: true }),
      field('note', 'หมายเหตุ', { isShown: false }),
      field('disposal', 'การปฏิบัติ', { isRequired: true, startValue: '' }),
    ],
  }),
};

test('the form asks what the agency set: its words, its fields, and what is required', async () => {
  const calls = answerCalls({ ...lists, ...asked });
  const user = await show(<RegisterIncomingPage />, `/?arrival=${arrivalId}`);
  await screen.findByLabelText((text) => text.startsWith('เลขที่หนังสือ'), { selector: 'input' });
  expect(screen.queryByLabelText(/^หมายเหตุ/)).toBeNull();
  await user.click(press());
  expect(errorAt(fieldOf('การปฏิบัติ'))).toBe('กรุณากรอก “การปฏิบัติ” ตามที่หน่วยงานกำหนด');
  expect(errorAt(fieldOf('เลขที่หนังสือ'))).toBe('กรุณากรอกข้อมูล');
  expect(posts(calls)).toEqual([]);
});

test('a form that is open says that the settings it shows have changed, and keeps what was typed', async () => {
  const speeds = (nameTh: string) =>
    rowOf('document-speed', 'normal', nameTh, { rank: 1, tone: 'success' });
  const live = await openLive();
  onTestFinished(live.close);
  answerCalls({ ...lists, ...speeds('ไม่รีบ') });
  const user = await opened();
  await fillIn(user);
  await screen.findByLabelText('ไม่รีบ');
  answerCalls({ ...lists, ...speeds('ปกติใหม่') });
  live.tell({ kind: 'settings', id: 'document-speed' });
  expect(await screen.findByText('ค่าตั้งต้นเปลี่ยนแล้ว')).toBeDefined();
  expect(screen.getByLabelText('ปกติใหม่')).toBeDefined();
  expect(fieldOf(label('title'))).toHaveProperty('value', 'ขอเชิญประชุม');
});

test('the file that was sent before a refresh is offered with what was typed, shown, and can be taken out', async () => {
  keepInput();
  answerCalls(lists);
  answerUploads((name) => ({
    items: [{ id: fileId, name, mediaType: 'text/plain', bytes: 8, pageCount: 1 }],
  }));
  const user = await show(<RegisterIncomingPage />);
  const input = document.querySelector<HTMLInputElement>('input[type="file"]')!;
  await userEvent.upload(input, new File(['letter'], 'letter.txt', { type: 'text/plain' }));
  await fill(user, fieldOf(label('title')), 'ขอเชิญประชุม');
  await waitFor(async () =>
    expect(await keptInput('incoming.register')).toMatchObject({ files: [{ id: fileId }] }),
  );
  leavePage();
  const again = await show(<RegisterIncomingPage />);
  await again.click(await screen.findByRole('button', { name: 'ทำต่อ' }));
  await screen.findByRole('button', { name: 'นำ letter.txt ออก' });
  expect(document.querySelector('.reg-incoming-file')?.hasAttribute('data-empty')).toBe(false);
  await again.click(screen.getByRole('button', { name: 'นำ letter.txt ออก' }));
  await waitFor(() => expect(theForm().values).toMatchObject({ files: [] }));
});
