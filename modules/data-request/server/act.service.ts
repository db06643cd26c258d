import { AppError } from '@sarn/kernel';
import type { Caller, Platform, Tx } from '@sarn/platform-server';
import { runTransition } from '@sarn/document/server';
import type { AskedOf, SubjectType } from '@sarn/document/server';
import type { DataRequestNames } from '../contract/index.ts';
import { ringRequester } from './bell.service.ts';
import type { DataRequestNeeds } from './needs.ts';
import { dataRequestQueueTopic } from './waiting-keys.ts';
import { readerOf } from './files.service.ts';
import { keysOfCaller, dataRequestEngine } from './data-request.part.ts';
import type { DataRequestRun } from './data-request.part.ts';
import {
  findDataRequestForUpdate,
  insertDataRequestEvent,
  queueDataRequest,
  updateDataRequest,
} from './data-request.store.ts';
import type { DataRequest } from './data-request.store.ts';

interface Asked extends AskedOf<DataRequestNames> {
  readonly platform: Platform;
  readonly needs: DataRequestNeeds;
  readonly tx: Tx;
  readonly caller: Caller;
  readonly id: string;
  readonly version: number;
}

/** Loads a request, checks a step and writes the result. */
const type: SubjectType<DataRequestNames, DataRequest, DataRequestRun, Asked, string> = {
  load: async ({ tx, id, caller }) => {
    const found = await findDataRequestForUpdate(tx, id, readerOf(caller));
    if (!found) throw new AppError('platform.not-found');
    return found;
  },
  notPossible: () => new AppError('data-request.not-possible'),
  assertCurrent: ({ version }, subject) => {
    if (version !== subject.version) throw new AppError('data-request.stale');
  },
  authorize: async ({ caller }, subject, row) => {
    const keys = keysOfCaller(caller);
    const key = dataRequestEngine.keysOf(row.by, subject).find((one) => keys.includes(one));
    if (!key) throw new AppError('platform.forbidden');
    return key;
  },
  start: ({ platform, needs, tx, caller }, { subject, row, answer }) => ({
    ...{ tx, needs, caller, subject, row, answer, to: row.to },
    ...{ at: platform.clock.now().toISOString(), change: {}, last: [] },
  }),
  keep: async ({ tx, subject, change }, state) => {
    const after = { ...subject, ...change, state };
    await updateDataRequest(tx, after);
    return after;
  },
  finish: async ({ tx, needs, caller, row, answer, at }, after) => {
    const { id, state } = after;
    const by = { personId: caller.id, at };
    const words = 'words' in answer.input ? answer.input.words : '';
    await insertDataRequestEvent(tx, { requestId: id, act: row.act, state, words, ...by });
    await queueDataRequest(tx, id, dataRequestEngine.waitingFor(after), at);
    await ringRequester(needs, tx, after, { act: row.act, by: caller.id });
  },
};

/** Takes a step: only steps change the state of a request. */
export async function actOnRequest(asked: Asked): Promise<void> {
  const { platform, tx, caller, id, act } = asked;
  await runTransition(dataRequestEngine, type, asked);
  await platform.announcements.announce(tx, dataRequestQueueTopic);
  await platform.audit.write(tx, {
    act: 'data-request.moved',
    callerId: caller.id,
    subject: { kind: 'data-request', id },
    detail: { act },
  });
}
