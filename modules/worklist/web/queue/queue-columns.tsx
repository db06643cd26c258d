import { formatInstant } from '@sarn/kernel';
import { IconButton, formatAgo, useLanguage, useWords } from '@sarn/platform-web';
import type { TableColumn } from '@sarn/platform-web';
import { documentKinds } from '@sarn/document/contract';
import type { TodoRow } from '@sarn/worklist/contract';
import { Eye, Paperclip } from 'lucide-react';
import { useMemo } from 'react';
import { DueBadge } from '@sarn/document/web';
import { SpeedBadge } from '@sarn/document/web';
import { useTerms } from '@sarn/document/web';
import { registryWords } from '@sarn/document/web';

/** What a row of a queue shows: subject and origin, speed, age, due date. */
export function useQueueColumns(onView: (row: TodoRow) => void): readonly TableColumn<TodoRow>[] {
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
        render: (row) => row.F_NAME,
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
          <time dateTime={row.since} title={formatInstant(row.since, 'full', language)}>
            {formatAgo(row.since)}
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
        // The whole card opens on the phone.
        role: 'hidden',
        width: '60px',
        render: (row) => (
          <IconButton
            size="s"
            aria-label={say('queue.viewOf', { title: row.F_DOC_TITLE })}
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
function QueueSubject({ row }: { readonly row: TodoRow }) {
  const say = useWords(registryWords);
  const term = useTerms();
  // The call names kinds in Thai, for the clients that were there before us.
  const kind = Object.values(documentKinds).find(({ th }) => th === row.F_DOC_TYPE_NAME);
  const facts = [
    row.receiveNo && say('document.receiveNo', { no: row.receiveNo }),
    row.F_DOC_NO && say('document.letterNo', { no: row.F_DOC_NO }),
    kind ? term(kind) : row.F_DOC_TYPE_NAME,
  ].filter(Boolean);
  return (
    <span className="queue-subject">
      <span className="queue-title" title={row.F_DOC_TITLE}>
        {row.F_DOC_TITLE}
      </span>
      <span className="queue-facts">
        {row.F_IS_FILE === '1' && (
          <Paperclip size={13} role="img" aria-label={say('queue.hasFile')} />
        )}
        {facts.join(' · ')}
      </span>
      {row.F_COM_DESC && (
        <span className="queue-facts">{say('queue.instruction', { text: row.F_COM_DESC })}</span>
      )}
    </span>
  );
}
