import { answerCalls, answering, screen, show } from '@sarn/platform-web/testing';
import { getHome } from '@sarn/workload/contract';
import { expect, test } from 'vitest';
import { HomeSummary } from './UrgentPanel.tsx';

test.each([
  [4, 31, 'ท่านมี 4 เรื่องที่ต้องลงมือ ติดตามอยู่ 31 เรื่อง'],
  [4, 0, 'ท่านมี 4 เรื่องที่ต้องลงมือ'],
  [0, 2, 'ไม่มีหนังสือที่ต้องลงมือ ติดตามอยู่ 2 เรื่อง'],
])('%i to act on and %i followed are said in a sentence', async (toDo, watched, said) => {
  answerCalls(answering(getHome, { urgent: [], toDo, watched, ages: [], due: [] }));
  await show(
    <p data-testid="said">
      <HomeSummary />
    </p>,
  );
  await screen.findByText(/ลงมือ/);
  expect(screen.getByTestId('said').textContent.trim()).toBe(said);
});
