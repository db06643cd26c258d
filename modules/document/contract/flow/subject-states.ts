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
