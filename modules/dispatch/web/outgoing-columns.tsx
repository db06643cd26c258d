import { Badge, useWords, Moment, WaitingMark, WholeText } from '@sarn/platform-web';
import type { TableColumn } from '@sarn/platform-web';
import { unsentStates } from '@sarn/dispatch/contract';
import type { DispatchLine } from '@sarn/dispatch/contract';
import { useTerms } from '@sarn/document/web';
import { dispatchWords } from './words/dispatch-words.ts';
import { outsideTones } from './outside-tones.ts';

/** What the work list shows of one addressee. */
export function useOutgoingColumns(): readonly TableColumn<DispatchLine>[] {
  const say = useWords(dispatchWords);
  const term = useTerms();
  return [
    {
      id: 'letterNo',
      label: say('column.letterNo'),
      width: '9rem',
      priority: 1,
      isPlain: true,
      render: ({ letterNo }) => letterNo,
    },
    {
      id: 'letter',
      label: say('column.letter'),
      role: 'title',
      render: ({ title }) => (
        <span className="s-clamp" title={title}>
          <WholeText text={title} />
        </span>
      ),
    },
    {
      id: 'recipient',
      label: say('column.recipient'),
      width: '16rem',
      priority: 2,
      isPlain: true,
      render: ({ recipient, note }) => (
        <span className="s-two">
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
          <span className="s-two">
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
      priority: 1,
      render: ({ state, stateTerm, isOverdue, documentId, recipientId }) => (
        <span className="s-two">
          <Badge tone={outsideTones[state]}>{term(stateTerm)}</Badge>
          <WaitingMark subjectId={documentId} targetId={recipientId} />
          {isOverdue && <Badge tone="danger">{say('overdue')}</Badge>}
        </span>
      ),
    },
    {
      id: 'sent',
      label: say('column.sent'),
      width: '11.5rem',
      render: ({ sentAt }) => (sentAt ? <Moment at={sentAt} /> : '–'),
    },
    {
      id: 'theirNo',
      label: say('column.theirNo'),
      width: '8rem',
      render: ({ theirNo }) => theirNo || '–',
    },
    {
      id: 'unit',
      label: say('column.unit'),
      width: '9rem',
      priority: 4,
      render: ({ unitName }) => unitName,
    },
  ];
}
