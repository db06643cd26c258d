import type { CertificateCard } from '@sarn/certificate/contract';
import type { OutputOf } from '@sarn/kernel';
import {
  answerCalls,
  answering,
  askedOf,
  backToRealTime,
  fieldOf,
  refusal,
  screen,
  show,
  waitFor,
  within,
} from '@sarn/platform-web/testing';
import {
  beginBatch,
  getBatch,
  listToSign,
  prepareBatch,
  resumeBatch,
} from '@sarn/batch-signing/contract';
import type { Batch, ToSign } from '@sarn/batch-signing/contract';
import { stillPrepared } from '@sarn/signature/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BatchPage } from './BatchPage.tsx';
import { chooseToSign } from './choose.ts';
import { SignManyPage } from './SignManyPage.tsx';

const idOf = (at: number) => `01940000-0000-7000-8000-00000000000${at}`;
const term = { th: 'บันทึกข้อความ', en: 'Memo' };

const toSign = (at: number, part: Partial<ToSign> = {}): ToSign => ({
  row: {
    ...{ key: `document:${idOf(at)}`, documentId: idOf(at), on: 'document', targetId: idOf(at) },
    ...{ kind: 'inside', kindTerm: term, title: `เรื่องที่ ${at}`, letterNo: '', letterDate: null },
    ...{ sender: 'กองคลัง', addressee: '', speed: 'normal', speedTerm: term, secrecy: 'normal' },
    ...{ receiveNo: '', state: 'AWAITING_SIGN', stateTerm: term, at: '2026-11-22T00:00:00.000Z' },
    ...{
      dueDate: null,
      isSettled: false,
      dueTime: '',
      instruction: '',
      isUnread: false,
      isClassified: false,
    },
    hasFile: false,
  },
  ...{ version: at, digital: 'ready', isCertificateNeeded: false, asksCode: false },
  ...part,
});

// The first one is an attached file, so that no pages are asked for.
const rows = [toSign(1, { digital: 'no-pages' }), toSign(2), toSign(3)];
const certificate: CertificateCard = {
  ...{ id: idOf(9), serial: '4ae1', origin: 'own', state: 'valid', reason: '', daysLeft: 300 },
  ...{ subject: 'นางรุ่งนภา กิจไพศาล', issuer: 'หน่วยงาน Issuing CA' },
  ...{ notBefore: '2025-12-14T00:00:00Z', notAfter: '2027-12-14T00:00:00Z' },
  ...{ hasBegun: true, token: null },
};
const waiting: OutputOf<typeof listToSign> = {
  ...{ rows, total: 5, single: 1, certificate, hasPicture: true, hasApp: false, openBatchId: null },
  codeWays: [{ way: 'mail', state: 'ready' }],
  offer: 'ready',
};

beforeEach(() => chooseToSign(null));
afterEach(backToRealTime);

const boxOf = (title: string) => screen.getByRole('checkbox', { name: `เลือก ${title}` });

test('[6.08] what cannot be signed with a certificate says why; what is taken out is not signed, also after a refresh', async () => {
  const answers = {
    ...answering(listToSign, waiting),
    ...answering(prepareBatch, preparedOf(2)),
    ...answering(beginBatch, { id: idOf(8) }),
  };
  const calls = answerCalls(answers);
  const user = await show(<SignManyPage />);
  expect(await screen.findByText(/^เลือก 2 จาก 3 เรื่อง/)).toBeDefined();
  expect(screen.getByText(/อีก 1 เรื่องเป็นหนังสือลับ .* อีก 1 เรื่องลงนามในชุดถัดไป/)).toBeDefined();
  expect(screen.getByText('เป็นไฟล์แนบ ลงนามด้วยรหัสผ่าน')).toBeDefined();
  expect(boxOf('เรื่องที่ 1')).toHaveProperty('disabled', true);
  await user.click(boxOf('เรื่องที่ 3'));
  expect(screen.getByText('เอาออกแล้ว')).toBeDefined();
  // As after a refresh.
  await show(<SignManyPage />);
  const [button] = await screen.findAllByRole('button', { name: 'ลงนาม 1 เรื่อง' });
  await user.click(button ?? document.body);
  const dialog = await screen.findByRole('dialog');
  const send = within(dialog).getByRole('button', { name: 'ลงนาม 1 เรื่อง' });
  await isReady(send);
  await user.click(send);
  expect(await within(dialog).findByText('กรอกรหัสก่อนลงนาม')).toBeDefined();
  await user.type(fieldOf('รหัสลงนามของใบรับรอง'), 'ต้นไม้ริมทาง-42');
  await user.click(send);
  await expect.poll(() => calls.filter(({ path }) => path === beginBatch.path).length).toBe(1);
  const [begun] = calls.filter(({ path }) => path === beginBatch.path);
  expect(begun?.fields).toMatchObject({ method: 'certificate', secret: 'ต้นไม้ริมทาง-42' });
  expect(JSON.stringify(begun?.fields['documents'])).toContain(idOf(2));
  expect(JSON.stringify(begun?.fields['documents'])).not.toContain(idOf(3));
  expect(askedOf(beginBatch, calls)).toMatchObject([
    { shown: [{ documentId: idOf(2), prepared: `sealed ${idOf(2)}` }] },
  ]);
});

/** Prepared ones; those in `unfit` cannot be signed. */
const preparedOf = (...ats: readonly number[]) => ({
  items: ats.map((at) => preparedItem(at)),
  ...{ numbers: `numbers ${ats.join()}`, until: '2026-11-22T04:00:00Z' },
});

const preparedItem = (at: number, sha256 = `ab1${at}`.repeat(16)) => ({
  ...{ documentId: idOf(at), prepared: `sealed ${idOf(at)}` as string | null, sha256 },
  ...{ number: `กค 0102/${at}` as string | null, failure: null as typeof term | null },
});

const isReady = (button: HTMLElement) =>
  waitFor(() => expect(button).toHaveProperty('disabled', false));

async function confirming(user: Awaited<ReturnType<typeof show>>, count: number) {
  await user.click(await screen.findByRole('button', { name: `ลงนาม ${count} เรื่อง` }));
  return screen.findByRole('dialog');
}

test('[6.08] number and hash of each document stand before the secret; what cannot be signed says why', async () => {
  const why = { th: 'แก้ไขหลังจากเปิดดู', en: 'changed' };
  const third = { ...preparedItem(3), prepared: null, sha256: '', number: null, failure: why };
  let answer: () => void = () => undefined;
  const isAsked = new Promise<void>((resolve) => (answer = resolve));
  answerCalls({
    ...answering(listToSign, waiting),
    [`POST ${prepareBatch.path}`]: async () => {
      await isAsked;
      return { ...preparedOf(2), items: [preparedItem(2), third] };
    },
  });
  const user = await show(<SignManyPage />);
  const dialog = await confirming(user, 2);
  // Nothing is signed that was not shown: the button waits.
  expect(within(dialog).getByRole('progressbar', { name: 'เตรียมไฟล์ 0 จาก 2 เรื่อง' })).toBeDefined();
  expect(within(dialog).getByRole('button', { name: 'ลงนาม 2 เรื่อง' })).toHaveProperty(
    'disabled',
    true,
  );
  answer();
  await isReady(await within(dialog).findByRole('button', { name: 'ลงนาม 1 เรื่อง' }));
  expect(within(dialog).getByText('ลงนามไม่ได้ตอนนี้ 1 เรื่อง')).toBeDefined();
  expect(within(dialog).getByText(/แก้ไขหลังจากเปิดดู/)).toBeDefined();
  expect(within(dialog).getByText(/^เลขที่และค่าแฮช SHA-256 ของ 1 เรื่อง/)).toBeDefined();
  expect(within(dialog).getByText(/เลขที่ กค 0102\/2/)).toBeDefined();
  expect(within(dialog).getByText(/^ab12 ab12/)).toBeDefined();
});

test('[6.08] where a number was taken, all are prepared anew, it is said, and the secret that was typed stays', async () => {
  const hashes = ['ab12', 'cd34'];
  const calls = answerCalls({
    ...answering(listToSign, waiting),
    [`POST ${prepareBatch.path}`]: () => {
      const [part = ''] = hashes.splice(0, 1);
      return { ...preparedOf(2, 3), items: [2, 3].map((at) => preparedItem(at, part.repeat(16))) };
    },
    [`POST ${beginBatch.path}`]: () => refusal('signature.prepared-anew', [], 'ดูค่าแฮชใหม่'),
  });
  const user = await show(<SignManyPage />);
  const dialog = await confirming(user, 2);
  const send = within(dialog).getByRole('button', { name: 'ลงนาม 2 เรื่อง' });
  await isReady(send);
  await user.type(fieldOf('รหัสลงนามของใบรับรอง'), 'ต้นไม้ริมทาง-42');
  await user.click(send);
  expect(await within(dialog).findByText(/จึงเตรียมไฟล์ทุกเรื่องใหม่/)).toBeDefined();
  await isReady(send);
  expect(within(dialog).getAllByText(/^cd34 /)).toHaveLength(2);
  expect(fieldOf('รหัสลงนามของใบรับรอง')).toHaveProperty('value', 'ต้นไม้ริมทาง-42');
  expect(askedOf(prepareBatch, calls)).toHaveLength(2);
});

test('[6.08] while a batch begins, the numbers that it takes itself prepare nothing anew', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let end: () => void = () => undefined;
  const isBegun = new Promise<void>((resolve) => (end = resolve));
  const calls = answerCalls({
    ...answering(listToSign, waiting),
    ...answering(prepareBatch, preparedOf(2, 3)),
    [`POST ${stillPrepared.path}`]: () => ({ isCurrent: false }),
    [`POST ${beginBatch.path}`]: async () => {
      await isBegun;
      return refusal('platform.internal', [], 'ระบบขัดข้อง');
    },
  });
  const user = await show(<SignManyPage />);
  const dialog = await confirming(user, 2);
  const send = within(dialog).getByRole('button', { name: 'ลงนาม 2 เรื่อง' });
  await isReady(send);
  await user.type(fieldOf('รหัสลงนามของใบรับรอง'), 'ต้นไม้ริมทาง-42');
  await user.click(send);
  await waitFor(() => expect(askedOf(beginBatch, calls)).toHaveLength(1));
  await vi.advanceTimersByTimeAsync(11_000);
  expect(askedOf(stillPrepared, calls)).toEqual([]);
  expect(askedOf(prepareBatch, calls)).toHaveLength(1);
  // Refused for something else, it is watched again.
  end();
  await within(dialog).findByText(/ระบบทำรายการไม่สำเร็จ/);
  await vi.advanceTimersByTimeAsync(5100);
  await waitFor(() => expect(askedOf(prepareBatch, calls).length).toBeGreaterThan(1));
});

test('[6.08] a lost line while files are prepared says so, and they can be prepared again', async () => {
  let isLost = true;
  answerCalls({
    ...answering(listToSign, waiting),
    [`POST ${prepareBatch.path}`]: () =>
      isLost ? refusal('platform.internal', [], 'ระบบขัดข้อง') : preparedOf(2, 3),
  });
  const user = await show(<SignManyPage />);
  const dialog = await confirming(user, 2);
  expect(await within(dialog).findByText(/ระบบทำรายการไม่สำเร็จ/)).toBeDefined();
  isLost = false;
  await user.click(within(dialog).getByRole('button', { name: 'ลองใหม่' }));
  await isReady(within(dialog).getByRole('button', { name: 'ลงนาม 2 เรื่อง' }));
});

test('[6.04] by password all of them fit but those that must be signed digitally', async () => {
  const strict = toSign(4, { isCertificateNeeded: true });
  answerCalls(answering(listToSign, { ...waiting, rows: [...rows, strict] }));
  const user = await show(<SignManyPage />);
  await user.click(await screen.findByRole('radio', { name: /^พิมพ์ชื่อ/ }));
  expect(await screen.findByText(/^เลือก 3 จาก 4 เรื่อง/)).toBeDefined();
  expect(screen.getByText('ต้องลงนามด้วยลายมือชื่อดิจิทัล')).toBeDefined();
});

test('[6.08] those that were chosen in the queue are chosen here', async () => {
  chooseToSign([idOf(3)]);
  answerCalls(answering(listToSign, waiting));
  await show(<SignManyPage />);
  expect(await screen.findByText(/^เลือก 1 จาก 3 เรื่อง/)).toBeDefined();
  expect(boxOf('เรื่องที่ 3')).toHaveProperty('checked', true);
});

const item = (at: number, part: Partial<Batch['items'][number]>): Batch['items'][number] => ({
  ...{ documentId: idOf(at), title: `เรื่องที่ ${at}`, kind: 'inside', state: 'signed' as const },
  ...{ number: `กค 0102/${at}`, at: '2026-11-22T03:50:00.000Z', failure: null, changed: null },
  ...{ version: at },
  ...part,
});

const batch = (state: Batch['state'], items: Batch['items']): Batch => ({
  ...{
    id: idOf(7),
    method: 'certificate',
    state,
    asksCode: false,
    isPin: false,
    ...{ hasApp: false, codeWays: [], isAnew: false },
    secondsLeft: null,
    items,
  },
  begunAt: '2026-11-22T03:49:00.000Z',
});

const stale = {
  ...{ state: 'refused' as const, number: '', failure: { code: 'registry.stale', sentence: term } },
  changed: { by: 'นายวีรยุทธ ศรีสมบูรณ์', at: '2026-11-22T03:50:00.000Z' },
};

test('[6.08] one that was changed says by whom, and is tried again only after it was opened', async () => {
  const { id } = batch('ended', []);
  const calls = answerCalls({
    ...answering(prepareBatch, preparedOf(2)),
    ...answering(getBatch, batch('ended', [item(1, {}), item(2, stale)]), { id }),
    ...answering(resumeBatch, {}, { id }),
  });
  const user = await show(<BatchPage id={id} />);
  expect(await screen.findByRole('heading', { name: 'ลงนามแล้ว 1 จาก 2 เรื่อง' })).toBeDefined();
  expect(screen.getByText(/นายวีรยุทธ ศรีสมบูรณ์ แก้ไขเมื่อ 10.50 น. หลังจากท่านเปิดดู/)).toBeDefined();
  expect(screen.queryByRole('button', { name: /ลงนามอีกครั้ง/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'เปิดดูฉบับใหม่' }));
  await user.click(await screen.findByRole('button', { name: 'ลงนามอีกครั้ง 1 เรื่อง' }));
  await user.type(fieldOf('รหัสลงนามของใบรับรอง'), 'ต้นไม้ริมทาง-42');
  const dialog = screen.getByRole('dialog');
  const send = within(dialog).getByRole('button', { name: 'ลงนามอีกครั้ง 1 เรื่อง' });
  await isReady(send);
  await user.click(send);
  await screen.findByText('ลงนามต่อแล้ว');
  const sent = calls.find(({ path }) => path.endsWith('/resume'));
  expect(JSON.stringify(sent?.fields['again'])).toContain(idOf(2));
  expect(JSON.stringify(sent?.fields['shown'])).toContain(`sealed ${idOf(2)}`);
});

test('[6.08] a batch whose process ended says so, and what is left can be signed', async () => {
  const { id } = batch('ended', []);
  const items = [item(1, {}), item(2, { state: 'waiting', number: '' })];
  answerCalls(answering(getBatch, batch('interrupted', items), { id }));
  await show(<BatchPage id={id} />);
  expect(await screen.findByText(/ระบบหยุดกลางคัน/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'ลงนามต่อ 1 เรื่อง' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'จบชุดนี้' })).toBeDefined();
});

test('[6.03] with a certificate whose time has not begun a batch is signed by password, and it is told why', async () => {
  const early = { ...certificate, hasBegun: false };
  answerCalls(answering(listToSign, { ...waiting, offer: 'not-begun', certificate: early }));
  await show(<SignManyPage />);
  expect(await screen.findByText(/ใบรับรองของท่านใช้ได้ตั้งแต่ 14 ธ.ค. 68/)).toBeDefined();
  expect(screen.queryByRole('radio')).toBeNull();
});

test('[6.08] a batch that stopped because its numbers were taken says so', async () => {
  const { id } = batch('ended', []);
  const items = [item(1, {}), item(2, { state: 'waiting', number: '' })];
  answerCalls(answering(getBatch, { ...batch('paused', items), isAnew: true }, { id }));
  await show(<BatchPage id={id} />);
  expect(await screen.findByText(/เพราะเลขที่ออกให้เรื่องอื่นระหว่างลงนาม/)).toBeDefined();
});
