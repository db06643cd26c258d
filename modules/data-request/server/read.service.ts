import { AppError, civilDateAt } from '@sarn/kernel';
import type { Caller, Handle } from '@sarn/platform-server';
import type { DataRequestDetail, DataRequestRow } from '../contract/index.ts';
import type { DataRequestNeeds } from './needs.ts';
import { dataRequestEngine, keysOfCaller, latestDueDay } from './data-request.part.ts';
import { findDataRequest, listDataRequestEvents, listDataRequests } from './data-request.store.ts';
import type { DataRequest } from './data-request.store.ts';
import { dataRequestOwner, readerOf } from './files.service.ts';

/** @throws AppError 'platform.not-found' also for people who may not read it */
export async function readRequest(h: Handle, id: string, caller: Caller): Promise<DataRequest> {
  const found = await findDataRequest(h, id, readerOf(caller));
  if (!found) throw new AppError('platform.not-found');
  return found;
}

/** Names by person id; ids are never shown. */
export async function namesOf(
  { organisation }: DataRequestNeeds,
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

type NameOf = (id: string) => string;

/** Who asks, with or without an account. */
export const requesterNameOf = (
  { requesterId, outsiderName }: Pick<DataRequest, 'requesterId' | 'outsiderName'>,
  nameOf: NameOf,
): string => (requesterId === null ? outsiderName : nameOf(requesterId));

const isOpen = ({ state }: DataRequest): boolean => state === 'SENT' || state === 'TAKEN';

function toRow(request: DataRequest, nameOf: NameOf, now: Date): DataRequestRow {
  const { id, number, beYear, kind, state, dueDay, createdAt } = request;
  const isOverdue = isOpen(request) && dueDay < civilDateAt(now);
  return {
    ...{ id, no: `${number}/${beYear}`, kind, state, dueDay, isOverdue, createdAt },
    requesterName: requesterNameOf(request, nameOf),
    isOutside: request.requesterId === null,
  };
}

/** Own requests, those received for others, and those that the caller may answer. */
export async function rowsFor(
  needs: DataRequestNeeds,
  h: Handle,
  caller: Caller,
  now: Date,
): Promise<DataRequestRow[]> {
  const rows = await listDataRequests(h, readerOf(caller));
  const people = rows.flatMap(({ requesterId }) => requesterId ?? []);
  const name = await namesOf(needs, h, caller, people);
  return rows.map((row) => toRow(row, name, now));
}

/** A request with its history and the steps that the caller may take. */
export async function detailOf(
  needs: DataRequestNeeds,
  h: Handle,
  id: string,
  { caller, now }: { readonly caller: Caller; readonly now: Date },
): Promise<DataRequestDetail> {
  const request = await readRequest(h, id, caller);
  const events = await listDataRequestEvents(h, id);
  const { requesterId, receivedBy } = request;
  const asking = [requesterId, receivedBy].filter((one) => one !== null);
  const people = [...asking, ...events.map(({ personId }) => personId)];
  const name = await namesOf(needs, h, caller, people);
  const files = await needs.files.list(h, dataRequestOwner, [id]);
  const { details, answer, version } = request;
  return {
    ...toRow(request, name, now),
    outside: outsideOf(request, name),
    ...{ details, answer, version, files },
    latestDueDay: latestDueDay(request, needs.dataRequestDays),
    may: offersTo(request, caller),
    history: events.map(({ personId, ...event }) => ({ ...event, actorName: name(personId) })),
  };
}

function outsideOf(request: DataRequest, nameOf: NameOf): DataRequestDetail['outside'] {
  const { outsiderContact: contact, outsiderProof: proof, receivedBy, receivedDay } = request;
  if (receivedBy === null || receivedDay === null) return null;
  return { contact, proof, receivedDay, receivedByName: nameOf(receivedBy) };
}

/** Nothing of the officers is offered on an own request: another officer must answer it. */
function offersTo(request: DataRequest, caller: Caller): DataRequestDetail['may'] {
  const own = request.requesterId === caller.id;
  const keys = own ? [`p:${caller.id}`] : keysOfCaller(caller);
  return dataRequestEngine
    .offersFor(request)
    .filter(({ by }) => dataRequestEngine.keysOf(by, request).some((one) => keys.includes(one)))
    .map(({ act, form, tone }) => ({ act, form, tone }));
}
