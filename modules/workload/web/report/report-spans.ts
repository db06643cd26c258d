import { addDays } from '@sarn/kernel';
import type { CivilDate } from '@sarn/kernel';

export const spanNames = ['default', 'month', 'lastMonth', 'fiscalYear'] as const;
export type SpanName = (typeof spanNames)[number];

/** Days of a report; empty means the default of the server. */
export interface Span {
  readonly from: string;
  readonly until: string;
}

const firstOfMonth = (day: CivilDate): CivilDate => `${day.slice(0, 8)}01`;

/** First day of the fiscal year of a day, which begins on 1 October. */
function fiscalYearStart(day: CivilDate): CivilDate {
  const year = Number(day.slice(0, 4));
  return `${day.slice(5) >= '10-01' ? year : year - 1}-10-01`;
}

/** The named days of a report on this day. */
export function spansOn(today: CivilDate): Readonly<Record<SpanName, Span>> {
  const lastOfBefore = addDays(firstOfMonth(today), -1);
  return {
    default: { from: '', until: '' },
    month: { from: firstOfMonth(today), until: today },
    lastMonth: { from: firstOfMonth(lastOfBefore), until: lastOfBefore },
    fiscalYear: { from: fiscalYearStart(today), until: today },
  };
}

/** The name of these days; null for others. */
export function spanNameOf({ from, until }: Span, today: CivilDate): SpanName | null {
  const spans = spansOn(today);
  return spanNames.find((name) => spans[name].from === from && spans[name].until === until) ?? null;
}
