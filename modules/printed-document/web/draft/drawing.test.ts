import { expect, test } from 'vitest';
import { createDrawing } from './drawing.ts';
import type { Drawn } from './drawing.ts';

/** A drawing whose calls are answered by hand. */
function prepared() {
  const asked: { text: string; answer: (pages: string) => void; refuse: (why: unknown) => void }[] =
    [];
  const shown: Drawn<string>[] = [];
  const ask = (text: string) =>
    new Promise<string>((answer, refuse) => asked.push({ text, answer, refuse }));
  const drawing = createDrawing(ask, (drawn) => shown.push(drawn), 0);
  const texts = () => asked.map(({ text }) => text);
  return { asked, shown, drawing, texts };
}

test('what is typed while a page is drawn is drawn after it, and only the newest of it', async () => {
  const { asked, shown, drawing, texts } = prepared();
  for (const text of ['ก', 'กา', 'กาน', 'การ']) drawing.draw(text);
  expect(texts()).toEqual(['ก']);
  asked[0]?.answer('page of ก');
  await expect.poll(texts).toEqual(['ก', 'การ']);
  asked[1]?.answer('page of การ');
  await expect.poll(() => shown.map(({ pages }) => pages)).toEqual(['page of ก', 'page of การ']);
});

test('a refusal is shown, and the next text is drawn all the same', async () => {
  const { asked, shown, drawing, texts } = prepared();
  drawing.draw('ก');
  asked[0]?.refuse('too long');
  await expect.poll(() => shown).toEqual([{ pages: null, error: 'too long' }]);
  drawing.draw('ข');
  await expect.poll(texts).toEqual(['ก', 'ข']);
});

test('what could not be drawn is drawn once more on demand, and nothing else is', async () => {
  const { asked, shown, drawing, texts } = prepared();
  drawing.draw('ก');
  asked[0]?.refuse('no connection');
  await expect.poll(() => shown).toHaveLength(1);
  drawing.again();
  await expect.poll(texts).toEqual(['ก', 'ก']);
  asked[1]?.answer('page of ก');
  await expect.poll(() => shown).toHaveLength(2);
  drawing.again();
  drawing.draw('ข');
  await expect.poll(texts).toEqual(['ก', 'ก', 'ข']);
});

test('nothing is shown after the end', async () => {
  const { asked, shown, drawing, texts } = prepared();
  drawing.draw('ก');
  drawing.draw('ข');
  drawing.end();
  asked[0]?.answer('page of ก');
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect([shown, texts()]).toEqual([[], ['ก']]);
});
