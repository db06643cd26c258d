import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { Cell, Column, Row, Table, TableBody, TableHeader } from 'react-aria-components';
import type { Selection } from 'react-aria-components';
import { cls } from '../class-names.ts';
import { defined } from '../defined.ts';
import { platformWords } from '../words/platform-words.ts';
import { useLanguage, useWords } from '../words/words.ts';
import { EmptyState } from './EmptyState.tsx';
import type { TableColumn, TableProps } from './table-shape.ts';
import { chooseRows } from './selection.ts';
import { SelectionBox } from './SelectionBox.tsx';
import { UnreadName } from './UnreadName.tsx';

type GridRowsProps<R extends object> = TableProps<R> & { readonly rows: readonly R[] };

const signs = { ascending: ArrowUp, descending: ArrowDown };

/** The rows as a grid, on screens wide enough. */
export function GridRows<R extends object>(props: GridRowsProps<R>) {
  const { columns, rows, sort, onSort, onRowAction, selection } = props;
  const say = useWords(platformWords);
  const language = useLanguage();
  const nameColumn = columns.find((column) => column.role === 'title') ?? columns[0];
  const empty = props.empty ?? { title: say('state.empty'), text: say('state.emptyHint') };
  return (
    <div className="s-table-scroll">
      <Table
        className="s-table"
        aria-label={props['aria-label']}
        {...defined({ sortDescriptor: sort })}
        {...selectionProps(props)}
        onSortChange={({ column, direction }) => onSort?.({ column: String(column), direction })}
      >
        <TableHeader>
          {selection && (
            <Column className="s-column s-selection-column" textValue={say('table.choose')}>
              <SelectionBox />
            </Column>
          )}
          {columns.map((column) => (
            <Column
              key={column.id}
              id={column.id}
              isRowHeader={column === nameColumn}
              allowsSorting={column.isSortable ?? false}
              textValue={column.label}
              className={cls('s-column', column.align === 'end' && 's-end')}
              {...(column.width ? { style: { inlineSize: column.width } } : {})}
            >
              {({ sortDirection }) => <ColumnHead column={column} direction={sortDirection} />}
            </Column>
          ))}
        </TableHeader>
        <TableBody
          items={rows}
          dependencies={[columns, language, selection === undefined]}
          renderEmptyState={() => <EmptyState {...empty} />}
        >
          {(row) => (
            <Row
              id={props.rowId(row)}
              textValue={props.rowName(row)}
              className={cls(
                's-row',
                props.isUnread?.(row) && 's-unread',
                onRowAction && 's-row-open',
              )}
              {...(onRowAction ? { onAction: () => onRowAction(row) } : {})}
            >
              {selection && (
                <Cell className="s-cell">
                  <SelectionBox />
                </Cell>
              )}
              {columns.map((column) => (
                <Cell key={column.id} className={cls('s-cell', column.align === 'end' && 's-end')}>
                  {column === nameColumn && props.isUnread?.(row) ? (
                    <UnreadName>{column.render(row)}</UnreadName>
                  ) : (
                    column.render(row)
                  )}
                </Cell>
              ))}
            </Row>
          )}
        </TableBody>
      </Table>
    </div>
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
      {column.isSortable && <Sign size={14} aria-hidden="true" className="s-column-sign" />}
    </span>
  );
}
