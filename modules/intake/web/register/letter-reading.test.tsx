import { listSettingOptions } from '@sarn/kernel';
import { senderOfNumber } from '@sarn/contact/contract';
import { fieldLabels } from '@sarn/document/contract';
import type { RegisterFieldName } from '@sarn/document/contract';
import {
  proposeDue,
  readUploadedLetter,
  registrationTableCode,
  startIncoming,
} from '@sarn/intake/contract';
import {
  answerCalls,
  answering,
  answerUploads,
  fieldOf,
  fill,
  screen,
  show,
  userEvent,
  waitFor,
} from '@sarn/platform-web/testing';
import { expect, test } from 'vitest';
import { th } from '../registration/words/th.ts';
import RegisterIncomingPage from './RegisterIncomingPage.tsx';

const label = (name: RegisterFieldName): string => fieldLabels('th')[name];
const fileOf = {
  first: '0199a000-0000-7000-8000-000000000001',
  second: '0199a000-0000-7000-8000-000000000002',
};

const row = (field: string, nameTh: string) => ({
  ...{
    code: `outside.${field}`,
    nameTh,
    nameEn: '',
    sort: 1,
    origin: 'seed' as const,
    version: 1,
  },
  ...{ validFrom: '1950-01-01', validTo: null },
  values: { isShown: true, isRequired: true, startValue: '' },
});
const rows = [
  ...[row('letter-no', label('letterNo')), row('letter-date', label('letterDate'))],
  ...[row('sender', label('sender')), row('title', label('title'))],
  ...[row('addressee', label('addressee'))],
];
const nothing = {
  ...{ letterNo: '', letterDate: null, sender: '', title: '', addressee: '', speed: '' },
  isRead: false,
};
const letter = {
  ...{ letterNo: 'ฌค 0405/2362', letterDate: '2026-11-20', sender: 'กรมตัวอย่าง' },
  ...{ title: 'ขอเชิญอบรม', addressee: 'ผู้อำนวยการ', speed: 'urgent' },
  isRead: true,
};
const answers = {
  ...answering(startIncoming, {
    ...{ addressee: '', nextNumber: 8, registerId: null, secrecyClasses: [] },
  }),
  ...answering(proposeDue, { dueDate: null, dueTime: '', by: null }),
  ...answering(senderOfNumber, { partner: null }),
  ...answering(listSettingOptions, { rows }, { table: registrationTableCode }),
  'GET /registry/suggest': () => ({ rows: [] }),
  'GET /registry/incoming/reserved-numbers': () => ({ rows: [] }),
  'GET /registry/incoming/duplicates': () => ({ rows: [] }),
  'GET /identity/holidays': () => ({ rows: [], missingYears: [] }),
};
const pdf = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' });
const chooseFile = (name: string) =>
  userEvent.upload(document.querySelector<HTMLInputElement>('input[type="file"]')!, pdf(name));
const told = () => screen.findByText((text) => text.startsWith(th.readFromFile.slice(0, 12)));

function uploading(): void {
  answerUploads((name) => ({
    items: [
      {
        ...{ id: name === 'a.pdf' ? fileOf.first : fileOf.second, name },
        ...{ mediaType: 'application/pdf', bytes: 8, pageCount: 1 },
      },
    ],
  }));
}

test('[3.03] what the file says is filled in once it was read, and is told; what was typed stays', async () => {
  const given = [nothing, letter];
  const calls = answerCalls({
    ...answers,
    [`GET ${readUploadedLetter.path}`]: () => given.shift() ?? letter,
  });
  uploading();
  const user = await show(<RegisterIncomingPage />);
  await screen.findByLabelText((text) => text.startsWith(label('letterNo')), { selector: 'input' });
  await fill(user, fieldOf(label('title')), 'เรื่องที่พิมพ์เอง');
  await chooseFile('a.pdf');
  const line = await told();
  expect(fieldOf(label('letterNo'))).toHaveProperty('value', letter.letterNo);
  expect(fieldOf(label('sender'))).toHaveProperty('value', letter.sender);
  expect(fieldOf(label('addressee'))).toHaveProperty('value', letter.addressee);
  expect(fieldOf(label('title'))).toHaveProperty('value', 'เรื่องที่พิมพ์เอง');
  expect(line.textContent).toContain(`: ${label('letterNo')} ·`);
  expect(line.textContent).not.toContain(label('title'));
  // It does not ask for the speed, which would be refused.
  expect(line.textContent).not.toContain(label('speed'));
  expect(calls.filter(({ path }) => path.endsWith('/reading')).length).toBeGreaterThan(1);
  // What is corrected by hand is no longer what the file says.
  await fill(user, fieldOf(label('letterNo')), '1');
  await waitFor(async () =>
    expect((await told()).textContent).toContain(`: ${label('letterDate')} ·`),
  );
});

test('a better file replaces what the first one said, and nothing that was typed', async () => {
  const second = { ...letter, letterNo: 'ฌค 0405/9', title: 'เรื่องอื่น' };
  answerCalls({
    ...answers,
    [`GET ${readUploadedLetter.path}`]: ({ fields }) =>
      fields['fileId'] === fileOf.first ? letter : second,
  });
  uploading();
  const user = await show(<RegisterIncomingPage />);
  await chooseFile('a.pdf');
  await told();
  await fill(user, fieldOf(label('title')), ' ภาค 2');
  await user.click(await screen.findByRole('button', { name: 'นำ a.pdf ออก' }));
  await chooseFile('b.pdf');
  await waitFor(() => expect(fieldOf(label('letterNo'))).toHaveProperty('value', second.letterNo));
  expect(fieldOf(label('title'))).toHaveProperty('value', `${letter.title} ภาค 2`);
});
