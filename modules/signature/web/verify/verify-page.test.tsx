import {
  answerCalls,
  answering,
  askedOf,
  leavePage,
  refusal,
  screen,
  show,
  waitFor,
} from '@sarn/platform-web/testing';
import { printVerificationSheet, readCode, verifySignature } from '@sarn/signature/contract';
import type { VerifiedDocument } from '@sarn/signature/contract';
import { expect, test, vi } from 'vitest';
import VerifyPage from './VerifyPage.tsx';

const sample: VerifiedDocument = {
  ...{ agency: 'กรมตัวอย่าง', number: 'ตย 0102/4', date: '2026-11-27', subject: 'ขออนุมัติประชุม' },
  ...{
    validity: 'counts',
    sha256: 'ab'.repeat(32),
    earlierSha256s: [],
    ...{ isDigital: true, formerFiles: [] },
    checkedAt: '2026-11-27T03:00:00Z',
  },
  signatures: [
    {
      ...{ signerName: 'นางรุ่งนภา กิจไพศาล', signerLines: ['ผู้อำนวยการกอง'], level: 'B-T' },
      ...{ signedAt: '2026-11-27T02:00:00Z', stampedLaterAt: null },
    },
  ],
  seals: [{ after: 'number', sealedAt: '2026-11-27T02:30:00Z', level: 'B-T' }],
};

const noTrust = { roots: [], lists: [], answers: [], timestampRoots: [], foreignRoots: [] };

const opened = (document: VerifiedDocument | null, hash: string) => {
  location.hash = hash;
  const answer = { document, ...noTrust };
  answerCalls(answering(verifySignature, answer, { code: readCode(hash) }));
  return show(<VerifyPage />);
};

test('[6.09] a code shows number, subject and signer, and that a cancelled document has no effect', async () => {
  await opened(sample, 'K7M2-QX4R-9TDE-W3HC');
  expect(await screen.findByText('พบหนังสือที่ลงนามแล้ว')).toBeDefined();
  expect(screen.getByText('ตย 0102/4')).toBeDefined();
  expect(screen.getByText('นางรุ่งนภา กิจไพศาล')).toBeDefined();
  expect(screen.getByText('K7M2-QX4R-9TDE-W3HC')).toBeDefined();
  // The e-seal that added the number stands after the signers.
  expect(screen.getByText('ตราประทับอิเล็กทรอนิกส์ของหน่วยงาน เลขที่และวันที่')).toBeDefined();
});

test('[6.09] the result is saved as a PDF by its code; where that fails, the page says why', async () => {
  const user = await opened(sample, 'K7M2-QX4R-9TDE-W3HC');
  const button = await screen.findByRole('button', { name: 'ดาวน์โหลดใบผลตรวจสอบ (PDF)' });
  const path = `GET ${printVerificationSheet.path.replace(':code', 'K7M2QX4R9TDEW3HC')}`;
  const refused = answerCalls({ [path]: () => refusal('signature.unknown-code', [], 'ไม่พบแล้ว') });
  await user.click(button);
  expect((await screen.findByRole('alert')).textContent).toBe('ไม่พบแล้ว');
  expect(askedOf(printVerificationSheet, refused)).toMatchObject([{ language: 'th' }]);
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  URL.createObjectURL = () => 'blob:sheet';
  answerCalls({
    [path]: () => new Response('%PDF', { headers: { 'content-type': 'application/pdf' } }),
  });
  await user.click(button);
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  expect(screen.queryByRole('alert')).toBeNull();
  saved.mockRestore();
});

test('a cancelled document says so', async () => {
  await opened({ ...sample, validity: 'cancelled' }, 'K7M2QX4R9TDEW3HC');
  expect(await screen.findByText('หนังสือฉบับนี้ถูกยกเลิกแล้ว')).toBeDefined();
});

test('[6.09] an unknown code can be typed again; a short one is not sent', async () => {
  const user = await opened(null, 'AAAABBBBCCCCDDDD');
  expect(await screen.findByText('ไม่พบหนังสือจากรหัสนี้')).toBeDefined();
  const field = screen.getByRole('textbox');
  await user.clear(field);
  await user.type(field, 'K7M2');
  await user.click(screen.getByRole('button', { name: 'ตรวจสอบ' }));
  expect(await screen.findByText('กรอกรหัสตรวจสอบให้ครบ 16 ตัว')).toBeDefined();
  // What was typed stands in the address: the page loaded again has it, and asks for no document.
  expect(location.hash).toBe('#K7M2');
  leavePage();
  answerCalls(answering(verifySignature, { document: null, ...noTrust }, { code: '-' }));
  await show(<VerifyPage />);
  expect(await screen.findByDisplayValue('K7M2')).toBeDefined();
  expect(screen.queryByText('ไม่พบหนังสือจากรหัสนี้')).toBeNull();
});

const bytesOf = (text: string) => new TextEncoder().encode(text);
const hashOf = async (text: string) =>
  Buffer.from(await crypto.subtle.digest('SHA-256', bytesOf(text))).toString('hex');

const byPassword = async (): Promise<VerifiedDocument> => ({
  ...{ ...sample, isDigital: false, seals: [], sha256: await hashOf('%PDF-1.7 present') },
  formerFiles: [
    {
      ...{ sha256: await hashOf('%PDF-1.7 before'), state: 'unnumbered' },
      keptAt: '2026-11-27T01:00:00Z',
    },
  ],
  signatures: [
    {
      ...{ signerName: 'นางรุ่งนภา กิจไพศาล', signerLines: ['ผู้อำนวยการกอง'], level: 'name' },
      ...{ signedAt: '2026-11-27T02:00:00Z', stampedLaterAt: null },
    },
  ],
});

test('[6.09] of names and passwords the page says that no certificate stands behind them', async () => {
  await opened(await byPassword(), 'K7M2-QX4R-9TDE-W3HC');
  expect(await screen.findByText(/ไม่มีใบรับรองอิเล็กทรอนิกส์/)).toBeDefined();
  expect(screen.getByText(/พิมพ์ชื่อ ยืนยันด้วยรหัสผ่าน/)).toBeDefined();
  expect(screen.getByText('ค่าแฮช SHA-256 ของไฟล์ที่ออกหลังลงนาม')).toBeDefined();
});

test.each([
  { file: '%PDF-1.7 present', said: 'เป็นไฟล์ที่ออกหลังลงนาม ทุกไบต์ตรงกัน' },
  { file: '%PDF-1.7 before', said: 'เป็นหนังสือฉบับนี้ แต่ไม่ใช่ไฟล์ปัจจุบัน' },
  { file: '%PDF-1.7 other', said: 'ไม่ใช่ไฟล์ที่ออกหลังลงนาม' },
])('[6.09] a file is compared with every kept one: $said', async ({ file, said }) => {
  vi.stubGlobal('isSecureContext', true);
  const user = await opened(await byPassword(), 'K7M2-QX4R-9TDE-W3HC');
  const input = await screen.findByLabelText('เลือกไฟล์ PDF', { selector: 'input' });
  await user.upload(input, new File([bytesOf(file)], 'a.pdf', { type: 'application/pdf' }));
  expect(await screen.findByText(said)).toBeDefined();
  vi.unstubAllGlobals();
});
