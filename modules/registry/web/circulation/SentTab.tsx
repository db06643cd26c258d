import { formatInstant } from '@sarn/kernel';
import { Card, SearchField, Table, useLanguage, useWords } from '@sarn/platform-web';
import type { TableColumn } from '@sarn/platform-web';
import type { Circulation } from '@sarn/registry/contract';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { circulationPath } from '../paths.ts';
import { useSent } from './circulation.client.ts';
import { circulationWords } from './words/circulation-words.ts';

const pageSize = 50;

/** Circulations the reader follows, each with how far it is. */
export function SentTab() {
  const say = useWords(circulationWords);
  const navigate = useNavigate();
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const found = useSent({ search, page });
  const columns = useColumns();
  return (
    <div className="circulation-report">
      <SearchField
        label={say('search')}
        value={search}
        onSearch={(text) => {
          setSearch(text);
          setPage(1);
        }}
      />
      <Card isFlush>
        <Table
          aria-label={say('tab.sent')}
          columns={columns}
          rows={found.data?.rows}
          rowId={(row) => row.id}
          rowName={(row) => row.title}
          isLoading={found.isFetching}
          error={found.error}
          onRetry={() => void found.refetch()}
          onRowAction={(row) => void navigate({ to: circulationPath(row.id) })}
          page={{ page, pageSize, total: found.data?.total ?? 0 }}
          onPage={setPage}
          empty={{ title: say('none.sent'), text: say('none.sentText') }}
        />
      </Card>
    </div>
  );
}

function useColumns(): readonly TableColumn<Circulation>[] {
  const say = useWords(circulationWords);
  const language = useLanguage();
  return [
    {
      id: 'subject',
      label: say('column.subject'),
      role: 'title',
      render: (row) => (row.letterNo ? `${row.letterNo} ${row.title}` : row.title),
    },
    {
      id: 'audience',
      label: say('column.audience'),
      width: '16rem',
      render: (row) => row.audience,
    },
    { id: 'from', label: say('column.from'), width: '13rem', render: (row) => row.senderName },
    {
      id: 'sent',
      label: say('column.sent'),
      width: '10rem',
      render: (row) => formatInstant(row.sentAt, 'short', language),
    },
    {
      id: 'read',
      label: say('column.read'),
      width: '7rem',
      align: 'end',
      render: (row) => say('ofAll', { done: row.read, all: row.people }),
    },
    {
      id: 'acknowledged',
      label: say('column.acknowledged'),
      width: '8rem',
      align: 'end',
      render: (row) =>
        row.asksAcknowledgement ? say('ofAll', { done: row.acknowledged, all: row.people }) : '–',
    },
  ];
}
