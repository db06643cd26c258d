import type {
  DocumentDetail,
  HistoryEntry,
  AssignmentView,
  TransmissionView,
} from '@sarn/document/contract';

/** One person's assignment, with its reports and dates. */
export interface PersonReport {
  readonly assignment: AssignmentView;
  /** The unit of the person; a transmission always has one. */
  readonly place: string;
  /** The person's reports, newest first. */
  readonly reports: readonly HistoryEntry[];
  readonly acceptedAt: string | null;
  readonly remindedAt: string | null;
}

/** One transmission with its assignments. */
export interface UnitReport {
  readonly transmission: TransmissionView;
  readonly assignments: readonly AssignmentView[];
  /** 0 to 1 over the main assignees; null where nothing is assigned. */
  readonly progress: number | null;
}

export interface WholeReport {
  readonly units: readonly UnitReport[];
  readonly people: readonly PersonReport[];
  /** 0 to 1 over all main assignees; null where nothing is assigned. */
  readonly progress: number | null;
  readonly all: number;
  readonly done: number;
  readonly late: number;
}

/** Given back or ended: these assignments no longer count. */
const out = new Set(['RETURNED', 'ENDED']);
const reported = new Set(['REPORTED', 'DONE']);
const reminders = new Set(['remind', 'reminded']);

/** What the document itself says of the work on it. */
export function reportOf(
  { transmissions, assignments, history }: DocumentDetail,
  today: string,
): WholeReport {
  const live = assignments.filter((assignment) => !out.has(assignment.state));
  return {
    units: transmissions.map((transmission) => {
      const own = live.filter((assignment) => assignment.transmissionId === transmission.id);
      return { transmission, assignments: own, progress: progressOf(own) };
    }),
    people: assignments.map((assignment) => personReport(assignment, transmissions, history)),
    progress: progressOf(live),
    all: live.length,
    done: live.filter((assignment) => reported.has(assignment.state)).length,
    late: live.filter((assignment) => isLate(assignment, today)).length,
  };
}

function isLate({ state, dueDate }: AssignmentView, today: string): boolean {
  return !reported.has(state) && dueDate !== null && dueDate < today;
}

/** The progress is that of the main assignees; where there is none left, that of all. */
function progressOf(assignments: readonly AssignmentView[]): number | null {
  const mains = assignments.filter((assignment) => assignment.isMain);
  const counted = mains.length > 0 ? mains : assignments;
  if (counted.length === 0) return null;
  return counted.reduce((sum, assignment) => sum + assignment.percent, 0) / counted.length / 100;
}

function personReport(
  assignment: AssignmentView,
  transmissions: readonly TransmissionView[],
  history: readonly HistoryEntry[],
): PersonReport {
  const transmission = transmissions.find((one) => one.id === assignment.transmissionId);
  const own = history
    .filter((entry) => entry.assignmentId === assignment.id)
    .toSorted((a, b) => b.at.localeCompare(a.at));
  return {
    assignment,
    place: transmission?.toUnit?.name ?? transmission?.toPerson?.name ?? '',
    reports: own.filter((entry) => entry.act === 'report'),
    acceptedAt: own.find((entry) => entry.act === 'accept')?.at ?? null,
    remindedAt: own.find((entry) => reminders.has(entry.act))?.at ?? null,
  };
}
