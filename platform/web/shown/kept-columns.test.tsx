import { act } from 'react';
import { expect, test } from 'vitest';
import { leavePage, screen, show, waitFor } from '../testing.ts';
import { beginColumns, columnsLoaded, useKeptColumns } from './kept-columns.ts';

const list = 'setting:posts';
/** What each frame showed. */
let frames: string[] = [];

function List() {
  const { chosen, choose } = useKeptColumns(list);
  const shown = chosen?.join(' ') ?? 'usual';
  if (frames.at(-1) !== shown) frames.push(shown);
  return (
    <>
      <p role="status">{shown}</p>
      <button type="button" onClick={() => choose(['code', 'days'])}>
        choose
      </button>
      <button type="button" onClick={() => choose(null)}>
        usual
      </button>
    </>
  );
}

type Sent = [string, readonly string[] | null];

function begin(personId: string, isOffline = false): Sent[] {
  const sent: Sent[] = [];
  beginColumns(personId, async (of, columns) => {
    if (isOffline) throw new Error('no line');
    sent.push([of, columns]);
  });
  return sent;
}

async function page() {
  frames = [];
  return show(<List />);
}
const loaded = (personId: string, columns?: readonly string[]) =>
  act(() => columnsLoaded(personId, columns ? [{ list, columns }] : []));

test('a choice is shown at once and sent; the next page begins with it, without another frame', async () => {
  const sent = begin('p1');
  const user = await page();
  await user.click(screen.getByText('choose'));
  expect(frames).toEqual(['usual', 'code days']);
  await waitFor(() => expect(sent).toEqual([[list, ['code', 'days']]]));
  leavePage();
  begin('p1');
  await page();
  loaded('p1', ['code', 'days']);
  expect(frames).toEqual(['code days']);
});

test('a second device shows what the server keeps, and somebody else on this one does not', async () => {
  begin('p1');
  await page();
  loaded('p1', ['title']);
  expect(frames).toEqual(['usual', 'title']);
  leavePage();
  begin('p2');
  await page();
  expect(frames).toEqual(['usual']);
  // What was asked for the first person comes too late.
  loaded('p1', ['title']);
  expect(frames).toEqual(['usual']);
});

test('the usual ones again are sent as such', async () => {
  const sent = begin('p1');
  const user = await page();
  loaded('p1', ['title']);
  await user.click(screen.getByText('usual'));
  expect(frames.at(-1)).toBe('usual');
  await waitFor(() => expect(sent).toEqual([[list, null]]));
});

test('what did not reach the server stays here, and is sent when the application is opened next', async () => {
  begin('p1', true);
  const user = await page();
  loaded('p1', ['title']);
  await user.click(screen.getByText('choose'));
  expect(frames.at(-1)).toBe('code days');
  leavePage();
  const sent = begin('p1');
  await page();
  loaded('p1', ['title']);
  expect(frames).toEqual(['code days']);
  await waitFor(() => expect(sent).toEqual([[list, ['code', 'days']]]));
});

test('what this browser kept alone before is taken over once', async () => {
  localStorage.setItem('sarn_setting_columns_posts', 'code days');
  localStorage.setItem('sarn_book_columns_p2_receive', 'speed');
  const sent = begin('p1');
  await page();
  loaded('p1');
  expect(frames).toEqual(['usual', 'code days']);
  await waitFor(() => expect(sent).toEqual([[list, ['code', 'days']]]));
  expect(localStorage.getItem('sarn_setting_columns_posts')).toBeNull();
  expect(localStorage.getItem('sarn_book_columns_p2_receive')).toBe('speed');
});
