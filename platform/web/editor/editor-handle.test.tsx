import { useRef } from 'react';
import { beforeAll, expect, test } from 'vitest';
import { screen, show, waitFor } from '../testing.ts';
import RichTextEditor from './RichTextEditor.tsx';
import type { EditorHandle } from './RichTextEditor.tsx';

// jsdom lays nothing out: what is brought into view is nowhere.
beforeAll(() => {
  const nowhere = () => document.body.getBoundingClientRect();
  Object.assign(Range.prototype, { getBoundingClientRect: nowhere, getClientRects: () => [] });
});

const line = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });
const doc = (...texts: string[]) => ({ type: 'doc', content: texts.map(line) });

function Form({ next }: { readonly next: object }) {
  const handle = useRef<EditorHandle>(null);
  return (
    <>
      <RichTextEditor
        label="ข้อความ"
        initial={doc('วาระหนึ่ง', 'วาระสอง', 'วาระสาม')}
        onChange={() => undefined}
        handle={handle}
      />
      <button type="button" onClick={() => handle.current?.replace(next)}>
        แทนที่
      </button>
      <button type="button" onClick={() => handle.current?.show(1)}>
        ไปที่
      </button>
    </>
  );
}

const text = () => screen.getByRole('textbox', { name: 'ข้อความ' });
const lines = () => [...text().querySelectorAll('p')].map((one) => one.textContent);

test.each([
  [['วาระสอง', 'วาระหนึ่ง', 'วาระสาม']],
  // The same letters before and behind what is new.
  [['วาระหนึ่ง', 'วาระสอง', 'วาระสอง', 'วาระสาม']],
  [['วาระหนึ่ง', 'วาระสาม']],
  [['วาระหนึ่ง', 'วาระสอง', 'วาระสามสาม']],
])('a form puts another text into it, which can be undone: %j', async (texts) => {
  const user = await show(<Form next={doc(...texts)} />);
  await waitFor(() => expect(lines()).toHaveLength(3));
  await user.click(screen.getByRole('button', { name: 'แทนที่' }));
  expect(lines()).toEqual(texts);
  await user.click(screen.getByRole('button', { name: /เลิกทำ|ย้อน/ }));
  expect(lines()).toEqual(['วาระหนึ่ง', 'วาระสอง', 'วาระสาม']);
});

test('a form leads to a block of it', async () => {
  const user = await show(<Form next={{}} />);
  await waitFor(() => expect(lines()).toHaveLength(3));
  await user.click(screen.getByRole('button', { name: 'ไปที่' }));
  await waitFor(() => expect(document.activeElement).toBe(text()));
  await user.keyboard('ก');
  await waitFor(() => expect(getSelection()?.anchorNode?.textContent).toContain('วาระสอง'));
});
