import { dispatchForms } from '../../contract/index.ts';
import type { DocumentPart } from '../document-engine.ts';
import {
  assertNothingDispatched,
  cancelSendings,
  recordDispatch,
  recordReceipt,
} from '../effects/sending.effects.ts';
import { formOf } from '../engine/flow-part.ts';

/** Sending to addressees outside, and what became of it there. */
export const dispatchPart: DocumentPart = {
  owner: 'dispatch',
  forms: [
    formOf('dispatchOutside', dispatchForms.dispatchOutside),
    formOf('receipt', dispatchForms.receipt),
  ],
  guards: { nothingDispatched: assertNothingDispatched },
  effects: { recordDispatch, recordReceipt, cancelSendings },
};
