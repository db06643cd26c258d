import { beforeAll, expect, test, vi } from 'vitest';
import { fireEvent, screen, show, waitFor } from '../../testing.ts';
import RichTextEditor from '../RichTextEditor.tsx';
import type { RichText } from '../RichTextEditor.tsx';

// jsdom lays nothing out: what is brought into view is nowhere.
beforeAll(() => {
  const nowhere = () => document.body.getBoundingClientRect();
  Object.assign(Range.prototype, { getBoundingClientRect: nowhere, getClientRects: () => [] });
});

const text = () => screen.getByRole('textbox', { name: 'ข้อความ' });

async function written(initial: string) {
  const onChange = vi.fn<(text: RichText) => void>();
  await show(<RichTextEditor label="ข้อความ" {...{ initial, onChange }} />);
  await waitFor(() => expect(text()).toBeDefined());
  return onChange;
}

/** Whether the key is left to the browser, which goes to the next field with it. */
const leavesTo = (key: string, more: { readonly shiftKey?: boolean } = {}): boolean =>
  fireEvent.keyDown(text(), { key, code: key, ...more });

test('Tab writes a tab that is kept; Escape and then Tab leave the text, and so does Shift+Tab', async () => {
  const onChange = await written('<p>ก</p>');
  expect(leavesTo('Tab')).toBe(false);
  await waitFor(() =>
    expect(onChange.mock.lastCall?.[0].json.content?.[0]?.content).toEqual([
      { type: 'text', text: '\tก' },
    ]),
  );
  expect(leavesTo('Tab', { shiftKey: true })).toBe(true);
  leavesTo('Escape');
  expect(leavesTo('Tab')).toBe(true);
  // Whoever writes on means a tab again.
  leavesTo('Escape');
  leavesTo('a');
  expect(leavesTo('Tab')).toBe(false);
  expect(text().textContent).toBe('\t\tก');
  const hint = document.getElementById(text().getAttribute('aria-describedby') ?? '');
  expect(hint?.textContent).toContain('กด Esc แล้วกด Tab');
});

test('in a list Tab changes the level, and in a table it goes to the next cell', async () => {
  await written('<ol><li><p>ก</p></li></ol>');
  expect(leavesTo('Tab')).toBe(true);
  expect(text().textContent).toBe('ก');
});

test('in a table Tab goes to the next cell', async () => {
  await written('<table><tbody><tr><td><p>ก</p></td><td><p>ข</p></td></tr></tbody></table>');
  expect(leavesTo('Tab')).toBe(false);
  expect(text().textContent).not.toContain('\t');
});

const pasted = (html: string, plain = '') => ({
  clipboardData: {
    files: [],
    types: html === '' ? ['text/plain'] : ['text/html'],
    getData: (type: string) => (type === 'text/html' ? html : type === 'text/plain' ? plain : ''),
  },
});

test.each([
  ['Word', pasted("<p>ก<span style='mso-tab-count:2'>      </span>ข</p>"), 'ก\t\tข'],
  ['a browser', pasted('<p>ก<span style="white-space: pre">\t</span>ข</p>'), 'ก\tข'],
  ['plain text', pasted('', 'ก\tข'), 'ก\tข'],
  ['the layout of HTML, which is none', pasted('<p>\n\t\tก</p>'), 'ก'],
])('tabs of a paste are kept: %s', async (_, data, wanted) => {
  const onChange = await written('<p></p>');
  fireEvent.paste(text(), data);
  await waitFor(() =>
    expect(onChange.mock.lastCall?.[0].json.content?.[0]?.content).toEqual([
      { type: 'text', text: wanted },
    ]),
  );
});
