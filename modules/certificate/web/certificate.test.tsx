import {
  askRenewal,
  suspendOwnCertificate,
  askCertificate,
  askCertificateInToken,
  bringCertificate,
  getOwnCertificate,
  listTokens,
} from '@sarn/certificate/contract';
import type { CertificateCard } from '@sarn/certificate/contract';
import {
  answerCalls,
  answering,
  askedOf,
  fieldOf,
  refusal,
  screen,
  show,
} from '@sarn/platform-web/testing';
import { expect, test } from 'vitest';
import { OwnCertificateCard } from './OwnCertificateCard.tsx';

const certificate: CertificateCard = {
  ...{ id: '01940000-0000-7000-8000-000000000001', serial: '4ae1', origin: 'own', state: 'valid' },
  ...{ subject: 'นางรุ่งนภา กิจไพศาล', issuer: 'หน่วยงาน Issuing CA', reason: '', daysLeft: 19 },
  ...{ hasBegun: true },
  ...{ notBefore: '2025-12-14T00:00:00Z', notAfter: '2026-12-14T00:00:00Z', token: null },
};
const personId = '01940000-0000-7000-8000-000000000002';
const none = { isReady: true, hasTokens: false, certificate: null, request: null, signed: null };
const waiting = {
  ...{ id: '01940000-0000-7000-8000-000000000003', personId, name: 'นายสมชาย ตัวอย่าง' },
  ...{ post: 'ผู้อำนวยการกอง', unit: 'กองคลัง', askedAt: '2026-11-24T02:00:00Z' },
  ...{ fingerprint: '2af8c3d401', token: null, isRenewal: false, isOwn: false },
};

test('[6.03] a request is sent only when both signing passwords are the same, and not that of the account', async () => {
  const calls = answerCalls({
    ...answering(getOwnCertificate, none),
    ...answering(askCertificate, { id: waiting.id }),
  });
  const user = await show(<OwnCertificateCard />);
  await user.click(await screen.findByRole('button', { name: 'ขอใบรับรอง' }));
  const send = () =>
    user.click(screen.getAllByRole('button', { name: 'ขอใบรับรอง' }).at(-1) ?? document.body);
  await user.type(fieldOf('รหัสลงนาม'), 'Sarn2569Sarn');
  await user.type(fieldOf('รหัสลงนามอีกครั้ง'), 'Sarn2569Sarm');
  await user.type(fieldOf('รหัสผ่านของบัญชี'), 'Sarn2569Sarn');
  await send();
  expect(await screen.findByText('รหัสลงนามสองช่องไม่ตรงกัน')).toBeDefined();
  expect(screen.getByText('รหัสลงนามต้องไม่ซ้ำกับรหัสผ่านของบัญชี')).toBeDefined();
  expect(calls.filter(({ path }) => path === askCertificate.path)).toEqual([]);
  await user.clear(fieldOf('รหัสลงนาม'));
  await user.type(fieldOf('รหัสลงนาม'), 'Sarn2569Sarm');
  await send();
  await screen.findByText('ส่งคำขอใบรับรองแล้ว');
});

test('[6.10] where the server has tokens, the key can be made in one, with its PIN instead of a secret', async () => {
  const calls = answerCalls({
    ...answering(getOwnCertificate, { ...none, hasTokens: true }),
    ...answering(listTokens, { labels: ['HSM-1', 'HSM-2'] }),
    ...answering(askCertificateInToken, { id: waiting.id }),
  });
  const user = await show(<OwnCertificateCard />);
  await user.click(await screen.findByRole('button', { name: 'ขอใบรับรอง' }));
  await user.click(screen.getByRole('radio', { name: /^อุปกรณ์เก็บกุญแจ/ }));
  expect(screen.queryByText('รหัสลงนามอีกครั้ง')).toBeNull();
  await user.click(await screen.findByRole('button', { name: /อุปกรณ์ของท่าน/ }));
  await user.click(await screen.findByRole('option', { name: 'HSM-2' }));
  await user.type(fieldOf('PIN ของอุปกรณ์'), '246813');
  await user.type(fieldOf('รหัสผ่านของบัญชี'), '246813');
  const send = () =>
    user.click(screen.getAllByRole('button', { name: 'ขอใบรับรอง' }).at(-1) ?? document.body);
  await send();
  expect(await screen.findByText('PIN ต้องไม่ซ้ำกับรหัสผ่านของบัญชี')).toBeDefined();
  await user.type(fieldOf('รหัสผ่านของบัญชี'), 'x');
  await send();
  await screen.findByText('ส่งคำขอใบรับรองแล้ว');
  expect(askedOf(askCertificateInToken, calls)).toEqual([
    { issuer: 'agency', token: 'HSM-2', pin: '246813', password: '246813x' },
  ]);
});

test('[6.10] of a key in a token the card says where it is, and offers no other secret', async () => {
  const inToken = { ...certificate, token: 'HSM-2' };
  answerCalls({ ...answering(getOwnCertificate, { ...none, certificate: inToken }) });
  await show(<OwnCertificateCard />);
  expect(await screen.findByText('อยู่ในอุปกรณ์ HSM-2')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'เปลี่ยนรหัสลงนาม' })).toBeNull();
});

test('a certificate that ends soon says in how many days', async () => {
  answerCalls({ ...answering(getOwnCertificate, { ...none, certificate }) });
  await show(<OwnCertificateCard />);
  expect(await screen.findByText('อีก 19 วัน')).toBeDefined();
  screen.getByText(/ขอต่ออายุได้เลย/);
  screen.getByRole('img', { name: 'ใช้ไปแล้ว 346 จาก 365 วัน' });
  expect(screen.getByRole('button', { name: 'เปลี่ยนรหัสลงนาม' })).toBeDefined();
});

test('[6.10] without an authority of the agency the request goes to another one, and its key lies in the token', async () => {
  const calls = answerCalls({
    ...answering(getOwnCertificate, { ...none, isReady: false, hasTokens: true }),
    ...answering(listTokens, { labels: ['HSM-1'] }),
    ...answering(askCertificateInToken, { id: waiting.id }),
  });
  const user = await show(<OwnCertificateCard />);
  await user.click(await screen.findByRole('button', { name: 'ขอใบรับรอง' }));
  expect(screen.queryByRole('radio', { name: /^หน่วยงานนี้/ })).toBeNull();
  await user.click(screen.getByRole('radio', { name: /^อุปกรณ์เก็บกุญแจ/ }));
  // The only one is chosen already.
  const chosen = await screen.findByRole('button', { name: /อุปกรณ์ของท่าน/ });
  expect(chosen.textContent).toContain('HSM-1');
  await user.type(fieldOf('PIN ของอุปกรณ์'), '246813');
  await user.type(fieldOf('รหัสผ่านของบัญชี'), 'Sarn2569');
  await user.click(screen.getAllByRole('button', { name: 'ขอใบรับรอง' }).at(-1) ?? document.body);
  await screen.findByText('สร้างไฟล์คำขอแล้ว ดาวน์โหลดไปยื่นผู้ให้บริการ');
  expect(askedOf(askCertificateInToken, calls)).toEqual([
    { issuer: 'other', token: 'HSM-1', pin: '246813', password: 'Sarn2569' },
  ]);
});

test('[6.10] a request for another authority is downloaded, and the certificate brought; a refused file stays chosen', async () => {
  const request = {
    ...{
      id: waiting.id,
      state: 'waiting' as const,
      issuer: 'other' as const,
      isRenewal: false,
      reason: '',
    },
    ...{ askedAt: '2026-11-24T02:00:00Z', decidedAt: null },
  };
  const calls = answerCalls({
    ...answering(getOwnCertificate, { ...none, request }),
    [`POST ${bringCertificate.path}`]: () =>
      refusal('certificate.not-trusted', [], 'ยังไม่เชื่อถือ National'),
  });
  const user = await show(<OwnCertificateCard />);
  expect(await screen.findByText('รอใบรับรองจากผู้ให้บริการ')).toBeDefined();
  expect(screen.getByRole('button', { name: 'ดาวน์โหลดไฟล์คำขอ' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'นำใบรับรองมา' }));
  const send = () =>
    user.click(screen.getAllByRole('button', { name: 'นำใบรับรองมา' }).at(-1) ?? document.body);
  await send();
  expect(await screen.findByText('เลือกไฟล์ใบรับรอง')).toBeDefined();
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  await user.upload(input ?? document.body, new File(['abc'], 'back.p7b'));
  await send();
  await expect.poll(() => askedOf(bringCertificate, calls)).toEqual([{ file: btoa('abc') }]);
  expect(await screen.findByText('ยังไม่เชื่อถือ National')).toBeDefined();
  expect(document.querySelector('.s-file-name')?.textContent).toBe('back.p7b');
});

const renewal = {
  ...{ id: waiting.id, issuer: 'agency' as const, isRenewal: true, askedAt: waiting.askedAt },
  ...{ state: 'waiting' as const, decidedAt: null, reason: '' },
};
const signed = { documents: 212, ofThis: 212, lastAt: '2026-11-25T03:51:00Z' };

test('[6.03] a renewal is asked for with one press; while it waits it can be taken back', async () => {
  const calls = answerCalls({
    ...answering(getOwnCertificate, { ...none, certificate, signed }),
    ...answering(askRenewal, { id: renewal.id }),
  });
  const user = await show(<OwnCertificateCard />);
  expect(await screen.findByText('ลงนามแล้ว 212 ฉบับ')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'ขอต่ออายุ' }));
  expect(await screen.findByText('ส่งคำขอต่ออายุแล้ว')).toBeDefined();
  expect(askedOf(askRenewal, calls)).toEqual([{}]);
});

test('[6.03] a request that the system ended is told apart from a refused one, and can be made again', async () => {
  const state = 'ended' as const;
  const request = { ...renewal, isRenewal: false, state, reason: 'บัญชีผู้ใช้งานถูกระงับ' };
  answerCalls({ ...answering(getOwnCertificate, { ...none, request }) });
  await show(<OwnCertificateCard />);
  expect(await screen.findByText(/ถูกปิดโดยระบบ: บัญชีผู้ใช้งานถูกระงับ/)).toBeDefined();
  expect(screen.queryByText(/ไม่ได้รับอนุมัติ/)).toBeNull();
  expect(screen.getByRole('button', { name: 'ขอใบรับรอง' })).toBeDefined();
});

test.each([
  ['waiting', /รอผู้ดูแลใบรับรองอนุมัติ/, 'ถอนคำขอ'],
  ['refused', /ไม่ได้รับอนุมัติ.*ย้ายหน่วยงาน/, 'ขอต่ออายุ'],
  ['ended', /ปิดโดยระบบ.*ย้ายหน่วยงาน/, 'ขอต่ออายุ'],
] as const)(
  '[6.03] a renewal that is %s is told, with what can be done',
  async (state, told, act) => {
    const request = { ...renewal, state, reason: state === 'waiting' ? '' : 'ย้ายหน่วยงาน' };
    answerCalls({ ...answering(getOwnCertificate, { ...none, certificate, signed, request }) });
    await show(<OwnCertificateCard />);
    expect(await screen.findByText(told)).toBeDefined();
    for (const name of ['ถอนคำขอ', 'ขอต่ออายุ']) {
      expect(screen.queryAllByRole('button', { name })).toHaveLength(name === act ? 1 : 0);
    }
  },
);

test.each([
  ['long before the end', { daysLeft: 31 }],
  ['of one that another authority issued', { origin: 'imported' as const }],
])('[6.03] there is no renewal %s', async (_when, change) => {
  const other = { ...certificate, ...change };
  answerCalls({ ...answering(getOwnCertificate, { ...none, certificate: other, signed }) });
  await show(<OwnCertificateCard />);
  expect(await screen.findByRole('button', { name: 'ระงับ' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'ขอต่ออายุ' })).toBeNull();
});

test('[6.03] who lost the device suspends the certificate, with a reason', async () => {
  const calls = answerCalls({
    ...answering(getOwnCertificate, { ...none, certificate, signed }),
    ...answering(suspendOwnCertificate, {}),
  });
  const user = await show(<OwnCertificateCard />);
  await user.click(await screen.findByRole('button', { name: 'ระงับ' }));
  const send = () => user.click(screen.getByRole('button', { name: 'ระงับใบรับรอง' }));
  await send();
  expect(screen.getByText('ระบุเหตุผลอย่างน้อย 3 ตัวอักษร')).toBeDefined();
  await user.type(fieldOf('เหตุผล'), 'โทรศัพท์หาย');
  await send();
  expect(await screen.findByText('ระงับใบรับรองแล้ว')).toBeDefined();
  expect(askedOf(suspendOwnCertificate, calls)).toEqual([{ reason: 'โทรศัพท์หาย' }]);
});

test('[6.03] after a renewal the owner sees what the key signed, and how much of it with the present certificate', async () => {
  const renewed = { ...signed, ofThis: 3 };
  answerCalls({ ...answering(getOwnCertificate, { ...none, certificate, signed: renewed }) });
  await show(<OwnCertificateCard />);
  expect(await screen.findByText('ลงนามแล้ว 212 ฉบับ')).toBeDefined();
  expect(screen.getByText('ด้วยใบปัจจุบัน 3 ฉบับ ก่อนต่ออายุ 209 ฉบับ')).toBeDefined();
});

test('[6.03] before any renewal only one number is shown', async () => {
  answerCalls({ ...answering(getOwnCertificate, { ...none, certificate, signed }) });
  await show(<OwnCertificateCard />);
  expect(await screen.findByText('ลงนามแล้ว 212 ฉบับ')).toBeDefined();
  expect(screen.queryByText(/ก่อนต่ออายุ/)).toBeNull();
});

test('[6.03] a suspended certificate says who lifts it, and is not suspended again', async () => {
  const suspended = { ...certificate, state: 'suspended' as const };
  answerCalls({ ...answering(getOwnCertificate, { ...none, certificate: suspended, signed }) });
  await show(<OwnCertificateCard />);
  expect(await screen.findByText(/ระงับอยู่ ลงนามไม่ได้/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'ระงับ' })).toBeNull();
});

test('[6.03] a certificate whose time has not begun says from when on it signs', async () => {
  const early = { ...certificate, daysLeft: 300, hasBegun: false };
  answerCalls({ ...answering(getOwnCertificate, { ...none, certificate: early, signed: null }) });
  await show(<OwnCertificateCard />);
  expect(await screen.findByText(/ลงนามได้ตั้งแต่ 14 ธ.ค. 68 · 07.00 น./)).toBeDefined();
});

test('[6.03] with a certificate that was suspended with its account, it is told that the renewal was ended', async () => {
  const suspended = { ...certificate, state: 'suspended' as const };
  const request = { ...renewal, state: 'ended' as const, reason: 'บัญชีผู้ใช้งานถูกระงับ' };
  answerCalls({
    ...answering(getOwnCertificate, { ...none, certificate: suspended, signed, request }),
  });
  await show(<OwnCertificateCard />);
  expect(await screen.findByText(/ปิดโดยระบบ.*บัญชีผู้ใช้งานถูกระงับ/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'ขอต่ออายุ' })).toBeNull();
});
