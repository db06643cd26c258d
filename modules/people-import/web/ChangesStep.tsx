import {
  Badge,
  Button,
  Card,
  ErrorSummary,
  FilterBar,
  Table,
  useLanguage,
  useWords,
} from '@sarn/platform-web';
import type { TableColumn } from '@sarn/platform-web';
import { importFields, importPageSize } from '../contract/index.ts';
import type { ImportChange, ImportDetail, ImportKind, ImportRowView } from '../contract/index.ts';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useImportAct, useImportRows } from './import.client.ts';
import { shownRows } from './rows-address.ts';
import type { AskedRows } from './rows-address.ts';
import { importWords } from './words/import-words.ts';

interface ChangesStepProps {
  readonly item: ImportDetail;
  readonly asked: AskedRows;
  readonly onBack: () => void;
}

const filters = ['enters', 'new', 'changed', 'moved'] as const;

/** Every change, before it is made. */
export function ChangesStep({ item, asked, onBack }: ChangesStepProps) {
  const say = useWords(importWords);
  const enter = useImportAct('enter');
  // The rows of the card below, which move the button when they come: a press in that moment is lost.
  const first = useImportRows({ id: item.id, filter: 'enters', page: 1 });
  const counts = countsOf(item);
  const enters = counts.new + counts.changed;
  return (
    <>
      <ChangesCard item={item} asked={asked} />
      <ErrorSummary error={enter.error} isFocused />
      <div className="people-import-foot">
        <span className="s-muted">
          {counts.invited > 0
            ? say(item.sendsMail ? 'invites' : 'invitesKept', { count: counts.invited })
            : say('noInvites')}
        </span>
        <div className="people-import-bar">
          <Button icon={<ArrowLeft size={18} />} isDisabled={enter.isPending} onPress={onBack}>
            {say('back')}
          </Button>
          <Button
            variant="primary"
            isPending={enter.isPending}
            isDisabled={!first.data}
            onPress={() => enter.mutate(item.id)}
          >
            {say('enter', { count: enters })}
          </Button>
        </div>
      </div>
    </>
  );
}

const countsOf = ({ counts }: ImportDetail) =>
  counts ?? { new: 0, changed: 0, moved: 0, invited: 0 };

/** The rows that will be entered, filtered by what happens to them. */
function ChangesCard({ item, asked }: Omit<ChangesStepProps, 'onBack'>) {
  const say = useWords(importWords);
  const { rows: filter, page, isUsual, showRows, showPage } = shownRows(asked, filters, 'enters');
  const found = useImportRows({ id: item.id, filter, page });
  const onClear = () => showRows('enters');
  const { new: added, changed, moved } = countsOf(item);
  const counts = { enters: added + changed, new: added, changed, moved };
  return (
    <>
      <FilterBar
        isNarrowed={!isUsual}
        onClear={onClear}
        lead={
          <div className="people-import-filters" role="group" aria-label={say('filter')}>
            {filters.map((name) => (
              <button
                key={name}
                type="button"
                aria-pressed={name === filter}
                onClick={() => showRows(name)}
              >
                {say(`filters.${name}`, { count: counts[name] })}
              </button>
            ))}
          </div>
        }
      />
      <Card title={say('willChange', { count: counts.enters })} isFlush>
        <Table
          aria-label={say('willChange', { count: counts.enters })}
          columns={useColumns(item.kind)}
          rows={found.data?.rows}
          rowId={(row) => String(row.row)}
          rowName={(row) => row.name}
          isLoading={found.isFetching}
          error={found.error}
          onRetry={() => void found.refetch()}
          page={{ page, pageSize: importPageSize, total: found.data?.total ?? 0 }}
          onPage={showPage}
          empty={{
            none: { title: say('noRows'), text: say('noRowsText') },
            filter: { isSet: !isUsual, onClear },
          }}
        />
      </Card>
    </>
  );
}

function useColumns(kind: ImportKind): readonly TableColumn<ImportRowView>[] {
  const say = useWords(importWords);
  return [
    { id: 'name', label: say(`who.${kind}`), role: 'title', render: ({ name }) => name },
    {
      ...{ id: 'changes', label: say('changes'), width: '44rem', priority: 1, isPlain: true },
      render: (row) => <Changes kind={kind} row={row} />,
    },
  ];
}

/** What is new of a row: each cell with its text before and after in one line, however long they are. */
function Changes({ kind, row }: { readonly kind: ImportKind; readonly row: ImportRowView }) {
  const say = useWords(importWords);
  const language = useLanguage() === 'en' ? 'en' : 'th';
  const nameOf = ({ field }: ImportChange): string =>
    importFields[kind][field]?.[language] ?? field;
  if (row.state === 'new') {
    return (
      <span className="people-import-new">
        <Badge tone="success">{say('isNew')}</Badge> <ins>{row.summary || row.name}</ins>
      </span>
    );
  }
  return (
    <ul className="people-import-lines">
      {row.changes.map((change) => (
        <li key={change.field}>
          <span>{nameOf(change)}</span>
          <del>{change.before || say('empty')}</del>
          <ArrowRight size={16} aria-hidden="true" />
          <ins>{change.after || say('empty')}</ins>
        </li>
      ))}
    </ul>
  );
}
