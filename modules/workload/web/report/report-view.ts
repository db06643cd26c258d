import type { Workload } from '@sarn/workload/contract';

export const reportTabs = ['workload', 'handoffs'] as const;
export type ReportTab = (typeof reportTabs)[number];

/** The reader's view of a report; empty means the default of the server. */
export interface ReportView {
  readonly tab: ReportTab;
  readonly unit: string;
  readonly from: string;
  readonly until: string;
  readonly more: string;
}

const texts = ['unit', 'from', 'until', 'more'] as const;

/** The view of an address; an unknown value is left out. */
export function viewOf(search: Readonly<Record<string, unknown>>): ReportView {
  const text = (name: string) => {
    const value = search[name];
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  };
  // A bookmark from before handoffs were called so.
  const asked = search['tab'] === 'hands' ? 'handoffs' : search['tab'];
  const tab = reportTabs.find((known) => known === asked) ?? 'workload';
  return { tab, unit: text('unit'), from: text('from'), until: text('until'), more: text('more') };
}

/** The address of a view, without defaults. */
export function addressOf(view: ReportView): Record<string, string> {
  const kept = texts.filter((name) => view[name] !== '').map((name) => [name, view[name]] as const);
  return { ...(view.tab === 'workload' ? {} : { tab: view.tab }), ...Object.fromEntries(kept) };
}

/** The request to the server. */
export function askOf({ unit, from, until }: ReportView) {
  return {
    ...(unit ? { unitId: unit } : {}),
    ...(from ? { from } : {}),
    ...(until ? { until } : {}),
  };
}

export interface Totals {
  readonly open: number;
  readonly late: number;
  /** Units that have late work. */
  readonly units: number;
  readonly finished: number;
  /** Of the finished, in whole percent; null where nothing was finished. */
  readonly onTime: number | null;
  /** Average of all work, open and finished. */
  readonly days: number;
}

/** The figures of all units together. */
export function totalsOf(rows: readonly Workload[]): Totals {
  const sum = (of: (row: Workload) => number) => rows.reduce((all, row) => all + of(row), 0);
  const finished = sum((row) => row.finished);
  const finishedLate = sum((row) => row.finishedLate);
  const count = sum((row) => row.open + row.finished);
  const days = sum((row) => row.days * (row.open + row.finished));
  return {
    open: sum((row) => row.open),
    late: sum((row) => row.late),
    units: rows.filter(({ late }) => late > 0).length,
    finished,
    onTime: finished === 0 ? null : Math.round((100 * (finished - finishedLate)) / finished),
    days: count === 0 ? 0 : days / count,
  };
}
