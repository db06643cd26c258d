import { answerCalls, askedOf, screen, show, waitFor } from '@sarn/platform-web/testing';
import { bookTypes, getDashboard } from '@sarn/portal/contract';
import type { DashboardGroup } from '@sarn/portal/contract';
import { createMemoryHistory } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { PortalSlotsProvider } from '../todo/portal-slots.ts';
import { th } from '../words/th.ts';
import { BookTabs } from './BookTabs.tsx';

const slots = { QueueDialog: () => null, queuePages: {}, openDocument: () => undefined };
const row = (at: number): DashboardGroup['items'][number] => ({
  ...{ SEQ: at, F_NO_MEET: '', F_DOC_NO: String(at), F_DOC_TITLE: `คำสั่งที่ ${at}` },
  ...{ F_DOC_COMMAND_NAME_UNDER: '', F_TRANS_ID: '', F_DOC_ID: `d${at}` },
  ...{ isUnread: false, isNew: false },
});
/** Twelve commands, of which a search finds none; the other books have none yet. */
const answered = () =>
  answerCalls({
    [`POST ${getDashboard.path}`]: ({ fields }) => ({
      area: { title: '', isShown: true },
      item: bookTypes.map((bookType, at) => ({
        ...{ bookType, title: `สมุด ${bookType}`, place: at + 1, isShown: true, rows: 5 },
        items:
          bookType === 'command' && !fields['querySearch']
            ? Array.from({ length: 12 }, (_, of) => row(of + 1))
            : [],
        hasMore: false,
      })),
    }),
  });

async function opened(at = '/') {
  const calls = answered();
  const history = createMemoryHistory({ initialEntries: [at] });
  const user = await show(
    <PortalSlotsProvider value={slots}>
      <BookTabs />
    </PortalSlotsProvider>,
    '',
    history,
  );
  const search = () => new URLSearchParams(history.location.search);
  return { user, calls, search };
}

test('[3.09] the shown book and its page stand in the address, five rows a page', async () => {
  const { user, search } = await opened('/?search=x');
  await user.click(await screen.findByRole('tab', { name: /command/ }));
  await screen.findByText('คำสั่งที่ 5');
  expect(screen.queryByText('คำสั่งที่ 6')).toBeNull();
  await user.click(screen.getByRole('button', { name: /ถัดไป/ }));
  await screen.findByText('คำสั่งที่ 6');
  // What else the page wrote there stays.
  const left = Object.fromEntries(search());
  expect(left).toEqual({ search: 'x', book: 'command', bookPage: '2' });
});

test('[3.09] an address shows its book, page and search again; all of it is one press away', async () => {
  const { user, calls, search } = await opened('/?book=command&bookPage=3');
  await screen.findByText('คำสั่งที่ 11');
  await user.type(screen.getByRole('searchbox'), 'ไม่มีคำนี้{Enter}');
  await screen.findByText(th.books.notFound);
  expect(askedOf(getDashboard, calls).at(-1)).toEqual({
    ...{ bookType: 'command', querySearch: 'ไม่มีคำนี้' },
  });
  // A search begins at its first page.
  expect(Object.fromEntries(search())).toEqual({ book: 'command', bookSearch: 'ไม่มีคำนี้' });
  await user.click(screen.getAllByRole('button', { name: 'ล้างตัวกรอง' })[0]!);
  await screen.findByText('คำสั่งที่ 1');
  expect(Object.fromEntries(search())).toEqual({ book: 'command' });
});

test('[3.09] a search of the address is typed in its field, and a book without documents says so', async () => {
  await opened('/?book=command&bookSearch=110');
  await screen.findByText(th.books.notFound);
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('110');
});

test('[3.09] a book without documents has none yet, and one that nobody knows is the first', async () => {
  const { search } = await opened('/?book=other&bookSearch=x&bookPage=4');
  await screen.findByText(th.books.empty);
  expect(screen.getByRole('tab', { selected: true }).textContent).toContain('cycle');
  await waitFor(() => expect(screen.queryByText(th.books.notFound)).toBeNull());
  expect(search().get('book')).toBe('other');
});
