import { AppError, lineText } from '@sarn/kernel';
import type { Tx } from '@sarn/platform-server';
import { z } from 'zod';
import type { FlowNames, FlowOf } from '@sarn/document/contract';
import { flowEngine } from '@sarn/document/server';
import { formOf } from '@sarn/document/server';
import type { Asking, FlowPart, TransitionRunOf } from '@sarn/document/server';
import { daysLeft } from './leave-store.testing.ts';
import type { LeaveRow, LeaveState } from './leave-store.testing.ts';

/*
 * A request for leave: a subject with a flow, a guard, an effect, a queue, a history and a form of
 * its own. It is an example of a later module, and uses nothing of documents.
 */

const forms = {
  confirm: z.object({}),
  answer: z.object({ words: lineText({ min: 3, max: 200 }) }),
};
type Forms = typeof forms;

export interface LeaveNames extends FlowNames {
  readonly kind: 'rest' | 'sick';
  readonly subject: 'leave';
  readonly state: LeaveState;
  readonly act: 'send' | 'allow' | 'deny';
  readonly role: 'asker' | 'headOfAsker';
  readonly guard: 'hasNotBegun' | 'hasDaysLeft';
  readonly effect: 'takeDays' | 'keepAnswer';
  readonly queue: 'leaveToAnswer';
  readonly answer: {
    [F in keyof Forms]: { readonly form: F; readonly input: z.output<Forms[F]> };
  }[keyof Forms];
}

/** Who asks for a step. */
export interface LeaveCaller {
  readonly tx: Tx;
  readonly personId: string;
  readonly keys: readonly string[];
  readonly today: string;
}

export interface LeaveTransition extends TransitionRunOf<LeaveNames, LeaveRow> {
  readonly caller: LeaveCaller;
  readonly change: { daysTaken?: number; answer?: string };
}

type Part = FlowPart<LeaveNames, LeaveRow, LeaveTransition>;

const flow: FlowOf<LeaveNames> = {
  states: [
    { on: 'leave', state: 'DRAFT', waiting: [] },
    {
      on: 'leave',
      state: 'ASKED',
      waiting: [{ queue: 'leaveToAnswer', for: ['headOfAsker'] }],
    },
    { on: 'leave', state: 'ALLOWED', waiting: [], isFinal: true },
    { on: 'leave', state: 'DENIED', waiting: [], isFinal: true },
  ],
  transitions: [
    {
      ...{ on: 'leave', act: 'send', from: ['DRAFT'], to: 'ASKED', by: ['asker'] },
      ...{ form: 'confirm', tone: 'primary', guards: ['hasNotBegun', 'hasDaysLeft'] },
    },
    {
      ...{ on: 'leave', act: 'allow', from: ['ASKED'], to: 'ALLOWED', by: ['headOfAsker'] },
      ...{ form: 'confirm', tone: 'primary', guards: ['hasDaysLeft'], effects: ['takeDays'] },
    },
    {
      ...{ on: 'leave', act: 'deny', from: ['ASKED'], to: 'DENIED', by: ['headOfAsker'] },
      ...{ form: 'answer', tone: 'danger', effects: ['keepAnswer'] },
    },
  ],
};

const keepAnswer: Asking<LeaveTransition> = {
  forms: ['answer'],
  run: async ({ answer, change }) => {
    if (answer.form === 'answer') change.answer = answer.input.words;
  },
};

export const leavePart: Part = {
  owner: 'leave',
  flows: { rest: flow, sick: flow },
  forms: [formOf('confirm', forms.confirm), formOf('answer', forms.answer)],
  roles: {
    asker: ({ askerId }) => [`p:${askerId}`],
    headOfAsker: ({ unitId }) => [`head:${unitId}`],
  },
  plainGuards: {
    hasNotBegun: ({ hasBegun }) => (hasBegun ? new AppError('leave.has-begun') : null),
  },
  guards: {
    hasDaysLeft: async ({ caller, subject }) => {
      const left = await daysLeft(caller.tx, subject.askerId);
      if (left < subject.days) throw new AppError('leave.no-days-left', { left });
    },
  },
  effects: {
    takeDays: async ({ change, subject }) => {
      change.daysTaken = subject.days;
    },
    keepAnswer,
  },
};

export const leaveEngine = flowEngine<LeaveNames, LeaveRow, LeaveTransition>({
  name: 'requests for leave',
  placeOf: ({ kind, state }) => ({ on: 'leave', kind, state }),
  parts: [leavePart],
});
