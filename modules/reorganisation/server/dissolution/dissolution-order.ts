import type { CivilDate } from '@sarn/kernel';

/** The order by which a unit ends. */
export interface DissolutionOrder {
  readonly unitId: string;
  /** Null: dissolved without a successor. */
  readonly successorId: string | null;
  readonly lastDay: CivilDate;
  readonly orderNo: string;
  readonly note: string;
}
