import type { th } from './th.ts';

export const en: typeof th = {
  help: {
    title: 'How documents move',
    intro: 'This is the same table by which the system checks and makes its buttons',
    state: 'State',
    waiting: 'Waits with',
    acts: 'What may be done, and what follows',
    final: 'Final',
    noAct: 'Waits for a step of somebody else',
    computed: 'depends on the steps left',
    on: {
      document: 'The document',
      transmission: 'Sending to a unit or person',
      assignment: 'Assignment of one person',
    },
  },
  title: 'When something unusual happens',
  intro: 'Every document is always with somebody, and each refusal says why.',
  drawing: 'Drawing of the steps: {what}. The table below says the same in words.',
  legend: 'Solid lines lead on, dashed ones take back or end; a double frame is an end.',
  effects: 'Recall, send back, refuse, disapprove, cancel: how they differ',
  act: 'Act',
  effect: 'What follows',
  case: 'What happens',
  outcome: 'What the system does',
  twoAtOnce: 'Two people do the same at once',
  twoAtOnceText:
    'Only the first succeeds; the other is told that the matter has moved on. Nothing is written twice.',
  recalled: 'The sender recalls while the unit receives',
  recalledText:
    'Received first, it can no longer be recalled. Recalled first, the receiver is told so and no number is lost.',
  sentTwice: 'The same command is sent twice',
  sentTwiceText: 'It is done, and a number given, once; the repeat gets the same answer.',
  cycle: 'Documents refer to each other in a circle',
  cycleText:
    'Only published documents in force can be amended or repealed; not itself and not a draft, so no circle can arise.',
  signatoryLeft: 'A signatory or reviewer has left',
  signatoryLeftText:
    'People who have left cannot be chosen. If somebody leaves meanwhile, the drafter withdraws and submits anew, or skips the reviewer with a reason.',
  personLeft: 'A recipient or assignee has left',
  personLeftText:
    'The head reassigns the work, the clerk takes back what was presented or given for study, the sender ends the sending. The page says that the person it is with has left.',
  vacantPost: 'Nobody holds the post in a unit',
  vacantPostText:
    'Nothing can be sent to a unit without a clerk. What was sent waits for the next person on the post; unopened, it can be recalled.',
  unitEnded: 'A unit is dissolved or merged while documents are on their way',
  unitEndedText:
    'Merged: everything, letters on their way included, goes to the successor. Dissolved: letters not received go back to their senders, the rest to the unit above. All keep their age, and the history says what happened; the registers close and keep their numbers. It can be planned for a day and called off until then. A unit that is opened again goes on with its numbers; documents stay where they went.',
  calendarHole: 'A year has no holidays in the calendar',
  calendarHoleText:
    'Working days leave out weekends only; the due field and the calendar page say that the year is missing.',
  actingEnded: 'An acting order ends while one acts by it',
  actingEndedText:
    'It is checked at the moment of acting: once ended, nothing can be done by it and nothing is written.',
};
