import type { AuditTrailEntry } from '@sarn/audit/contract';
import {
  DescriptionList,
  Dialog,
  LinkButton,
  formatMoment,
  useLanguage,
  useWords,
} from '@sarn/platform-web';
import { auditWords } from '../words/audit-words.ts';
import { SubjectName } from './entry-columns.tsx';

interface EntryDialogProps {
  readonly entry: AuditTrailEntry;
  readonly onClose: () => void;
}

/** All fields of one row. */
export function EntryDialog({ entry, onClose }: EntryDialogProps) {
  const say = useWords(auditWords);
  const language = useLanguage();
  const who = [entry.callerName || say('line.nobody'), entry.callerPost]
    .filter(Boolean)
    .join(' · ');
  const items = [
    { term: say('line.act'), value: entry.text },
    { term: say('line.who'), value: who },
    { term: say('line.at'), value: formatMoment(entry.at, language) },
    {
      term: say('line.outcome'),
      value: say(entry.isRefused ? 'filter.refused' : 'filter.done'),
    },
    { term: say('line.subject'), value: <SubjectName subject={entry.subject} /> },
    ...(entry.reason ? [{ term: say('line.reason'), value: entry.reason, isLong: true }] : []),
    { term: say('filter.ip'), value: entry.ip || say('line.none') },
    {
      term: say('filter.requestId'),
      value: <code lang="en">{entry.requestId || say('line.none')}</code>,
    },
    {
      term: say('line.seal'),
      value: entry.seq === null ? say('line.waiting') : entry.seq.toLocaleString('en'),
    },
  ];
  return (
    <Dialog title={say('line.detail')} isOpen onClose={onClose}>
      <DescriptionList items={items} />
      {entry.subject.path && (
        <p className="audit-open">
          <LinkButton href={entry.subject.path}>{say('line.open')}</LinkButton>
        </p>
      )}
    </Dialog>
  );
}
