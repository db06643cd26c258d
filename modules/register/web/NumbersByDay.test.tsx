import { listRegisterEntries } from '@sarn/register/contract';
import type { RegisterEntry } from '@sarn/document/contract';
import { answerCalls, answering, screen, show, within } from '@sarn/platform-web/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useRegisterEntries } from './book.client.ts';
import { NumbersByDay } from './NumbersByDay.tsx';

const line = (
  number: number,
  forDay: string,
  rest: Partial<RegisterEntry> = {},
): RegisterEntry => ({
  ...{ entryId: `e${number}`, number, forDay, state: 'USED', enteredAt: `${forDay}T02:00:00.000Z` },
  ...{ documentId: `d${number}`, title: `เรื่องที่ ${number}`, letterNo: '', letterDate: null },
  ...{ sender: '', addressee: '', speed: 'normal', dueDate: null, bookGroup: '' },
  ...{ category: '', kind: null, disposal: null, remark: '', imported: null },
  ...{ reserved: null, ended: null },
  ...rest,
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T10:00:00+07:00') });
});
afterEach(() => vi.useRealTimers());

const onOpen = vi.fn();

function Days({ isNarrowed = false }: { readonly isNarrowed?: boolean }) {
  const entries = useRegisterEntries({ registerId: 'r1', year: '2569', search: '' }, false);
  const register = { next: { year: 2569, number: 2308 } };
  return <NumbersByDay {...{ entries, register, isNarrowed, onOpen }} year="2569" />;
}

const rows = [
  line(2307, '2026-11-23'),
  line(2302, '2026-11-20', { state: 'RESERVED', documentId: null, title: '' }),
  line(2301, '2026-11-20', { state: 'VOID', documentId: null, title: '' }),
];

/** The days from above, each with its numbers and what is said of them. */
const shown = () =>
  screen.getAllByRole('heading', { level: 3 }).map((day) => {
    const cells = within(day.closest('li') as HTMLElement).getAllByRole('listitem');
    return [
      day.textContent,
      ...cells.map((cell) => cell.querySelector('strong')?.parentElement?.dataset['state']),
    ];
  });

test('numbers stand under their day with their state, the next one under today', async () => {
  answerCalls(answering(listRegisterEntries, { rows, hasMore: false }, { registerId: 'r1' }));
  const user = await show(<Days />);
  await screen.findByText('2301');
  expect(shown()).toEqual([
    [expect.stringMatching(/^วันนี้วันจันทร์/), 'USED', 'next'],
    [expect.stringMatching(/^วันศุกร์/), 'VOID', 'RESERVED'],
  ]);
  await user.click(screen.getByRole('button', { name: /^2301/ }));
  expect(onOpen.mock.lastCall?.[0]).toMatchObject({ number: 2301, state: 'VOID' });
});

test('a search shows what it found, without the number that is given next', async () => {
  answerCalls(
    answering(listRegisterEntries, { rows: rows.slice(1), hasMore: false }, { registerId: 'r1' }),
  );
  await show(<Days isNarrowed />);
  await screen.findByText('2301');
  expect(screen.queryByText('2308')).toBeNull();
  expect(shown()).toHaveLength(1);
});
