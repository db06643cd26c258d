import { AppError, addDays, buddhistYear, civilDateAt } from '@sarn/kernel';
import type { Caller, Platform, Tx } from '@sarn/platform-server';
import type { DataRequestDraft, OutsideDataRequestDraft } from '../contract/index.ts';
import { ringOfficers } from './bell.service.ts';
import { dataRequestEngine } from './data-request.part.ts';
import {
  insertDataRequest,
  insertDataRequestEvent,
  insertOutsideRequest,
  queueDataRequest,
} from './data-request.store.ts';
import type { DataRequest } from './data-request.store.ts';
import type { DataRequestNeeds } from './needs.ts';
import { dataRequestQueueTopic } from './waiting-keys.ts';

/**
 * Makes a request: with number, due day, history, and a notice for the officers. A withdrawal of
 * consent ends the consent at once; the officers then see to what follows from it.
 *
 * @throws AppError 'data-request.no-consent' when there is none to withdraw
 */
export async function makeRequest(
  { clock, audit, announcements }: Pick<Platform, 'clock' | 'audit' | 'announcements'>,
  needs: DataRequestNeeds,
  tx: Tx,
  { draft, caller }: { readonly draft: DataRequestDraft; readonly caller: Caller },
): Promise<string> {
  if (draft.kind === 'withdrawal') await withdraw(needs, tx, caller.id);
  const now = clock.now();
  const today = civilDateAt(now);
  const by = { personId: caller.id, at: now.toISOString() };
  const made: DataRequest = await insertDataRequest(tx, draft, {
    ...by,
    beYear: buddhistYear(today),
    dueDay: addDays(today, needs.dataRequestDays.answer),
  });
  await begin(needs, tx, made, by);
  await announcements.announce(tx, dataRequestQueueTopic);
  await audit.write(tx, {
    act: 'data-request.made',
    callerId: caller.id,
    subject: { kind: 'data-request', id: made.id },
    detail: { kind: draft.kind },
  });
  return made.id;
}

/** Days that a request may lie at the counter before it is entered. @assumed */
const mostDaysBack = 30;

/**
 * Enters the request of somebody without an account. The time to answer counts from the day on which it
 * came in, so one that lay around is due earlier. Consent given on paper is ended by the officers.
 *
 * @throws AppError 'data-request.received-day'
 */
export async function receiveRequest(
  { clock, audit, announcements }: Pick<Platform, 'clock' | 'audit' | 'announcements'>,
  needs: DataRequestNeeds,
  tx: Tx,
  { draft, caller }: { readonly draft: OutsideDataRequestDraft; readonly caller: Caller },
): Promise<string> {
  const now = clock.now();
  const today = civilDateAt(now);
  const { receivedDay } = draft;
  if (receivedDay > today || receivedDay < addDays(today, -mostDaysBack)) {
    throw new AppError('data-request.received-day', { days: mostDaysBack });
  }
  const by = { personId: caller.id, at: now.toISOString() };
  const made = await insertOutsideRequest(tx, draft, {
    ...by,
    beYear: buddhistYear(today),
    dueDay: addDays(receivedDay, needs.dataRequestDays.answer),
  });
  await begin(needs, tx, made, by);
  await announcements.announce(tx, dataRequestQueueTopic);
  await audit.write(tx, {
    act: 'data-request.received',
    callerId: caller.id,
    subject: { kind: 'data-request', id: made.id },
    detail: { kind: draft.kind },
  });
  return made.id;
}

/** Its first entry in the history, the queue of the officers, and their notice. */
async function begin(
  needs: DataRequestNeeds,
  tx: Tx,
  made: DataRequest,
  by: { readonly personId: string; readonly at: string },
): Promise<void> {
  const { id, state } = made;
  await insertDataRequestEvent(tx, { requestId: id, act: 'make', state, words: '', ...by });
  await queueDataRequest(tx, id, dataRequestEngine.waitingFor(made), by.at);
  await ringOfficers(needs, tx, made);
}

async function withdraw({ consents }: DataRequestNeeds, tx: Tx, personId: string): Promise<void> {
  const [last] = await consents.list(tx, personId);
  if (!last?.isAgreed) throw new AppError('data-request.no-consent');
  await consents.withdraw(tx, personId);
}
