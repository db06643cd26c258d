import { listManuals } from '@sarn/help/contract';
import { answerCalls, answering, fill, screen, show, waitFor } from '@sarn/platform-web/testing';
import { createMemoryHistory } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { th } from '../words/th.ts';
import ManualPage from './ManualPage.tsx';

const box = () => screen.getByRole<HTMLInputElement>('searchbox', { name: th.manual.search });

test('the search in the manual stands in the address, and none that matches leads back to the contents', async () => {
  answerCalls(answering(listManuals, { rows: [], total: 0 }));
  const history = createMemoryHistory({ initialEntries: ['/manual?search=รหัสผ่าน'] });
  const user = await show(<ManualPage />, '', history);
  await screen.findByText(/^พบ \d+ เรื่อง$/);
  expect(box().value).toBe('รหัสผ่าน');
  await user.clear(box());
  await fill(user, box(), 'ไม่มีคำนี้แน่นอน');
  await screen.findByText(th.manual.none.replace('{text}', 'ไม่มีคำนี้แน่นอน'));
  expect(new URLSearchParams(history.location.search).get('search')).toBe('ไม่มีคำนี้แน่นอน');
  await user.click(screen.getAllByRole('button', { name: 'ล้างตัวกรอง' })[0]!);
  await waitFor(() => expect(history.location.search).toBe(''));
  expect(screen.queryByText(/ไม่พบเรื่อง/)).toBeNull();
});
