import { afterEach, beforeEach, expect, test } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { emptyDevice, screen, show, waitFor, within } from '../testing.ts';
import { Dialog } from '../overlay/Dialog.tsx';
import { LineBar } from './LineBar.tsx';
import { startProbing, tryLine } from './line.ts';
import { closeOutbox, keepWaiting, provideOutbox, sendWaiting } from './waiting/waiting.ts';
import type { PressedAct } from './waiting/waiting.ts';
import { th } from './words/th.ts';

const happened = [
  { at: '2026-11-23T03:48:00Z', who: 'นางดี ใจงาม', what: { th: 'ถอนคืน', en: 'Withdraw' } },
];
const pressed: PressedAct = {
  ...{ id: 'key-00001', path: '/act', input: {}, subjectId: 'd-1', targetId: 'd-1' },
  ...{ link: '/sarabun/document/d-1', title: 'ขอเชิญประชุม', typed: null, seenAt: '' },
  ...{ label: { th: 'ส่งกลับ', en: 'Send back' }, texts: ['เอกสารไม่ครบถ้วน'] },
};
const stale = new ApiError({
  ...{ code: 'platform.key-reused', params: {}, message: '', status: 409 },
  ...{ requestId: null, body: {} },
});

let isThere = true;
let endProbing: () => void;

beforeEach(() => {
  emptyDevice();
  isThere = true;
  endProbing = startProbing(async () => isThere);
  provideOutbox({
    personId: 'p-1',
    send: () => Promise.reject(stale),
    isSignedIn: () => true,
    happenedSince: async () => happened,
    onSent: () => {},
    onRefused: () => {},
  });
});

afterEach(async () => {
  endProbing();
  await closeOutbox();
});

const off = async () => {
  isThere = false;
  await tryLine();
};

test('says nothing while there is a line', async () => {
  await show(<LineBar />);
  expect(screen.getByRole('status').textContent).toBe('');
});

test('says since when there is none, and tries when asked to', async () => {
  const user = await show(<LineBar />);
  await off();
  await screen.findByText(/^ไม่มีสัญญาณ ตั้งแต่ \d\d\.\d\d น\.$/);
  isThere = true;
  await user.click(screen.getByRole('button', { name: th.line.try }));
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(''));
});

test('an open dialog says it too', async () => {
  await show(
    <Dialog title="สั่งการ" isOpen onClose={() => {}}>
      <p />
    </Dialog>,
  );
  await off();
  expect(await within(screen.getByRole('dialog')).findByText(/ไม่มีสัญญาณ/)).toBeDefined();
});

test('lists what waits, to be taken back', async () => {
  const user = await show(<LineBar />);
  await off();
  await keepWaiting(pressed, true);
  await user.click(await screen.findByRole('button', { name: 'เก็บงานไว้ 1 รายการ' }));
  const row = screen.getByRole('listitem');
  expect(row.textContent).toContain('ส่งกลับ: ขอเชิญประชุม');
  expect(row.textContent).toContain(th.waiting.mayHaveArrived);
  await user.click(within(row).getByRole('button', { name: 'ยกเลิก ส่งกลับ: ขอเชิญประชุม' }));
  await waitFor(() => expect(screen.queryByRole('listitem')).toBeNull());
});

test('shows a conflict with what happened and what was typed', async () => {
  const user = await show(<LineBar />);
  await off();
  await keepWaiting(pressed, false);
  isThere = true;
  await tryLine();
  await sendWaiting();
  await user.click(await screen.findByRole('button', { name: th.waiting.decide }));
  const row = screen.getByRole('listitem');
  await waitFor(() => expect(row.textContent).toMatch(/นางดี ใจงาม ถอนคืน เมื่อ/));
  expect(within(row).getByText('เอกสารไม่ครบถ้วน').tagName).toBe('BLOCKQUOTE');
  expect(within(row).getByRole('link', { name: th.waiting.open }).getAttribute('href')).toBe(
    pressed.link,
  );
});
