import type { th } from './th.ts';

export const en: typeof th = {
  title: 'Waiting for a second administrator',
  act: {
    merge: 'Merge into {to}',
    dissolve: 'Dissolve',
    split: 'Split into {to}',
  },
  day: {
    merge: 'Last day {day}',
    dissolve: 'Last day {day}',
    split: 'From {day}',
  },
  facts: '{day} · order {order}',
  by: 'Proposed by {name} on {at}',
  until: 'Can be confirmed until {at}',
  alone: 'There is no other administrator: carried out by itself on {at}',
  own: 'You proposed this; another administrator must confirm it.',
  stale:
    'A unit was changed since. This cannot be confirmed; please refuse it and propose it anew.',
  work: 'What waits in {unit}',
  what: 'What',
  shown: 'Then',
  now: 'Now',
  count: {
    onWay: 'Letters sent to it, not received yet',
    inWork: 'Letters received and not finished',
    assignments: 'Assignments to persons',
    own: 'Own documents and drafts not finished',
    reserved: 'Reserved numbers not used',
    children: 'Units below',
    officers: 'Officers',
    leaders: 'Head, deputies, secretary and clerks',
  },
  registers: 'Registers that close',
  register: '{kind} {year}, last number {number}',
  propose: 'Propose to a second administrator',
  proposeText:
    '{count} matters are open. The unit works as usual until a second administrator confirms; then it takes effect at once. The unit can be opened again later, but what was transferred or returned does not come back.',
  proposePlanText:
    'Once a second administrator has confirmed it, it takes effect when {day} is over, and can be called off until then.',
  confirm: 'Confirm',
  confirmOf: 'Confirm this about {unit}',
  sure: {
    merge: 'Merge {unit} into {to}',
    dissolve: 'Dissolve {unit}',
    split: 'Split {unit}',
  },
  sureText: '{count} matters are open. Once you confirm, the order is carried out.',
  refuse: 'Refuse',
  refuseOf: 'Refuse this about {unit}',
  refuseText: 'The unit stays as it is; who proposed it is told.',
  withdraw: 'Withdraw',
  withdrawOf: 'Withdraw this about {unit}',
  reason: 'Reason',
  short: 'At least 3 characters, please',
  confirmed: 'Confirmed',
  refused: 'Refused',
  withdrawn: 'Withdrawn',
  proposed: 'Proposed: {unit}',
  proposedText:
    'Another administrator confirms it; the list on this page says until when. The unit works as usual until then.',
};
