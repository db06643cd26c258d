import { bookColumns } from '@sarn/register/contract';
import type { DesignedColumn } from '@sarn/register/contract';
import {
  Badge,
  CheckboxField,
  Table,
  VisuallyHidden,
  useLanguage,
  useRowOrder,
  useWords,
} from '@sarn/platform-web';
import type { TableColumn } from '@sarn/platform-web';
import { isLockedAt, placeFields, placesOf } from './places.ts';
import type { Place } from './places.ts';
import { displayWords } from './words/display-words.ts';

interface ColumnTableProps {
  readonly columns: readonly DesignedColumn[];
  readonly onSet: (column: DesignedColumn) => void;
  readonly onOrder: (columns: readonly DesignedColumn[]) => void;
  readonly onOpen: (column: DesignedColumn) => void;
}

/** The columns of a register in their order, with where each is shown. */
export function ColumnTable({ columns, onSet, onOrder, onOpen }: ColumnTableProps) {
  const say = useWords(displayWords);
  const nameOf = useColumnName();
  const reorder = useRowOrder(columns, idOf, say('columns.order'), onOrder);
  return (
    <Table<DesignedColumn>
      aria-label={say('columns.list')}
      columns={useTableColumns(onSet)}
      rows={columns}
      rowId={idOf}
      rowName={nameOf}
      onRowAction={onOpen}
      reorder={reorder}
    />
  );
}

const idOf = ({ id }: DesignedColumn): string => id;

/** What a column is called now: in the words of the agency, else of the product. */
export function useColumnName(): (column: DesignedColumn) => string {
  const language = useLanguage();
  return ({ id, nameTh, nameEn }) => {
    const usual = bookColumns[id].term;
    return language === 'en' ? nameEn || nameTh || usual.en : nameTh || usual.th;
  };
}

function useTableColumns(onSet: (column: DesignedColumn) => void): TableColumn<DesignedColumn>[] {
  const say = useWords(displayWords);
  const nameOf = useColumnName();
  const boxes = placesOf.map((place): TableColumn<DesignedColumn> => ({
    ...{ id: place, label: say(`columns.${place}`), width: '5.5rem', priority: 1 },
    render: (column) => (
      <PlaceBox column={column} place={place} name={nameOf(column)} onSet={onSet} />
    ),
  }));
  return [
    {
      ...{ id: 'name', label: say('columns.column'), role: 'title' },
      render: (column) => <ColumnName column={column} name={nameOf(column)} />,
    },
    ...boxes,
    {
      ...{ id: 'width', label: say('columns.width'), width: '7.5rem', priority: 2 },
      render: ({ width }) => say('columns.widthOf', { count: width }),
    },
    {
      ...{ id: 'seenBy', label: say('columns.seenBy'), width: '8rem', priority: 3 },
      render: ({ seenBy }) => say(`seenShort.${seenBy}`),
    },
  ];
}

interface PlaceBoxProps {
  readonly column: DesignedColumn;
  readonly place: Place;
  readonly name: string;
  readonly onSet: (column: DesignedColumn) => void;
}

function PlaceBox({ column, place, name, onSet }: PlaceBoxProps) {
  const say = useWords(displayWords);
  const field = placeFields[place];
  // What is not on the screen is not on narrow ones either.
  const isOff = place === 'phone' && !column.onScreen;
  return (
    <CheckboxField
      isSelected={column[field] && !isOff}
      isDisabled={isLockedAt(column, place) || isOff}
      onChange={(isShown) => onSet({ ...column, [field]: isShown })}
    >
      <VisuallyHidden>
        {say('columns.cell', { column: name, where: say(`columns.${place}`) })}
      </VisuallyHidden>
    </CheckboxField>
  );
}

function ColumnName({ column, name }: { readonly column: DesignedColumn; readonly name: string }) {
  const say = useWords(displayWords);
  const language = useLanguage();
  const { term, lock, onScreen } = bookColumns[column.id];
  const usual = term[language === 'en' ? 'en' : 'th'];
  const isAway = onScreen && !column.onScreen && !column.inExcel;
  return (
    <span className="display-name">
      <span className="display-name-line">
        {name}
        {lock === 'fixed' && <Badge tone="info">{say('columns.fixed')}</Badge>}
        {lock === 'legal' && <Badge>{say('columns.legal')}</Badge>}
        {isAway && <Badge tone="warning">{say('columns.away')}</Badge>}
      </span>
      {name !== usual && (
        <span className="s-small s-muted">{say('columns.usual', { name: usual })}</span>
      )}
    </span>
  );
}
