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
  return [
    {
      ...{ id: 'letterNo', label: say('column.letterNo'), width: '9rem' },
      ...{ priority: 1, isPlain: true },
      render: ({ letterNo }) => letterNo,
    },
    {
      ...{ id: 'letter', label: say('column.letter'), role: 'title' },
      render: ({ title }) => (
        <span className="s-clamp" title={title}>
          <WholeText text={title} />
        </span>
      ),
    },
    {
      ...{ id: 'recipient', label: say('column.recipient'), width: '16rem' },
      ...{ priority: 2, isPlain: true },
      render: ({ recipient, note }) => <TwoLines first={recipient} second={note} />,
    },
    { id: 'way', label: say('column.way'), width: '14rem', render: MethodCell },
    {
      ...{ id: 'state', label: say('column.state'), role: 'badge', width: '11rem', priority: 1 },
      render: StateCell,
    },
    {
      ...{ id: 'sent', label: say('column.sent'), width: '11.5rem' },
      render: ({ sentAt }) => (sentAt ? <Moment at={sentAt} /> : '–'),
    },
    {
      ...{ id: 'theirNo', label: say('column.theirNo'), width: '8rem' },
      render: ({ theirNo }) => theirNo || '–',
    },
    {
      ...{ id: 'unit', label: say('column.unit'), width: '9rem', priority: 4 },
      render: ({ unitName }) => unitName,
    },
  ];
}

interface TwoLinesProps {
  readonly first: string;
  /** Left out where it is empty. */
  readonly second: string | null;
}

const TwoLines = ({ first, second }: TwoLinesProps) => (
  <span className="s-two">
    <span>{first}</span>
    {second && <span className="s-small s-muted">{second}</span>}
  </span>
);

/** How the letter goes, and to which number or address. */
function Method({ methodTerm, reference, address, method, state }: DispatchLine) {
  const say = useWords(dispatchWords);
  const term = useTerms();
  const isMissing = method === 'email' && unsentStates.includes(state);
  const place = reference || address || (isMissing ? say('noAddress') : '');
  return <TwoLines first={term(methodTerm)} second={place} />;
}
const MethodCell = (line: DispatchLine) => <Method {...line} />;

function State({ state, stateTerm, isOverdue, documentId, recipientId }: DispatchLine) {
  const say = useWords(dispatchWords);
  const term = useTerms();
  return (
    <span className="s-two">
      <Badge tone={outsideTones[state]}>{term(stateTerm)}</Badge>
      <WaitingMark subjectId={documentId} targetId={recipientId} />
      {isOverdue && <Badge tone="danger">{say('overdue')}</Badge>}
    </span>
  );
}
const StateCell = (line: DispatchLine) => <State {...line} />;
