import { useState } from 'react';
import type { ReactNode } from 'react';
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

test('what is typed while an earlier search comes back stays, and a search from elsewhere is shown', async () => {
  const told: string[] = [];
  const field = (value: string) => (
    <SearchField label="Search" value={value} delayMs={0} onSearch={(text) => told.push(text)} />
  );
  const user = await show(<Page field={field} />);
  const box = screen.getByRole<HTMLInputElement>('searchbox');
  await user.type(box, 'งาน{Enter}');
  expect(told.at(-1)).toBe('งาน');
  await user.type(box, ' ทะเบียน');
  // Only now does the page have the first search.
  await user.click(screen.getByRole('button', { name: 'งาน' }));
  expect(box.value).toBe('งาน ทะเบียน');
  await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(box.value).toBe('Elsewhere');
});

/** A page whose search is what its buttons say. */
function Page({ field }: { readonly field: (value: string) => ReactNode }) {
  const [value, setValue] = useState('');
  return (
    <>
      {field(value)}
      {['งาน', 'Elsewhere'].map((name) => (
        <button key={name} type="button" onClick={() => setValue(name)}>
          {name}
        </button>
      ))}
    </>
  );
}
