import { Badge, useWords, Moment, Day } from '@sarn/platform-web';
import type { TableColumn } from '@sarn/platform-web';
import { circulationPageSize } from '@sarn/circulation/contract';
import type { Received } from '@sarn/circulation/contract';
import { openDocument } from '@sarn/document/web';
import { useReceived } from './circulation.client.ts';
import { SearchedTable, useSearched } from '@sarn/document/web';
import { circulationWords } from './words/circulation-words.ts';

/** Documents that were circulated to the reader: those still open, or all. */
export function ReceivedTab({ state }: { readonly state: 'open' | 'all' }) {
  const say = useWords(circulationWords);
  const searched = useSearched();
  const found = useReceived({ state, ...searched.ask });
  return (
    <div className="circulation-report">
      <SearchedTable
        aria-label={say('title')}
        searchLabel={say('search')}
        searched={searched}
        found={found}
        pageSize={circulationPageSize}
        columns={useColumns()}
        rowId={(row) => row.id}
        rowName={(row) => row.title}
        onRowAction={(row) => openDocument(row.documentId)}
        empty={{ title: say(`none.${state}`), text: say('none.openText') }}
      />
    </div>
  );
}

function useColumns(): readonly TableColumn<Received>[] {
  const say = useWords(circulationWords);
  return [
    {
      id: 'subject',
      label: say('column.subject'),
      role: 'title',
      render: ({ title, letterNo, note }) => (
        <span className="s-two">
          <span>{letterNo ? `${letterNo} ${title}` : title}</span>
          {note && <span className="s-small s-muted">{note}</span>}
        </span>
      ),
    },
    { id: 'from', label: say('column.from'), width: '14rem', render: (row) => row.senderName },
    {
      id: 'sent',
      label: say('column.sent'),
      width: '11.5rem',
      priority: 2,
      isPlain: true,
      render: (row) => <Moment at={row.sentAt} />,
    },
    {
      id: 'due',
      label: say('column.due'),
      width: '8rem',
      priority: 1,
      render: (row) => (row.dueDate ? <Day date={row.dueDate} /> : '–'),
    },
    {
      id: 'state',
      label: say('column.state'),
      width: '10rem',
      priority: 1,
      isPlain: true,
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
