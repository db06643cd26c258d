import { classing, signedBy } from '@sarn/classification/contract';
import { draftingStates, draftingTransitions } from './drafting.flow.ts';
import type { StateRow, Transition } from '@sarn/document/contract';

/** The memo from draft to the addressed units, where its transmissions continue. */
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
    // Signature, number and sending are one transaction, so that there is no signed memo without a
    // number and no number without a signature.
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
