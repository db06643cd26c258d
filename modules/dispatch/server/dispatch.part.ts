import { dispatchForms } from '../contract/index.ts';
import type { DocumentPart } from '@sarn/document/server';
import {
  assertNothingDispatched,
  cancelSendings,
  recordDispatch,
  recordReceipt,
} from './sending.effects.ts';
import { formOf } from '@sarn/document/server';

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
