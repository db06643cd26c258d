import {
  Card,
  FilterBar,
  Select,
  Table,
  pageNumber,
  useLanguage,
  useWords,
} from '@sarn/platform-web';
import type { TableColumn } from '@sarn/platform-web';
import {
  importFields,
  importPageSize,
  importRowFilters,
  problemText,
} from '@sarn/data-migration/contract';
import type {
  ImportDetail,
  ImportFieldName,
  ImportRowFilter,
  ImportRowView,
} from '@sarn/data-migration/contract';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTerms } from '@sarn/document/web';
import { useImportRows } from './import.client.ts';
import { importWords } from './words/import-words.ts';

const usual: ImportRowFilter = 'problems';

/** Which rows are shown, and their page, as the address has them: a refresh and Back keep them. */
function useShownRows({ id, counts }: ImportDetail) {
  const navigate = useNavigate();
  const address: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const offered = importRowFilters.filter((value) =>
    value === 'done' || value === 'kept' ? counts[value] > 0 : true,
  );
  const show = (filter: ImportRowFilter, next = 1) => {
    const own = { rows: filter === usual ? undefined : filter, page: next > 1 ? next : undefined };
    void navigate({ to: '.', search: { run: id, ...own }, replace: true, resetScroll: false });
  };
  return {
    offered,
    filter: offered.find((value) => value === address['rows']) ?? usual,
    page: pageNumber(address['page']),
    show,
  };
}

/** Rows with the problems found in them, page by page. */
export function FoundRows({ item }: { readonly item: ImportDetail }) {
  const say = useWords(importWords);
  const { offered, filter, page, show } = useShownRows(item);
  const found = useImportRows({ id: item.id, filter, page });
  const isNarrowed = filter !== usual;
  const clear = () => show(usual);
  return (
    <>
      <FilterBar isNarrowed={isNarrowed} onClear={clear} count={isNarrowed ? 1 : 0}>
        <Select
          label={say('filter')}
          isLabelHidden
          options={offered.map((value) => ({ value, label: say(`filter.${value}`) }))}
          value={filter}
          onChange={(value) => show(value)}
        />
      </FilterBar>
      <Card title={say('rowsTitle')} isFlush>
        <Table
          aria-label={say('rowsTitle')}
          columns={useColumns()}
          rows={found.data?.rows}
          rowId={(row) => String(row.row)}
          rowName={(row) => row.title}
          isLoading={found.isFetching}
          error={found.error}
          onRetry={() => void found.refetch()}
          page={{ page, pageSize: importPageSize, total: found.data?.total ?? 0 }}
          onPage={(next) => show(filter, next)}
          empty={{
            none: { title: say('noRows') },
            filter: { isSet: isNarrowed, onClear: clear },
          }}
        />
      </Card>
    </>
  );
}

function useColumns(): readonly TableColumn<ImportRowView>[] {
  const say = useWords(importWords);
  return [
    { id: 'row', label: say('row'), width: '5rem', render: ({ row }) => String(row) },
    { id: 'number', label: say('number'), width: '6rem', render: ({ number }) => number ?? '–' },
    { id: 'title', label: say('subject'), role: 'title', render: ({ title }) => title || '–' },
    {
      id: 'reasons',
      label: say('reasons'),
      width: '32rem',
      render: (row) => <Reasons row={row} />,
    },
  ];
}

function Reasons({ row: { problems } }: { readonly row: ImportRowView }) {
  const term = useTerms();
  const language = useLanguage() === 'en' ? 'en' : 'th';
  if (problems.length === 0) return '–';
  return (
    <ul className="import-reasons">
      {problems.map(({ params, ...rest }, index) => {
        const field = importFields[rest.field as ImportFieldName];
        const text = problemText(params ? { ...rest, params } : rest, language);
        return (
          <li key={`${index}-${rest.code}`}>
            <strong>{field ? term(field) : rest.field}</strong>
            {rest.cell !== '' && <q>{rest.cell}</q>} {text}
          </li>
        );
      })}
    </ul>
  );
}
