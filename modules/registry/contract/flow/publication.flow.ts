import { awaitingState, publicationRules } from '../publications.ts';
import type { PublicationKind } from '../publications.ts';
import { draftingStates, draftingTransitions } from './drafting.flow.ts';
import type { Flow } from './flow.ts';

/**
 * A paper published to everybody in the agency: drafted and reviewed as a memo is, then signed or
 * approved by password. Its number is taken and it is published in the transaction of that word,
 * so that nothing without a number can be read and no number is given to what nobody may read.
 */
export function publicationFlow(kind: PublicationKind): Flow {
  const { ending, fields, mayChange } = publicationRules[kind];
  const last = awaitingState(kind);
  const isOfMeeting = fields.includes('meetingNo');
  return {
    states: [
      ...draftingStates(last),
      { on: 'document', state: 'PUBLISHED', waiting: [], isFinal: true },
    ],
    transitions: [
      ...draftingTransitions(last),
      {
        on: 'document',
        act: ending,
        from: [last],
        by: ['signatory'],
        to: 'PUBLISHED',
        form: 'sign',
        tone: 'primary',
        guards: [
          'passwordConfirmed',
          ...(isOfMeeting ? (['meetingIsNew'] as const) : []),
          ...(mayChange.length > 0 ? (['changesPossible'] as const) : []),
        ],
        effects: ['publish'],
      },
    ],
  };
}
