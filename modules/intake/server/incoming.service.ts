import { AppError, buddhistYear, newId } from '@sarn/kernel';
import type { InputOf, OutputOf } from '@sarn/kernel';
import type { Handle, SignedContext, Tx } from '@sarn/platform-server';
import {
  contentFields,
  emptyRegisterFields,
  isClassified,
  pickFields,
  secrecyClasses,
} from '@sarn/document/contract';
import type { arriveIncoming, registerIncoming, startIncoming } from '../contract/index.ts';
import { addReaders } from '@sarn/document/server';
import { actorOf, postTitleFor } from '@sarn/document/server';
import { takeOver } from './arrival/arrival.service.ts';
import type { Actor } from '@sarn/document/server';
import type { Dependencies } from '@sarn/document/server';
import { fileOwnerKind } from '@sarn/document/server';
import { insertDocument } from '@sarn/document/server';
import type { NewDocument } from '@sarn/document/server';
import { addToHistory } from '@sarn/document/server';
import { sealedFor, unitReaderKeys } from '@sarn/document/server';
import { asAsked } from './registration/registration.service.ts';
import { numberIncoming, registerChange } from './incoming.rules.ts';
import { fillQueue } from '@sarn/document/server';
import { itemsFor } from '@sarn/document/server';
import { countingRegister, nextNumber } from '@sarn/register/server';
import { searchTextOf } from '@sarn/search/server';
import { registerOnlyTitle } from '@sarn/classification/contract';
import { enterInControl } from '@sarn/classification/server';
import { assertFileMayCome, isKeptAsEntry } from '@sarn/classification/server';
import type { DocumentRow, Subject } from '@sarn/document/server';
import { reaches } from '@sarn/organisation/server';

/**
 * Registers a letter that came on paper or as a file: the document, its files, its place in the
 * registry's queue, its history and its receive number in one transaction, the number last.
 *
 * @rule saraban-2526 ข้อ 37
 */
export async function register(
  deps: Dependencies,
  tx: Tx,
  context: SignedContext,
  input: InputOf<typeof registerIncoming>,
): Promise<{ documentId: string; receiveNo: string }> {
  const { reservedEntryId, arrivalId, fileIds: named, way, ...sent } = input;
  const form = await asAsked(tx, arrivalId ? 'arrival' : (way ?? 'outside'), sent);
  const actor = await actorOf(deps, tx, context);
  const arrival = arrivalId
    ? await takeOver(deps, tx, context, { arrivalId, fileIds: named })
    : undefined;
  const fileIds = arrival?.fileIds ?? named;
  const { secrecy } = form;
  const ownerUnitId = isClassified(secrecy)
    ? await secretRegistryOf(deps, tx, actor, secrecy)
    : await registryOf(deps, tx, context, actor);
  const isEntryOnly = await isKeptAsEntry(deps, tx, secrecy);
  await assertFilesFit({ deps, tx }, secrecy, fileIds.length, isEntryOnly);
  const change = await registerChange({ deps, tx, actor, principals: actor.principals }, form, '');
  const item = newDocument(actor, ownerUnitId, {
    ...form,
    ...pickFields(filedFields, change),
    ...(isEntryOnly
      ? { ...pickFields(contentFields, emptyRegisterFields), title: registerOnlyTitle(secrecy) }
      : {}),
    state: 'REGISTERED',
    dueDate: change.dueDate ?? null,
    dueTime: change.dueTime ?? '',
    duplicateKey: change.duplicateKey,
    searchText: isEntryOnly ? '' : change.searchText,
  });
  await keepDocument(deps, tx, actor, item, { fileIds, act: 'register' });
  await arrival?.settle(item.id);
  const lastStatement = await numberIncoming({ deps, tx, actor }, item, reservedEntryId);
  return { documentId: item.id, receiveNo: await lastStatement() };
}

/** Puts a letter of an electronic channel into the arrival box; it gets no number yet. */
export async function arrive(
  deps: Dependencies,
  tx: Tx,
  context: SignedContext,
  input: InputOf<typeof arriveIncoming>,
): Promise<{ documentId: string }> {
  const actor = await actorOf(deps, tx, context);
  const ownerUnitId = await registryOf(deps, tx, context, actor);
  const item = newDocument(actor, ownerUnitId, {
    state: 'ARRIVED',
    title: input.title,
    sender: input.sender,
    searchText: searchTextOf([input.title, input.sender]),
  });
  await keepDocument(deps, tx, actor, item, { fileIds: input.fileIds, act: 'arrive' });
  return { documentId: item.id };
}

/** What the empty form proposes: the head of the registry's unit, and the next number. */
export async function startOfForm(
  deps: Dependencies,
  h: Handle,
  context: SignedContext,
): Promise<OutputOf<typeof startIncoming>> {
  const actor = await actorOf(deps, h, context);
  const unitId = await registryOf(deps, h, context, actor);
  const addressee = (await deps.organisation.headTitle(h, unitId)) ?? '';
  const year = buddhistYear(actor.today);
  const { id: registerId } = await countingRegister(h, unitId, 'receive', year);
  const next = await nextNumber(h, unitId, 'receive', year);
  const { id: rootId } = await deps.organisation.rootUnit(h);
  const classes = Object.keys(secrecyClasses).filter(
    (secrecy) => isClassified(secrecy) && findSecretRegistry(rootId, actor, secrecy) !== undefined,
  );
  return { addressee, nextNumber: next, registerId, secrecyClasses: classes };
}

/** The unit whose register the actor keeps: the agency's where allowed, else their own unit's. */
async function registryOf(
  deps: Dependencies,
  tx: Handle,
  { caller }: SignedContext,
  actor: Actor,
): Promise<string> {
  const root = await deps.organisation.rootUnit(tx);
  const own = actor.posts.find((post) => post.duty === 'clerk')?.servesUnitId;
  // A program holds no post: it keeps the register of the unit that it was given.
  const given = actor.principals.flatMap((key) => /^clerk:(.+)$/.exec(key)?.[1] ?? [])[0];
  const kept = actor.principals.includes(`clerk:${root.id}`) ? root.id : (own ?? given);
  if (!kept || !(await reaches(tx, caller, 'registry.register', { unitId: kept }))) {
    throw new AppError('platform.forbidden', { permission: 'registry.register', held: 'in-part' });
  }
  return kept;
}

/** The unit whose register of classified documents the actor keeps, for documents of the class. */
async function secretRegistryOf(
  deps: Dependencies,
  tx: Tx,
  actor: Actor,
  secrecy: string,
): Promise<string> {
  const root = await deps.organisation.rootUnit(tx);
  const found = findSecretRegistry(root.id, actor, secrecy);
  if (!found) throw new AppError('registry.secret-registrar-only');
  return found;
}

function findSecretRegistry(rootId: string, actor: Actor, secrecy: string): string | undefined {
  const kept = actor.principals.flatMap((principal) => /^sr[1-3]:(.+)$/.exec(principal)?.[1] ?? []);
  return [rootId, ...kept].find((unitId) =>
    sealedFor(secrecy, [`clerk:${unitId}`]).some((key) => actor.principals.includes(key)),
  );
}

/** A letter needs its file; for the upper classes of secrecy only the register is kept. */
async function assertFilesFit(
  { deps, tx }: { readonly deps: Dependencies; readonly tx: Tx },
  secrecy: string,
  files: number,
  isEntryOnly: boolean,
): Promise<void> {
  await assertFileMayCome(deps, tx, secrecy, files);
  if (files === 0 && !isEntryOnly) throw new AppError('registry.no-file');
}

/** Filled from the settings: the names of the rows that were chosen. */
const filedFields = [
  ...(['bookGroup', 'category', 'bookGroupCode', 'categoryCode', 'subTypeCode'] as const),
] as const;

type Given = Partial<NewDocument> & Pick<NewDocument, 'state' | 'title' | 'sender' | 'searchText'>;

function newDocument(actor: Actor, ownerUnitId: string, given: Given): NewDocument {
  return {
    id: newId(),
    kind: 'outside',
    ...emptyRegisterFields,
    ownerUnitId,
    authorId: actor.id,
    addressedUnitIds: [],
    bodyJson: null,
    bodyHtml: null,
    shareRef: newId().replaceAll('-', ''),
    duplicateKey: null,
    at: actor.now,
    ...given,
  };
}

async function keepDocument(
  deps: Dependencies,
  tx: Tx,
  actor: Actor,
  item: NewDocument,
  how: { fileIds: readonly string[]; act: 'register' | 'arrive' },
): Promise<void> {
  const registry = `clerk:${item.ownerUnitId}`;
  await insertDocument(tx, item);
  await deps.files.attach(tx, {
    fileIds: how.fileIds,
    uploaderId: actor.id,
    ownerKind: fileOwnerKind,
    ownerId: item.id,
    role: 'main',
    isSealed: isClassified(item.secrecy),
  });
  const ancestors = await deps.organisation.ancestors(tx, item.ownerUnitId);
  const heads = unitReaderKeys(ancestors).filter((key) => !key.startsWith('secretary:'));
  if (isClassified(item.secrecy)) {
    await addReaders(tx, item.id, [registry]);
    await enterInControl(tx, actor, item);
  } else await addReaders(tx, item.id, [`p:${actor.id}`, ...heads]);
  const items = itemsFor(deps.engine, asSubject(item), actor.now);
  await fillQueue(tx, items);
  await writeFirstEvent(deps, tx, actor, item, how);
  const clerks = await deps.organisation.peopleForPrincipals(
    tx,
    sealedFor(item.secrecy, [registry]),
  );
  deps.notifications.queuesChanged(tx, [...new Set([...clerks, actor.id])]);
}

async function writeFirstEvent(
  deps: Dependencies,
  tx: Tx,
  actor: Actor,
  item: NewDocument,
  how: { fileIds: readonly string[]; act: string },
): Promise<void> {
  const actorPost = postTitleFor(actor, `clerk:${item.ownerUnitId}`);
  await addToHistory(deps, tx, {
    documentId: item.id,
    transmissionId: null,
    assignmentId: null,
    subject: 'document',
    act: how.act,
    fromState: null,
    toState: item.state,
    actorId: actor.id,
    actorName: actor.name,
    actorPost,
    unitName: null,
    note: item.note,
    detail: [],
    fileIds: how.fileIds,
    at: actor.now,
    requestId: actor.requestId,
  });
  await deps.platform.audit.write(tx, {
    act: `registry.${how.act}`,
    callerId: actor.id,
    subject: { kind: 'document', id: item.id },
    detail: { to: item.state, post: actorPost },
    requestId: actor.requestId,
  });
}

function asSubject(item: NewDocument): Subject {
  const document = {
    ...item,
    version: 1,
    presentedPrincipal: null,
    orderRecipients: [],
    lastInstruction: '',
    routeRound: 0,
    signedByName: null,
    signedByPost: null,
    signedByLines: [],
    signedForName: '',
    signedAt: null,
    createdAt: item.at,
    destroyedAt: null,
    destroyedNote: null,
  } as unknown as DocumentRow;
  return {
    on: 'document',
    document,
    transmission: null,
    assignment: null,
    steps: [],
    assignments: [],
  };
}
