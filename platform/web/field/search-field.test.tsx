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

test('Escape empties it and leaves the dialog around it open; the next Escape is of the dialog', async () => {
  const told: string[] = [];
  const passed = vi.fn();
  const user = await show(
    <div onKeyDown={passed} role="presentation">
      <SearchField label="Search" value="" delayMs={0} onSearch={(text) => told.push(text)} />
    </div>,
  );
  const box = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' });
  await user.type(box, 'งาน{Enter}');
  passed.mockClear();
  await user.keyboard('{Escape}');
  expect(box.value).toBe('');
  expect(told.at(-1)).toBe('');
  expect(passed).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  expect(passed).toHaveBeenCalledTimes(1);
});

test('the button that clears is not on the way of Tab, and leaves the focus in the field', async () => {
  const told: string[] = [];
  const user = await show(
    <SearchField label="Search" value="งาน" delayMs={0} onSearch={(text) => told.push(text)} />,
  );
  const box = screen.getByRole<HTMLInputElement>('searchbox');
  await user.tab();
  expect(document.activeElement).toBe(box);
  await user.tab();
  expect(document.activeElement).toBe(document.body);
  await user.click(screen.getByRole('button', { name: 'ล้างคำค้น' }));
  expect(box.value).toBe('');
  expect(told).toEqual(['']);
  expect(document.activeElement).toBe(box);
});

test('Enter searches, and does not send the form around it', async () => {
  const onSubmit = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
  const onSearch = vi.fn();
  const user = await show(
    <form onSubmit={onSubmit}>
      <SearchField label="Search" value="" onSearch={onSearch} />
      <button type="submit">Send</button>
    </form>,
  );
  await user.type(screen.getByRole('searchbox'), 'งาน{Enter}');
  expect(onSearch).toHaveBeenCalledWith('งาน');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('what it says below is read with the field', async () => {
  await show(
    <SearchField
      label="Search"
      value=""
      description="เลขหรือเรื่อง"
      error="สั้นไป"
      onSearch={() => undefined}
    />,
  );
  const box = screen.getByRole('searchbox', { description: 'เลขหรือเรื่อง สั้นไป' });
  expect(box.getAttribute('aria-invalid')).toBe('true');
});
