import { ArrowDown, ArrowUp, ChevronsUpDown, GripVertical } from 'lucide-react';
import { Button, Cell, Column, Row, Table, TableBody, TableHeader } from 'react-aria-components';
import type { Selection } from 'react-aria-components';
import { cls } from '../class-names.ts';
import { defined } from '../defined.ts';
import { useOverflow } from '../layout/use-overflow.ts';
import { platformWords } from '../words/platform-words.ts';
import { useLanguage, useWords } from '../words/words.ts';
import { titleOf } from './fit-columns.ts';
import type { Fit } from './fit-columns.ts';
import { EmptyList } from './EmptyList.tsx';
import { usualEmpty } from './usual-empty.ts';
import { cellOf, DetailsButton, RowDetails, UnderLine } from './RowDetails.tsx';
import type { OpenRows } from './RowDetails.tsx';
import type { TableColumn, TableProps } from './table-shape.ts';
import { chooseRows } from './selection.ts';
import { SelectionBox } from './SelectionBox.tsx';
import { UnreadName } from './UnreadName.tsx';

type GridRowsProps<R extends object> = TableProps<R> & {
  readonly rows: readonly R[];
  readonly fit: Fit;
  readonly opened: OpenRows;
  readonly onTight: () => void;
};

const signs = { ascending: ArrowUp, descending: ArrowDown };
/** So many columns are named below the title; the others in the details only. */
const underMost = 4;

const isOrdered = ({ reorder }: Pick<TableProps<object>, 'reorder'>): boolean =>
  reorder !== undefined && !reorder.isOff;

/** The rows as a grid, where there is room for one. */
export function GridRows<R extends object>(props: GridRowsProps<R>) {
  const { rows, sort, onSort, selection, reorder, fit, opened } = props;
  const say = useWords(platformWords);
  const language = useLanguage();
  const scroll = useOverflow(props.onTight);
  const title = titleOf(props.columns);
  const columns = props.columns.filter(({ id }) => fit.shown.has(id));
  // As text: the rows are drawn again only where something else is shown. A column that leaves is the next
  // after those that stay: the two lists in a row would be the same text as before.
  const fitted = [[...fit.shown].join(), fit.left.join(), fit.hasDetails].join(';');
  return (
    <div className="s-table-scroll" ref={scroll}>
      <Table
        className="s-table"
        aria-label={props['aria-label']}
        {...defined({ sortDescriptor: sort })}
        {...selectionProps(props)}
        {...(reorder ? { dragAndDropHooks: reorder.hooks } : {})}
        onSortChange={({ column, direction }) => onSort?.({ column: String(column), direction })}
      >
        <GridHeader {...props} columns={columns} title={title} />
        <TableBody
          items={rows}
          dependencies={[
            props.columns,
            fitted,
            opened,
            language,
            selection === undefined,
            isOrdered(props),
          ]}
          renderEmptyState={() => <EmptyList {...usualEmpty(say, props.empty)} />}
        >
          {/* The collection knows a row by this id, and gives it back as the key of the element. */}
          {(row) => <GridRow {...props} id={props.rowId(row)} row={row} shown={columns} />}
        </TableBody>
      </Table>
    </div>
  );
}

type GridHeaderProps<R extends object> = Pick<
  GridRowsProps<R>,
  'columns' | 'selection' | 'reorder' | 'fit'
> & { readonly title: TableColumn<R> | undefined };

/** The heads of the columns, with those for choosing, dragging and opening details. */
function GridHeader<R extends object>({
  columns,
  title,
  selection,
  reorder,
  fit,
}: GridHeaderProps<R>) {
  const say = useWords(platformWords);
  return (
    <TableHeader>
      {selection && (
        <Column className="s-column s-selection-column" textValue={say('table.choose')}>
          <SelectionBox />
        </Column>
      )}
      {reorder && !reorder.isOff && (
        <Column className="s-column s-drag-column" textValue={reorder.label}>
          <span className="s-hidden">{reorder.label}</span>
        </Column>
      )}
      {columns.map((column) => (
        <Column
          key={column.id}
          id={column.id}
          isRowHeader={column === title}
          allowsSorting={column.sortedAs !== undefined}
          textValue={column.label}
          className={cls('s-column', column.align === 'end' && 's-end')}
          {...(column.width && column !== title ? { style: { inlineSize: column.width } } : {})}
        >
          {({ sortDirection }) => <ColumnHead column={column} direction={sortDirection} />}
        </Column>
      ))}
      {fit.hasDetails && (
        <Column className="s-column s-details-column" textValue={say('table.details')}>
          <span className="s-hidden">{say('table.details')}</span>
        </Column>
      )}
    </TableHeader>
  );
}

type GridRowProps<R extends object> = RowProps<R> & {
  readonly id: string;
  /** The columns for which there is room. */
  readonly shown: readonly TableColumn<R>[];
};

function GridRow<R extends object>({ id, row, shown, ...props }: GridRowProps<R>) {
  const { onRowAction } = props;
  const title = titleOf(props.columns);
  return (
    <Row
      id={id}
      value={row}
      textValue={props.rowName(row)}
      className={cls('s-row', props.isUnread?.(row) && 's-unread', onRowAction && 's-row-open')}
      {...(onRowAction ? { onAction: () => onRowAction(row) } : {})}
    >
      {props.selection && (
        <Cell className="s-cell">
          <SelectionBox />
        </Cell>
      )}
      {isOrdered(props) && (
        <Cell className="s-cell s-drag-cell">
          <Button
            slot="drag"
            className="s-icon-button s-icon-button-s s-drag-handle"
            // React Aria lets the pointer through to the cell, from which Chromium begins no dragging.
            style={{ pointerEvents: 'auto' }}
          >
            <GripVertical size={16} aria-hidden="true" />
          </Button>
        </Cell>
      )}
      {shown.map((column) => (
        <Cell key={column.id} className={cls('s-cell', column.align === 'end' && 's-end')}>
          {column === title ? <TitleCell {...props} row={row} /> : cellOf(column, row)}
        </Cell>
      ))}
      {props.fit.hasDetails && (
        <Cell className="s-cell s-details-cell">
          <Toggle {...props} row={row} />
        </Cell>
      )}
    </Row>
  );
}

function selectionProps<R extends object>({ selection, rows, rowId }: GridRowsProps<R>) {
  if (!selection) return {};
  return {
    selectionMode: 'multiple',
    selectionBehavior: 'toggle',
    selectedKeys: selection.chosen,
    onSelectionChange: (keys: Selection) => chooseRows(selection, keys, rows, rowId),
  } as const;
}

interface ColumnHeadProps<R> {
  readonly column: TableColumn<R>;
  readonly direction: 'ascending' | 'descending' | undefined;
}

function ColumnHead<R>({ column, direction }: ColumnHeadProps<R>) {
  const Sign = direction ? signs[direction] : ChevronsUpDown;
  return (
    <span className="s-column-head">
      <span className={column.isLabelHidden ? 's-hidden' : undefined}>{column.label}</span>
      {column.sortedAs && <Sign size={14} aria-hidden="true" className="s-column-sign" />}
    </span>
  );
}

type RowProps<R extends object> = GridRowsProps<R> & { readonly row: R };

const badgeFirst = <R,>({ role }: TableColumn<R>): number => (role === 'badge' ? 0 : 1);

const detailsId = (id: string): string => `details-${id.replaceAll(/[^\w-]/g, '-')}`;

function Toggle<R extends object>({ row, rowId, rowName, opened }: RowProps<R>) {
  const id = rowId(row);
  return (
    <DetailsButton
      name={rowName(row)}
      controls={detailsId(id)}
      isOpen={opened.open.has(id)}
      onToggle={() => opened.onToggle(id)}
    />
  );
}

/** The name of the row, below it in one line what has left, and its details when they are open. */
function TitleCell<R extends object>({ row, columns, fit, ...props }: RowProps<R>) {
  const title = titleOf(columns);
  const isOpen = props.opened.open.has(props.rowId(row));
  const left = fit.left.flatMap((id) => columns.filter((column) => column.id === id));
  // Badges first, as on a card; what is seldom needed is in the details only.
  const under = left
    .filter(({ priority }) => priority !== 4)
    .toSorted((a, b) => badgeFirst(a) - badgeFirst(b));
  const details = columns.filter((column) => column.role === 'detail');
  const name = title && cellOf(title, row);
  return (
    <div className={cls('s-row-name', isOpen && 's-row-opened')}>
      {props.isUnread?.(row) ? <UnreadName>{name}</UnreadName> : name}
      {!isOpen && <UnderLine row={row} columns={under.slice(0, underMost)} />}
      {isOpen && (
        <RowDetails row={row} columns={[...left, ...details]} id={detailsId(props.rowId(row))} />
      )}
    </div>
  );
}
