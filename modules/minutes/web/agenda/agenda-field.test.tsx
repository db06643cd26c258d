import type { TextNode } from '@sarn/minutes/contract';
import { fieldOf, screen, show, waitFor, within } from '@sarn/platform-web/testing';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { th } from '../words/th.ts';
import { AgendaField } from './AgendaField.tsx';

const line = (text: string): TextNode => ({
  type: 'paragraph',
  content: [{ type: 'text', text }],
});
const two: TextNode = {
  type: 'doc',
  content: ['วาระที่ 1 ก', 'รายละเอียด', 'มติที่ประชุม รับทราบ', 'วาระที่ 2 ข'].map(line),
};
let shown: number | null = null;

function Field() {
  const [text, setText] = useState(two);
  return (
    <AgendaField
      text={text}
      meetingNo=""
      onChange={setText}
      onShow={(block) => {
        shown = block;
      }}
    />
  );
}

const of = (word: string, number: number) => word.replace('{number}', String(number));
const titles = () =>
  [...document.querySelectorAll<HTMLTextAreaElement>('[data-field="title"]')].map(
    ({ value }) => value,
  );

test('items change their places by keys, the focus goes with them, and the number leads to the text', async () => {
  const user = await show(<Field />);
  expect(screen.getByText('ยังไม่มีมติ 1 วาระ')).toBeDefined();
  await user.click(fieldOf(of(th.titleOf, 2)));
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(titles()).toEqual(['ข', 'ก']);
  await waitFor(() => expect(document.activeElement).toBe(fieldOf(of(th.titleOf, 1))));
  await user.click(screen.getByRole('button', { name: of(th.item, 2) }));
  expect(shown).toBe(1);
});

test('an item with text is removed when somebody is sure, one without at once', async () => {
  const user = await show(<Field />);
  const remove = async (number: number) => {
    await user.click(screen.getByRole('button', { name: of(th.itemMenu, number) }));
    await user.click(await screen.findByText(th.removeThis));
  };
  await remove(2);
  await waitFor(() => expect(titles()).toEqual(['ก']));
  // The focus comes a frame later: a menu that is open by then would lose it, and close.
  await waitFor(() => expect(document.activeElement).toBe(fieldOf(of(th.titleOf, 1))));
  await remove(1);
  const asked = await screen.findByRole('alertdialog');
  expect(within(asked).getByText(of(th.removeItem, 1))).toBeDefined();
  expect(titles()).toEqual(['ก']);
  await user.click(within(asked).getByRole('button', { name: th.removeItemSure }));
  await waitFor(() => expect(titles()).toEqual([]));
});

test('a resolution is added in the row of an item that has none', async () => {
  const user = await show(<Field />);
  await user.type(fieldOf(of(th.resolutionOf, 2)), 'เห็นชอบ ตามเสนอ');
  expect(fieldOf(of(th.resolutionOf, 2))).toHaveProperty('value', 'เห็นชอบ ตามเสนอ');
  expect(screen.queryByText(/ยังไม่มีมติ \d/)).toBeNull();
});
