import {
  answerCalls,
  answering,
  askedOf,
  screen,
  show,
  waitFor,
  within,
} from '@sarn/platform-web/testing';
import { listSigningJobs, releaseSigning, remindSigner } from '@sarn/batch-signing/contract';
import { retrySeal } from '@sarn/signature/contract';
import { expect, test } from 'vitest';
import JobsPage from './JobsPage.tsx';

const idOf = (at: number) => `01940000-0000-7000-8000-00000000000${at}`;
const job = {
  ...{ id: idOf(1), documentId: idOf(2), person: 'นางรุ่งนภา กิจไพศาล', state: 'sealed' as const },
  ...{
    failure: null,
    tries: 1,
    begunAt: '2026-11-22T03:00:00Z',
    changedAt: '2026-11-22T03:01:00Z',
  },
};
const batch = {
  ...{ id: idOf(3), person: 'นายสมชาย ตัวอย่าง', state: 'interrupted' as const, signed: 4 },
  ...{ waiting: 6, refused: 1, begunAt: '2026-11-22T03:00:00Z', beatAt: '2026-11-22T03:01:00Z' },
};
const failure = { th: 'ระบบหยุดกลางคันขณะลงนาม', en: 'The system stopped' };
const failed = { ...job, id: idOf(4), state: 'failed' as const, failure };

test('what hangs says of whom and since when; it is ended after a question, and its signatory told', async () => {
  const calls = answerCalls({
    ...answering(listSigningJobs, {
      ...{ open: [job], batches: [batch], seals: [], failed: [failed], recordedToday: 12 },
    }),
    ...answering(releaseSigning, {}),
    ...answering(remindSigner, {}),
  });
  const user = await show(<JobsPage />);
  expect(await screen.findByText('ลงนามแล้ววันนี้ 12 ฉบับ')).toBeDefined();
  const open = within(screen.getByRole('list', { name: 'งานที่กำลังลงนามหรือค้าง' }));
  expect(open.getByText('นางรุ่งนภา กิจไพศาล')).toBeDefined();
  expect(open.getByText(/10.01 น./)).toBeDefined();
  const batches = within(screen.getByRole('list', { name: 'ชุดลงนามที่ยังไม่จบ' }));
  expect(batches.getByText('หยุดกลางคัน')).toBeDefined();
  expect(batches.getByText(/ลงนามแล้ว 4 รอ 6 ต้องดู 1/)).toBeDefined();
  // A failed one is over: there is nothing to end, but it can be tried again.
  const list = within(screen.getByRole('list', { name: 'ไม่สำเร็จใน 7 วัน' }));
  expect(list.getByText(/ระบบหยุดกลางคันขณะลงนาม/)).toBeDefined();
  expect(list.queryByRole('button', { name: 'ปลดงานนี้' })).toBeNull();
  await user.click(list.getByRole('button', { name: 'แจ้งผู้ลงนาม' }));
  await screen.findByText('แจ้งผู้ลงนามแล้ว');
  expect(askedOf(remindSigner, calls)).toEqual([{ what: 'attempt', id: failed.id }]);
  await user.click(batches.getByRole('button', { name: 'ปลดงานนี้' }));
  expect(askedOf(releaseSigning, calls)).toEqual([]);
  const question = await screen.findByRole('alertdialog');
  await user.click(within(question).getAllByRole('button').at(-1) ?? document.body);
  await screen.findByText('ปลดแล้ว');
  expect(askedOf(releaseSigning, calls)).toEqual([{ what: 'batch', id: batch.id }]);
});

test('[6.01] files that wait for the e-seal are listed with why, and one that failed is tried again', async () => {
  const seal = { documentId: idOf(7), dueAt: '2026-11-22T03:00:00Z', tries: 2, failure: null };
  const calls = answerCalls({
    ...answering(listSigningJobs, {
      ...{ open: [], batches: [], failed: [], recordedToday: 0 },
      seals: [
        { ...seal, state: 'failed', failure },
        { ...seal, documentId: idOf(8), state: 'confirmation' },
      ],
    }),
    ...answering(retrySeal, {}),
  });
  const user = await show(<JobsPage />);
  const list = within(await screen.findByRole('list', { name: 'ไฟล์ที่รอตราประทับอิเล็กทรอนิกส์' }));
  expect(list.getByText('รอผู้ยืนยันอีกคน')).toBeDefined();
  expect(list.getAllByText(/ลองแล้ว 2 ครั้ง/)).toHaveLength(2);
  await user.click(list.getByRole('button', { name: 'ประทับอีกครั้ง' }));
  await waitFor(() => expect(askedOf(retrySeal, calls)).toEqual([{ documentId: idOf(7) }]));
});
