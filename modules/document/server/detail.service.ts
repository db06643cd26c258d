import { AppError, civilDateAt } from '@sarn/kernel';
import type { Caller, Handle } from '@sarn/platform-server';
import { documentTypeNames } from '@sarn/document-classes/server';
import { pickFields, registerFieldNames, stateTerm, watchingQueues } from '../contract/index.ts';
import type { DocumentDetail } from '../contract/index.ts';
import { isOfItsLine } from './line.service.ts';
import type { Dependencies } from './dependencies.ts';
import { fileOwnerKind } from './dependencies.ts';
import { sectionsOf } from './detail-parts.ts';
import type { Names, Seated, Whole } from './detail-parts.ts';
import { historyOf, toFile } from './detail.views.ts';
import { findReadable } from './document.store.ts';
import { listEvents } from './event.store.ts';
import type { EventRow } from './event.store.ts';
import type { EntryRow } from './given-number.ts';
import { listAssignments } from './assignment.store.ts';
import { listTransmissions } from './transmission.store.ts';
import { mayChangeFiles } from './attachment/attachment.rules.ts';
import { documentFiles } from './attachment/attachment.view.ts';
import { mayOf } from './may.service.ts';
import { listWaiting } from './queue.store.ts';
import type { QueueItem } from './queue.store.ts';
import { listSteps } from './route.store.ts';
import { readerStates } from './reader-states.ts';
import { documentSubject } from './subject.ts';
import type { DocumentRow } from './subject.ts';

/**
 * The document page: the document, its files, transmissions, assignments and history, who has it
 * now, and what the reader may do.
 *
 * @throws 'registry.not-found' alike when it does not exist and when the reader may not see it
 */
export async function detail(
  deps: Dependencies,
  h: Handle,
  caller: Caller,
  documentId: string,
): Promise<DocumentDetail> {
  const around = await readAround(deps, h, caller, documentId);
  const { document, isInside, entries, posts, files, replaced, events, waiting } = around;
  if (!document) throw new AppError('registry.not-found');
  for (const rule of deps.detail.readingRules) await rule(deps, h, caller, document);
  const whole: Whole = { ...around, document };
  const [names, seated, principals] = await Promise.all([
    namesFor(deps, h, whole, numberedAt(entries)),
    seatedFor(deps, h, document, posts),
    principalsNow(deps, h, document, waiting),
  ]);
  const offered = document.destroyedAt ? [] : mayOf(deps, caller, whole, names, seated);
  const [typeName, sections, may] = await Promise.all([
    documentTypeNames(h),
    sectionsOf(deps.detail.sections, { ...around, deps, h, caller, whole, names, seated }),
    deps.detail.completeOffers(deps, h, whole, offered),
  ]);
  return {
    ...plainFields(document, names, numberedAt(entries)),
    kindTerm: typeName(document.kind, document.subTypeCode),
    ...receivedAs(document, entries),
    ...sections,
    ...documentFiles(files, replaced, {
      mayChange: mayChangeFiles(deps.engine, document, { ...caller, posts: seated.posts }),
      isInside,
    }),
    history: historyOf(
      isInside ? events : events.filter((event) => isForAll(event) || event.actorId === caller.id),
      [...files, ...replaced].map(toFile),
      entries,
      deps.detail.numberingActs,
    ),
    principals,
    forReader: readerStates({ engine: deps.engine, caller, whole, waiting, entries }),
    isOver: !deps.engine.offersFor(documentSubject(whole)).some(({ act }) => act === 'close'),
    may,
  };
}

/**
 * The document and all that its id alone finds, asked for together (decision 0021): one after the other,
 * each waits and wakes. Nothing is shown before the document is known to be readable.
 */
async function readAround(deps: Dependencies, h: Handle, caller: Caller, id: string) {
  const today = civilDateAt(deps.platform.clock.now());
  const [document, transmissions, assignments, steps, ...others] = await Promise.all([
    findReadable(h, id, caller.principals),
    listTransmissions(h, id),
    listAssignments(h, id),
    listSteps(h, id, null),
    isOfItsLine(deps, h, caller, { id }),
    deps.detail.numbersOf(h, [id]),
    deps.organisation.postsOf(h, caller.id, today),
    deps.files.list(h, fileOwnerKind, [id]),
    deps.files.listReplaced(h, fileOwnerKind, [id]),
    listEvents(h, id),
    listWaiting(h, id),
  ]);
  const [isInside, entries, posts, files, replaced, events, waiting] = others;
  const whole = { document, transmissions, assignments, steps };
  return { ...whole, isInside, entries, posts, files, replaced, events, waiting };
}

/** What everybody may know of a published document. */
const isForAll = ({ toState }: EventRow): boolean =>
  toState === 'PUBLISHED' || toState === 'CERTIFIED';

async function seatedFor(
  deps: Dependencies,
  h: Handle,
  { ownerUnitId }: DocumentRow,
  posts: Seated['posts'],
): Promise<Seated> {
  const isLimited = posts.some((post) => post.acting?.isScoped);
  return { posts, line: isLimited ? await deps.organisation.ancestors(h, ownerUnitId) : [] };
}

/** When the document itself got its number; from then on it keeps the names of that day. */
const numberedAt = (entries: readonly EntryRow[]): string | null =>
  entries.find(({ transmissionId }) => transmissionId === null)?.at ?? null;

function plainFields(document: DocumentRow, names: Names, numbered: string | null) {
  const { signedByName, signedByPost, signedAt } = document;
  return {
    id: document.id,
    kind: document.kind,
    version: document.version,
    ...pickFields(registerFieldNames, document),
    ownerUnit: names.unit(document.ownerUnitId, numbered),
    author: names.person(document.authorId),
    state: document.state,
    stateTerm: stateTerm('document', document.state),
    destroyed: document.destroyedAt
      ? { at: document.destroyedAt, note: document.destroyedNote ?? '' }
      : null,
    bodyHtml: document.bodyHtml,
    bodyJson: document.bodyJson ?? null,
    addressedUnits: document.addressedUnitIds.map((id) => names.unit(id, numbered)),
    signedBy: signedAt
      ? {
          name: signedByName ?? '',
          post: signedByPost ?? '',
          lines: [...document.signedByLines],
          forName: document.signedForName,
          at: signedAt,
        }
      : null,
  };
}

/** The number under which it was received; only what comes from outside has such a number. */
function receivedAs({ kind }: DocumentRow, entries: readonly EntryRow[]) {
  const entry =
    kind === 'outside' ? entries.find(({ transmissionId }) => transmissionId === null) : undefined;
  return {
    receiveNo: entry ? `${entry.number}/${entry.year}` : null,
    receivedAt: entry?.at ?? null,
  };
}

/** Names of all people and units on the document, asked for once. */
async function namesFor(
  deps: Dependencies,
  h: Handle,
  whole: Whole,
  numbered: string | null,
): Promise<Names> {
  const { document, transmissions, assignments, steps } = whole;
  const personIds = [
    document.authorId,
    ...transmissions.flatMap((transmission) =>
      transmission.toPersonId ? [transmission.toPersonId] : [],
    ),
    ...assignments.map((assignment) => assignment.assigneeId),
    ...steps.map((step) => step.personId),
    ...document.orderRecipients.flatMap((to) => (to.personId ? [to.personId] : [])),
  ];
  const unitIds = [
    document.ownerUnitId,
    ...document.addressedUnitIds,
    ...transmissions.flatMap((transmission) => [
      transmission.fromUnitId,
      ...(transmission.toUnitId ? [transmission.toUnitId] : []),
    ]),
    ...document.orderRecipients.flatMap((to) => (to.unitId ? [to.unitId] : [])),
  ];
  const [people, units, former] = await Promise.all([
    deps.organisation.personCard(h, [...new Set(personIds)]),
    deps.organisation.units(h, [...new Set(unitIds)]),
    deps.organisation.formerNames(h, daysOfUnits(whole, numbered)),
  ]);
  const peopleById = new Map(people.map((card) => [card.id, card]));
  const unitsById = new Map(units.map((unit) => [unit.id, unit]));
  return {
    person: (id) => {
      const card = peopleById.get(id);
      return { id, name: card?.name ?? '–', positionName: card?.positionName ?? '' };
    },
    unit: (id, at) => ({
      id,
      name:
        (at
          ? former.find((one) => one.id === id && one.day === civilDateAt(at))?.name
          : undefined) ??
        unitsById.get(id)?.name ??
        '–',
    }),
  };
}

/** Which units are shown as they were called on which day. */
function daysOfUnits({ document, transmissions }: Whole, numbered: string | null) {
  const own = numbered ? [document.ownerUnitId, ...document.addressedUnitIds] : [];
  return [
    ...own.map((id) => ({ id, day: civilDateAt(numbered ?? '') })),
    ...transmissions.flatMap(({ fromUnitId, toUnitId, sentAt }) =>
      [fromUnitId, toUnitId].flatMap((id) => (id ? [{ id, day: civilDateAt(sentAt) }] : [])),
    ),
  ];
}

const watching = new Set<string>(watchingQueues);

async function principalsNow(
  deps: Dependencies,
  h: Handle,
  { state }: DocumentRow,
  waiting: readonly QueueItem[],
): Promise<DocumentDetail['principals']> {
  // The queue `unsigned` only watches, but a draft waits there for its drafter.
  const isHeld = ({ code }: QueueItem) =>
    !watching.has(code) || (state === 'DRAFT' && code === 'unsigned');
  const held = waiting.filter((item) => isHeld(item) && !item.principal.startsWith('secretary:'));
  const groups = Map.groupBy(held, (item) => item.subjectKey + item.code);
  const each = [...groups].map(async ([key, items]) => {
    const [first] = items;
    if (!key || !first) return [];
    const keys = items.map((item) => item.principal);
    const people = await deps.organisation.peopleForPrincipals(h, keys);
    const cards = await deps.organisation.personCard(h, people);
    const present = cards.map((card) => `${card.name} (${card.positionName})`).join(', ');
    const name = present || (await absentName(deps, h, keys));
    return [{ name, queue: state === 'DRAFT' ? '' : first.code, since: first.since }];
  });
  return (await Promise.all(each)).flat();
}

/**
 * The name shown where nobody can act: a person who has left by their name, a vacant post by its
 * unit. Somebody must see that the document is stuck, and where.
 */
async function absentName(deps: Dependencies, h: Handle, keys: readonly string[]): Promise<string> {
  const idsOf = (isPerson: boolean) =>
    keys
      .filter((key) => key.startsWith('p:') === isPerson)
      .map((key) => key.slice(key.indexOf(':') + 1));
  const left = await deps.organisation.personCard(h, idsOf(true));
  const empty = await deps.organisation.units(h, idsOf(false));
  return [
    ...left.map((card) => `${card.name} (พ้นจากตำแหน่งแล้ว)`),
    ...empty.map((unit) => `${unit.name} (ยังไม่มีผู้ดำรงตำแหน่ง)`),
  ].join(', ');
}
