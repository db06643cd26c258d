/** States of one sending of a document to a unit or a person. */
export type TransmissionState =
  | 'SENT'
  | 'RECALLED'
  | 'RETURNED'
  | 'AUTO_RETURNED'
  | 'RESENT'
  | 'SETTLED'
  | 'UNIT_RECEIVED'
  | 'UNIT_PRESENTED'
  | 'STUDYING'
  | 'CONSIDERED'
  | 'ASSIGNED'
  | 'IN_PROGRESS'
  | 'REPORTED'
  | 'COMPLETED'
  | 'CLOSED'
  | 'DELIVERED';

/** States of an assignment: one person's share of the work on a sending. */
export type AssignmentState =
  | 'ASSIGNED'
  | 'IN_PROGRESS'
  | 'REPORTED'
  | 'DONE'
  | 'RETURNED'
  | 'ENDED';

const doneStates: Readonly<Record<string, readonly string[]>> = {
  transmission: ['RESENT', 'SETTLED', 'COMPLETED', 'CLOSED'] satisfies TransmissionState[],
  assignment: ['REPORTED', 'DONE', 'RETURNED', 'ENDED'] satisfies AssignmentState[],
};

/** Whether the work is done that a due date is for: it is not late any more, also while it waits to be closed. */
export const isWorkDone = (on: string, state: string): boolean =>
  doneStates[on]?.includes(state) ?? false;
