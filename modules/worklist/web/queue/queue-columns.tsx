import {
  Moment,
  WaitingMark,
  WholeText,
  useLanguage,
  useWords,
  formatDay,
} from '@sarn/platform-web';
import type { TableColumn } from '@sarn/platform-web';
import type { QueueRow } from '@sarn/search/contract';
import { Paperclip } from 'lucide-react';
import { useMemo } from 'react';
import { RowActs } from '../list/RowActs.tsx';
import { DueBadge, registryWords, SpeedBadge, useTerms } from '@sarn/document/web';

type QueueColumn = TableColumn<QueueRow>;

/**
 * What a row of a queue shows: subject, number, sender, speed, arrival, due date, its act; kind, register number,
 * date of the letter and instruction in its details.
 */
export function useQueueColumns(
  isWatched: boolean,
  onOpen: (row: QueueRow, act?: string) => void,
): readonly QueueColumn[] {
  const say = useWords(registryWords);
  const facts = useFactColumns();
  return useMemo(
    () => [
      {
        ...{ id: 'title', label: say('field.title'), role: 'title', sortedAs: 'text' },
        render: (row) => <QueueSubject row={row} />,
      },
      {
        ...{ id: 'speed', label: say('field.speed'), role: 'badge', sortedAs: 'urgency' },
        ...{ width: '92px', isPlain: true },
        render: (row) => <SpeedBadge speed={row.speed} />,
      },
      {
        ...{ id: 'letterNo', label: say('field.letterNo'), width: '134px', isPlain: true },
        render: (row) => row.letterNo,
      },
      {
        ...{ id: 'from', label: say('queue.from'), width: '172px', isPlain: true },
        render: (row) => row.sender,
      },
      {
        ...{ id: 'since', label: say('queue.since'), sortedAs: 'time', width: '164px' },
        ...{ priority: 1, isPlain: true },
        render: (row) => <Moment at={row.at} />,
      },
      {
        ...{ id: 'dueDate', label: say('queue.due'), role: 'badge', sortedAs: 'due' },
        ...{ width: '124px', priority: 1, isPlain: true },
        render: (row) => <Due row={row} />,
      },
      ...facts,
      {
        ...{ id: 'act', label: say('queue.act'), isLabelHidden: true, role: 'act' },
        ...{ width: '148px', priority: 1 },
        render: (row) => <RowActs row={row} isWatched={isWatched} onOpen={onOpen} />,
      },
    ],
    [say, facts, isWatched, onOpen],
  );
}

function Due({ row: { dueDate, dueTime, isSettled } }: { readonly row: QueueRow }) {
  const say = useWords(registryWords);
  if (dueDate) return <DueBadge {...{ dueDate, dueTime, isSettled }} />;
  return <span className="s-muted s-small">{say('queue.noDue')}</span>;
}

/** What is in the details of a row. */
function useFactColumns(): readonly QueueColumn[] {
  const say = useWords(registryWords);
  const term = useTerms();
  const language = useLanguage();
  return useMemo(
    () => [
      {
        id: 'state',
        label: say('queue.state'),
        role: 'detail',
        render: (row) => term(row.stateTerm),
      },
      { id: 'kind', label: say('queue.kind'), role: 'detail', render: (row) => term(row.kindTerm) },
      {
        id: 'receiveNo',
        label: say('book.number'),
        role: 'detail',
        render: (row) => row.receiveNo,
      },
      {
        id: 'letterDate',
        label: say('field.letterDate'),
        role: 'detail',
        render: (row) => (row.letterDate ? formatDay(row.letterDate, language) : ''),
      },
      {
        id: 'instruction',
        label: say('queue.instruction'),
        role: 'detail',
        render: (row) => row.instruction,
      },
    ],
    [say, term, language],
  );
}

function QueueSubject({ row }: { readonly row: QueueRow }) {
  const say = useWords(registryWords);
  return (
    <>
      <span className="s-clamp queue-title" title={row.title}>
        {row.hasFile && (
          <Paperclip
            size={14}
            role="img"
            aria-label={say('queue.hasFile')}
            className="queue-file"
          />
        )}
        <WholeText text={row.title} />
      </span>
      <WaitingMark subjectId={row.documentId} />
    </>
  );
}
