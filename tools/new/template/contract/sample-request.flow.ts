import type { FlowNames, FlowOf } from '@sarn/document/contract';
import type { SampleRequestAnswer } from './sample-request.forms.ts';

export const sampleRequestStates = ['DRAFT', 'SENT', 'ALLOWED', 'DENIED'] as const;
export type SampleRequestState = (typeof sampleRequestStates)[number];

export const sampleRequestSteps = ['send', 'allow', 'deny'] as const;
export type SampleRequestStep = (typeof sampleRequestSteps)[number];

/** Queue of the people who answer; its code is unique over all modules. */
export const sampleRequestQueue = 'sample-request-to-answer';

/** The names that the flow may use: others do not compile. */
export interface SampleRequestNames extends FlowNames {
  readonly kind: 'request';
  readonly subject: 'request';
  readonly state: SampleRequestState;
  readonly act: SampleRequestStep;
  readonly role: 'requester' | 'answerer';
  readonly guard: 'isOfAnother';
  readonly effect: 'keepAnswer';
  readonly queue: typeof sampleRequestQueue;
  readonly answer: SampleRequestAnswer;
}

/** Who may do what in which state, and the state that follows. */
export const sampleRequestFlow: FlowOf<SampleRequestNames> = {
  states: [
    { on: 'request', state: 'DRAFT', waiting: [] },
    {
      ...{ on: 'request', state: 'SENT' },
      waiting: [{ queue: sampleRequestQueue, for: ['answerer'] }],
    },
    { on: 'request', state: 'ALLOWED', waiting: [], isFinal: true },
    { on: 'request', state: 'DENIED', waiting: [], isFinal: true },
  ],
  transitions: [
    {
      ...{ on: 'request', act: 'send', from: ['DRAFT'], to: 'SENT', by: ['requester'] },
      ...{ form: 'confirm', tone: 'primary' },
    },
    {
      ...{ on: 'request', act: 'allow', from: ['SENT'], to: 'ALLOWED', by: ['answerer'] },
      ...{ form: 'confirm', tone: 'primary', guards: ['isOfAnother'] },
    },
    {
      ...{ on: 'request', act: 'deny', from: ['SENT'], to: 'DENIED', by: ['answerer'] },
      ...{ form: 'answer', tone: 'danger', guards: ['isOfAnother'], effects: ['keepAnswer'] },
    },
  ],
};
