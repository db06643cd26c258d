import { awaitingState, publicationRules } from '@sarn/document/contract';
import type { PublicationKind } from '@sarn/document/contract';
import { draftingStates, draftingTransitions } from './drafting.flow.ts';
import type { Flow, StateRow, Transition } from '@sarn/document/contract';

/** Everybody reads the report and may object; it is final when the next meeting has certified it. */
const reportStates: readonly StateRow[] = [
  {
    on: 'document',
    state: 'PUBLISHED',
    waiting: [{ queue: 'jobFollow', for: ['drafter'] }],
    isAtRest: true,
  },
  { on: 'document', state: 'CERTIFIED', waiting: [], isFinal: true },
];

/** The recorder enters the meeting that certified the report, and what it corrected. */
const certifying: Transition = {
  on: 'document',
  act: 'certify',
  from: ['PUBLISHED'],
  by: ['drafter'],
  to: 'CERTIFIED',
  form: 'certify',
  tone: 'primary',
  effects: ['certifyReport'],
};

/** The Royal Gazette appears after the document; the drafter or the clerk enters its reference. */
const gazetting: Transition = {
  on: 'document',
  act: 'recordGazette',
  from: ['PUBLISHED'],
  by: ['drafter', 'ownerClerk'],
  to: 'PUBLISHED',
  form: 'gazette',
  tone: 'quiet',
  effects: ['recordGazette'],
};

/**
 * A document published to everybody in the agency: drafted and reviewed as a memo is, then signed or
 * approved by password. The same transaction numbers and publishes it, so that nothing without a
 * number is published and no number is given to an unpublished document.
 */
export function publicationFlow(kind: PublicationKind): Flow {
  const { ending: finalAct, fields, mayChange, isInGazette = false } = publicationRules[kind];
  const published = { on: 'document', state: 'PUBLISHED', waiting: [] } as const;
  const last = awaitingState(kind);
  const isOfMeeting = fields.includes('meetingNo');
  return {
    states: [
      ...draftingStates(last),
      ...(isOfMeeting
        ? reportStates
        : [{ ...published, ...(isInGazette ? { isAtRest: true } : { isFinal: true }) }]),
    ],
    transitions: [
      ...draftingTransitions(last),
      {
        on: 'document',
        act: finalAct,
        from: [last],
        by: ['signatory'],
        to: 'PUBLISHED',
        form: 'signNumber',
        tone: 'primary',
        guards: [
          'passwordConfirmed',
          ...(isOfMeeting ? (['meetingIsNew'] as const) : []),
          ...(mayChange.length > 0 ? (['changesPossible'] as const) : []),
        ],
        effects: ['publish'],
      },
      ...(isOfMeeting ? [certifying] : []),
      ...(isInGazette ? [gazetting] : []),
    ],
  };
}
