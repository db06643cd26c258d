import {
  changeIssuingSecret,
  getAuthority,
  listCertifiedPeople,
  lockAuthority,
  makeAuthority,
  protectAuthority,
  setListDays,
  unlockAuthority,
} from '@sarn/certificate/contract';
import type { IssuingLock } from '@sarn/certificate/contract';
import type { OutputOf } from '@sarn/kernel';
import { listUnits } from '@sarn/organisation/contract';
import { SettingParamsProvider } from '@sarn/platform-web';
import {
  answerCalls,
  answering,
  askedOf,
  opensAgain,
  refusal,
  screen,
  show,
  waitFor,
  within,
} from '@sarn/platform-web/testing';
import { beforeEach, expect, test } from 'vitest';
import CertificatesPage from '../CertificatesPage.tsx';

const counts = {
  ...{ all: 0, 'in-use': 0, asked: 0, elsewhere: 0, expiring: 0, expired: 0, suspended: 0 },
  ...{ revoked: 0, none: 0 },
};
const open: IssuingLock = {
  ...{ protection: 'secret', openedBy: 'typed', isShared: false, listDays: 7 },
  ...{ listUntil: '2026-12-07T01:00:00Z', dueSince: null },
};
const locked: IssuingLock = { ...open, openedBy: null, dueSince: '2026-11-30T01:00:00Z' };
const issuing = {
  ...{ role: 'issuing' as const, subject: 'หน่วยงาน Issuing CA', fingerprint: 'ab', serial: '1' },
  ...{ notBefore: '2025-12-14T00:00:00Z', notAfter: '2035-12-14T00:00:00Z' },
};
type Authority = OutputOf<typeof getAuthority>;
const page = (lock: IssuingLock | null, more: Partial<Authority> = {}) => ({
  ...answering(listCertifiedPeople, { rows: [], total: 0, counts }),
  ...answering(listUnits, { rows: [], total: 0 }),
  ...answering(getAuthority, {
    ...{ rows: lock ? [issuing] : [], listNumber: '1', isUnused: false, lock, secretFile: 'none' },
    ...more,
  }),
});
const shown = (
  <SettingParamsProvider value={{}}>
    <CertificatesPage />
  </SettingParamsProvider>
);
const note = () => screen.findByRole('region', { name: 'ผู้ออกใบรับรองล็อกอยู่' });
const dialog = async () => within(await screen.findByRole('dialog'));

beforeEach(() => history.replaceState(null, '', '?'));

test('[6.03] while it is locked the page says what cannot be done and what waits; a wrong secret stays in the form', async () => {
  let isWrong = true;
  const calls = answerCalls({
    ...page(locked),
    [`POST ${unlockAuthority.path}`]: () =>
      isWrong ? refusal('certificate.wrong-issuing-secret', [], 'รหัสลับไม่ถูกต้อง') : {},
  });
  const user = await show(shown);
  const told = within(await note());
  told.getByText(/ตั้งแต่ 30 พ.ย. 69/);
  await user.click(told.getByRole('button', { name: 'เปิดกุญแจ' }));
  const form = await dialog();
  await user.click(form.getByRole('button', { name: 'เปิดกุญแจ' }));
  await form.findByText('กรอกรหัสลับ');
  const secret = form.getByLabelText(/^รหัสลับของผู้ออกใบรับรอง/);
  await user.type(secret, 'ภูเขาสามลูก-77');
  await user.click(form.getByRole('button', { name: 'เปิดกุญแจ' }));
  await form.findByText('รหัสลับไม่ถูกต้อง');
  expect(secret).toHaveProperty('value', 'ภูเขาสามลูก-77');
  isWrong = false;
  await user.click(form.getByRole('button', { name: 'เปิดกุญแจ' }));
  await screen.findByText('เปิดกุญแจผู้ออกใบรับรองแล้ว');
  expect(askedOf(unlockAuthority, calls).at(-1)).toEqual({ secret: 'ภูเขาสามลูก-77' });
});

test('[6.03] where several processes may run, the form says that the secret belongs into a file', async () => {
  answerCalls(page({ ...locked, isShared: true }));
  const user = await show(shown);
  await user.click(within(await note()).getByRole('button', { name: 'เปิดกุญแจ' }));
  (await dialog()).getByText(/หลายโพรเซส/);
});

test('[6.03] one that is open says by what, and is locked after a question', async () => {
  const calls = answerCalls({ ...page(open), ...answering(lockAuthority, {}) });
  const user = await show(shown);
  await screen.findByText(/เปิดอยู่ ด้วยรหัสลับที่กรอก/);
  expect(screen.queryByRole('region', { name: 'ผู้ออกใบรับรองล็อกอยู่' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'ล็อก' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getAllByRole('button').at(-1) ?? document.body);
  await waitFor(() => expect(askedOf(lockAuthority, calls)).toHaveLength(1));
});

test('[6.03] one without a secret warns, and is protected by one that was typed twice', async () => {
  const bare: IssuingLock = { ...open, protection: 'installation', openedBy: 'installation' };
  const calls = answerCalls({ ...page(bare), ...answering(protectAuthority, {}) });
  const user = await show(shown);
  await screen.findByText(/ออกใบรับรองในชื่อใครก็ได้/);
  await user.click(screen.getByRole('button', { name: 'ปกป้องด้วยรหัสลับ' }));
  const form = await dialog();
  form.getByText(/ทำลายชุดเดิม/);
  form.getByText(/หากรหัสลับหาย/);
  await user.type(form.getByLabelText(/^รหัสลับของผู้ออกใบรับรอง/), 'ภูเขาสามลูก-77');
  await user.type(form.getByLabelText(/^รหัสลับอีกครั้ง/), 'ภูเขาสามลูก-7');
  await user.type(form.getByLabelText(/^รหัสผ่านของบัญชี/), 'Sarn2569');
  await user.click(form.getByRole('button', { name: 'ปกป้องด้วยรหัสลับ' }));
  await form.findByText('รหัสลับทั้งสองช่องไม่ตรงกัน');
  expect(askedOf(protectAuthority, calls)).toEqual([]);
  await user.type(form.getByLabelText(/^รหัสลับอีกครั้ง/), '7');
  await user.click(form.getByRole('button', { name: 'ปกป้องด้วยรหัสลับ' }));
  await screen.findByText('ปกป้องผู้ออกใบรับรองด้วยรหัสลับแล้ว');
  expect(askedOf(protectAuthority, calls)).toEqual([
    { secret: 'ภูเขาสามลูก-77', password: 'Sarn2569' },
  ]);
});

test('[6.03] with the secret in a file of the server only the present one is typed', async () => {
  const calls = answerCalls({
    ...page({ ...open, openedBy: 'file' }, { secretFile: 'usable' }),
    ...answering(changeIssuingSecret, {}),
  });
  const user = await show(shown);
  await user.click(await screen.findByRole('button', { name: 'เปลี่ยนรหัสลับ' }));
  const form = await dialog();
  form.getByText(/จะใช้รหัสลับในไฟล์/);
  await user.type(form.getByLabelText(/^รหัสลับปัจจุบัน/), 'ภูเขาสามลูก-77');
  await user.type(form.getByLabelText(/^รหัสผ่านของบัญชี/), 'Sarn2569');
  await user.click(form.getByRole('button', { name: 'เปลี่ยนรหัสลับ' }));
  await waitFor(() =>
    expect(askedOf(changeIssuingSecret, calls)).toEqual([
      { secret: 'ภูเขาสามลูก-77', password: 'Sarn2569' },
    ]),
  );
  expect(screen.queryByRole('button', { name: 'ล็อก' })).toBeNull();
});

test('[6.03] an authority is made with a secret unless something else is chosen', async () => {
  const calls = answerCalls({ ...page(null), ...answering(makeAuthority, { rootKey: 'PEM' }) });
  const user = await show(shown);
  await user.click(await screen.findByRole('button', { name: 'ตั้งผู้ออกใบรับรอง' }));
  const form = await dialog();
  await user.type(form.getByLabelText(/^ชื่อหน่วยงาน/), 'กรมตัวอย่าง');
  await user.type(form.getByLabelText(/^รหัสของไฟล์/), 'รหัสรากยาวมากพอ');
  await user.type(form.getByLabelText(/^รหัสผ่านของบัญชี/), 'Sarn2569');
  const make = form.getByRole('button', { name: 'ตั้งผู้ออกใบรับรอง' });
  await user.click(make);
  await form.findByText('รหัสลับต้องมีอย่างน้อย 10 ตัวอักษร');
  await user.type(form.getByLabelText(/^รหัสลับของผู้ออกใบรับรอง/), 'ภูเขาสามลูก-77');
  await user.type(form.getByLabelText(/^รหัสลับอีกครั้ง/), 'ภูเขาสามลูก-77');
  await user.click(make);
  await screen.findByText('เก็บกุญแจราก');
  expect(askedOf(makeAuthority, calls)).toEqual([
    {
      ...{ name: 'กรมตัวอย่าง', passphrase: 'รหัสรากยาวมากพอ', password: 'Sarn2569' },
      ...{ protection: 'secret', secret: 'ภูเขาสามลูก-77' },
    },
  ]);
});

test('[6.03] how long lists are good for is sent with what was seen', async () => {
  const calls = answerCalls({ ...page(open), ...answering(setListDays, {}) });
  const user = await show(shown);
  await user.click(await screen.findByRole('button', { name: 'กำหนดอายุรายการเพิกถอน' }));
  const form = await dialog();
  const days = form.getByRole('textbox', { name: /^จำนวนวัน/ });
  await user.clear(days);
  await user.type(days, '14');
  await user.click(form.getByRole('button', { name: 'กำหนดอายุรายการเพิกถอน' }));
  await waitFor(() => expect(askedOf(setListDays, calls)).toEqual([{ days: 14, seen: 7 }]));
});

test.each([
  ['เปลี่ยนรหัสลับ', '?new=&what=issuing-secret'],
  ['กำหนดอายุรายการเพิกถอน', '?new=&what=list-days', 'อายุของรายการเพิกถอน'],
])('the form of “%s” is open again after a refresh', async (press, search, name = press) => {
  answerCalls(page(open));
  await opensAgain(shown, { press, name, search });
});
