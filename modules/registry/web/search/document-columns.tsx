import { formatDate, formatInstant } from '@sarn/kernel';
import { useLanguage, useWords } from '@sarn/platform-web';
import type { TableColumn } from '@sarn/platform-web';
import type { FoundDocument } from '@sarn/registry/contract';
import { useMemo } from 'react';
import { SpeedBadge } from '../shown/SpeedBadge.tsx';
import { useTerms } from '../term.ts';
import { registryWords } from '../words/registry-words.ts';

/** What a paper shows in the list of all: subject, origin, where it is and since when. */
export function useDocumentColumns(): readonly TableColumn<FoundDocument>[] {
  const say = useWords(registryWords);
  const term = useTerms();
  const language = useLanguage();
  return useMemo(
    () => [
      {
        id: 'title',
        label: say('field.title'),
        role: 'title',
        render: (row) => <FoundSubject row={row} />,
      },
      {
        id: 'speed',
        label: say('field.speed'),
        role: 'badge',
        width: '104px',
        render: (row) => <SpeedBadge speed={row.speed} />,
      },
      { id: 'sender', label: say('queue.from'), width: '180px', render: (row) => row.sender },
      {
        id: 'state',
        label: say('queue.state'),
        width: '140px',
        render: (row) => term(row.stateTerm),
      },
      {
        id: 'holders',
        label: say('find.holders'),
        width: '170px',
        render: (row) => row.holders.join(', '),
      },
      {
        id: 'at',
        label: say('find.at'),
        width: '116px',
        render: (row) => (
          <time dateTime={row.at} title={formatInstant(row.at, 'full', language)}>
            {formatInstant(row.at, 'short', language)}
          </time>
        ),
      },
    ],
    [say, term, language],
  );
}

/** Subject, and below it kind, numbers and date. */
function FoundSubject({ row }: { readonly row: FoundDocument }) {
  const say = useWords(registryWords);
  const term = useTerms();
  const language = useLanguage();
  const facts = [
    term(row.kindTerm),
    row.receiveNo && row.kind === 'outside' && say('document.receiveNo', { no: row.receiveNo }),
    row.letterNo && say('document.letterNo', { no: row.letterNo }),
    row.letterDate && formatDate(row.letterDate, 'short', language),
  ].filter(Boolean);
  return (
    <span className="queue-subject">
      <span className="queue-title" title={row.title}>
        {row.title}
      </span>
      <span className="queue-facts">{facts.join(' · ')}</span>
    </span>
  );
}
