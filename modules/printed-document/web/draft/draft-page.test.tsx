import { fireEvent, screen, show } from '@sarn/platform-web/testing';
import { expect, test, vi } from 'vitest';
import { DraftPage } from './DraftPage.tsx';

const page = {
  ...{ digest: 'a', width: 600, height: 800, picture: 'blob:a' },
  fields: [
    { name: 'title', at: 0, top: 200, bottom: 240 },
    { name: 'body', at: 0, top: 300, bottom: 400 },
    { name: 'body', at: 1, top: 400, bottom: 440 },
  ],
};
const named = { shown: page, width: 100, name: 'หน้า', lead: 'ไป' };

/** What leads to the fields; the page is half as high on the screen as on paper, and 50 from its top. */
function onScreen(): HTMLElement {
  const lead = screen.getByRole('button', { name: 'ไป' });
  const box = { x: 0, y: 50, width: 300, height: 400, top: 50, bottom: 450, left: 0, right: 300 };
  lead.getBoundingClientRect = () => ({ ...box, toJSON: () => box });
  return lead;
}

test.each([
  [210, 'title', 0],
  [255, 'title', 0],
  [399, 'body', 0],
  [401, 'body', 1],
])('a press at height %i of a page leads to %s %i', async (y, name, at) => {
  const onGo = vi.fn();
  await show(<DraftPage {...named} focused={null} onGo={onGo} />);
  fireEvent.click(onScreen(), { clientY: 50 + y / 2 });
  expect(onGo.mock.calls).toMatchObject([[{ name, at }]]);
});

test('a press far from every field leads nowhere, and the field in which one writes is marked', async () => {
  const onGo = vi.fn();
  await show(<DraftPage {...named} focused={{ name: 'body', at: 1 }} onGo={onGo} />);
  fireEvent.click(onScreen(), { clientY: 400 });
  expect(onGo).not.toHaveBeenCalled();
  expect(document.querySelectorAll('[data-kind="focused"]')).toHaveLength(1);
});

test('the paragraphs of one row are marked as one', async () => {
  await show(<DraftPage {...named} focused={{ name: 'body', at: 0, to: 1 }} onGo={null} />);
  const [mark, ...more] = document.querySelectorAll<HTMLElement>('[data-kind="focused"]');
  expect(more).toEqual([]);
  expect(mark?.style.insetBlockStart).toBe('37%');
  expect(mark?.style.blockSize).toBe('16.875%');
});
