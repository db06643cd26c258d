import { secretControlTerm } from '@sarn/classification/contract';
import { useSecrecyName } from '@sarn/document-classes/web';
import { useTerms } from '@sarn/document/web';
import { Badge, Card, FilterBar, Moment, Select, Table, useWords } from '@sarn/platform-web';
import type { TableColumn } from '@sarn/platform-web';
import { useSecretControl } from './classification.client.ts';
import type { useSecretDocuments } from './classification.client.ts';
import { ControlCopies } from './ControlCopies.tsx';
import { controlYears, usualControl } from './secret-view.ts';
import type { SecretView } from './secret-view.ts';
import { secretWords } from './words/classification-words.ts';

type Units = NonNullable<ReturnType<typeof useSecretDocuments>['data']>['units'];
type Control = NonNullable<ReturnType<typeof useSecretControl>['data']>;

interface ControlRegisterProps {
  /** Whose registers the reader keeps; there is one at least. */
  readonly units: Units;
  readonly view: SecretView;
  readonly onShow: (part: Partial<SecretView>) => void;
  readonly onOpen: (documentId: string) => void;
}

/** The control register of a unit, year by year. */
export function ControlRegister({ units, view, onShow, onOpen }: ControlRegisterProps) {
  const say = useWords(secretWords);
  const term = useTerms();
  const [first] = units;
  const unitId = units.find(({ id }) => id === view.unitId)?.id ?? first?.id ?? '';
  const found = useSecretControl(unitId, view.year);
  const usual = usualControl();
  const isNarrowed = unitId !== first?.id || view.year !== usual.year;
  const clear = () => onShow(usual);
  return (
    <div className="secret-control">
      <FilterBar
        isNarrowed={isNarrowed}
        onClear={clear}
        lead={<UnitAndYear units={units} view={{ ...view, unitId }} onShow={onShow} />}
      />
      <Card isFlush title={term(secretControlTerm)}>
        <Table
          aria-label={term(secretControlTerm)}
          columns={useControlColumns()}
          rows={found.data?.rows}
          rowId={(row) => String(row.number)}
          rowName={(row) => String(row.number)}
          isLoading={found.isFetching}
          error={found.error}
          onRetry={() => void found.refetch()}
          onRowAction={(row) => row.documentId && onOpen(row.documentId)}
          empty={{
            none: { title: say('noControl') },
            filter: { isSet: isNarrowed, onClear: clear },
          }}
        />
      </Card>
    </div>
  );
}

function UnitAndYear({ units, view, onShow }: Omit<ControlRegisterProps, 'onOpen'>) {
  const say = useWords(secretWords);
  return (
    <>
      <Select
        label={say('unit')}
        isLabelHidden
        options={units.map(({ id, name }) => ({ value: id, label: name }))}
        value={view.unitId}
        onChange={(unitId) => onShow({ unitId })}
      />
      <Select
        label={say('year')}
        isLabelHidden
        options={controlYears().map((one) => ({ value: String(one), label: String(one) }))}
        value={String(view.year)}
        onChange={(year) => onShow({ year: Number(year) })}
      />
    </>
  );
}

function useControlColumns(): readonly TableColumn<Control['rows'][number]>[] {
  const say = useWords(secretWords);
  const secrecyName = useSecrecyName();
  return [
    { id: 'control', label: say('column.control'), width: '7rem', render: (row) => row.number },
    {
      id: 'number',
      label: say('column.number'),
      width: '8rem',
      render: (row) => row.registerNo || '–',
    },
    {
      id: 'title',
      label: say('column.title'),
      role: 'title',
      render: (row) => row.title || say('above2'),
    },
    {
      id: 'class',
      label: say('column.class'),
      role: 'badge',
      width: '7rem',
      priority: 1,
      isPlain: true,
      render: (row) =>
        row.secrecy ? <Badge tone="danger">{secrecyName(row.secrecy)}</Badge> : '–',
    },
    {
      id: 'readers',
      label: say('column.readers'),
      width: '9rem',
      render: (row) => say('people', { count: row.readers }),
    },
    {
      id: 'copies',
      label: say('column.copies'),
      width: '14rem',
      priority: 2,
      render: (row) => <ControlCopies copies={row.copies} />,
    },
    {
      id: 'date',
      label: say('column.date'),
      width: '11.5rem',
      priority: 2,
      isPlain: true,
      render: (row) => <Moment at={row.enteredAt} />,
    },
    { id: 'by', label: say('column.by'), width: '12rem', render: (row) => row.enteredBy },
  ];
}
