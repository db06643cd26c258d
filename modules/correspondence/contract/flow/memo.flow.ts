import { classing, signedBy } from '@sarn/classification/contract';
import { draftingStates, draftingTransitions } from './drafting.flow.ts';
import type { StateRow, Transition } from '@sarn/document/contract';

/** The internal memo from draft to the units it is addressed to; there it goes on as transmissions. */
export const memoStates: readonly StateRow[] = [
  ...draftingStates('AWAITING_SIGN'),
  {
    on: 'document',
    state: 'DISPATCHED',
    waiting: [{ queue: 'jobFollow', for: ['drafter', 'ownerClerk'] }],
  },
  { on: 'document', state: 'CLOSED', waiting: [], isFinal: true },
];

export const memoTransitions: readonly Transition[] = [
  ...draftingTransitions('AWAITING_SIGN'),
  {
    // The number is taken and the document sent in the transaction of the signature, so that no
    // signed memo without a number and no number without a signature can exist.
    on: 'document',
    act: 'sign',
    from: ['AWAITING_SIGN'],
    by: ['signatory'],
    to: 'DISPATCHED',
    form: 'signNumber',
    tone: 'primary',
    guards: ['passwordConfirmed'],
    effects: ['signAndNumber'],
  },
  ...classing({ AWAITING_SIGN: ['signatory'], DISPATCHED: signedBy }),
];
