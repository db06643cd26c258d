import { useState } from 'react';
import { expect, test } from 'vitest';
import { Button } from '../action/Button.tsx';
import { screen, show, waitFor } from '../testing.ts';
import { Table } from './Table.tsx';
import { useWholeChoice } from './use-whole-choice.ts';
import { WholeChoice } from './WholeChoice.tsx';

interface Letter {
  readonly id: string;
}

const pageSize = 5;
const columns = [
  { id: 'title', label: 'เรื่อง', role: 'title', render: ({ id }: Letter) => `เรื่อง ${id}` },
] as const;

interface ListProps {
  readonly count: number;
  readonly limit?: number;
  /** Called for each page that is read; what it waits for delays the page. */
  readonly onRead?: (page: number, signal: AbortSignal) => Promise<void>;
}

/** A list of `count` letters in pages of five, with a filter and the numbers of the chosen ones. */
function List({ count, limit = 500, onRead }: ListProps) {
  const [page, setPage] = useState(1);
  const [filter, setFilter] = useState('a');
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const all = Array.from({ length: count }, (_, at) => ({ id: `${filter}${at + 1}` }));
  const rowsOf = (number: number) => all.slice((number - 1) * pageSize, number * pageSize);
  const choice = useWholeChoice<Letter>({
    ...{ rows: rowsOf(page), total: count, chosen: picked, onChoose: setPicked, limit },
    ...{ scope: filter, idOf: ({ id }) => id },
    read: async (number, signal) => {
      await onRead?.(number, signal);
      return { rows: rowsOf(number), total: count };
    },
  });
  return (
    <>
      <p data-testid="chosen">{choice.chosenRows.map(({ id }) => id).join(' ')}</p>
      <WholeChoice offer={choice.offer} />
      <Button onPress={() => setFilter('b')}>กรอง</Button>
      <Button onPress={() => choice.onChoose(new Set())}>เลิก</Button>
      <Table<Letter>
        aria-label="เรื่อง"
        columns={columns}
        rows={rowsOf(page)}
        rowId={({ id }) => id}
        rowName={({ id }) => id}
        page={{ page, pageSize, total: count }}
        onPage={setPage}
        selection={{ chosen: choice.chosen, onChoose: choice.onChoose, isChoosing: false }}
      />
    </>
  );
}

type User = Awaited<ReturnType<typeof show>>;

const chosen = () => screen.getByTestId('chosen').textContent?.split(' ').filter(Boolean) ?? [];
const offer = () => screen.queryByRole('button', { name: /^เลือก(ทั้งหมด|เฉพาะ| \d+ รายการแรก)/ });
const boxes = () => screen.getAllByRole('checkbox');
const box = (place: number) => {
  const found = boxes()[place];
  if (!found) throw new Error(`no box ${place}`);
  return found;
};
/** The box in the head of the table. */
const choosePage = (user: User) => user.click(box(0));

test('once the page is chosen, all pages are offered; they are read, and one row may be left out', async () => {
  const read: number[] = [];
  const user = await show(<List count={12} onRead={async (page) => void read.push(page)} />);
  await user.click(box(1));
  expect(offer()).toBeNull();
  await choosePage(user);
  expect(chosen()).toHaveLength(5);
  await user.click(screen.getByRole('button', { name: 'เลือกทั้งหมด 12 รายการ' }));
  await waitFor(() => expect(chosen()).toHaveLength(12));
  expect(read).toEqual([1, 2, 3]);
  expect(document.activeElement?.textContent).toBe('เลือกเฉพาะหน้านี้');
  await user.click(screen.getByRole('button', { name: 'หน้าถัดไป' }));
  expect(chosen()).toHaveLength(12);
  await user.click(box(2));
  expect(chosen()).toHaveLength(11);
  expect(chosen()).not.toContain('a7');
  await user.click(box(2));
  expect(chosen()).toHaveLength(12);
  await choosePage(user);
  expect(chosen()).toEqual([]);
});

test('the rows of the shown page alone are chosen again', async () => {
  const user = await show(<List count={12} />);
  await choosePage(user);
  await user.click(screen.getByRole('button', { name: 'เลือกทั้งหมด 12 รายการ' }));
  await user.click(await screen.findByRole('button', { name: 'เลือกเฉพาะหน้านี้' }));
  expect(chosen()).toEqual(['a1', 'a2', 'a3', 'a4', 'a5']);
});

test('a list of one page offers nothing', async () => {
  const user = await show(<List count={5} />);
  await choosePage(user);
  expect(chosen()).toHaveLength(5);
  expect(offer()).toBeNull();
});

test('no more than the limit is read, and that is said before', async () => {
  const read: number[] = [];
  const user = await show(
    <List count={40} limit={7} onRead={async (page) => void read.push(page)} />,
  );
  await choosePage(user);
  await user.click(screen.getByText('เลือก 7 รายการแรก (ครั้งละไม่เกิน 7 รายการ)'));
  await waitFor(() => expect(chosen()).toHaveLength(7));
  expect(read).toEqual([1, 2]);
});

test('another filter drops the choice, and does not bring it back', async () => {
  const user = await show(<List count={12} />);
  await choosePage(user);
  await user.click(screen.getByRole('button', { name: 'เลือกทั้งหมด 12 รายการ' }));
  await waitFor(() => expect(chosen()).toHaveLength(12));
  await user.click(screen.getByRole('button', { name: 'กรอง' }));
  expect(chosen()).toEqual([]);
  expect(offer()).toBeNull();
});

test.each(['กรอง', 'เลิก'])('while it is read, “%s” ends it', async (name) => {
  const second = Promise.withResolvers<void>();
  let given: AbortSignal | undefined;
  const onRead = async (page: number, signal: AbortSignal) => {
    given = signal;
    if (page === 2) await second.promise;
  };
  const user = await show(<List count={12} onRead={onRead} />);
  await choosePage(user);
  await user.click(screen.getByRole('button', { name: 'เลือกทั้งหมด 12 รายการ' }));
  expect(await screen.findByText('กำลังรวบรวม 5 จาก 12 รายการ')).toBeDefined();
  await user.click(screen.getByRole('button', { name }));
  expect(given?.aborted).toBe(true);
  second.resolve();
  await second.promise;
  await new Promise((resolve) => setTimeout(resolve));
  expect(chosen()).toEqual([]);
});

test('a page that cannot be read is told, and nothing more is chosen', async () => {
  const onRead = () => Promise.reject(new Error('no line'));
  const user = await show(<List count={12} onRead={onRead} />);
  await choosePage(user);
  await user.click(screen.getByRole('button', { name: 'เลือกทั้งหมด 12 รายการ' }));
  expect(await screen.findByRole('alertdialog')).toBeDefined();
  expect(chosen()).toHaveLength(5);
  expect(offer()?.textContent).toBe('เลือกทั้งหมด 12 รายการ');
});
