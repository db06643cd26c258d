import { formatDate, formatInstant } from '@sarn/kernel';
import { Badge, Card, SearchField, Table, useLanguage, useWords } from '@sarn/platform-web';
import type { TableColumn } from '@sarn/platform-web';
import type { Received } from '@sarn/registry/contract';
import { useState } from 'react';
import { openDocument } from '../document/open-document.ts';
import { useReceived } from './circulation.client.ts';
import { circulationWords } from './words/circulation-words.ts';

const pageSize = 50;

/** Papers that were circulated to the reader: those still open, or all. */
export function ReceivedTab({ state }: { readonly state: 'open' | 'all' }) {
  const say = useWords(circulationWords);
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const found = useReceived({ state, search, page });
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
          aria-label={say('title')}
          columns={columns}
          rows={found.data?.rows}
          rowId={(row) => row.id}
          rowName={(row) => row.title}
          isLoading={found.isFetching}
          error={found.error}
          onRetry={() => void found.refetch()}
          onRowAction={(row) => openDocument(row.documentId)}
          page={{ page, pageSize, total: found.data?.total ?? 0 }}
          onPage={setPage}
          empty={{ title: say(`none.${state}`), text: say('none.openText') }}
        />
      </Card>
    </div>
  );
}

function useColumns(): readonly TableColumn<Received>[] {
  const say = useWords(circulationWords);
  const language = useLanguage();
  return [
    {
      id: 'subject',
      label: say('column.subject'),
      role: 'title',
      render: ({ title, letterNo, note }) => (
        <span className="circulation-two">
          <span>{letterNo ? `${letterNo} ${title}` : title}</span>
          {note && <span className="s-small s-muted">{note}</span>}
        </span>
      ),
    },
    { id: 'from', label: say('column.from'), width: '14rem', render: (row) => row.senderName },
    {
      id: 'sent',
      label: say('column.sent'),
      width: '10rem',
      render: (row) => formatInstant(row.sentAt, 'short', language),
    },
    {
      id: 'due',
      label: say('column.due'),
      width: '9rem',
      render: (row) => (row.dueDate ? formatDate(row.dueDate, 'short', language) : '–'),
    },
    {
      id: 'state',
      label: say('column.state'),
      width: '10rem',
      render: (row) => <StateBadge received={row} />,
    },
  ];
}

function StateBadge({ received }: { readonly received: Received }) {
  const say = useWords(circulationWords);
  const { readAt, acknowledgedAt, asksAcknowledgement } = received;
  if (acknowledgedAt) return <Badge tone="success">{say('state.acknowledged')}</Badge>;
  if (!readAt) return <Badge tone="warning">{say('state.unread')}</Badge>;
  if (asksAcknowledgement) return <Badge tone="warning">{say('state.toAcknowledge')}</Badge>;
  return <Badge tone="success">{say('state.read')}</Badge>;
}
