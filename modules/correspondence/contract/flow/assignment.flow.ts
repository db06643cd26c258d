import type { StateRow, Transition } from '@sarn/document/contract';

/** One person's share of the work on a transmission. */
export const assignmentStates: readonly StateRow[] = [
  {
    on: 'job',
    state: 'ASSIGNED',
    waiting: [
      { queue: 'jobAssign', for: ['assignee'] },
      { queue: 'jobAssign2', for: ['unitHead'] },
    ],
  },
  {
    on: 'job',
    state: 'IN_PROGRESS',
    waiting: [
      { queue: 'jobAssign', for: ['assignee'] },
      { queue: 'jobAssign2', for: ['unitHead'] },
    ],
  },
  { on: 'job', state: 'REPORTED', waiting: [] },
  { on: 'job', state: 'DONE', waiting: [], isFinal: true },
  { on: 'job', state: 'RETURNED', waiting: [], isFinal: true },
  { on: 'job', state: 'ENDED', waiting: [], isFinal: true },
];

export const assignmentTransitions: readonly Transition[] = [
  {
    on: 'job',
    act: 'accept',
    from: ['ASSIGNED'],
    by: ['assignee'],
    to: 'IN_PROGRESS',
    form: 'none',
    tone: 'primary',
    effects: ['startJob'],
  },
  {
    on: 'job',
    act: 'sendBack',
    from: ['ASSIGNED'],
    by: ['assignee'],
    to: 'RETURNED',
    form: 'reason',
    tone: 'danger',
    effects: ['returnJob'],
  },
  {
    // Progress below 100 % leaves the assignment with its principal; 100 % reports it as done.
    on: 'job',
    act: 'report',
    from: ['IN_PROGRESS'],
    by: ['assignee'],
    to: 'computed',
    form: 'report',
    tone: 'primary',
    effects: ['reportJob'],
  },
  {
    // The due date stays the same: reassigning must not extend it.
    on: 'job',
    act: 'reassign',
    from: ['ASSIGNED', 'IN_PROGRESS'],
    by: ['unitHead'],
    to: 'ASSIGNED',
    form: 'reassign',
    tone: 'quiet',
    guards: ['assigneesInTree'],
    effects: ['moveJob'],
  },
  {
    // Whoever follows the document may remind the assignee, once a day for each assignment.
    on: 'job',
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
    on: 'job',
    act: 'endJob',
    from: ['ASSIGNED', 'IN_PROGRESS'],
    by: ['unitHead'],
    to: 'ENDED',
    form: 'reason',
    tone: 'danger',
    effects: ['endJob'],
  },
];
