import { expect, test } from 'vitest';
import { screen, show } from '../testing.ts';
import { BesideForm } from './BesideForm.tsx';

test('a look at the page loses nothing of the text', async () => {
  const user = await show(
    <BesideForm form={<input aria-label="เรื่อง" />} beside={<p>หน้ากระดาษที่จะพิมพ์</p>} />,
  );
  await user.type(screen.getByLabelText('เรื่อง'), 'ขออนุมัติ');
  const choice = (name: string) => screen.getByRole('button', { name });
  expect(choice('ข้อความ').getAttribute('aria-pressed')).toBe('true');
  await user.click(choice('หน้ากระดาษ'));
  expect(choice('หน้ากระดาษ').getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByText('หน้ากระดาษที่จะพิมพ์')).toBeTruthy();
  await user.click(choice('ข้อความ'));
  expect(screen.getByLabelText<HTMLInputElement>('เรื่อง').value).toBe('ขออนุมัติ');
});
