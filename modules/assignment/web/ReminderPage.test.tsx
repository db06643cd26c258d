import type { ReminderStage } from '@sarn/assignment/contract';
import { answerCalls, refusal, screen, show, waitFor } from '@sarn/platform-web/testing';
import { expect, test } from 'vitest';
import ReminderPage from './ReminderPage.tsx';

const reminderRows = (overdue: number): ReminderStage[] => [
  { stage: 'soon', workingDays: 2, minutes: 0, isOn: true },
  { stage: 'today', workingDays: 0, minutes: 0, isOn: true },
  { stage: 'timed', workingDays: 0, minutes: 45, isOn: true },
  { stage: 'overdue', workingDays: overdue, minutes: 0, isOn: true },
  { stage: 'escalated', workingDays: 3, minutes: 0, isOn: true },
];

test('what another administrator saved meanwhile is shown, and the own reminderRows are kept or left', async () => {
  let now = reminderRows(1);
  const calls = answerCalls({
    'GET /registry/reminder/stages': () => ({ rows: now }),
    'POST /registry/reminder/stages/save': ({ fields }) =>
      String(fields['seen']).includes('9') ? { rows: now } : refusal('settings.stale', [], 'ช้าไป'),
  });
  const user = await show(<ReminderPage />);
  await user.click(await screen.findByRole('checkbox', { name: /ในวันครบกำหนด/ }));
  now = reminderRows(9);
  await user.click(screen.getByRole('button', { name: 'บันทึก' }));
  const rows = await screen.findAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringContaining('ค่าที่บันทึกไว้'),
    expect.stringMatching(/ในวันครบกำหนด✓–$/),
    expect.stringMatching(/วันทำการ 9.*วันทำการ 1$/),
  ]);
  await user.click(screen.getByRole('button', { name: 'ใช้ค่าที่บันทึกไว้' }));
  await user.click(screen.getByRole('button', { name: 'บันทึก' }));
  const sent = () => calls.filter(({ method }) => method === 'POST');
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(String(sent()[1]?.fields['rows'])).toContain('9');
});

test('a time of day is reminded of in minutes, and not in days', async () => {
  const calls = answerCalls({
    'GET /registry/reminder/stages': () => ({ rows: reminderRows(1) }),
    'POST /registry/reminder/stages/save': () => ({ rows: reminderRows(1) }),
  });
  const user = await show(<ReminderPage />);
  const minutes = await screen.findByRole('textbox', { name: /ก่อนถึงเวลากำหนดของวัน \(นาที\)$/ });
  await user.clear(minutes);
  await user.type(minutes, '2');
  await user.tab();
  expect(await screen.findByText('กรุณากรอกจำนวนนาทีระหว่าง 5 ถึง 1,440')).toBeTruthy();
  await user.clear(minutes);
  await user.type(minutes, '90');
  await user.click(screen.getByRole('button', { name: 'บันทึก' }));
  await waitFor(() => expect(calls.some(({ method }) => method === 'POST')).toBe(true));
  const sent = calls.find(({ method }) => method === 'POST');
  expect(JSON.parse(String(sent?.fields['rows']))).toContainEqual({
    ...{ stage: 'timed', workingDays: 0, minutes: 90, isOn: true },
  });
});
