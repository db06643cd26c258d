import type { BackupRun, BackupSettings, getBackups } from '@sarn/backup/contract';
import type { OutputOf } from '@sarn/kernel';
import {
  answerCalls,
  errorAt,
  fieldOf,
  opensAgain,
  refusal,
  retype,
  screen,
  show,
  theForm,
  waitFor,
} from '@sarn/platform-web/testing';
import { backupErrors } from '@sarn/backup/contract';
import { expect, test } from 'vitest';
import BackupPage from './BackupPage.tsx';
import { th } from './words/th.ts';

const hoursAgo = (hours: number): string => new Date(Date.now() - hours * 3_600_000).toISOString();

const run = (told: Partial<BackupRun>): BackupRun => ({
  ...{ id: 'r1', way: 'time', state: 'done', folder: '/backup/sarn', name: '2026-11-23T020000Z' },
  ...{ startedAt: hoursAgo(3), finishedAt: hoursAgo(3), files: 12, bytes: 3_145_728 },
  ...{ newBytes: 1_048_576, damaged: 0, fault: null },
  ...told,
});

type Known = Omit<OutputOf<typeof getBackups>, 'status' | 'message'>;

const settings: BackupSettings = { folder: '/backup/sarn', dailyAt: '02:00', keep: 14 };
const known = (told: Partial<Known> = {}): Known => ({
  ...{ settings, database: 'inside', isLate: false, kept: 5, freeBytes: 1_073_741_824 },
  ...{ lastDone: run({}), rows: [run({})] },
  ...told,
});

const at = (told: Partial<Known>, more: Parameters<typeof answerCalls>[0] = {}) =>
  answerCalls({
    'GET /backup': () => known(told),
    'GET /backup/trials': () => ({ rows: [] }),
    ...more,
  });
const button = (label: string) => screen.getByText(label).closest('button')!;

test('age, size and place of the last backup are shown; one that is too old says so', async () => {
  at({});
  await show(<BackupPage />);
  await screen.findByText('3 ชั่วโมงที่แล้ว');
  expect(screen.getByText(th.fresh)).toBeDefined();
  expect(screen.getByText('3 MB เป็นส่วนใหม่ 1 MB รวม 12 ไฟล์')).toBeDefined();
  expect(screen.getByText('/backup/sarn/2026-11-23T020000Z')).toBeDefined();
  expect(screen.queryByText(th.outside)).toBeNull();
});

test('an old one, a failed one and an outside database say what to do', async () => {
  const old = run({ startedAt: hoursAgo(97) });
  const failed = run({ id: 'r2', state: 'failed', fault: 'folder-full', startedAt: hoursAgo(2) });
  at({ isLate: true, lastDone: old, rows: [failed, old], database: 'outside' });
  await show(<BackupPage />);
  await screen.findByText('4 วันที่แล้ว');
  for (const text of [th.late, th.lateText, th['fault.folder-full'], th.outside]) {
    expect(screen.getByText(text)).toBeDefined();
  }
});

test('a backup is started once; without a destination it cannot be', async () => {
  const calls = at({}, { 'POST /backup/start': () => ({ id: 'r2' }) });
  const user = await show(<BackupPage />);
  await screen.findByText(th.fresh);
  await user.click(button(th.start));
  await waitFor(() => expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1));
});

test('settings are checked here, and a folder that the server refuses is told', async () => {
  const calls = at(
    { settings: { folder: '', dailyAt: '', keep: 14 }, lastDone: null, rows: [] },
    { 'POST /backup/settings': () => refusal('backup.folder-missing') },
  );
  const user = await show(<BackupPage />);
  await screen.findByText(th.never);
  expect(button(th.start).disabled).toBe(true);
  await user.click(screen.getByText(th.daily));
  await retype(user, th.time, '25:00');
  await user.click(button(th.save));
  expect(errorAt(fieldOf(th.folder))).toBe(th.folderMissing);
  expect(errorAt(fieldOf(th.time))).toBe(th.timeWrong);
  await retype(user, th.folder, '/backup/sarn');
  await retype(user, th.time, '2.30');
  await user.click(button(th.save));
  await screen.findByText(backupErrors['backup.folder-missing'].th);
  const sent = calls.filter(({ method }) => method === 'POST');
  expect(sent.map(({ fields }) => fields)).toEqual([
    {
      ...{ folder: '/backup/sarn', dailyAt: '02:30', keep: '14' },
      seen: '{"folder":"","dailyAt":"","keep":14}',
    },
  ]);
  expect(theForm()).toBeDefined();
});

test('the form of a trial elsewhere is open again after a refresh', async () => {
  at({});
  const name = th['trial.record'];
  await opensAgain(<BackupPage />, { press: name, name, search: '?new=&what=trial' });
});
