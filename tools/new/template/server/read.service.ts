import { AppError } from '@sarn/kernel';
import type { Caller, Handle } from '@sarn/platform-server';
import { sampleRequestPermissions } from '../contract/index.ts';
import type { SampleRequestDetail, SampleRequestRow } from '../contract/index.ts';
import type { SampleRequestNeeds } from './needs.ts';
import { keysOfCaller, sampleRequestEngine } from './sample-request.part.ts';
import {
  findSampleRequest,
  listSampleRequestEvents,
  listSampleRequests,
} from './sample-request.store.ts';
import type { SampleRequest, SampleRequestReader } from './sample-request.store.ts';

/** What somebody may read. */
export const readerOf = ({ id, permissions }: Caller): SampleRequestReader => ({
  personId: id,
  mayAnswer: permissions.has(sampleRequestPermissions.answer),
});

/** @throws AppError 'platform.not-found' also for people who may not read it */
export async function readRequest(h: Handle, id: string, caller: Caller): Promise<SampleRequest> {
  const found = await findSampleRequest(h, id, readerOf(caller));
  if (!found) throw new AppError('platform.not-found');
  return found;
}

/** Names by person id; ids are never shown. */
export async function namesOf(
  { organisation }: SampleRequestNeeds,
  h: Handle,
  { language }: Pick<Caller, 'language'>,
  ids: readonly string[],
): Promise<(id: string) => string> {
  const cards = await organisation.personCard(h, [...new Set(ids)]);
  return (id) => {
    const card = cards.get(id);
    return (language === 'en' ? card?.nameEn : undefined) || card?.name || '–';
  };
}

/** Own requests, and those that the caller may answer. */
export async function rowsFor(
  needs: SampleRequestNeeds,
  h: Handle,
  caller: Caller,
): Promise<SampleRequestRow[]> {
  const rows = await listSampleRequests(h, readerOf(caller));
  const name = await namesOf(
    needs,
    h,
    caller,
    rows.map(({ requesterId }) => requesterId),
  );
  return rows.map(({ id, title, state, createdAt, requesterId }) => ({
    ...{ id, title, state, createdAt, requesterName: name(requesterId) },
  }));
}

/** A request with its history and the steps that the caller may take. */
export async function detailOf(
  needs: SampleRequestNeeds,
  h: Handle,
  id: string,
  caller: Caller,
): Promise<SampleRequestDetail> {
  const request = await readRequest(h, id, caller);
  const events = await listSampleRequestEvents(h, id);
  const { requesterId, ...shown } = request;
  const people = [requesterId, ...events.map(({ personId }) => personId)];
  const name = await namesOf(needs, h, caller, people);
  const keys = keysOfCaller(caller);
  const may = sampleRequestEngine
    .offersFor(request)
    .filter(({ by }) => sampleRequestEngine.keysOf(by, request).some((one) => keys.includes(one)))
    .map(({ act, form, tone }) => ({ act, form, tone }));
  const history = events.map(({ personId, ...event }) => ({
    ...event,
    actorName: name(personId),
  }));
  return { ...shown, requesterName: name(requesterId), may, history };
}
