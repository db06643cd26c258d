import { AppError } from '@sarn/kernel';
import type { Caller, Tx } from '@sarn/platform-server';
import { flowEngine, formOf } from '@sarn/document/server';
import type { Asking, FlowPart, TransitionRunOf } from '@sarn/document/server';
import {
  sampleRequestFlow,
  sampleRequestForms,
  sampleRequestPermissions,
} from '../contract/index.ts';
import type { SampleRequestNames } from '../contract/index.ts';
import type { SampleRequestNeeds } from './needs.ts';
import type { SampleRequest } from './sample-request.store.ts';

/** A step while it is taken: guards read it, effects write what they change. */
export interface SampleRequestRun extends TransitionRunOf<SampleRequestNames, SampleRequest> {
  readonly tx: Tx;
  readonly needs: SampleRequestNeeds;
  readonly caller: Caller;
  readonly at: string;
  readonly change: { answer?: string };
}

const permissionMark = 'may:';
const permissionKey = (permission: string): string => `${permissionMark}${permission}`;

/** The permissions among keys, and the keys of persons and posts. */
export const sortKeys = (keys: readonly string[]) => ({
  permissions: keys
    .filter((key) => key.startsWith(permissionMark))
    .map((key) => key.slice(permissionMark.length)),
  principals: keys.filter((key) => !key.startsWith(permissionMark)),
});

/** Principals of a person: their own key, those of their posts, and one for each permission. */
export const keysOfCaller = ({ id, principals, permissions }: Caller): string[] => [
  ...[`p:${id}`, ...principals],
  ...[...permissions].map(permissionKey),
];

/** The person who asked cannot answer, whatever their permissions. */
const isOfAnother = async ({ caller, subject }: SampleRequestRun): Promise<void> => {
  if (subject.requesterId === caller.id) throw new AppError('sample-request.own-request');
};

const keepAnswer: Asking<SampleRequestRun> = {
  forms: ['answer'],
  run: async ({ answer, change }) => {
    if (answer.form === 'answer') change.answer = answer.input.words;
  },
};

/** The functions for the names in the flow: a missing one stops the start of the server. */
const part: FlowPart<SampleRequestNames, SampleRequest, SampleRequestRun> = {
  owner: 'sample-request',
  flows: { request: sampleRequestFlow },
  forms: [
    formOf('confirm', sampleRequestForms.confirm),
    formOf('answer', sampleRequestForms.answer),
  ],
  roles: {
    requester: ({ requesterId }) => [`p:${requesterId}`],
    answerer: () => [permissionKey(sampleRequestPermissions.answer)],
  },
  guards: { isOfAnother },
  effects: { keepAnswer },
};

export const sampleRequestEngine = flowEngine<SampleRequestNames, SampleRequest, SampleRequestRun>({
  name: 'sample-request',
  placeOf: ({ state }) => ({ on: 'request', kind: 'request', state }),
  parts: [part],
});
