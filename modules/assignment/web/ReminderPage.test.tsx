import type { ReminderStage } from '@sarn/assignment/contract';
import { answerCalls, refusal, screen, show, waitFor } from '@sarn/platform-web/testing';
import { expect, test } from 'vitest';
import ReminderPage from './ReminderPage.tsx';

const reminderRows = (overdue: number): ReminderStage[] => [
  { stage: 'soon', workingDays: 2, isOn: true },
  { stage: 'today', workingDays: 0, isOn: true },
  { stage: 'overdue', workingDays: overdue, isOn: true },
  { stage: 'escalated', workingDays: 3, isOn: true },
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
