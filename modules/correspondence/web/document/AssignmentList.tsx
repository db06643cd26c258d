import { Badge, Progress, useWords } from '@sarn/platform-web';
import type { AssignmentView } from '@sarn/document/contract';
import { isSettled } from '../shown/is-settled.ts';
import { DueBadge } from '@sarn/document/web';
import { stateTone } from '@sarn/document/web';
import { useTerms } from '@sarn/document/web';
import { registryWords } from '@sarn/document/web';

interface AssignmentListProps {
  /** Kind of the document: its flow table says whether an assignment still waits for somebody. */
  readonly kind: string;
  readonly jobs: readonly AssignmentView[];
}

/** The assignees with their progress and due dates. */
export function AssignmentList({ kind, jobs }: AssignmentListProps) {
  const say = useWords(registryWords);
  const term = useTerms();
  return (
    <ul className="doc-lines">
      {jobs.map((job) => (
        <li key={job.id}>
          <div className="doc-line-head">
            <strong>{job.assignee.name}</strong>
            <Badge tone={stateTone(job.state)}>{term(job.stateTerm)}</Badge>
          </div>
          <div className="s-small s-muted">
            {say(job.isMain ? 'role.mainPerson' : 'role.coPerson')}
            {job.assignee.positionName && ` · ${job.assignee.positionName}`}
          </div>
          {job.instruction && <p className="doc-line-note">{job.instruction}</p>}
          <div className="doc-line-foot">
            <Progress
              label={say('document.progressOf', { name: job.assignee.name })}
              value={job.percent / 100}
            />
            {job.dueDate && (
              <DueBadge dueDate={job.dueDate} isSettled={isSettled(kind, 'job', job.state)} />
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
