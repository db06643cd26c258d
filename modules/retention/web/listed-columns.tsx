import { useWords, Day } from '@sarn/platform-web';
import type { TableColumn } from '@sarn/platform-web';
import type { RetentionCandidate } from '@sarn/retention/contract';
import { useTerms } from '@sarn/document/web';
import { retentionWords } from './words/retention-words.ts';

/** Columns that every document of a list has. */
export function useListedColumns(): readonly TableColumn<RetentionCandidate>[] {
  const say = useWords(retentionWords);
  const term = useTerms();
  return [
    {
      id: 'number',
      label: say('document.number'),
      width: '8rem',
      priority: 1,
      isPlain: true,
      render: (row) => row.number || '–',
    },
    {
      id: 'title',
      label: say('document.title'),
      role: 'title',
      render: ({ title, kindTerm }) => (
        <span className="s-two">
          <span>{title}</span>
          <span className="s-small s-muted">{term(kindTerm)}</span>
        </span>
      ),
    },
    {
      id: 'letter',
      label: say('document.letter'),
      width: '10rem',
      render: ({ letterNo, letterDate }) => (
        <span className="s-two">
          <span>{letterNo || '–'}</span>
          {letterDate && (
            <span className="s-small s-muted">
              <Day date={letterDate} />
            </span>
          )}
        </span>
      ),
    },
    {
      id: 'class',
      label: say('document.class'),
      width: '16rem',
      priority: 2,
      isPlain: true,
      render: ({ className }) => term(className),
    },
    {
      id: 'closed',
      label: say('document.closed'),
      width: '9rem',
      render: ({ closedOn }) => (closedOn ? <Day date={closedOn} /> : ''),
    },
  ];
}
