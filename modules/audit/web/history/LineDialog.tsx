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
import { SubjectName } from './line-columns.tsx';

interface LineDialogProps {
  readonly line: AuditTrailEntry;
  readonly onClose: () => void;
}

/** All fields of one row. */
export function LineDialog({ line, onClose }: LineDialogProps) {
  const say = useWords(auditWords);
  const language = useLanguage();
  const who = [line.callerName || say('line.nobody'), line.callerPost].filter(Boolean).join(' · ');
  const items = [
    { term: say('line.act'), value: line.text },
    { term: say('line.who'), value: who },
    { term: say('line.at'), value: formatMoment(line.at, language) },
    {
      term: say('line.outcome'),
      value: say(line.isRefused ? 'filter.refused' : 'filter.done'),
    },
    { term: say('line.subject'), value: <SubjectName subject={line.subject} /> },
    { term: say('filter.ip'), value: line.ip || say('line.none') },
    {
      term: say('filter.requestId'),
      value: <code lang="en">{line.requestId || say('line.none')}</code>,
    },
    {
      term: say('line.seal'),
      value: line.seq === null ? say('line.waiting') : line.seq.toLocaleString('en'),
    },
  ];
  return (
    <Dialog title={say('line.detail')} isOpen onClose={onClose}>
      <DescriptionList items={items} />
      {line.subject.path && (
        <p className="audit-open">
          <LinkButton href={line.subject.path}>{say('line.open')}</LinkButton>
        </p>
      )}
    </Dialog>
  );
}
