import { formatDate } from '@sarn/kernel';
import type { CivilDate } from '@sarn/kernel';
import { useLanguage, useWords } from '@sarn/platform-web';
import type { TableColumn } from '@sarn/platform-web';
import type { RetentionCandidate } from '@sarn/retention/contract';
import { useTerms } from '@sarn/document/web';
import { retentionWords } from './words/retention-words.ts';

/** Columns that every document of a list has. */
export function useListedColumns(): readonly TableColumn<RetentionCandidate>[] {
  const say = useWords(retentionWords);
  const term = useTerms();
  const language = useLanguage();
  const day = (date: string | null) =>
    date ? formatDate(date as CivilDate, 'short', language) : '';
  return [
    {
      id: 'number',
      label: say('document.number'),
      width: '8rem',
      render: (row) => row.number || '–',
    },
    {
      id: 'title',
      label: say('document.title'),
      role: 'title',
      render: ({ title, kindTerm }) => (
        <span className="retention-two">
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
        <span className="retention-two">
          <span>{letterNo || '–'}</span>
          {letterDate && <span className="s-small s-muted">{day(letterDate)}</span>}
        </span>
      ),
    },
    {
      id: 'class',
      label: say('document.class'),
      width: '13rem',
      render: ({ className }) => term(className),
    },
    {
      id: 'closed',
      label: say('document.closed'),
      width: '9rem',
      render: (row) => day(row.closedOn),
    },
  ];
}
