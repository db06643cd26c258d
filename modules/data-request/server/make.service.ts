import { AppError, addDays, buddhistYear, civilDateAt } from '@sarn/kernel';
import type { Caller, Platform, Tx } from '@sarn/platform-server';
import type { DataRequestDraft } from '../contract/index.ts';
import { ringOfficers } from './bell.service.ts';
import { dataRequestEngine } from './data-request.part.ts';
import {
  insertDataRequest,
  insertDataRequestEvent,
  queueDataRequest,
} from './data-request.store.ts';
import type { DataRequest } from './data-request.store.ts';
import type { DataRequestNeeds } from './needs.ts';

/**
 * Makes a request: with number, due day, history, and a notice for the officers. A withdrawal of
 * consent ends the consent at once; the officers then see to what follows from it.
 *
 * @throws AppError 'data-request.no-consent' when there is none to withdraw
 */
export async function makeRequest(
  { clock, audit }: Pick<Platform, 'clock' | 'audit'>,
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
  const { id, state } = made;
  await insertDataRequestEvent(tx, { requestId: id, act: 'make', state, words: '', ...by });
  await queueDataRequest(tx, id, dataRequestEngine.waitingFor(made), by.at);
  await ringOfficers(needs, tx, made);
  await audit.write(tx, {
    act: 'data-request.made',
    callerId: caller.id,
    subject: { kind: 'data-request', id },
    detail: { kind: draft.kind },
  });
  return id;
}

async function withdraw({ consents }: DataRequestNeeds, tx: Tx, personId: string): Promise<void> {
  const [last] = await consents.list(tx, personId);
  if (!last?.isAgreed) throw new AppError('data-request.no-consent');
  await consents.withdraw(tx, personId);
}
