import { createHash } from 'node:crypto';
import {
  answerCalls,
  answering,
  askedOf,
  refusal,
  screen,
  show,
  waitFor,
  within,
} from '@sarn/platform-web/testing';
import {
  getOfflineVerifier,
  getTimestamps,
  renewNow,
  saveTimestamps,
} from '@sarn/signature/contract';
import { expect, test } from 'vitest';
import TimestampPage from './TimestampPage.tsx';
import type { Timestamps } from './timestamp.client.ts';

const known: Timestamps = {
  ...{ version: 3, source: 'own', url: '', userName: '', hasPassword: false, level: 'B-T' },
  ...{
    isOwnReady: true,
    verifier: null,
    certificates: [],
    files: { signed: 4, waiting: 1, failing: 1 },
  },
  runs: [
    {
      ...{ id: 'one', kind: 'completion', lookedAt: 3, renewed: 2, failed: 1 },
      ...{ reasons: { timeout: 1 }, begunAt: '2026-11-27T02:00:00Z' },
      ...{ endedAt: '2026-11-27T02:01:00Z', state: 'whole', continues: false },
    },
  ],
};

test('[6.07] what waits can be brought further now', async () => {
  const calls = answerCalls({ ...answering(getTimestamps, known), ...answering(renewNow, {}) });
  const user = await show(<TimestampPage />);
  await user.click(await screen.findByRole('button', { name: 'ทำเดี๋ยวนี้' }));
  expect(askedOf(renewNow, calls)).toHaveLength(1);
});

test('[6.07] another authority needs its address and its certificate; both are named before anything is sent', async () => {
  const calls = answerCalls(answering(getTimestamps, known));
  const user = await show(<TimestampPage />);
  await user.click(await screen.findByRole('radio', { name: /ผู้ให้บริการภายนอก/ }));
  await user.click(screen.getByRole('button', { name: 'บันทึก' }));
  expect(await screen.findByText('ใส่ที่อยู่ของผู้ประทับเวลา')).toBeDefined();
  expect(screen.getByText('เลือกใบรับรองของผู้ประทับเวลา')).toBeDefined();
  expect(askedOf(saveTimestamps, calls)).toHaveLength(0);
});

test('[6.07] the report says that a yearly run was stopped in the middle, what it did, and which one goes on', async () => {
  const run = { kind: 'yearly', failed: 0, reasons: {} } as const;
  const runs: Timestamps['runs'] = [
    {
      ...{ ...run, id: 'two', lookedAt: 3, renewed: 3, begunAt: '2027-01-02T19:00:00Z' },
      ...{ endedAt: null, state: 'working', continues: true },
    },
    {
      ...{ ...run, id: 'one', lookedAt: 2, renewed: 2, begunAt: '2027-01-02T18:20:00Z' },
      ...{ endedAt: null, state: 'stopped', continues: false },
    },
  ];
  answerCalls(answering(getTimestamps, { ...known, runs }));
  await show(<TimestampPage />);
  const [, later, first] = await screen.findAllByRole('row');
  expect(later?.textContent).toContain('ต่ออายุประจำปี (ทำต่อ)');
  expect(later?.textContent).toContain('กำลังทำ');
  expect(first?.textContent).toContain('หยุดกลางคัน รอบถัดไปทำต่อ');
});

test('[6.07] a run that left something says so beside the reasons', async () => {
  const [one] = known.runs;
  const runs: Timestamps['runs'] = one ? [{ ...one, state: 'left' }] : [];
  answerCalls(answering(getTimestamps, { ...known, runs }));
  await show(<TimestampPage />);
  const [, row] = await screen.findAllByRole('row');
  expect(row?.textContent).toContain('ไม่ตอบในเวลา 1 ฉบับ · ยังไม่ครบ รอบถัดไปทำต่อ');
});

test('[6.07] what somebody else saved meanwhile is shown beside what stands here, and nothing is overwritten unseen', async () => {
  let now: Timestamps = known;
  const answers = [refusal('signature.time-stale'), { version: 5 }];
  const calls = answerCalls({
    'GET /signature/time-stamps': () => now,
    'POST /signature/time-stamps/save': () => answers.shift() ?? refusal('signature.time-stale'),
  });
  const user = await show(<TimestampPage />);
  await user.click(await screen.findByRole('radio', { name: /B-LTA/ }));
  now = { ...known, version: 4, source: 'none', level: 'B-B' };
  await user.click(screen.getByRole('button', { name: 'บันทึก' }));
  const difference = within(await screen.findByRole('region', { name: 'มีผู้แก้ไขก่อนท่าน' }));
  expect(difference.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    ...['ไม่ประทับเวลา', 'ของหน่วยงาน'],
    ...['ลายมือชื่อเท่านั้น (B-B)', 'เก็บระยะยาว ต่ออายุการประทับเวลาให้ทุกปี (B-LTA)'],
  ]);
  await user.click(difference.getByRole('button', { name: 'ใช้ค่าของท่าน' }));
  await user.click(screen.getByRole('button', { name: 'บันทึก' }));
  await waitFor(() => expect(askedOf(saveTimestamps, calls)).toHaveLength(2));
  expect(askedOf(saveTimestamps, calls)).toMatchObject([
    { version: 3, level: 'B-LTA', source: 'own' },
    { version: 4, level: 'B-LTA', source: 'own' },
  ]);
});

test('[6.09] the hash of the file that verifies offline stands beside its download, every digit of it', async () => {
  const file = Buffer.from('<html>');
  const sha256 = createHash('sha256').update(file).digest('hex');
  const verifier = { sha256, bytes: file.length };
  answerCalls(answering(getTimestamps, { ...known, verifier }));
  await show(<TimestampPage />);
  const download = await screen.findByRole('link', { name: /ดาวน์โหลด/ });
  expect(download.getAttribute('href')).toBe(`/api${getOfflineVerifier.path}`);
  expect(download.textContent).toContain('6 B');
  // In groups of four, as it is read aloud.
  const shown = screen.getByText((_, element) => element?.tagName === 'CODE');
  expect(shown.textContent?.split(' ').map(({ length }) => length)).toEqual(
    Array.from({ length: 16 }, () => 4),
  );
  expect(shown.textContent?.replaceAll(' ', '')).toBe(sha256);
});
