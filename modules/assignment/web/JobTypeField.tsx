import { addWorkingDays, isWorkingDay } from '@sarn/kernel';
import { Select, useWords } from '@sarn/platform-web';
import { useJobType, useJobTypeOptions } from '@sarn/document-classes/web';
import { officeToday, useOfficeCalendar } from '@sarn/document/web';
import { useEffect, useRef } from 'react';
import { assignmentsWords } from './words/assignments-words.ts';

interface JobDraft {
  readonly jobType: string;
  readonly dueDate: string | null;
}

interface JobTypeFieldProps {
  readonly draft: JobDraft;
  readonly change: (part: Partial<JobDraft>) => void;
  /** Sets what nobody typed. */
  readonly adopt: (part: Partial<JobDraft>) => void;
  /** The document has a due date of its own, which is still to come and which an assignment keeps. */
  readonly isDueFixed: boolean;
  readonly error: string | null;
}

/**
 * What the assignee is to do. A type with working days proposes the due date, as long as nobody
 * chose another one.
 */
export function JobTypeField({ draft, change, adopt, isDueFixed, error }: JobTypeFieldProps) {
  const say = useWords(assignmentsWords);
  const options = useJobTypeOptions();
  const jobOf = useJobType();
  const proposalOf = useProposedDay();
  const proposed = isDueFixed ? null : proposalOf(draft.jobType);
  // Once, when the table and the days off have arrived: a day that is being typed is empty, too.
  const isProposedOnce = useRef(false);
  useEffect(() => {
    if (proposed === null || isProposedOnce.current) return;
    isProposedOnce.current = true;
    if (draft.dueDate === null) adopt({ dueDate: proposed });
  }, [draft.dueDate, proposed, adopt]);
  const choose = (jobType: string) => {
    const isProposed = draft.dueDate === null || draft.dueDate === proposed;
    if (isDueFixed || !isProposed) change({ jobType });
    else change({ jobType, dueDate: proposalOf(jobType) });
  };
  const job = jobOf(draft.jobType);
  return (
    <Select
      label={say('job.type')}
      options={options}
      value={draft.jobType}
      onChange={choose}
      description={job && !job.needsReport ? say('job.noReport') : null}
      error={error}
    />
  );
}

/** The day that a type of job proposes, counted in working days of the agency. */
function useProposedDay(): (code: string) => string | null {
  const jobOf = useJobType();
  const today = officeToday();
  const calendar = useOfficeCalendar(today).data;
  const closed = new Set(calendar?.closed.keys());
  return (code) => {
    const days = jobOf(code)?.workingDays ?? null;
    if (days === null || !calendar) return null;
    if (days === 0) return isWorkingDay(today, closed) ? today : addWorkingDays(today, 1, closed);
    return addWorkingDays(today, days, closed);
  };
}
