import { Badge, Dialog, EmptyState, Progress, Tabs, useWords } from '@sarn/platform-web';
import type { DocumentDetail } from '@sarn/document/contract';
import { officeToday } from '@sarn/document/web';
import { useMayKeep } from '@sarn/classification/web';
import { DueBadge } from '@sarn/document/web';
import { isSettled } from '@sarn/correspondence/web';
import { stateTone } from '@sarn/document/web';
import { useTerms } from '@sarn/document/web';
import { PersonRow } from './PersonRow.tsx';
import { reportOf } from './report.ts';
import type { UnitReport, WholeReport } from './report.ts';
import { assignmentsWords } from './words/assignments-words.ts';
import './assignments.css';

export interface ReportDialogProps {
  readonly detail: DocumentDetail;
  readonly onClose: () => void;
}

/** “View report” and “view report per person” (specification §4) of one document. */
export function ReportDialog({ detail, onClose }: ReportDialogProps) {
  const say = useWords(assignmentsWords);
  const mayKeep = useMayKeep(detail);
  const report = reportOf(detail, officeToday());
  const people = report.people.map((person) => (
    <PersonRow key={person.assignment.id} kind={detail.kind} person={person} mayKeep={mayKeep} />
  ));
  const items = [
    {
      id: 'whole',
      label: say('report.whole'),
      content: <WholeView kind={detail.kind} report={report} />,
    },
    {
      id: 'people',
      label: say('report.people'),
      count: report.people.length,
      content:
        people.length > 0 ? (
          <ul className="doc-lines report-lines">{people}</ul>
        ) : (
          <EmptyState
            title={say('report.nothingAssigned')}
            text={say('report.nothingAssignedText')}
          />
        ),
    },
  ];
  return (
    <Dialog isOpen size="l" title={say('report.title')} onClose={onClose}>
      <p className="report-subject">{detail.title}</p>
      <Tabs aria-label={say('report.title')} items={items} />
    </Dialog>
  );
}

function WholeView({ kind, report }: { readonly kind: string; readonly report: WholeReport }) {
  const say = useWords(assignmentsWords);
  const { progress, all, done, late } = report;
  return (
    <>
      {progress !== null && (
        <div className="report-whole">
          <Progress label={say('report.progress')} value={progress} />
          <p>
            {say('report.summary', { done, all, count: all })}{' '}
            {late > 0 && <Badge tone="danger">{say('report.late', { count: late })}</Badge>}
          </p>
        </div>
      )}
      <ul className="doc-lines report-lines">
        {report.units.map((unit) => (
          <UnitRow key={unit.transmission.id} kind={kind} unit={unit} />
        ))}
      </ul>
    </>
  );
}

/** One transmission: its progress, and who works on it. */
function UnitRow({ kind, unit }: { readonly kind: string; readonly unit: UnitReport }) {
  const say = useWords(assignmentsWords);
  const term = useTerms();
  const { transmission, assignments, progress } = unit;
  const name = transmission.toUnit?.name ?? transmission.toPerson?.name ?? '';
  const people = assignments.map((assignment) => assignment.assignee.name).join(', ');
  return (
    <li>
      <div className="doc-line-head">
        <strong>{name}</strong>
        <Badge tone={stateTone(transmission.state)}>{term(transmission.stateTerm)}</Badge>
      </div>
      <div className="s-small s-muted">{people || say('report.notAssigned')}</div>
      <div className="doc-line-foot">
        {progress !== null && (
          <Progress label={say('report.unitProgress', { name })} value={progress} />
        )}
        {transmission.dueDate && (
          <DueBadge
            dueDate={transmission.dueDate}
            isSettled={isSettled(kind, 'transmission', transmission.state)}
          />
        )}
      </div>
    </li>
  );
}
