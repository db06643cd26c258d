import { answerCalls, answering, fireEvent, screen, show } from '@sarn/platform-web/testing';
import { getHeaderMenu } from '@sarn/portal/contract';
import { expect, test } from 'vitest';
import { PaletteButton } from './PaletteButton.tsx';

test.each([
  ['an English', 'k'],
  ['a Thai', 'า'],
])('[9.01] Ctrl+K opens the palette on %s keyboard, and not above a form', async (_, key) => {
  answerCalls(answering(getHeaderMenu, { item: [] }));
  await show(<PaletteButton />);
  const window = document.createElement('div');
  window.className = 's-modal';
  document.body.append(window);
  fireEvent.keyDown(document.body, { key, code: 'KeyK', ctrlKey: true });
  expect(screen.queryByRole('combobox')).toBeNull();
  window.remove();
  // Without Ctrl it is a letter that somebody types.
  fireEvent.keyDown(document.body, { key, code: 'KeyK' });
  expect(screen.queryByRole('combobox')).toBeNull();
  fireEvent.keyDown(document.body, { key, code: 'KeyK', ctrlKey: true });
  expect(await screen.findByRole('combobox')).toBeDefined();
});
