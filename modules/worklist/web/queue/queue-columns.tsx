import { formatInstant } from '@sarn/kernel';
import { IconButton, formatAgo, useLanguage, useWords } from '@sarn/platform-web';
import type { TableColumn } from '@sarn/platform-web';
import type { QueueRow } from '@sarn/search/contract';
import { Eye, Paperclip } from 'lucide-react';
import { useMemo } from 'react';
import { DueBadge } from '@sarn/document/web';
import { SpeedBadge } from '@sarn/document/web';
import { useTerms } from '@sarn/document/web';
import { registryWords } from '@sarn/document/web';

/** What a row of a queue shows: subject and origin, speed, age, due date. */
export function useQueueColumns(onView: (row: QueueRow) => void): readonly TableColumn<QueueRow>[] {
  const say = useWords(registryWords);
  const term = useTerms();
  const language = useLanguage();
  return useMemo(
    () => [
      {
        id: 'title',
        label: say('field.title'),
        role: 'title',
        isSortable: true,
        render: (row) => <QueueSubject row={row} />,
      },
      {
        id: 'speed',
        label: say('field.speed'),
        role: 'badge',
        isSortable: true,
        width: '104px',
        render: (row) => <SpeedBadge speed={row.speed} />,
      },
      {
        id: 'from',
        label: say('queue.from'),
        width: '190px',
        render: (row) => row.sender,
      },
      {
        id: 'state',
        label: say('queue.state'),
        width: '130px',
        render: (row) => term(row.stateTerm),
      },
      {
        id: 'since',
        label: say('queue.since'),
        isSortable: true,
        width: '116px',
        render: (row) => (
          <time dateTime={row.at} title={formatInstant(row.at, 'full', language)}>
            {formatAgo(row.at)}
          </time>
        ),
      },
      {
        id: 'dueDate',
        label: say('queue.due'),
        role: 'badge',
        isSortable: true,
        width: '136px',
        render: (row) => (row.dueDate ? <DueBadge dueDate={row.dueDate} /> : ''),
      },
      {
        id: 'view',
        label: say('queue.view'),
        isLabelHidden: true,
        // On the phone the whole card opens the document.
        role: 'hidden',
        width: '60px',
        render: (row) => (
          <IconButton
            size="s"
            aria-label={say('queue.viewOf', { title: row.title })}
            onPress={() => onView(row)}
          >
            <Eye size={18} />
          </IconButton>
        ),
      },
    ],
    [say, term, language, onView],
  );
}

/** Subject, and below it number, kind and the last instruction. */
function QueueSubject({ row }: { readonly row: QueueRow }) {
  const say = useWords(registryWords);
  const term = useTerms();
  const facts = [
    row.receiveNo && say('document.receiveNo', { no: row.receiveNo }),
    row.letterNo && say('document.letterNo', { no: row.letterNo }),
    term(row.kindTerm),
  ].filter(Boolean);
  return (
    <span className="queue-subject">
      <span className="queue-title" title={row.title}>
        {row.title}
      </span>
      <span className="queue-facts">
        {row.hasFile && <Paperclip size={13} role="img" aria-label={say('queue.hasFile')} />}
        {facts.join(' · ')}
      </span>
      {row.instruction && (
        <span className="queue-facts">{say('queue.instruction', { text: row.instruction })}</span>
      )}
    </span>
  );
}
