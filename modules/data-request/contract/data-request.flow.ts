import type { FlowNames, FlowOf } from '@sarn/document/contract';
import type { DataRequestAnswer } from './data-request.forms.ts';

export const dataRequestStates = ['SENT', 'TAKEN', 'ANSWERED', 'REFUSED', 'CANCELLED'] as const;
export type DataRequestState = (typeof dataRequestStates)[number];

export const dataRequestSteps = ['take', 'answer', 'extend', 'refuse', 'cancel'] as const;
export type DataRequestStep = (typeof dataRequestSteps)[number];

/** Entries of the history: the steps, and how it began. */
export const dataRequestEvents = ['make', ...dataRequestSteps] as const;
export type DataRequestEventName = (typeof dataRequestEvents)[number];

/** Queue of the people who answer; its code is unique over all modules. */
export const dataRequestQueue = 'data-request-to-answer';

/** The names that the flow may use: others do not compile. */
export interface DataRequestNames extends FlowNames {
  readonly kind: 'request';
  readonly subject: 'request';
  readonly state: DataRequestState;
  readonly act: DataRequestStep;
  readonly role: 'requester' | 'officer';
  readonly guard: 'isOfAnother';
  readonly effect: 'keepAnswer' | 'extendDue' | 'attachFiles';
  readonly queue: typeof dataRequestQueue;
  readonly answer: DataRequestAnswer;
}

const open = ['SENT', 'TAKEN'] as const;
const waiting = [{ queue: dataRequestQueue, for: ['officer'] }] as const;

/** Who may do what in which state, and the state that follows. */
export const dataRequestFlow: FlowOf<DataRequestNames> = {
  states: [
    { on: 'request', state: 'SENT', waiting },
    { on: 'request', state: 'TAKEN', waiting },
    { on: 'request', state: 'ANSWERED', waiting: [], isFinal: true },
    { on: 'request', state: 'REFUSED', waiting: [], isFinal: true },
    { on: 'request', state: 'CANCELLED', waiting: [], isFinal: true },
  ],
  transitions: [
    {
      ...{ on: 'request', act: 'take', from: ['SENT'], to: 'TAKEN', by: ['officer'] },
      ...{ form: 'confirm', tone: 'quiet', guards: ['isOfAnother'] },
    },
    {
      ...{ on: 'request', act: 'answer', from: open, to: 'ANSWERED', by: ['officer'] },
      ...{ form: 'answer', tone: 'primary', guards: ['isOfAnother'] },
      effects: ['keepAnswer', 'attachFiles'],
    },
    {
      ...{ on: 'request', act: 'extend', from: open, to: 'TAKEN', by: ['officer'] },
      ...{ form: 'extend', tone: 'quiet', guards: ['isOfAnother'], effects: ['extendDue'] },
    },
    {
      ...{ on: 'request', act: 'refuse', from: open, to: 'REFUSED', by: ['officer'] },
      ...{ form: 'refuse', tone: 'danger', guards: ['isOfAnother'], effects: ['keepAnswer'] },
    },
    {
      ...{ on: 'request', act: 'cancel', from: open, to: 'CANCELLED', by: ['requester'] },
      ...{ form: 'confirm', tone: 'quiet' },
    },
  ],
};
