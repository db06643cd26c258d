import type { QueueCode } from '../queues.ts';

/** What moves: the paper itself, one sending of it to a unit or person, one person's job. */
export type FlowSubject = 'document' | 'leg' | 'job';

export type DocumentState =
  | 'ARRIVED'
  | 'REFUSED'
  | 'REGISTERED'
  | 'PRESENTED'
  | 'COMMANDED'
  | 'DISTRIBUTED'
  | 'DRAFT'
  | 'IN_REVIEW'
  | 'AWAITING_SIGN'
  | 'AWAITING_APPROVAL'
  | 'AWAITING_INITIAL'
  | 'SIGNED'
  | 'INITIALLED'
  | 'SEALED'
  | 'NUMBERED'
  | 'DISAPPROVED'
  | 'DISPATCHED'
  | 'DELIVERED'
  | 'ISSUED'
  | 'REVOKED'
  | 'PUBLISHED'
  | 'CERTIFIED'
  | 'CANCELLED'
  | 'CLOSED';

export type LegState =
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

export type JobState = 'ASSIGNED' | 'IN_PROGRESS' | 'REPORTED' | 'DONE' | 'RETURNED' | 'ENDED';

export type FlowState = DocumentState | LegState | JobState;

/**
 * Who acts, said in terms of the subject. Each role becomes the keys of the persons who act for
 * it today (see `server/holders.ts`), which is all that queues, buttons and the check need.
 */
export type FlowRole =
  | 'ownerClerk'
  | 'ownerHead'
  | 'presentedTo'
  | 'presentedSecretary'
  | 'drafter'
  | 'reviewer'
  | 'signatory'
  | 'routeSignatory'
  | 'registryClerk'
  | 'senderClerk'
  | 'unitClerk'
  | 'unitHead'
  | 'studier'
  | 'recipient'
  | 'assignee';

/** A condition beyond state and role; `server/guards.ts` says what each one asks. */
export type FlowGuard =
  | 'unreadAndUnregistered'
  | 'mainJobsReported'
  | 'jobsFinal'
  | 'assigneesInTree'
  | 'passwordConfirmed'
  | 'orderPasswordConfirmed'
  | 'noOpenLegs'
  | 'orderNamesNobody'
  | 'meetingIsNew'
  | 'changesPossible'
  | 'nothingDispatched'
  | 'bearsFile'
  | 'closedAtRegistry'
  | 'answered'
  | 'mayRise'
  | 'isSecret'
  | 'classGivenHere';

/** What a move does besides changing the state; `server/effects/` does each one. */
export type FlowEffect =
  | 'setPresented'
  | 'keepOrder'
  | 'sendLegs'
  | 'takeBackReading'
  | 'startRoute'
  | 'advanceRoute'
  | 'returnRoute'
  | 'withdrawRoute'
  | 'skipStep'
  | 'handToRegistry'
  | 'numberLetter'
  | 'issueCertificate'
  | 'enterDocument'
  | 'certifyReport'
  | 'recordGazette'
  | 'recordDispatch'
  | 'recordReceipt'
  | 'cancelSendings'
  | 'signAndNumber'
  | 'publish'
  | 'receiveNumber'
  | 'setStudier'
  | 'createJobs'
  | 'startJob'
  | 'reportJob'
  | 'returnJob'
  | 'moveJob'
  | 'endJob'
  | 'remindAssignee'
  | 'acceptReports'
  | 'finishJobs'
  | 'reopenJobs'
  | 'settleDocument'
  | 'setRetention'
  | 'registerArrival'
  | 'voidNumbers'
  | 'reopenLeg'
  | 'reopenAtRegistry'
  | 'changeClass';

/** The question asked before the move; `forms.ts` holds its fields. */
export type FlowForm =
  | 'none'
  | 'reason'
  | 'note'
  | 'present'
  | 'distribute'
  | 'dispatch'
  | 'command'
  | 'register'
  | 'study'
  | 'opinion'
  | 'assign'
  | 'reassign'
  | 'report'
  | 'close'
  | 'submit'
  | 'sign'
  | 'pass'
  | 'number'
  | 'signNumber'
  | 'takeNumber'
  | 'dispatchOutside'
  | 'receipt'
  | 'certify'
  | 'gazette'
  | 'classify';

export type ActCode =
  | 'register'
  | 'refuse'
  | 'present'
  | 'distribute'
  | 'command'
  | 'dispatchCommand'
  | 'sendBack'
  | 'recall'
  | 'receive'
  | 'resend'
  | 'settle'
  | 'assignPresent'
  | 'presentStudy'
  | 'recordResult'
  | 'assign'
  | 'acknowledgeFile'
  | 'acknowledge'
  | 'accept'
  | 'reassign'
  | 'report'
  | 'endJob'
  | 'remind'
  | 'approveReport'
  | 'close'
  | 'closeAnswered'
  | 'submit'
  | 'pass'
  | 'withdraw'
  | 'sign'
  | 'approve'
  | 'disapprove'
  | 'cancel'
  | 'reopen'
  | 'skip'
  | 'initial'
  | 'seal'
  | 'number'
  | 'dispatch'
  | 'recordReceipt'
  | 'revoke'
  | 'annotate'
  | 'enter'
  | 'certify'
  | 'recordGazette'
  | 'classify'
  | 'declassify';

export type ActTone = 'primary' | 'quiet' | 'danger';

/** One row of the flow table: in these states these people may do this, and then that holds. */
export interface Transition {
  readonly on: FlowSubject;
  readonly act: ActCode;
  readonly from: readonly FlowState[];
  readonly by: readonly FlowRole[];
  /** The state afterwards; an effect may decide instead where it depends on others (`computed`). */
  readonly to: FlowState | 'computed';
  readonly form: FlowForm;
  readonly tone: ActTone;
  readonly guards?: readonly FlowGuard[];
  readonly effects?: readonly FlowEffect[];
  /** Nothing moves: neither place nor age in any queue changes, and no queue rings its bell. */
  readonly staysPut?: boolean;
}

/** Who finds the subject in which queue while it rests in a state. */
export interface Waiting {
  readonly queue: QueueCode;
  readonly for: readonly FlowRole[];
}

export interface StateRow {
  readonly on: FlowSubject;
  readonly state: FlowState;
  readonly waiting: readonly Waiting[];
  /** Nobody waits for anything here; only reopening leads on, where the table has it. */
  readonly isFinal?: boolean;
  /** It has left, or everybody reads it: nobody is waited for, though somebody may yet do something. */
  readonly isAtRest?: boolean;
}

export interface Flow {
  readonly states: readonly StateRow[];
  readonly transitions: readonly Transition[];
}
