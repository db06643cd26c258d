import type { StateRow, Transition } from '@sarn/document/contract';

/** One person's share of the work on a transmission. */
export const assignmentStates: readonly StateRow[] = [
  {
    on: 'assignment',
    state: 'ASSIGNED',
    waiting: [
      { queue: 'jobAssign', for: ['assignee'] },
      { queue: 'jobAssign2', for: ['unitHead'] },
    ],
  },
  {
    on: 'assignment',
    state: 'IN_PROGRESS',
    waiting: [
      { queue: 'jobAssign', for: ['assignee'] },
      { queue: 'jobAssign2', for: ['unitHead'] },
    ],
  },
  { on: 'assignment', state: 'REPORTED', waiting: [] },
  { on: 'assignment', state: 'DONE', waiting: [], isFinal: true },
  { on: 'assignment', state: 'RETURNED', waiting: [], isFinal: true },
  { on: 'assignment', state: 'ENDED', waiting: [], isFinal: true },
];

export const assignmentTransitions: readonly Transition[] = [
  {
    // Work of a type without a report is done with it.
    on: 'assignment',
    act: 'accept',
    from: ['ASSIGNED'],
    by: ['assignee'],
    to: 'computed',
    form: 'none',
    tone: 'primary',
    effects: ['startAssignment'],
  },
  {
    on: 'assignment',
    act: 'sendBack',
    from: ['ASSIGNED'],
    by: ['assignee'],
    to: 'RETURNED',
    form: 'reason',
    tone: 'danger',
    effects: ['returnAssignment'],
  },
  {
    // Progress below 100 % leaves the assignment with its principal; 100 % reports it as done.
    on: 'assignment',
    act: 'report',
    from: ['IN_PROGRESS'],
    by: ['assignee'],
    to: 'computed',
    form: 'report',
    tone: 'primary',
    effects: ['reportAssignment'],
  },
  {
    // The due date stays the same: reassigning must not extend it.
    on: 'assignment',
    act: 'reassign',
    from: ['ASSIGNED', 'IN_PROGRESS'],
    by: ['unitHead'],
    to: 'ASSIGNED',
    form: 'reassign',
    tone: 'quiet',
    guards: ['assigneesInTree'],
    effects: ['moveAssignment'],
  },
  {
    // Whoever follows the document may remind the assignee, once a day for each assignment.
    on: 'assignment',
    act: 'remind',
    from: ['ASSIGNED', 'IN_PROGRESS'],
    by: ['unitHead', 'unitClerk', 'ownerClerk', 'drafter'],
    to: 'computed',
    form: 'pass',
    tone: 'quiet',
    effects: ['remindAssignee'],
    staysPut: true,
  },
  {
    on: 'assignment',
    act: 'endJob',
    from: ['ASSIGNED', 'IN_PROGRESS'],
    by: ['unitHead'],
    to: 'ENDED',
    form: 'reason',
    tone: 'danger',
    effects: ['endAssignment'],
  },
];
