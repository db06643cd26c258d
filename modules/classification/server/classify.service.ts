import { secretLevelOf } from '@sarn/organisation/contract';
import { AppError, buddhistYear, newId } from '@sarn/kernel';
import type { CivilDate, InputOf } from '@sarn/kernel';
import type { SignedContext, Tx } from '@sarn/platform-server';
import { isClassified, isPublicationKind, queueWordFields } from '@sarn/document/contract';
import { isKeptAsEntry, mayGive } from './class-rules.service.ts';
import { registerOnlyTitle } from '../contract/index.ts';
import type { ClassChange, classify as classifyCall } from '../contract/index.ts';
import type { SecrecyClass } from '@sarn/document/contract';
import { loadWaiting } from '@sarn/document/server';
import { actorOf, postTitleFor } from '@sarn/document/server';
import type { Actor } from '@sarn/document/server';
import {
  addReaders,
  dropAllReaders,
  hasOpenAudience,
  resealReaders,
  sealRelatedContent,
} from '@sarn/document/server';
import type { Dependencies } from '@sarn/document/server';
import { fileOwnerKind } from '@sarn/document/server';
import { findReadableForUpdate, updateDocument } from '@sarn/document/server';
import { addToHistory } from '@sarn/document/server';
import type { EventDetail } from '@sarn/document/server';
import { sealedFor, unitReaderKeys } from '@sarn/document/server';
import { listTransmissions } from '@sarn/document/server';
import { noteAct } from '@sarn/document/server';
import { itemsFor } from '@sarn/document/server';
import { clearQueue, fillQueue, listWaiting } from '@sarn/document/server';
import { assertSecrecyAllowed } from '@sarn/creation/server';
import { searchTextOf } from '@sarn/search/server';
import type { DocumentRow } from '@sarn/document/server';
import { removeContent, returnFiles } from './class-content.service.ts';
import type { Removed } from './class-content.service.ts';
import {
  assertCleared,
  assertRegistrar,
  classTerm,
  nameByFlow,
  namePosts,
} from './class-transition.service.ts';
import { endNamed, enterControl, listNamedReaders } from './sealed.store.ts';
import { insertClassChange } from './reading-session.store.ts';

/**
 * Who may decide about a document's class and its readers: its author, and its secret registrar.
 */
export function isKeeper(
  principals: readonly string[],
  personId: string,
  { authorId, kind, ownerUnitId }: DocumentRow,
  secrecy: string,
): boolean {
  const registrar = sealedFor(secrecy, [`clerk:${ownerUnitId}`]);
  if (isClassified(secrecy) && registrar.some((key) => principals.includes(key))) return true;
  const own = sealedFor(secrecy, [`p:${personId}`]);
  return kind !== 'outside' && authorId === personId && own.some((key) => principals.includes(key));
}

const higher = (a: string, b: string): string => (secretLevelOf(a) >= secretLevelOf(b) ? a : b);

interface At {
  readonly deps: Dependencies;
  readonly tx: Tx;
  readonly context: SignedContext;
  readonly actor: Actor;
}

/** Classifies a document, raises, lowers or removes its class, as its originator or registrar. */
export async function classify(
  deps: Dependencies,
  tx: Tx,
  context: SignedContext,
  { documentId, ...change }: InputOf<typeof classifyCall>,
): Promise<Record<string, never>> {
  const actor = await actorOf(deps, tx, context);
  const document = await findReadableForUpdate(tx, documentId, actor.principals);
  if (!document) throw new AppError('registry.not-found');
  if (document.secrecy === change.secrecy) throw new AppError('registry.secret-same-class');
  if (!isKeeper(actor.principals, actor.id, document, higher(document.secrecy, change.secrecy))) {
    throw new AppError('registry.secret-not-yours');
  }
  const detail = await changeClassOf({ deps, tx, context, actor }, document, change, []);
  const isRise = secretLevelOf(change.secrecy) > secretLevelOf(document.secrecy);
  await addToHistory(deps, tx, {
    ...{
      documentId,
      transmissionId: null,
      assignmentId: null,
      subject: 'document',
      unitName: null,
      fileIds: [],
    },
    ...{ act: isRise ? 'classify' : 'declassify', fromState: document.state, toState: null },
    ...{ actorId: actor.id, actorName: actor.name, note: change.reason, detail },
    actorPost: postTitleFor(actor, `p:${actor.id}`),
    at: actor.now,
    requestId: actor.requestId,
  });
  return {};
}

/**
 * For whoever is responsible for the document by its flow table: they must be cleared for both
 * classes, and are a reader of the document from then on.
 *
 * @returns the entry for its history
 * @throws AppError 'registry.secret-not-cleared' and as `changeClassOf`
 */
export async function classifyByFlow(
  at: At,
  document: DocumentRow,
  change: ClassChange,
): Promise<EventDetail[]> {
  const { actor } = at;
  const own = `p:${actor.id}`;
  if (document.secrecy === change.secrecy) throw new AppError('registry.secret-same-class');
  const above = higher(document.secrecy, change.secrecy);
  if (!sealedFor(above, [own]).some((key) => actor.principals.includes(key))) {
    throw new AppError('registry.secret-not-cleared', {
      name: actor.name,
      class: classTerm(above),
    });
  }
  return changeClassOf(at, document, change, [own]);
}

/**
 * Reading rights, queues and files are changed at once, everybody who has the document is notified,
 * and where only the register entry is kept for the new class, everything else of the document is
 * deleted.
 *
 * @param also keys that read the document besides those of its flow
 * @returns the entry for its history
 */
async function changeClassOf(
  at: At,
  document: DocumentRow,
  change: ClassChange,
  also: readonly string[],
): Promise<EventDetail[]> {
  const { deps, tx, context, actor } = at;
  const { id: documentId } = document;
  const { secrecy, reason } = change;
  if (!(await mayGive(tx, actor.principals, document, [document.secrecy, secrecy]))) {
    throw new AppError('registry.secret-registrar-gives');
  }
  await assertCanBe(deps, tx, document, secrecy);
  await assertSecrecyAllowed(tx, document, secrecy);
  const before = await peopleOf(deps, tx, documentId);
  const removed = await removeContent(at, document, change);
  const title = await titleUnder(deps, tx, document, change);
  await changeClass(at, document, { secrecy, ...title }, also);
  await returnFiles(at, documentId, change, isClassified(secrecy));
  await insertClassChange(tx, newId(), documentId, {
    ...{ from: document.secrecy, to: secrecy, reason, by: actor.id, at: actor.now },
    ...{ removed: removed.files, isTextRemoved: removed.isTextRemoved },
  });
  await noteAct(deps, tx, context, {
    act: 'registry.secret-classify',
    subject: { kind: 'document', id: documentId },
    detail: { from: document.secrecy, to: secrecy, files: removed.files.length },
  });
  await tellPrincipals(deps, tx, { ...document, secrecy, ...title }, actor, before);
  return historyOfChange(document.secrecy, secrecy, removed);
}

/**
 * The subject is deleted where only the register entry is kept, and is asked again where the new
 * class keeps documents whole.
 */
async function titleUnder(
  deps: Dependencies,
  tx: Tx,
  document: DocumentRow,
  { secrecy, title }: ClassChange,
): Promise<{ readonly title?: string; readonly searchText?: string }> {
  if (await isKeptAsEntry(deps, tx, secrecy)) return { title: registerOnlyTitle(secrecy) };
  if (!(await isKeptAsEntry(deps, tx, document.secrecy))) return {};
  if (title.length < 2) throw new AppError('registry.secret-title-missing');
  const named = { ...document, title };
  return { title, searchText: searchTextOf(queueWordFields.map((name) => named[name])) };
}

const historyTerms = {
  class: { th: 'ชั้นความลับ', en: 'Class' },
  file: { th: 'ลบไฟล์ถาวร', en: 'File deleted for good' },
  text: { th: 'ลบถาวร', en: 'Deleted for good' },
};

function historyOfChange(from: string, to: string, removed: Removed): EventDetail[] {
  const value = `${classTerm(from) || 'ปกติ'} → ${classTerm(to) || 'ปกติ'}`;
  return [
    { label: historyTerms.class, value },
    ...removed.files.map(({ name, bytes, sha256 }) => ({
      label: historyTerms.file,
      value: `${name} ${bytes} ไบต์ รหัสไฟล์ ${sha256}`,
    })),
    ...(removed.isTextRemoved
      ? [{ label: historyTerms.text, value: 'เนื้อความและหมายเหตุของหนังสือ' }]
      : []),
  ];
}

async function assertCanBe(
  deps: Dependencies,
  tx: Tx,
  document: DocumentRow,
  secrecy: string,
): Promise<void> {
  const isOver = ['PUBLISHED', 'CERTIFIED', 'CANCELLED', 'REFUSED'].includes(document.state);
  const isForAll =
    isPublicationKind(document.kind) || (await hasOpenAudience(deps.slots, tx, document.id));
  if (isClassified(secrecy) && (isOver || isForAll)) throw new AppError('registry.secret-kind');
}

/** Writes the class and adapts readers, queues and files to it. */
async function changeClass(
  { deps, tx, actor }: At,
  document: DocumentRow,
  change: { readonly secrecy: SecrecyClass; readonly title?: string; readonly searchText?: string },
  also: readonly string[],
): Promise<void> {
  const { secrecy } = change;
  const waiting = await listWaiting(tx, document.id);
  const subjects = await loadWaiting(tx, document.id, waiting);
  const isRise = secretLevelOf(secrecy) > secretLevelOf(document.secrecy);
  const under = isRise ? await readersUnder(deps, tx, document, secrecy) : [];
  const readers = isClassified(document.secrecy) ? [] : [...under, ...(isRise ? also : [])];
  await clearQueue(
    tx,
    waiting.map((item) => item.subjectKey),
  );
  if (!isClassified(secrecy)) await declassifyReaders(deps, tx, actor, document);
  else if (!isClassified(document.secrecy)) await dropAllReaders(tx, [document.id]);
  await updateDocument(tx, document.id, change, actor.now);
  if (isClassified(document.secrecy) && isClassified(secrecy)) await resealReaders(tx, document.id);
  const now: DocumentRow = { ...document, secrecy };
  await addReaders(tx, document.id, readers);
  await nameByFlow(deps, tx, now, readers, actor);
  const since = new Map(waiting.map((item) => [item.subjectKey, item.since]));
  const items = subjects
    .flatMap((subject) =>
      itemsFor(deps.engine, { ...subject, document: { ...subject.document, secrecy } }, actor.now),
    )
    .map((item) => ({ ...item, since: since.get(item.subjectKey) ?? item.since }));
  await fillQueue(tx, await namePosts(deps, tx, now, items, actor));
  if (isClassified(secrecy)) await enterInControl(tx, actor, now);
  await deps.files.seal(tx, fileOwnerKind, document.id, isClassified(secrecy));
  await sealRelatedContent(deps, tx, document.id, isClassified(secrecy));
}

/**
 * Who reads a document under a higher class: its author, whoever has work on it, and the registrars
 * of the units that have it. All of them must be cleared.
 */
async function readersUnder(
  deps: Dependencies,
  tx: Tx,
  document: DocumentRow,
  secrecy: string,
): Promise<string[]> {
  const waiting = await listWaiting(tx, document.id);
  const transmissions = await listTransmissions(tx, document.id);
  const live = transmissions.filter(
    (transmission) => !['RECALLED', 'RETURNED', 'RESENT', 'SETTLED'].includes(transmission.state),
  );
  const people = waiting
    .flatMap(({ principal }) => principal.replace(/^s[1-3]:/, 'p:'))
    .filter(isPerson);
  const units = live.flatMap((transmission) =>
    transmission.toUnitId ? [`clerk:${transmission.toUnitId}`] : [],
  );
  const author = document.kind === 'outside' ? [] : [`p:${document.authorId}`];
  const isDraft = document.kind !== 'outside' && document.state === 'DRAFT';
  const registry = isDraft ? [] : [`clerk:${document.ownerUnitId}`];
  await assertCleared(
    deps,
    tx,
    secrecy,
    [...people, ...author].map((key) => key.slice(2)),
  );
  for (const key of [...units, ...registry]) await assertRegistrar(deps, tx, secrecy, key.slice(6));
  return [...new Set([...people, ...author, ...units, ...registry])];
}

const isPerson = (principal: string): boolean => principal.startsWith('p:');

/** Restores the ordinary readers of the hierarchy; named readers stay readers as persons. */
async function declassifyReaders(
  deps: Dependencies,
  tx: Tx,
  actor: Actor,
  document: DocumentRow,
): Promise<void> {
  const named = (await listNamedReaders(tx, document.id)).map(({ personId }) => personId);
  await endNamed(tx, document.id, named, {
    by: actor.id,
    at: actor.now,
    reason: 'ยกเลิกชั้นความลับ',
  });
  await dropAllReaders(tx, [document.id]);
  const units = [
    ...(document.state === 'DRAFT' ? [] : [document.ownerUnitId]),
    ...(await listTransmissions(tx, document.id)).flatMap(
      (transmission) => transmission.toUnitId ?? [],
    ),
  ];
  const keys = [`p:${document.authorId}`, ...named.map((id) => `p:${id}`)];
  for (const unitId of new Set(units)) {
    keys.push(...unitReaderKeys(await deps.organisation.ancestors(tx, unitId)));
  }
  await updateDocument(tx, document.id, { secrecy: 'normal' }, actor.now);
  await addReaders(tx, document.id, keys);
}

/** Enters every classified document in the control register of the unit that owns it. */
export async function enterInControl(
  tx: Tx,
  actor: Pick<Actor, 'id' | 'now' | 'today'>,
  { id, ownerUnitId }: { readonly id: string; readonly ownerUnitId: string },
): Promise<void> {
  await enterControl(tx, {
    unitId: ownerUnitId,
    year: buddhistYear(actor.today as CivilDate),
    documentId: id,
    by: actor.id,
    at: actor.now,
  });
}

/** People who may read the document by a key of their own or of a registrar. */
async function peopleOf(deps: Dependencies, tx: Tx, documentId: string): Promise<string[]> {
  const named = await listNamedReaders(tx, documentId);
  const waiting = await listWaiting(tx, documentId);
  const principals = waiting.map((item) => item.principal);
  return [
    ...named.map(({ personId }) => personId),
    ...(await deps.organisation.peopleForPrincipals(tx, principals)),
  ];
}

async function tellPrincipals(
  deps: Dependencies,
  tx: Tx,
  document: DocumentRow,
  actor: Actor,
  before: readonly string[],
): Promise<void> {
  const people = [...new Set([...before, ...(await peopleOf(deps, tx, document.id))])];
  // Earlier notices name the subject: they are withdrawn from everybody.
  await deps.notifications.withdraw(tx, { documentId: document.id });
  await deps.notifications.tell(tx, {
    personIds: people.filter((id) => id !== actor.id),
    module: 'SARABUN',
    kind: 'act.classify',
    title: { th: 'ปรับชั้นความลับของหนังสือ', en: 'The class of a document was changed' },
    message: isClassified(document.secrecy) ? '' : document.title,
    documentId: document.id,
    transactionId: null,
    documentRef: document.shareRef,
    isConfidential: isClassified(document.secrecy),
    urgency: 'normal',
  });
  deps.notifications.queuesChanged(tx, people);
  // Some of them can no longer read it; somebody who has it open may no longer be a reader.
  deps.changes.access(tx, people);
}
