import { FileList } from '@sarn/file/web';
import { Badge, Progress, useLanguage, useWords, formatMoment } from '@sarn/platform-web';
import type { HistoryEntry } from '@sarn/document/contract';
import { DueBadge } from '@sarn/document/web';
import { isSettled } from '@sarn/correspondence/web';
import { stateTone } from '@sarn/document/web';
import { useTerms } from '@sarn/document/web';
import type { PersonReport } from './report.ts';
import { assignmentsWords } from './words/assignments-words.ts';

interface PersonRowProps {
  /** Kind of the document: its flow table says whether an assignment still waits for somebody. */
  readonly kind: string;
  readonly person: PersonReport;
  /**
   * Whether the reader may keep the files; of a classified document only if named with that right.
   */
  readonly mayKeep: boolean;
}

/** One assignee: progress, due date, reports with their files, and dates. */
export function PersonRow({ kind, person, mayKeep }: PersonRowProps) {
  const say = useWords(assignmentsWords);
  const term = useTerms();
  const { assignment, place, reports } = person;
  const { assignee } = assignment;
  const facts = [
    say(assignment.isMain ? 'report.main' : 'report.co'),
    assignee.positionName,
    place,
  ];
  return (
    <li>
      <div className="doc-line-head">
        <strong>{assignee.name}</strong>
        <Badge tone={stateTone(assignment.state)}>{term(assignment.stateTerm)}</Badge>
      </div>
      <div className="s-small s-muted">{facts.filter(Boolean).join(' · ')}</div>
      <div className="doc-line-foot">
        <Progress
          label={say('report.of', { name: assignee.name })}
          value={assignment.percent / 100}
        />
        {assignment.dueDate && (
          <DueBadge
            dueDate={assignment.dueDate}
            isSettled={isSettled(kind, 'assignment', assignment.state)}
          />
        )}
      </div>
      <Times person={person} />
      {reports.length === 0 && <p className="s-small s-muted">{say('report.notReported')}</p>}
      {reports.map((entry) => (
        <Report key={entry.id} entry={entry} mayKeep={mayKeep} />
      ))}
    </li>
  );
}

function Times({ person }: { readonly person: PersonReport }) {
  const say = useWords(assignmentsWords);
  const language = useLanguage();
  const times = [
    ['assigned', person.assignment.assignedAt],
    ['accepted', person.acceptedAt],
    ['reported', person.reports[0]?.at ?? null],
    ['reminded', person.remindedAt],
  ] as const;
  const words = times.flatMap(([name, at]) =>
    at ? [say(`report.${name}`, { when: formatMoment(at, language) })] : [],
  );
  return <p className="s-small s-muted">{words.join(' · ')}</p>;
}

/** One report, with the progress at that time and its files. */
function Report({ entry, mayKeep }: { readonly entry: HistoryEntry; readonly mayKeep: boolean }) {
  const language = useLanguage();
  const share = entry.detail.map((line) => line.value).join(' ');
  return (
    <div className="report-entry">
      <p className="s-small s-muted">
        {formatMoment(entry.at, language)} · {share}
      </p>
      <p>{entry.note}</p>
      {entry.files.length > 0 && <FileList files={entry.files} mayKeep={mayKeep} />}
    </div>
  );
}
