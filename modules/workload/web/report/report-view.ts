import type { DocumentKind } from '@sarn/document/contract';
import { workKinds } from '@sarn/workload/contract';
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
  readonly kind: DocumentKind | '';
  /** Of which the figures of the table are. */
  readonly table: FiguresOf;
}

export const figuresOf = ['units', 'people'] as const;
export type FiguresOf = (typeof figuresOf)[number];

const texts = ['unit', 'from', 'until', 'more', 'kind'] as const;

/** Without any filter. */
export const everything = { unit: '', from: '', until: '', more: '', kind: '' } as const;

/** How many filters are set; the two days are one. */
export function filterCount({ tab, unit, from, until, more, kind }: ReportView): number {
  const isMore = tab === 'handoffs' && more !== '';
  return [unit !== '', from + until !== '', isMore, kind !== ''].filter(Boolean).length;
}

/** The view of an address; an unknown value is left out. */
export function viewOf(search: Readonly<Record<string, unknown>>): ReportView {
  const text = (name: string) => {
    const value = search[name];
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  };
  // A bookmark from before handoffs were called so.
  const asked = search['tab'] === 'hands' ? 'handoffs' : search['tab'];
  const tab = reportTabs.find((known) => known === asked) ?? 'workload';
  return {
    ...{ tab, unit: text('unit'), from: text('from'), until: text('until'), more: text('more') },
    kind: workKinds.find((known) => known === text('kind')) ?? '',
    table: figuresOf.find((known) => known === text('table')) ?? 'units',
  };
}

/** The address of a view, without defaults. */
export function addressOf(view: ReportView): Record<string, string> {
  const kept = texts.filter((name) => view[name] !== '').map((name) => [name, view[name]] as const);
  return {
    ...(view.tab === 'workload' ? {} : { tab: view.tab }),
    ...(view.table === 'units' ? {} : { table: view.table }),
    ...Object.fromEntries(kept),
  };
}

/** The request to the server. */
export function askOf({ unit, from, until, kind }: ReportView) {
  return {
    ...(unit ? { unitId: unit } : {}),
    ...(from ? { from } : {}),
    ...(until ? { until } : {}),
    ...(kind ? { kind } : {}),
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

/** The last row of a table: all others together. */
export function sumOf(rows: readonly Workload[], name: string): Workload {
  const sum = (of: 'soon' | 'finishedLate') => rows.reduce((all, row) => all + row[of], 0);
  const { open, late, finished, days } = totalsOf(rows);
  return {
    ...{ id: '', name, unitName: '', open, late, finished, days },
    ...{ soon: sum('soon'), finishedLate: sum('finishedLate') },
    longestDays: Math.max(0, ...rows.map(({ longestDays }) => longestDays)),
  };
}
