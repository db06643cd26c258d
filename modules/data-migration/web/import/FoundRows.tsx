import { Card, Select, Table, useLanguage, useWords } from '@sarn/platform-web';
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
import { useState } from 'react';
import { useTerms } from '@sarn/document/web';
import { useImportRows } from './import.client.ts';
import { importWords } from './words/import-words.ts';

/** Rows with the problems found in them, page by page. */
export function FoundRows({ item }: { readonly item: ImportDetail }) {
  const say = useWords(importWords);
  const [filter, setFilter] = useState<ImportRowFilter>('problems');
  const [page, setPage] = useState(1);
  const found = useImportRows({ id: item.id, filter, page });
  const choose = (value: ImportRowFilter) => {
    setFilter(value);
    setPage(1);
  };
  const isOffered = (value: ImportRowFilter) =>
    value === 'done' || value === 'kept' ? item.counts[value] > 0 : true;
  return (
    <>
      <div className="import-filter">
        <Select
          label={say('filter')}
          options={importRowFilters
            .filter(isOffered)
            .map((value) => ({ value, label: say(`filter.${value}`) }))}
          value={filter}
          onChange={choose}
        />
      </div>
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
          onPage={setPage}
          empty={{
            none: { title: say('noRows') },
            filter: { isSet: filter !== 'problems', onClear: () => choose('problems') },
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
