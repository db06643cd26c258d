/* Names that this module adds to those of the flow: guards, effects and others. */

import type { AssignmentState } from '@sarn/document/contract';

type Guard = 'mainAssignmentsReported' | 'assignmentsFinal' | 'assigneesInTree';

type Effect =
  | 'setStudier'
  | 'createAssignments'
  | 'startAssignment'
  | 'reportAssignment'
  | 'returnAssignment'
  | 'moveAssignment'
  | 'endAssignment'
  | 'remindAssignee'
  | 'acceptReports'
  | 'finishAssignments'
  | 'reopenAssignments';

type Act =
  | 'assignPresent'
  | 'presentStudy'
  | 'assign'
  | 'accept'
  | 'reassign'
  | 'report'
  | 'endJob'
  | 'remind'
  | 'approveReport';

declare module '@sarn/document/contract' {
  interface FlowSubjects {
    assignment: AssignmentState;
  }
  interface FlowRoles extends Record<'studier' | 'assignee', true> {}
  interface FlowGuards extends Record<Guard, true> {}
  interface FlowEffects extends Record<Effect, true> {}
  interface ActCodes extends Record<Act, true> {}
}
