import type {
  DocumentDetail,
  HistoryEntry,
  AssignmentView,
  TransmissionView,
} from '@sarn/document/contract';

/** One person's share, with what he wrote and when what happened. */
export interface PersonReport {
  readonly job: AssignmentView;
  /** Where his unit stands; a transmission always has one. */
  readonly place: string;
  /** His reports, the newest first. */
  readonly reports: readonly HistoryEntry[];
  readonly acceptedAt: string | null;
  readonly remindedAt: string | null;
}

/** One sending with the jobs that came of it. */
export interface UnitReport {
  readonly leg: TransmissionView;
  readonly jobs: readonly AssignmentView[];
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

/** Given back or ended: these shares are no longer part of the work. */
const out = new Set(['RETURNED', 'ENDED']);
const reported = new Set(['REPORTED', 'DONE']);
const reminders = new Set(['remind', 'reminded']);

/** What the document itself tells about the work on it. */
export function reportOf(
  { legs: transmissions, jobs, history }: DocumentDetail,
  today: string,
): WholeReport {
  const live = jobs.filter((job) => !out.has(job.state));
  return {
    units: transmissions.map((transmission) => {
      const own = live.filter((job) => job.legId === transmission.id);
      return { leg: transmission, jobs: own, progress: progressOf(own) };
    }),
    people: jobs.map((job) => personReport(job, transmissions, history)),
    progress: progressOf(live),
    all: live.length,
    done: live.filter((job) => reported.has(job.state)).length,
    late: live.filter((job) => isLate(job, today)).length,
  };
}

function isLate({ state, dueDate }: AssignmentView, today: string): boolean {
  return !reported.has(state) && dueDate !== null && dueDate < today;
}

/** The main assignees carry the work; where there is none left, all do. */
function progressOf(jobs: readonly AssignmentView[]): number | null {
  const mains = jobs.filter((job) => job.isMain);
  const counted = mains.length > 0 ? mains : jobs;
  if (counted.length === 0) return null;
  return counted.reduce((sum, job) => sum + job.percent, 0) / counted.length / 100;
}

function personReport(
  job: AssignmentView,
  transmissions: readonly TransmissionView[],
  history: readonly HistoryEntry[],
): PersonReport {
  const transmission = transmissions.find((one) => one.id === job.legId);
  const own = history
    .filter((entry) => entry.jobId === job.id)
    .toSorted((a, b) => b.at.localeCompare(a.at));
  return {
    job,
    place: transmission?.toUnit?.name ?? transmission?.toPerson?.name ?? '',
    reports: own.filter((entry) => entry.act === 'report'),
    acceptedAt: own.find((entry) => entry.act === 'accept')?.at ?? null,
    remindedAt: own.find((entry) => reminders.has(entry.act))?.at ?? null,
  };
}
