import { AppError } from '@sarn/kernel';
import type { Caller, Platform, Tx } from '@sarn/platform-server';
import { runTransition } from '@sarn/document/server';
import type { AskedOf, SubjectType } from '@sarn/document/server';
import type { SampleRequestNames } from '../contract/index.ts';
import { ringNext } from './bell.service.ts';
import type { SampleRequestNeeds } from './needs.ts';
import { readerOf } from './read.service.ts';
import { keysOfCaller, sampleRequestEngine } from './sample-request.part.ts';
import type { SampleRequestRun } from './sample-request.part.ts';
import {
  findSampleRequestForUpdate,
  insertSampleRequestEvent,
  queueSampleRequest,
  updateSampleRequest,
} from './sample-request.store.ts';
import type { SampleRequest } from './sample-request.store.ts';

interface Asked extends AskedOf<SampleRequestNames> {
  readonly platform: Platform;
  readonly needs: SampleRequestNeeds;
  readonly tx: Tx;
  readonly caller: Caller;
  readonly id: string;
  readonly version: number;
}

/** Loads a request, checks a step and writes the result. */
const type: SubjectType<SampleRequestNames, SampleRequest, SampleRequestRun, Asked, string> = {
  load: async ({ tx, id, caller }) => {
    const found = await findSampleRequestForUpdate(tx, id, readerOf(caller));
    if (!found) throw new AppError('platform.not-found');
    return found;
  },
  notPossible: () => new AppError('sample-request.not-possible'),
  assertCurrent: ({ version }, subject) => {
    if (version !== subject.version) throw new AppError('sample-request.stale');
  },
  authorize: async ({ caller }, subject, row) => {
    const keys = keysOfCaller(caller);
    const key = sampleRequestEngine.keysOf(row.by, subject).find((one) => keys.includes(one));
    if (!key) throw new AppError('platform.forbidden');
    return key;
  },
  start: ({ platform, needs, tx, caller }, { subject, row, answer }) => ({
    ...{ tx, needs, caller, subject, row, answer, to: row.to },
    ...{ at: platform.clock.now().toISOString(), change: {}, last: [] },
  }),
  keep: async ({ tx, subject, change }, state) => {
    const after = { ...subject, ...change, state };
    await updateSampleRequest(tx, after);
    return after;
  },
  finish: async ({ tx, needs, caller, row, at }, after) => {
    const { id, state } = after;
    const by = { personId: caller.id, at };
    await insertSampleRequestEvent(tx, { requestId: id, act: row.act, state, ...by });
    await queueSampleRequest(tx, id, sampleRequestEngine.waitingFor(after), at);
    await ringNext(needs, tx, after, caller.id);
  },
};

/** Takes a step: only steps change the state of a request. */
export async function actOnRequest(asked: Asked): Promise<void> {
  const { platform, tx, caller, id, act } = asked;
  await runTransition(sampleRequestEngine, type, asked);
  await platform.audit.write(tx, {
    act: 'sample-request.moved',
    callerId: caller.id,
    subject: { kind: 'sample-request', id },
    detail: { act },
  });
}
