import { Badge, Progress, useWords } from '@sarn/platform-web';
import { JobTypeName } from '@sarn/document-classes/web';
import type { AssignmentView } from '@sarn/document/contract';
import { isSettled } from '../shown/is-settled.ts';
import { DueBadge } from '@sarn/document/web';
import { stateTone } from '@sarn/document/web';
import { useTerms } from '@sarn/document/web';
import { registryWords } from '@sarn/document/web';

interface AssignmentListProps {
  /** Kind of the document: its flow table says whether an assignment still waits for somebody. */
  readonly kind: string;
  readonly assignments: readonly AssignmentView[];
}

/** The assignees with their progress and due dates. */
export function AssignmentList({ kind, assignments }: AssignmentListProps) {
  const say = useWords(registryWords);
  const term = useTerms();
  return (
    <ul className="doc-lines">
      {assignments.map((assignment) => (
        <li key={assignment.id}>
          <div className="doc-line-head">
            <strong>{assignment.assignee.name}</strong>
            <Badge tone={stateTone(assignment.state)}>{term(assignment.stateTerm)}</Badge>
          </div>
          <div className="s-small s-muted">
            {say(assignment.isMain ? 'role.mainPerson' : 'role.coPerson')}
            {assignment.assignee.positionName && ` · ${assignment.assignee.positionName}`}
          </div>
          <JobTypeName code={assignment.jobType} />
          {assignment.instruction && <p className="doc-line-note">{assignment.instruction}</p>}
          <div className="doc-line-foot">
            <Progress
              label={say('document.progressOf', { name: assignment.assignee.name })}
              value={assignment.percent / 100}
            />
            {assignment.dueDate && (
              <DueBadge
                dueDate={assignment.dueDate}
                isSettled={isSettled(kind, 'assignment', assignment.state)}
              />
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
