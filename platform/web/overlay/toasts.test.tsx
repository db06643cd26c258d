import { act } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { backToRealTime, fireEvent, screen, show } from '../testing.ts';
import { toasts } from './toasts.ts';

/** The only toast on the screen: its title, and its place among all where there are several. */
function shown(): string[] {
  const [toast, ...others] = screen.queryAllByRole('alertdialog');
  expect(others).toEqual([]);
  if (!toast) return [];
  const parts = toast.querySelectorAll('.s-toast-title, .s-toast-position > span');
  return [...parts].map(({ textContent }) => textContent);
}

const tell = (title: string, more = {}) => act(() => void toasts.show({ title, ...more }));
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const press = (name: string) =>
  act(() => void fireEvent.click(screen.getByRole('button', { name })));
const failed = { tone: 'danger' } as const;

/** Shows the page, and lets the file with the toasts come, before time is the test's. */
async function open(): Promise<void> {
  await show(<p>Page</p>);
  tell('First');
  await screen.findByRole('alertdialog');
  vi.useFakeTimers();
  tell('Second');
  pass(2_500);
  pass(2_500);
  expect(shown()).toEqual([]);
}

afterEach(backToRealTime);

test('one toast at a time: the newest at once, and what it displaced before it was read comes back', async () => {
  await open();
  tell('Sent');
  pass(400);
  tell('Signed');
  expect(shown()).toEqual(['Signed', '1 จาก 2']);
  pass(2_500);
  expect(shown()).toEqual(['Sent']);
  pass(2_499);
  expect(shown()).toEqual(['Sent']);
  pass(1);
  expect(shown()).toEqual([]);
});

test('a plain toast that was read does not come back; a failure and one with a button do, for their whole time', async () => {
  await open();
  tell('Sent');
  pass(1_300);
  tell('Removed', { action: { label: 'Undo', onPress: () => undefined } });
  pass(2_000);
  tell('Not saved', failed);
  pass(11_000);
  tell('Signed');
  expect(shown()).toEqual(['Signed', '1 จาก 3']);
  pass(2_500);
  expect(shown()).toEqual(['Not saved', '1 จาก 2']);
  pass(11_999);
  expect(shown()).toEqual(['Not saved', '1 จาก 2']);
  pass(1);
  expect(shown()).toEqual(['Removed']);
  pass(2_500);
  expect(shown()).toEqual([]);
});

test('what is said again takes the place of the earlier one', async () => {
  await open();
  tell('Not saved', failed);
  tell('Not saved', failed);
  expect(shown()).toEqual(['Not saved']);
  tell('Not saved', { ...failed, text: 'Another reason' });
  expect(shown()).toEqual(['Not saved', '1 จาก 2']);
});

test('what others tell waits until the answer that is shown has ended, and each of it is shown', async () => {
  await open();
  tell('Not saved', failed);
  tell('A letter came', { isNews: true });
  tell('Another came', { isNews: true });
  expect(shown()).toEqual(['Not saved', '1 จาก 3']);
  pass(12_000);
  expect(shown()).toEqual(['A letter came', '1 จาก 2']);
  tell('Signed');
  expect(shown()).toEqual(['Signed', '1 จาก 3']);
  pass(2_500);
  // First what was never shown.
  expect(shown()).toEqual(['Another came', '2 จาก 2']);
  pass(2_500);
  expect(shown()).toEqual(['A letter came']);
});

test('the button goes to each, a press on its own button closes it, and each is announced once', async () => {
  await open();
  const onPress = vi.fn();
  tell('Removed', { action: { label: 'Undo', onPress } });
  tell('Not saved', failed);
  expect(screen.getByRole('alert').textContent).toBe('Not saved');
  const next = () => press('ข้อความถัดไป');
  next();
  expect(shown()).toEqual(['Removed', '2 จาก 2']);
  expect(screen.queryByRole('alert')).toBe(null);
  next();
  expect(shown()).toEqual(['Not saved', '1 จาก 2']);
  next();
  press('Undo');
  expect(onPress).toHaveBeenCalledOnce();
  expect(shown()).toEqual(['Not saved']);
  press('ปิด');
  expect(shown()).toEqual([]);
});

test('its time stands still under the focus, and Escape closes it and nothing under it', async () => {
  await open();
  tell('Sent');
  tell('Signed');
  const toast = screen.getByRole('alertdialog');
  act(() => toast.focus());
  pass(10_000);
  expect(shown()).toEqual(['Signed', '1 จาก 2']);
  const under = vi.fn();
  document.body.addEventListener('keydown', under);
  act(() => void fireEvent.keyDown(toast, { key: 'Escape' }));
  document.body.removeEventListener('keydown', under);
  expect(under).not.toHaveBeenCalled();
  expect(shown()).toEqual(['Sent']);
});

test('its time stands still while nobody looks at the page', async () => {
  await open();
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  tell('Sent');
  pass(60_000);
  expect(shown()).toEqual(['Sent']);
  hidden.mockRestore();
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  pass(2_499);
  expect(shown()).toEqual(['Sent']);
  pass(1);
  expect(shown()).toEqual([]);
});
