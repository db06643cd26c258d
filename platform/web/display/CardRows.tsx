import { GridList, GridListItem } from 'react-aria-components';
import type { Selection } from 'react-aria-components';
import { cls } from '../class-names.ts';
import { Select } from '../field/Select.tsx';
import { platformWords } from '../words/platform-words.ts';
import { useLanguage, useWords } from '../words/words.ts';
import { CardPicking } from './CardPicking.tsx';
import { EmptyList } from './EmptyList.tsx';
import { titleOf } from './fit-columns.ts';
import { cellOf, DetailsButton, RowDetails } from './RowDetails.tsx';
import type { OpenRows } from './RowDetails.tsx';
import { directionName } from './sort-words.ts';
import type { TableColumn, TableProps } from './table-shape.ts';
import { usualEmpty } from './usual-empty.ts';
import { chooseRows } from './selection.ts';
import { SelectionBox } from './SelectionBox.tsx';
import { UnreadName } from './UnreadName.tsx';

type CardRowsProps<R extends object> = TableProps<R> & {
  readonly rows: readonly R[];
  readonly opened: OpenRows;
};

/** The rows as cards, where there is no room for columns. */
export function CardRows<R extends object>(props: CardRowsProps<R>) {
  const { rows, selection } = props;
  const isChoosing = selection?.isChoosing === true;
  const onRowAction = isChoosing ? undefined : props.onRowAction;
  const say = useWords(platformWords);
  const language = useLanguage();
  return (
    <>
      <CardSort {...props} />
      <CardPicking selection={selection} ids={rows.map(props.rowId)} />
      <GridList
        className="s-cards"
        aria-label={props['aria-label']}
        items={rows}
        dependencies={[props.columns, props.opened, language, isChoosing]}
        {...(isChoosing ? choosing(selection, props) : {})}
        renderEmptyState={() => <EmptyList {...usualEmpty(say, props.empty)} />}
      >
        {(row) => (
          <GridListItem
            id={props.rowId(row)}
            textValue={props.rowName(row)}
            className={cls(
              's-card-row',
              's-row',
              props.isUnread?.(row) && 's-unread',
              isChoosing && 's-card-choosing',
            )}
            {...(onRowAction ? { onAction: () => onRowAction(row) } : {})}
          >
            {isChoosing && <SelectionBox />}
            <CardContent {...props} row={row} isChoosing={isChoosing} />
          </GridListItem>
        )}
      </GridList>
    </>
  );
}

function choosing<R extends object>(
  selection: NonNullable<CardRowsProps<R>['selection']>,
  { rows, rowId }: CardRowsProps<R>,
) {
  return {
    selectionMode: 'multiple',
    selectionBehavior: 'toggle',
    selectedKeys: selection.chosen,
    onSelectionChange: (keys: Selection) => chooseRows(selection, keys, rows, rowId),
  } as const;
}

function CardContent<R extends object>(
  props: CardRowsProps<R> & { readonly row: R; readonly isChoosing: boolean },
) {
  const { columns, row, opened } = props;
  const acts = props.isChoosing ? [] : columns.filter(({ role }) => role === 'act');
  const title = titleOf(columns);
  const badges = columns.filter((column) => column.role === 'badge');
  const meta = columns.filter(
    (column) => column !== title && (column.role === undefined || column.role === 'meta'),
  );
  const isExtra = (column: (typeof columns)[number]) => column.priority === 4;
  const details = [
    ...meta.filter(isExtra),
    ...columns.filter((column) => column.role === 'detail'),
  ];
  const id = props.rowId(row);
  const isOpen = opened.open.has(id);
  const detailsId = `card-details-${id.replaceAll(/[^\w-]/g, '-')}`;
  return (
    <>
      <div className={cls('s-card-row-title', isOpen && 's-row-opened')}>
        {props.isUnread?.(row) ? (
          <UnreadName>{title && cellOf(title, row)}</UnreadName>
        ) : (
          title && cellOf(title, row)
        )}
      </div>
      {badges.length > 0 && (
        <div className="s-card-row-badges">
          {badges.map((column) => (
            <span key={column.id}>{column.render(row)}</span>
          ))}
        </div>
      )}
      <CardFacts row={row} columns={meta.filter((column) => !isExtra(column))} />
      {acts.map((column) => (
        <div key={column.id} className="s-card-row-act">
          {column.render(row)}
        </div>
      ))}
      {isOpen && <RowDetails row={row} columns={details} id={detailsId} />}
      {details.length > 0 && (
        <DetailsButton
          name={props.rowName(row)}
          controls={detailsId}
          isOpen={isOpen}
          onToggle={() => opened.onToggle(id)}
        />
      )}
    </>
  );
}

interface CardFactsProps<R extends object> {
  readonly row: R;
  readonly columns: readonly TableColumn<R>[];
}

/** Label and value of the columns that a card shows. */
function CardFacts<R extends object>({ row, columns }: CardFactsProps<R>) {
  return (
    <dl className="s-card-row-meta">
      {columns.map((column) => (
        <div key={column.id}>
          <dt className={column.isLabelHidden || column.isPlain ? 's-hidden' : undefined}>
            {column.label}
          </dt>
          <dd>{cellOf(column, row)}</dd>
        </div>
      ))}
    </dl>
  );
}

// A card has no column headers to press, so sorting is a select above the cards.
function CardSort<R extends object>({ columns, orders, sort, onSort, rows }: CardRowsProps<R>) {
  const say = useWords(platformWords);
  const sortable = [...columns, ...(orders ?? [])].filter(({ sortedAs }) => sortedAs !== undefined);
  if (!onSort || sortable.length === 0 || rows.length < 2) return null;
  const directions = ['ascending', 'descending'] as const;
  const options = sortable.flatMap((column) =>
    directions.map((direction) => ({
      value: `${column.id}/${direction}`,
      label: `${column.label}: ${directionName(say, column, direction)}`,
    })),
  );
  const choose = (value: string) => {
    const [column = '', direction] = value.split('/');
    onSort({ column, direction: direction === 'descending' ? 'descending' : 'ascending' });
  };
  return (
    <Select
      label={say('table.sortBy')}
      placeholder={say('table.sortBy')}
      isLabelHidden
      options={options}
      value={sort ? `${sort.column}/${sort.direction}` : null}
      onChange={choose}
    />
  );
}
