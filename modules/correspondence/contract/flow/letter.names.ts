/*
 * Names that the flows of correspondence add to those of documents: states of letters, memos,
 * publications and their transmissions, roles, forms, guards and effects.
 */

import type { TransmissionState } from '@sarn/document/contract';

type State =
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

type Role =
  | 'ownerClerk'
  | 'ownerHead'
  | 'presentedTo'
  | 'presentedSecretary'
  | 'drafter'
  | 'reviewer'
  | 'signatory'
  | 'routeSignatory'
  | 'registryClerk'
  // Whoever a line of the settings lets give the numbers of the unit.
  | 'numberGiver'
  | 'senderClerk'
  | 'unitClerk'
  | 'unitHead'
  | 'recipient';

type Guard =
  | 'unreadAndUnregistered'
  | 'passwordConfirmed'
  | 'orderPasswordConfirmed'
  | 'orderNamesNobody'
  | 'meetingIsNew'
  | 'changesPossible'
  | 'draftComplete'
  | 'nobodySigned'
  | 'answered';

type Effect =
  | 'setPresented'
  | 'keepOrder'
  | 'sendTransmissions'
  | 'takeBackReading'
  | 'startRoute'
  | 'advanceRoute'
  | 'returnRoute'
  | 'withdrawRoute'
  | 'skipStep'
  | 'handToRegistry'
  | 'numberAtSignature'
  | 'numberLetter'
  | 'issueCertificate'
  | 'enterDocument'
  | 'certifyReport'
  | 'recordGazette'
  | 'signAndNumber'
  | 'publish'
  | 'settleDocument'
  | 'registerArrival'
  | 'correctEntry'
  | 'reopenTransmission';

type Act =
  | 'register'
  | 'correct'
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
  | 'recordResult'
  | 'acknowledgeFile'
  | 'acknowledge'
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
  | 'revoke'
  | 'annotate'
  | 'enter'
  | 'certify'
  | 'recordGazette';

declare module '@sarn/document/contract' {
  interface DocumentStates extends Record<State, true> {}
  interface FlowSubjects {
    transmission: TransmissionState;
  }
  interface FlowRoles extends Record<Role, true> {}
  interface FlowGuards extends Record<Guard, true> {}
  interface FlowEffects extends Record<Effect, true> {}
  interface ActCodes extends Record<Act, true> {}
}
