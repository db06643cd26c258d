import { dispatchForms } from '../contract/index.ts';
import type { DocumentPart } from '@sarn/document/server';
import {
  assertNothingDispatched,
  cancelSendings,
  recordDispatch,
  recordReceipt,
} from './sending.effects.ts';
import { formOf } from '@sarn/document/server';

/** Sending to addressees outside, and the results. */
export const dispatchPart: DocumentPart = {
  owner: 'dispatch',
  errors: [
    'registry.already-dispatched',
    'registry.sending-not-possible',
    'registry.sending-under-way',
    'registry.mail-address-missing',
    'registry.mail-too-big',
    'registry.mail-secret',
    'registry.exchange-unreachable',
    'registry.recipient-last',
  ],
  forms: [
    formOf('dispatchOutside', dispatchForms.dispatchOutside),
    formOf('receipt', dispatchForms.receipt),
  ],
  guards: { nothingDispatched: assertNothingDispatched },
  effects: { recordDispatch, recordReceipt, cancelSendings },
};
