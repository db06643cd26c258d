import { AppError } from '@sarn/kernel';
import { civilDateAt } from '@sarn/kernel';
import type { Caller, Handle } from '@sarn/platform-server';
import {
  documentKinds,
  pickFields,
  registerFieldNames,
  stateTerm,
  watchingQueues,
} from '../contract/index.ts';
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
  const document = await findReadable(h, documentId, caller.principals);
  if (!document) throw new AppError('registry.not-found');
  for (const rule of deps.detail.readingRules) await rule(deps, h, caller, document);
  const transmissions = await listTransmissions(h, documentId);
  const assignments = await listAssignments(h, documentId);
  const steps = await listSteps(h, documentId, document.routeRound);
  const whole: Whole = { document, transmissions, assignments, steps };
  const isInside = await isOfItsLine(deps, h, caller, document);
  const names = await namesFor(deps, h, whole);
  const entries = await deps.detail.numbersOf(h, [documentId]);
  const seated = await seatedFor(deps, h, caller, document);
  const ask = { deps, h, caller, whole, names, entries, seated, isInside };
  const [sections, files, replaced, events, waiting] = [
    await sectionsOf(deps.detail.sections, ask),
    await deps.files.list(h, fileOwnerKind, [documentId]),
    await deps.files.listReplaced(h, fileOwnerKind, [documentId]),
    await listEvents(h, documentId),
    await listWaiting(h, documentId),
  ];
  const isThere = document.destroyedAt === null;
  const offered = isThere ? mayOf(deps, caller, whole, names, seated) : [];
  return {
    ...plainFields(document, names),
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
    principals: await principalsNow(deps, h, document, waiting),
    forReader: readerStates({ engine: deps.engine, caller, whole, waiting, entries }),
    isOver: !deps.engine.offersFor(documentSubject(whole)).some(({ act }) => act === 'close'),
    may: await deps.detail.completeOffers(deps, h, whole, offered),
  };
}

/** What everybody may know of a published document. */
const isForAll = ({ toState }: EventRow): boolean =>
  toState === 'PUBLISHED' || toState === 'CERTIFIED';

async function seatedFor(
  deps: Dependencies,
  h: Handle,
  caller: Caller,
  { ownerUnitId }: DocumentRow,
): Promise<Seated> {
  const today = civilDateAt(deps.platform.clock.now());
  const posts = await deps.organisation.postsOf(h, caller.id, today);
  const isLimited = posts.some((post) => post.acting?.isScoped);
  return { posts, line: isLimited ? await deps.organisation.ancestors(h, ownerUnitId) : [] };
}

function plainFields(document: DocumentRow, names: Names) {
  const { signedByName, signedByPost, signedAt } = document;
  return {
    id: document.id,
    kind: document.kind,
    kindTerm: { th: documentKinds[document.kind].th, en: documentKinds[document.kind].en },
    version: document.version,
    ...pickFields(registerFieldNames, document),
    ownerUnit: names.unit(document.ownerUnitId),
    author: names.person(document.authorId),
    state: document.state,
    stateTerm: stateTerm('document', document.state),
    destroyed: document.destroyedAt
      ? { at: document.destroyedAt, note: document.destroyedNote ?? '' }
      : null,
    bodyHtml: document.bodyHtml,
    bodyJson: document.bodyJson ?? null,
    addressedUnits: document.addressedUnitIds.map((id) => names.unit(id)),
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
async function namesFor(deps: Dependencies, h: Handle, whole: Whole): Promise<Names> {
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
  const people = await deps.organisation.personCard(h, [...new Set(personIds)]);
  const units = await deps.organisation.units(h, [...new Set(unitIds)]);
  const peopleById = new Map(people.map((card) => [card.id, card]));
  const unitsById = new Map(units.map((unit) => [unit.id, unit]));
  return {
    person: (id) => {
      const card = peopleById.get(id);
      return { id, name: card?.name ?? '–', positionName: card?.positionName ?? '' };
    },
    unit: (id) => ({ id, name: unitsById.get(id)?.name ?? '–' }),
  };
}

const watching = new Set<string>(watchingQueues);

async function principalsNow(
  deps: Dependencies,
  h: Handle,
  { state }: DocumentRow,
  waiting: readonly QueueItem[],
) {
  // The queue `unsigned` only watches, but a draft waits there for its drafter.
  const isHeld = ({ code }: QueueItem) =>
    !watching.has(code) || (state === 'DRAFT' && code === 'unsigned');
  const held = waiting.filter((item) => isHeld(item) && !item.principal.startsWith('secretary:'));
  const result: DocumentDetail['principals'] = [];
  for (const [key, items] of Map.groupBy(held, (item) => item.subjectKey + item.code)) {
    const [first] = items;
    if (!key || !first) continue;
    const keys = items.map((item) => item.principal);
    const people = await deps.organisation.peopleForPrincipals(h, keys);
    const cards = await deps.organisation.personCard(h, people);
    const present = cards.map((card) => `${card.name} (${card.positionName})`).join(', ');
    const name = present || (await absentName(deps, h, keys));
    result.push({ name, queue: state === 'DRAFT' ? '' : first.code, since: first.since });
  }
  return result;
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
