import type { SameKeys } from '@sarn/platform-web/public';
import type { th } from './th.ts';

export const en: SameKeys<typeof th> = {
  phrase: {
    group: 'Phrases often used',
    keep: 'Keep as my phrase',
    remove: 'Remove the phrase {text}',
    share: 'Share with {unit}',
    shareThis: 'Share with {unit}: the phrase {text}',
    sharedBy: '{unitName} · {sharedBy}',
    withdraw: 'Take the phrase {text} out of {unit}',
    edit: 'Manage phrases',
    ready: 'Done',
    keepSelected: 'Keep the selected text',
    variables: 'A phrase may say {names}, filled in from the form',
  },
  group: {
    own: 'Mine',
    unit: 'Of the unit',
    agency: 'Of the agency',
    usual: 'Usual',
  },
  text: {
    consider: 'For your consideration',
    inform: 'For your information',
    approve: 'For your consideration and approval',
    ask: 'Your assistance is kindly requested',
    reply: 'In the letter referred to, you asked for',
  },
  order: {
    known: 'Noted',
    asProposed: 'Proceed as proposed',
    assign: 'Let … carry it out',
    circulate: 'Circulate for information and compliance',
  },
  opinion: {
    inform: 'For your information',
    consider: 'For your consideration',
    agree: 'Agreed as proposed',
  },
  proposal: {
    assign: 'Propose that … carries it out',
    circulate: 'Propose to circulate it',
    approve: 'Propose to approve it',
  },
  work: {
    act: 'Please carry it out',
    report: 'Please carry it out and report',
    draft: 'Please draft an answer',
  },
};
