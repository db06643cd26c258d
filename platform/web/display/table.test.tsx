import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { leavePage, screen, show, within } from '../testing.ts';
import { Button } from '../action/Button.tsx';
import { Table } from './Table.tsx';
import type { ListEmpty, TableColumn } from './table-shape.ts';

interface Letter {
  readonly id: string;
  readonly title: string;
}

const columns: readonly TableColumn<Letter>[] = [
  { id: 'title', label: 'เรื่อง', role: 'title', render: ({ title }) => title },
  { id: 'due', label: 'กำหนด', priority: 1, width: '100px', render: () => 'วันนี้' },
  { id: 'sender', label: 'จาก', width: '200px', render: () => 'กรมตัวอย่าง' },
  { id: 'kind', label: 'ประเภท', role: 'detail', render: () => 'หนังสือภายนอก' },
];
const rows = [{ id: 'one', title: 'ขอเชิญประชุม' }];
const none = { title: 'ไม่มีเรื่องค้าง', text: 'เรื่องใหม่จะแสดงที่นี่' };

const table = (shown: readonly Letter[], empty: ListEmpty) => (
  <Table
    aria-label="เรื่อง"
    columns={columns}
    rows={shown}
    rowId={({ id }) => id}
    rowName={({ title }) => title}
    empty={empty}
  />
);

const restores: (() => void)[] = [];
afterEach(() => restores.splice(0).forEach((restore) => restore()));

/** All elements of the page are so wide, for want of a layout. */
function setWidth(width: number): void {
  const spy = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width);
  restores.push(() => spy.mockRestore());
}

test.each(['press', 'Enter'])('details of a row open and close by %s', async (way) => {
  const user = await show(table(rows, { none, filter: null }));
  const button = screen.getByRole('button', { name: 'รายละเอียดของ ขอเชิญประชุม' });
  const act = async () => {
    if (way === 'press') return user.click(button);
    button.focus();
    await user.keyboard('{Enter}');
  };
  expect(button.getAttribute('aria-expanded')).toBe('false');
  expect(screen.queryByText('หนังสือภายนอก')).toBeNull();
  await act();
  expect(button.getAttribute('aria-expanded')).toBe('true');
  const details = document.getElementById(button.getAttribute('aria-controls') ?? '');
  expect(details?.textContent).toContain('ประเภทหนังสือภายนอก');
  await act();
  expect(button.getAttribute('aria-expanded')).toBe('false');
});

test('a column without room leaves, and is below the title and in the details', async () => {
  setWidth(640);
  const user = await show(table(rows, { none, filter: null }));
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads).toEqual(['เรื่อง', 'กำหนด', 'รายละเอียด']);
  const title = screen.getByRole('rowheader');
  expect(title.textContent).toContain('จาก กรมตัวอย่าง');
  await user.click(screen.getByRole('button', { name: /^รายละเอียดของ/ }));
  expect(
    within(title)
      .getAllByRole('term')
      .map(({ textContent }) => textContent),
  ).toEqual(['จาก', 'ประเภท']);
});

test('rows lose their cell with the column when the table gets narrower', async () => {
  const observers: (() => void)[] = [];
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly disconnect = () => undefined;
      readonly observe = () => undefined;
      constructor(changed: () => void) {
        observers.push(changed);
      }
    },
  );
  restores.push(() => vi.unstubAllGlobals());
  setWidth(1200);
  await show(table(rows, { none, filter: null }));
  expect(screen.getAllByRole('columnheader')).toHaveLength(4);
  // The details were there before, for the column that is only in them.
  setWidth(640);
  for (const changed of observers) changed();
  expect(await screen.findAllByRole('columnheader')).toHaveLength(3);
  expect(screen.getAllByRole('gridcell')).toHaveLength(2);
});

test('rows of a narrow table are cards, whatever the width of the window', async () => {
  setWidth(400);
  await show(table(rows, { none, filter: null }));
  expect(screen.queryByRole('columnheader')).toBeNull();
  expect(screen.getByRole('row', { name: /ขอเชิญประชุม/ }).textContent).toContain('กรมตัวอย่าง');
});

test('the list of orders above cards says what it is, while none is chosen', async () => {
  setWidth(400);
  await show(
    <Table
      aria-label="เรื่อง"
      columns={[{ ...columns[0]!, sortedAs: 'text' }]}
      rows={[...rows, { id: 'two', title: 'ขอหารือ' }]}
      rowId={({ id }) => id}
      rowName={({ title }) => title}
      empty={{ none, filter: null }}
      onSort={vi.fn<() => void>()}
    />,
  );
  expect(screen.getByRole('button', { name: /เรียงตาม/ }).textContent).toBe('เรียงตาม');
});

test.each([400, 1000])('the order is called ก–ฮ and ใหม่สุดก่อน, at %i px', async (width) => {
  setWidth(width);
  const sortable: readonly TableColumn<Letter>[] = [
    { ...columns[0]!, sortedAs: 'text' },
    { id: 'at', label: 'รับเมื่อ', priority: 1, sortedAs: 'time', render: () => '20 พ.ย. 69' },
  ];
  const onSort = vi.fn<() => void>();
  const user = await show(
    <Table
      aria-label="เรื่อง"
      columns={sortable}
      rows={[...rows, { id: 'two', title: 'ขอหารือ' }]}
      rowId={({ id }) => id}
      rowName={({ title }) => title}
      empty={{ none, filter: null }}
      sort={{ column: 'at', direction: 'descending' }}
      onSort={onSort}
      page={{ page: 1, pageSize: 1, total: 2 }}
      onPage={vi.fn<() => void>()}
    />,
  );
  // Cards have no heads to press: their orders are a list.
  if (width > 640) return expect(screen.getByText('เรียงตาม รับเมื่อ ใหม่สุดก่อน')).toBeDefined();
  await user.click(screen.getByRole('button', { name: /เรียงตาม/ }));
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'เรื่อง: ก–ฮ',
    'เรื่อง: ฮ–ก',
    'รับเมื่อ: เก่าสุดก่อน',
    'รับเมื่อ: ใหม่สุดก่อน',
  ]);
  await user.click(screen.getByRole('option', { name: 'เรื่อง: ก–ฮ' }));
  expect(onSort).toHaveBeenCalledWith({ column: 'title', direction: 'ascending' });
});

test('a list says whether there is nothing yet or nothing that matches', async () => {
  const onClear = vi.fn<() => void>();
  await show(table([], { none, filter: { isSet: false, onClear } }));
  expect(screen.getByText('ไม่มีเรื่องค้าง')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'ล้างตัวกรอง' })).toBeNull();
  leavePage();
  const user = await show(table([], { none, filter: { isSet: true, onClear } }));
  expect(screen.queryByText('ไม่มีเรื่องค้าง')).toBeNull();
  expect(screen.getByText('ไม่พบรายการที่ตรงกัน')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'ล้างตัวกรอง' }));
  expect(onClear).toHaveBeenCalledTimes(1);
});

test.each([400, 1000])('of an unread row the name alone is marked, at %i px', async (width) => {
  setWidth(width);
  await show(
    <Table
      aria-label="เรื่อง"
      columns={columns}
      rows={[...rows, { id: 'two', title: 'ขอหารือ' }]}
      rowId={({ id }) => id}
      rowName={({ title }) => title}
      isUnread={({ id }) => id === 'two'}
      empty={{ none, filter: null }}
    />,
  );
  const marked = [...document.querySelectorAll('.s-unread-name')];
  expect(marked.map(({ textContent }) => textContent)).toEqual(['ยังไม่ได้อ่าน ขอหารือ']);
});

test('keys move by row, choose the row with the focus and press its act', async () => {
  const onChoose = vi.fn<(chosen: ReadonlySet<string>) => void>();
  const onAct = vi.fn<(id: string) => void>();
  const user = await show(
    <Table
      aria-label="เรื่อง"
      columns={[
        ...columns,
        {
          ...{ id: 'act', label: 'คำสั่ง', role: 'act', isLabelHidden: true },
          render: ({ id }) => (
            <Button className="s-row-act" onPress={() => onAct(id)}>
              ลงรับ
            </Button>
          ),
        },
      ]}
      rows={[...rows, { id: 'two', title: 'ขอส่งข้อมูล' }]}
      rowId={({ id }) => id}
      rowName={({ title }) => title}
      selection={{ chosen: new Set(), onChoose, isChoosing: false }}
      hasRowKeys
    />,
  );
  // Nothing has the focus yet: they do nothing.
  await user.keyboard('xr');
  await user.keyboard('jj');
  await user.keyboard('x');
  expect(onChoose.mock.calls.map(([chosen]) => [...chosen])).toEqual([['two']]);
  await user.keyboard('r');
  expect(onAct.mock.calls).toEqual([['two']]);
});

test('other rows take the place of those whose key is no field called id', async () => {
  const pages: readonly { readonly code: string }[][] = [
    [{ code: 'a' }, { code: 'b' }],
    [{ code: 'c' }],
  ];
  function Pages() {
    const [page, setPage] = useState(0);
    return (
      <>
        <Button onPress={() => setPage(1)}>หน้าถัดไป</Button>
        <Table
          aria-label="รหัส"
          columns={[
            { id: 'code', label: 'รหัส', role: 'title', render: ({ code }) => `รหัส ${code}` },
          ]}
          rows={pages[page]}
          rowId={({ code }) => code}
          rowName={({ code }) => code}
          empty={{ none, filter: null }}
        />
      </>
    );
  }
  setWidth(1200);
  const user = await show(<Pages />);
  expect(screen.getAllByRole('row')).toHaveLength(3);
  await user.click(screen.getByRole('button', { name: 'หน้าถัดไป' }));
  expect(screen.getByText('รหัส c')).toBeDefined();
  expect(screen.queryByText('รหัส a')).toBeNull();
});
