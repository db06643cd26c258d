import { settingRowsAtOnce } from '@sarn/kernel';
import type { DescribedTable, SettingRowOut } from '@sarn/kernel';
import { Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../action/Button.tsx';
import { Card } from '../layout/Card.tsx';
import { PageHeader } from '../layout/PageHeader.tsx';
import { Tabs } from '../layout/Tabs.tsx';
import { Table } from '../display/Table.tsx';
import { usePicking } from '../display/use-picking.ts';
import { useWholeChoice } from '../display/use-whole-choice.ts';
import { useIsPhone } from '../layout/use-phone.ts';
import { useLanguage, useWords } from '../words/words.ts';
import type { BulkAction } from './bulk-action.ts';
import { BulkBar } from './BulkBar.tsx';
import { readSettingRows, useSettingRow, useSettingRows } from './described.client.ts';
import { useChosenBefore, useOpenedBulk } from './opened-bulk.ts';
import type { RowLink } from './row-link.ts';
import type { TablePreview } from './table-preview.ts';
import { ColumnsDialog } from './ColumnsDialog.tsx';
import { DescribedBar } from './DescribedBar.tsx';
import { askedOf, isNarrowed, pageSize, startOfList } from './list-state.ts';
import type { ListState } from './list-state.ts';
import { ImportDialog } from './ImportDialog.tsx';
import { RowForm } from './RowForm.tsx';
import type { RowFormProps } from './RowForm.tsx';
import { useRowColumns } from './row-columns.tsx';
import { inLanguage } from './shown-value.ts';
import { SuggestedDialog } from './SuggestedDialog.tsx';
import { readListAddress, readOpenRow, readTab } from './list-address.ts';
import { writeListAddress, writeOpenRow, writeTab } from './list-address.ts';
import { useChosenColumns } from './use-chosen-columns.ts';
import { UnitsProvider } from './units-part.ts';
import type { UnitsPart } from './units-part.ts';
import { useReorder } from './use-reorder.ts';
import { describedWords } from './words/described-words.ts';
import './described.css';

type Opened = { readonly row: SettingRowOut | null } | 'import' | 'suggested' | 'columns' | null;

const none: ReadonlySet<string> = new Set();

/**
 * The row that the address names (`?row=civil`), as the search of the centre does, until it was closed.
 * Read once: the frame shows the page anew for another address.
 */
function useAskedRow(table: DescribedTable) {
  const [asked, setAsked] = useState(() => readOpenRow(table));
  const found = useSettingRow(table.code, asked || null);
  const row = found.data?.row;
  const opened = asked === '' && !table.isClosed ? { row: null } : row && { row };
  return { opened: asked === null ? null : (opened ?? null), close: () => setAsked(null) };
}

/** The page of one described table, or of several that belong together, each in a tab. */
export const describedPage = (
  tables: readonly DescribedTable[],
  {
    units,
    ...parts
  }: Omit<DescribedPageProps, 'table'> & { readonly units?: UnitsPart | undefined } = {},
) => {
  const Page = tablesPage(tables, parts);
  if (!units) return Page;
  return function PageWithUnits() {
    return (
      <UnitsProvider value={units}>
        <units.Names>
          <Page />
        </units.Names>
      </UnitsProvider>
    );
  };
};

const tablesPage = (
  tables: readonly DescribedTable[],
  { bulk, preview, links = [] }: Omit<DescribedPageProps, 'table'>,
) =>
  function Page() {
    const language = useLanguage();
    const [tab, setTab] = useState(() => readTab(tables) ?? tables[0]?.code ?? '');
    const [table, ...more] = tables;
    if (table && more.length === 0) {
      return <DescribedPage {...{ table, bulk, preview, links }} />;
    }
    return (
      <Tabs
        selected={tab}
        onSelect={(next) => {
          if (next === tab) return;
          writeTab(next);
          setTab(next);
        }}
        aria-label={tables.map(({ title }) => inLanguage(title, language)).join(', ')}
        items={tables.map((one) => ({
          id: one.code,
          label: inLanguage(one.title, language),
          content: <DescribedPage table={one} preview={preview} />,
        }))}
      />
    );
  };

interface DescribedPageProps {
  readonly table: DescribedTable;
  readonly bulk?: BulkAction | undefined;
  readonly preview?: TablePreview | undefined;
  readonly links?: readonly RowLink[] | undefined;
}

/** What the list shows, read of the address when the page is shown, and written there. */
function useListInAddress(table: DescribedTable) {
  const kept = useState(() => readListAddress(table));
  const [list] = kept;
  const [path] = useState(location.pathname);
  useEffect(() => {
    // On the way to another page the address is that of the next one already.
    if (location.pathname === path) writeListAddress(table, list);
  }, [table, list, path]);
  return kept;
}

/** The shown rows, how they are filtered and ordered, and which of them are chosen. */
function useRowList(table: DescribedTable) {
  const [list, setList] = useListInAddress(table);
  const before = useChosenBefore(table);
  const [chosen, setChosen] = useState(() => (before ? new Set(before.codes) : none));
  const asked = askedOf(table, list);
  const found = useSettingRows(asked);
  const rows = found.data?.rows;
  const reorder = useReorder(table, rows, list);
  const choice = useWholeChoice({
    ...{ rows, total: found.data?.total ?? 0, chosen, onChoose: setChosen },
    ...{ scope: JSON.stringify({ ...asked, page: 0 }), limit: settingRowsAtOnce },
    idOf: ({ code }) => code,
    read: (page, signal) => readSettingRows({ ...asked, page }, signal),
  });
  const picking = usePicking(choice);
  const openedBulk = useOpenedBulk(table, before, rows, choice);
  return {
    ...{ list, choice, picking, openedBulk, found, rows, reorder },
    mayMove: reorder !== undefined && !reorder.isOff,
    change: (part: Partial<ListState>) => {
      setList((known) => ({ ...known, page: 1, ...part }));
      setChosen(none);
    },
    clear: () => setList(startOfList),
  };
}

/** What is open above the list: what was pressed, or the row that the address names. */
function useOpened(table: DescribedTable) {
  const asked = useAskedRow(table);
  const [pressed, setOpened] = useState<Opened>(null);
  return {
    opened: pressed ?? asked.opened,
    setOpened: (next: Opened) => {
      writeOpenRow(next !== null && typeof next === 'object' ? (next.row?.code ?? '') : null);
      setOpened(next);
    },
    close: () => {
      writeOpenRow(null);
      setOpened(null);
      asked.close();
    },
  };
}

/** The columns of the list, and which of them somebody wants to see. */
function useListColumns(
  { table, links }: Pick<DescribedPageProps, 'table' | 'links'>,
  rows: readonly SettingRowOut[] | undefined,
) {
  // Some tables count no uses: a column of dashes would say nothing.
  const isCounted = rows?.some(({ used }) => used !== null) ?? false;
  const offered = useRowColumns(table, { ...(links ? { links } : {}), isCounted });
  return useChosenColumns(table, offered);
}

/** Lists, filters, orders and changes the rows of a described table. */
export function DescribedPage({ table, bulk, preview: Preview, links }: DescribedPageProps) {
  const say = useWords(describedWords);
  const language = useLanguage();
  const { opened, setOpened, close } = useOpened(table);
  const rowList = useRowList(table);
  const { list, choice, picking, found, rows, mayMove, change } = rowList;
  const chosenColumns = useListColumns({ table, links }, rows);
  const add = table.isClosed ? null : (
    <Button variant="primary" icon={<Plus size={18} />} onPress={() => setOpened({ row: null })}>
      {say('add', { row: inLanguage(table.rowTitle, language) })}
    </Button>
  );
  return (
    <div className="described-page">
      <PageHeader
        title={inLanguage(table.title, language)}
        meta={<span className="s-muted">{inLanguage(table.text, language)}</span>}
      />
      <div className="described-main" data-previewed={Preview ? true : undefined}>
        <Card isFlush>
          <DescribedBar
            {...{ table, list, add }}
            mayUndo={found.data?.mayUndo ?? false}
            onChange={change}
            suggested={found.data?.suggested ?? 0}
            onOpen={setOpened}
          />
          {choice.chosenRows.length > 0 && (
            <BulkBar
              {...{ table, bulk }}
              rows={choice.chosenRows}
              offer={choice.offer}
              openedBulk={rowList.openedBulk}
              onDone={() => {
                rowList.openedBulk.close();
                picking.end();
              }}
            />
          )}
          <RowTable
            {...{ rowList, table, add }}
            columns={chosenColumns.columns}
            hidden={chosenColumns.hidden}
            onOpen={(row) => setOpened({ row })}
          />
          <ListFoot count={found.data?.total} {...{ mayMove }} />
        </Card>
        {Preview && <Preview table={table} draft={null} />}
      </div>
      {opened !== null && (
        <OpenedDialog
          {...{ table, opened, chosenColumns, mayMove, preview: Preview }}
          neighbours={rows ?? []}
          onClose={close}
        />
      )}
    </div>
  );
}

/** How many rows there are, and how they are ordered where there is something to order. */
function ListFoot(props: { readonly count: number | undefined; readonly mayMove: boolean }) {
  const { count, mayMove } = props;
  const say = useWords(describedWords);
  const isPhone = useIsPhone();
  const isOrdered = mayMove && !isPhone && Number(count) > 1;
  return (
    <p className="described-foot s-small s-muted">
      {count !== undefined && say(isOrdered ? 'footOrder' : 'foot', { count })}
    </p>
  );
}

interface RowTableProps {
  readonly table: DescribedTable;
  readonly columns: ReturnType<typeof useListColumns>['columns'];
  readonly hidden: ReturnType<typeof useListColumns>['hidden'];
  readonly rowList: ReturnType<typeof useRowList>;
  /** The button that adds a row; null where none can be added. */
  readonly add: ReactNode;
  readonly onOpen: (row: SettingRowOut) => void;
}

function RowTable({ table, columns, hidden, rowList, add, onOpen }: RowTableProps) {
  const say = useWords(describedWords);
  const language = useLanguage();
  const { list, picking, found, rows, change } = rowList;
  const row = inLanguage(table.rowTitle, language);
  const count = found.data?.total ?? 0;
  return (
    <Table
      aria-label={inLanguage(table.title, language)}
      columns={columns}
      rows={rows}
      rowId={({ code }) => code}
      rowName={({ nameTh }) => nameTh}
      isLoading={found.isFetching}
      error={found.error}
      onRetry={() => void found.refetch()}
      sort={list.sort}
      onSort={(sort) => change({ sort })}
      orders={[...hidden, { id: 'sort', label: say('column.order'), sortedAs: 'place' }]}
      {...(count > pageSize ? { page: { page: list.page, pageSize, total: count } } : {})}
      onPage={(page) => change({ page })}
      onRowAction={onOpen}
      {...(table.isClosed ? {} : { selection: picking.selection })}
      reorder={rowList.reorder}
      empty={{
        none: { title: say('none.title', { row }), text: say('none.text', { row }), action: add },
        filter: { isSet: isNarrowed(list), onClear: rowList.clear },
      }}
    />
  );
}

interface OpenedDialogProps extends Pick<RowFormProps, 'neighbours' | 'mayMove' | 'onClose'> {
  readonly table: DescribedTable;
  readonly opened: NonNullable<Opened>;
  readonly preview: TablePreview | undefined;
  readonly chosenColumns: ReturnType<typeof useListColumns>;
}

/** What was opened of the page: a row, a file, what the product suggests, or the columns. */
function OpenedDialog({ table, opened, chosenColumns, onClose, ...form }: OpenedDialogProps) {
  if (opened === 'columns') return <ColumnsDialog {...chosenColumns} onClose={onClose} />;
  if (opened === 'import') return <ImportDialog table={table} onClose={onClose} />;
  if (opened === 'suggested') return <SuggestedDialog table={table} onClose={onClose} />;
  const { row } = opened;
  return <RowForm key={row?.code ?? ''} {...{ table, row, onClose, ...form }} />;
}
