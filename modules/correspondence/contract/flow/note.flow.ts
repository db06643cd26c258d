import { classing } from '@sarn/classification/contract';
import type { Flow } from '@sarn/document/contract';

/**
 * A note goes from person to person: each writes an opinion and passes it on, or closes it. It has
 * no number, and the typed name replaces the signature.
 *
 * @rule saraban-2526 ข้อ 26
 */
export const noteFlow: Flow = {
  states: [
    { on: 'document', state: 'DRAFT', waiting: [{ queue: 'unsigned', for: ['drafter'] }] },
    {
      on: 'document',
      state: 'PRESENTED',
      waiting: [
        { queue: 'jobReceived2', for: ['presentedTo', 'presentedSecretary'] },
        { queue: 'jobFollow', for: ['drafter'] },
      ],
    },
    { on: 'document', state: 'CLOSED', waiting: [], isFinal: true },
    { on: 'document', state: 'CANCELLED', waiting: [], isFinal: true },
  ],
  transitions: [
    {
      on: 'document',
      act: 'present',
      from: ['DRAFT'],
      by: ['drafter'],
      to: 'PRESENTED',
      form: 'present',
      tone: 'primary',
      guards: ['draftComplete'],
      effects: ['setPresented'],
    },
    {
      on: 'document',
      act: 'annotate',
      from: ['PRESENTED'],
      by: ['presentedTo'],
      to: 'PRESENTED',
      form: 'present',
      tone: 'quiet',
      effects: ['setPresented'],
    },
    {
      on: 'document',
      act: 'close',
      from: ['PRESENTED'],
      by: ['presentedTo'],
      to: 'CLOSED',
      form: 'close',
      tone: 'primary',
      effects: ['setRetention'],
    },
    {
      on: 'document',
      act: 'sendBack',
      from: ['PRESENTED'],
      by: ['presentedTo'],
      to: 'DRAFT',
      form: 'reason',
      tone: 'danger',
    },
    {
      on: 'document',
      act: 'withdraw',
      from: ['PRESENTED'],
      by: ['drafter'],
      to: 'DRAFT',
      form: 'reason',
      tone: 'quiet',
    },
    {
      on: 'document',
      act: 'cancel',
      from: ['DRAFT'],
      by: ['drafter'],
      to: 'CANCELLED',
      form: 'reason',
      tone: 'danger',
    },
    {
      on: 'document',
      act: 'reopen',
      from: ['CLOSED'],
      by: ['drafter', 'presentedTo'],
      to: 'PRESENTED',
      form: 'reason',
      tone: 'quiet',
      effects: ['reopenAtRegistry'],
    },
    ...classing({ PRESENTED: ['presentedTo'] }),
  ],
};
