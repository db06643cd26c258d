import { expect, test, vi } from 'vitest';
import { screen, show } from '../testing.ts';
import { SearchField } from './SearchField.tsx';

test('[3.06] a word too short to search while typing says that Enter searches for it', async () => {
  const onSearch = vi.fn();
  const user = await show(
    <SearchField label="Search" value="" minLength={3} delayMs={0} onSearch={onSearch} />,
  );
  const waits = () => screen.getByRole('status').textContent;
  const field = screen.getByRole('searchbox');
  expect(waits()).toBe('');
  await user.type(field, 'ก');
  expect(waits()).toBe('กด Enter เพื่อค้นหา');
  expect(onSearch).not.toHaveBeenCalled();
  await user.keyboard('{Enter}');
  expect(onSearch).toHaveBeenCalledWith('ก');
  await user.type(field, 'ฎหมาย');
  expect(waits()).toBe('');
});
