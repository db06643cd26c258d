import { addDays, addWorkingDays } from '@sarn/kernel';
import type { CivilDate, ClosedDays } from '@sarn/kernel';
import type { ReminderStage, ReminderStageCode } from '../../contract/index.ts';

/** Due dates that a stage covers on one day, both ends included. */
export interface DueWindow {
  readonly stage: ReminderStageCode;
  /** null: without a first day. */
  readonly from: CivilDate | null;
  readonly to: CivilDate;
}

type Ends = (
  today: CivilDate,
  workingDays: number,
  closed: ClosedDays,
) => { readonly from: CivilDate | null; readonly to: CivilDate };

/** The last due date that is `count` working days past when today counts as a whole day. */
function lateBy(today: CivilDate, count: number, closed: ClosedDays): CivilDate {
  const countedFrom = addWorkingDays(addDays(today, 1), -Math.max(count, 1), closed);
  return addDays(countedFrom, -1);
}

const overdue: Ends = (today, workingDays, closed) => ({
  from: null,
  to: lateBy(today, workingDays, closed),
});

/** By the day alone: stages that go by the time of day have no window of days. */
const ends: Partial<Record<ReminderStageCode, Ends>> = {
  soon: (today, workingDays, closed) => ({
    from: addDays(today, 1),
    to: addWorkingDays(today, workingDays, closed),
  }),
  today: (today) => ({ from: today, to: today }),
  overdue,
  escalated: overdue,
};

/**
 * The due dates to remind of on a day. A due date on a day off is covered by `soon` on the working
 * days before it and by `overdue` after it.
 *
 * @param today a working day
 */
export function dueWindows(
  today: CivilDate,
  stages: readonly ReminderStage[],
  closed: ClosedDays,
): DueWindow[] {
  return stages
    .filter(({ isOn }) => isOn)
    .flatMap(({ stage, workingDays }) => {
      const span = ends[stage]?.(today, workingDays, closed);
      return span ? [{ stage, ...span }] : [];
    })
    .filter(({ from, to }) => from === null || from <= to);
}
