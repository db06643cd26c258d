import { GridList, GridListItem } from 'react-aria-components';
import type { Selection } from 'react-aria-components';
import { cls } from '../class-names.ts';
import { Select } from '../field/Select.tsx';
import { platformWords } from '../words/platform-words.ts';
import { useLanguage, useWords } from '../words/words.ts';
import { EmptyState } from './EmptyState.tsx';
import type { TableProps } from './table-shape.ts';
import { chooseRows } from './selection.ts';
import { SelectionBox } from './SelectionBox.tsx';
import { UnreadName } from './UnreadName.tsx';

type CardRowsProps<R extends object> = TableProps<R> & { readonly rows: readonly R[] };

/** The rows as cards, on a phone. */
export function CardRows<R extends object>(props: CardRowsProps<R>) {
  const { rows, selection } = props;
  const isChoosing = selection?.isChoosing === true;
  const onRowAction = isChoosing ? undefined : props.onRowAction;
  const say = useWords(platformWords);
  const language = useLanguage();
  const empty = props.empty ?? { title: say('state.empty'), text: say('state.emptyHint') };
  return (
    <>
      <CardSort {...props} />
      <GridList
        className="s-cards"
        aria-label={props['aria-label']}
        items={rows}
        dependencies={[props.columns, language, isChoosing]}
        {...(isChoosing ? choosing(selection, props) : {})}
        renderEmptyState={() => <EmptyState {...empty} />}
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
            <CardContent {...props} row={row} />
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

function CardContent<R extends object>(props: CardRowsProps<R> & { readonly row: R }) {
  const { columns, row } = props;
  const title = columns.find((column) => column.role === 'title') ?? columns[0];
  const badges = columns.filter((column) => column.role === 'badge');
  const meta = columns.filter(
    (column) => column !== title && (column.role === undefined || column.role === 'meta'),
  );
  return (
    <>
      <div className="s-card-row-title">
        {props.isUnread?.(row) ? <UnreadName>{title?.render(row)}</UnreadName> : title?.render(row)}
      </div>
      {badges.length > 0 && (
        <div className="s-card-row-badges">
          {badges.map((column) => (
            <span key={column.id}>{column.render(row)}</span>
          ))}
        </div>
      )}
      <dl className="s-card-row-meta">
        {meta.map((column) => (
          <div key={column.id}>
            <dt className={column.isLabelHidden ? 's-hidden' : undefined}>{column.label}</dt>
            <dd>{column.render(row)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

// A card has no column headers to press, so sorting is a select above the cards.
function CardSort<R extends object>({ columns, sort, onSort, rows }: CardRowsProps<R>) {
  const say = useWords(platformWords);
  const sortable = columns.filter((column) => column.isSortable);
  if (!onSort || sortable.length === 0 || rows.length < 2) return null;
  const options = sortable.flatMap((column) => [
    { value: `${column.id}/ascending`, label: `${column.label} (${say('table.ascending')})` },
    { value: `${column.id}/descending`, label: `${column.label} (${say('table.descending')})` },
  ]);
  const choose = (value: string) => {
    const [column = '', direction] = value.split('/');
    onSort({ column, direction: direction === 'descending' ? 'descending' : 'ascending' });
  };
  return (
    <Select
      label={say('table.sortBy')}
      options={options}
      value={sort ? `${sort.column}/${sort.direction}` : null}
      onChange={choose}
    />
  );
}
