import { show } from '@sarn/platform-web/testing';
import { expect, test } from 'vitest';
import { focusLater } from './focus-later.ts';

const nextFrame = () => new Promise(requestAnimationFrame);
const byId = (id: string) => document.querySelector<HTMLElement>(`#${id}`);

async function form() {
  await show(
    <div id="form">
      <button id="press" type="button" aria-label="Press" />
      <input id="first" />
      <textarea id="other" />
    </div>,
  );
  byId('press')?.focus();
}

test('the focus goes to the element a frame later', async () => {
  await form();
  focusLater(byId('form'), '#first');
  await nextFrame();
  expect(document.activeElement).toBe(byId('first'));
});

test('who has begun to type in another field meanwhile stays there', async () => {
  await form();
  focusLater(byId('form'), '#first');
  byId('other')?.focus();
  await nextFrame();
  expect(document.activeElement).toBe(byId('other'));
});

test('a button to which a closed menu gave the focus back does not keep it', async () => {
  await form();
  byId('first')?.focus();
  focusLater(byId('form'), '#first');
  byId('press')?.focus();
  await nextFrame();
  expect(document.activeElement).toBe(byId('first'));
});
