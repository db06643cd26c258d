import type { AuditTrailEntry, AuditSubject } from '@sarn/audit/contract';
import { Badge, useWords, Moment } from '@sarn/platform-web';
import type { TableColumn } from '@sarn/platform-web';
import { Lock } from 'lucide-react';
import { auditWords } from '../words/audit-words.ts';

/**
 * Columns of the trail; on a phone the act is the title of the card.
 *
 * @param hasWho false where nobody was signed in
 */
export function useEntryColumns(hasWho: boolean): TableColumn<AuditTrailEntry>[] {
  const say = useWords(auditWords);
  const who: TableColumn<AuditTrailEntry> = {
    id: 'who',
    label: say('line.who'),
    width: '14rem',
    priority: 2,
    isPlain: true,
    render: (entry) => <Who entry={entry} />,
  };
  return [
    {
      id: 'at',
      label: say('line.at'),
      width: '11.5rem',
      priority: 1,
      isPlain: true,
      render: ({ at }) => <Moment at={at} />,
    },
    ...(hasWho ? [who] : []),
    {
      ...{ id: 'act', label: say('line.act'), role: 'title' },
      render: ({ text, reason }) =>
        reason === '' ? (
          text
        ) : (
          <span className="s-two">
            <span>{text}</span>
            <span className="s-muted s-small">{say('line.because', { reason })}</span>
          </span>
        ),
    },
    {
      id: 'subject',
      label: say('line.subject'),
      width: '14rem',
      isPlain: true,
      render: ({ subject }) => <SubjectName subject={subject} />,
    },
    {
      id: 'outcome',
      label: say('line.outcome'),
      role: 'badge',
      width: '7rem',
      isPlain: true,
      render: ({ isRefused }) =>
        isRefused ? (
          <Badge tone="danger">{say('filter.refused')}</Badge>
        ) : (
          <span className="s-muted s-small">{say('filter.done')}</span>
        ),
    },
  ];
}

function Who({ entry }: { readonly entry: AuditTrailEntry }) {
  const say = useWords(auditWords);
  if (!entry.callerName) return <span className="s-muted">{say('line.nobody')}</span>;
  return (
    <span className="s-two">
      <span>{entry.callerName}</span>
      {entry.callerPost && <span className="s-muted s-small">{entry.callerPost}</span>}
    </span>
  );
}

/** The subject of the act; for a document the reader may not read, only that it is a document. */
export function SubjectName({ subject }: { readonly subject: AuditSubject }) {
  const say = useWords(auditWords);
  return (
    <span className="s-two">
      <span>{subject.kind}</span>
      {subject.isHidden ? (
        <span className="audit-hidden s-muted s-small">
          <Lock size={14} aria-hidden="true" /> {say('line.hidden')}
        </span>
      ) : (
        subject.name && <span className="s-muted s-small">{subject.name}</span>
      )}
    </span>
  );
}
