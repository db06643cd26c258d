import { seenByChoices } from '@sarn/register/contract';
import type { ColumnDesign, DesignedColumn } from '@sarn/register/contract';
import {
  Card,
  ErrorSummary,
  Skeleton,
  StaleForm,
  useForm,
  useLanguage,
  useOpened,
  useToasts,
  useSettingParams,
  useIsPhone,
  useWords,
} from '@sarn/platform-web';
import { useState } from 'react';
import { ColumnDialog } from './ColumnDialog.tsx';
import { ColumnTable, useColumnName } from './ColumnTable.tsx';
import { DesignForm } from './DesignForm.tsx';
import { DesignHead } from './DesignHead.tsx';
import { DesignHistory } from './DesignHistory.tsx';
import { readColumnDesign, useColumnDesign, useSaveColumns } from './display.client.ts';
import { placeFields, placesOf } from './places.ts';
import { displayWords } from './words/display-words.ts';
import './display.css';

/** `/settings/{menuID}/registration-book-display/manage-columns/{id}`: the columns of a register. */
export default function ColumnsPage() {
  const say = useWords(displayWords);
  const language = useLanguage();
  const { id: book = '' } = useSettingParams();
  const found = useColumnDesign(book);
  const { data } = found;
  const name = data ? (language === 'en' && data.nameEn) || data.nameTh : '';
  // The form begins anew when the delivered state is back.
  const [begun, setBegun] = useState(0);
  const anew = () => void found.refetch().then(() => setBegun(begun + 1));
  return (
    <div className="display-page">
      <DesignHead
        title={say('columns.title', { name })}
        text={say('columns.meta')}
        {...{ book, part: 'columns', design: data }}
        onReset={anew}
      />
      <ErrorSummary error={found.error} onRetry={() => void found.refetch()} />
      {found.isPending && <Skeleton kind="block" />}
      {data && <ColumnsForm key={`${book} ${begun}`} design={data} />}
      {data && <ColumnsHistory design={data} onRestored={anew} />}
    </div>
  );
}

interface ColumnsHistoryProps {
  readonly design: ColumnDesign;
  readonly onRestored: () => void;
}

function ColumnsHistory({ design, onRestored }: ColumnsHistoryProps) {
  const say = useWords(displayWords);
  const nameOfColumn = useColumnName();
  const nameOf = (id: string) => {
    const column = design.columns.find((one) => one.id === id);
    return column ? nameOfColumn(column) : id;
  };
  const valueOf = (field: string, value: string) => {
    const choice = field === 'seenBy' && seenByChoices.find((one) => one === value);
    return choice ? say(`seenBy.${choice}`) : undefined;
  };
  const { book, version } = design;
  return <DesignHistory {...{ book, version, nameOf, valueOf, onRestored }} part="columns" />;
}

const startOf = ({ version, columns }: ColumnDesign) => ({
  reason: '',
  version,
  columns: columns as readonly DesignedColumn[],
});

function ColumnsForm({ design }: { readonly design: ColumnDesign }) {
  const say = useWords(displayWords);
  const toasts = useToasts();
  const save = useSaveColumns();
  const { book } = design;
  const form = useForm({
    ...{ name: 'register.columns', about: book, start: startOf(design) },
    send: async ({ version, columns, reason }) =>
      save.mutateAsync({ book, version, columns: [...columns], reason }),
    onDone: (saved) => {
      form.reset(startOf(saved));
      toasts.show({ tone: 'success', title: say('bar.saved') });
    },
  });
  const { columns, reason } = form.values;
  return (
    <DesignForm
      {...{ form, reason }}
      onReason={(typed) => form.change({ reason: typed })}
      onDrop={() => form.reset(startOf(design))}
    >
      <StaleForm
        form={form}
        load={() => readColumnDesign(book)}
        startOf={(now) => ({ ...startOf(now), reason })}
        mineOver={({ version }) => ({ version, columns, reason })}
        fields={useComparedColumns(design.columns)}
        onSeen={() => undefined}
      />
      <Columns
        {...{ book, columns }}
        isOffered={form.kept !== null}
        onChange={(next) => form.change({ columns: next })}
      />
    </DesignForm>
  );
}

/** What a comparison with a newer design says: their order, and of each column where it is shown. */
function useComparedColumns(columns: readonly DesignedColumn[]) {
  const say = useWords(displayWords);
  const nameOf = useColumnName();
  type Values = ReturnType<typeof startOf>;
  const placesIn = (values: Values, id: DesignedColumn['id']): string => {
    const column = values.columns.find((one) => one.id === id);
    if (!column) return '';
    const shown = placesOf.filter((place) => column[placeFields[place]]);
    const places = shown.map((place) => say(`columns.${place}`));
    const size = say('columns.widthOf', { count: column.width });
    return [nameOf(column), ...places, size, say(`seenShort.${column.seenBy}`)].join(' · ');
  };
  return [
    ...columns.map((column) => ({
      label: nameOf(column),
      text: (values: Values) => placesIn(values, column.id),
    })),
    {
      label: say('columns.order'),
      text: (values: Values) => values.columns.map(nameOf).join(', '),
    },
  ];
}

interface ColumnsProps {
  readonly book: string;
  /** What was changed earlier is offered and not decided: it may be put in place of these columns. */
  readonly isOffered: boolean;
  readonly columns: readonly DesignedColumn[];
  readonly onChange: (columns: readonly DesignedColumn[]) => void;
}

function Columns({ book, columns, isOffered, onChange }: ColumnsProps) {
  const say = useWords(displayWords);
  const isPhone = useIsPhone();
  const [opened, setOpened] = useOpened<DesignedColumn>(
    (id) => (isOffered ? undefined : columns.find((one) => one.id === id)),
    ({ id }) => ({ row: id }),
  );
  const set = (changed: DesignedColumn) =>
    onChange(columns.map((one) => (one.id === changed.id ? changed : one)));
  const at = columns.findIndex(({ id }) => id === opened?.id);
  const shift = (by: number) => {
    const moved = columns[at];
    if (moved) onChange(columns.toSpliced(at, 1).toSpliced(at + by, 0, moved));
  };
  return (
    <>
      <Card isFlush>
        <ColumnTable columns={columns} onSet={set} onOrder={onChange} onOpen={setOpened} />
        <p className="display-foot s-small s-muted">
          {say(isPhone ? 'columns.count' : 'columns.foot', { count: columns.length })}
        </p>
      </Card>
      <p className="s-small s-muted">{say('columns.effect')}</p>
      {opened && (
        <ColumnDialog
          key={opened.id}
          book={book}
          column={columns[at] ?? opened}
          isFirst={at === 0}
          isLast={at === columns.length - 1}
          onShift={shift}
          onTake={set}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}
