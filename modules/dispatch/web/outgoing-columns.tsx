import { formatInstant } from '@sarn/kernel';
import { Badge, useLanguage, useWords } from '@sarn/platform-web';
import type { TableColumn } from '@sarn/platform-web';
import { unsentStates } from '@sarn/dispatch/contract';
import type { DispatchLine } from '@sarn/dispatch/contract';
import { outsideTones } from '@sarn/correspondence/web';
import { useTerms } from '@sarn/document/web';
import { dispatchWords } from './words/dispatch-words.ts';

/** What the work list shows of one addressee. */
export function useOutgoingColumns(): readonly TableColumn<DispatchLine>[] {
  const say = useWords(dispatchWords);
  const term = useTerms();
  const language = useLanguage();
  return [
    {
      id: 'letter',
      label: say('column.letter'),
      role: 'title',
      render: ({ letterNo, title }) => (
        <span className="outgoing-two">
          <span>{letterNo}</span>
          <span className="s-small s-muted">{title}</span>
        </span>
      ),
    },
    {
      id: 'recipient',
      label: say('column.recipient'),
      width: '16rem',
      render: ({ recipient, note }) => (
        <span className="outgoing-two">
          <span>{recipient}</span>
          {note && <span className="s-small s-muted">{note}</span>}
        </span>
      ),
    },
    {
      id: 'way',
      label: say('column.way'),
      width: '14rem',
      render: ({ methodTerm, reference, address, method, state }) => {
        const isMissing = method === 'email' && unsentStates.includes(state);
        const place = reference || address || (isMissing ? say('noAddress') : '');
        return (
          <span className="outgoing-two">
            <span>{term(methodTerm)}</span>
            {place && <span className="s-small s-muted">{place}</span>}
          </span>
        );
      },
    },
    {
      id: 'state',
      label: say('column.state'),
      role: 'badge',
      width: '11rem',
      render: ({ state, stateTerm, isOverdue }) => (
        <span className="outgoing-two">
          <Badge tone={outsideTones[state]}>{term(stateTerm)}</Badge>
          {isOverdue && <Badge tone="danger">{say('overdue')}</Badge>}
        </span>
      ),
    },
    {
      id: 'sent',
      label: say('column.sent'),
      width: '10rem',
      render: ({ sentAt }) => (sentAt ? formatInstant(sentAt, 'short', language) : '–'),
    },
    {
      id: 'theirNo',
      label: say('column.theirNo'),
      width: '8rem',
      render: ({ theirNo }) => theirNo || '–',
    },
    { id: 'unit', label: say('column.unit'), width: '9rem', render: ({ unitName }) => unitName },
  ];
}
