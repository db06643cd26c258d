import { expect, test, vi } from 'vitest';
import { screen, show } from '../testing.ts';
import { CopyButton } from './CopyButton.tsx';
import { th } from './words/th.ts';

/** What is on the clipboard of a browser that copies only in the older way, or not at all. */
function olderBrowser(allows: boolean): string[] {
  const copied: string[] = [];
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not by http'));
  document.execCommand = () => allows && copyNow(copied);
  return copied;
}

/** The browser asks the page what is to be copied; false where no page says it. */
function copyNow(copied: string[]): boolean {
  const event = new Event('copy', { cancelable: true });
  const clipboardData = { setData: (_type: string, text: string) => copied.push(text) };
  document.dispatchEvent(Object.assign(event, { clipboardData }));
  return event.defaultPrevented;
}

test.each([
  ['is copied where the browser has no clipboard, as by http', true, ['a token'], th.copied],
  ['is said to be left where the browser refuses it', false, [], th.failed],
])('a text %s', async (_what, allows, expected, told) => {
  const user = await show(<CopyButton text="a token" />);
  const copied = olderBrowser(allows);
  await user.click(screen.getByRole('button', { name: th.copy }));
  expect(await screen.findByText(told)).toBeDefined();
  expect(copied).toEqual(expected);
  // What the person copies later is what was chosen.
  expect(copyNow(copied)).toBe(false);
});
