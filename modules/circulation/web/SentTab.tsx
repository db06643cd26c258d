import { useWords, Moment } from '@sarn/platform-web';
import type { TableColumn } from '@sarn/platform-web';
import { circulationPageSize } from '@sarn/circulation/contract';
import type { Circulation } from '@sarn/circulation/contract';
import { useNavigate } from '@tanstack/react-router';
import { circulationPath } from './paths.ts';
import { useSent } from './circulation.client.ts';
import { SearchedTable, useSearched } from '@sarn/document/web';
import { circulationWords } from './words/circulation-words.ts';

/** Circulations the reader follows, each with its progress. */
export function SentTab() {
  const say = useWords(circulationWords);
  const navigate = useNavigate();
  const searched = useSearched();
  const found = useSent(searched.ask);
  return (
    <div className="circulation-report">
      <SearchedTable
        aria-label={say('tab.sent')}
        searchLabel={say('search')}
        searched={searched}
        found={found}
        pageSize={circulationPageSize}
        columns={useColumns()}
        rowId={(row) => row.id}
        rowName={(row) => row.title}
        onRowAction={(row) => void navigate({ to: circulationPath(row.id) })}
        empty={{ title: say('none.sent'), text: say('none.sentText') }}
      />
    </div>
  );
}

function useColumns(): readonly TableColumn<Circulation>[] {
  const say = useWords(circulationWords);
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
      width: '11.5rem',
      priority: 2,
      isPlain: true,
      render: (row) => <Moment at={row.sentAt} />,
    },
    {
      id: 'read',
      label: say('column.read'),
      width: '7rem',
      align: 'end',
      render: (row) =>
        row.recalledAt ? say('recall.recalled') : say('ofAll', { done: row.read, all: row.people }),
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
