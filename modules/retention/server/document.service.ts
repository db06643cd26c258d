import { AppError, civilDateAt, newId } from '@sarn/kernel';
import type { InputOf, OutputOf } from '@sarn/kernel';
import type { Caller, Handle, SignedContext, Tx } from '@sarn/platform-server';
import { retentionListKinds, retentionPageSize } from '../contract/index.ts';
import type {
  holdFolders,
  liftHold,
  listHolds,
  documentRetention,
  placeHold,
  setDocumentRetention,
} from '../contract/index.ts';
import { mayRead } from '@sarn/document/server';
import { actorOf, postTitleFor } from '@sarn/document/server';
import type { Actor } from '@sarn/document/server';
import type { Dependencies } from '@sarn/document/server';
import { addToHistory } from '@sarn/document/server';
import { noteAct } from '@sarn/document/server';
import { findClass, isClassUsed } from './class.store.ts';
import {
  endHold,
  findTerms,
  holdDocument,
  insertHeld,
  insertHold,
  listHandedOver,
  listHoldRows,
  listHoldsOf,
  writeTerms,
} from './document.store.ts';
import { holdDocumentsOfFolder, isFolderKept, listUnitFolders } from './folder.store.ts';

/**
 * Whether the caller may read the document, and so see how long it is kept. The permission to keep
 * documents, or to hold them, gives no right to read one: its lists show what they need.
 */
async function maySee(h: Handle, caller: Caller, documentId: string): Promise<boolean> {
  return mayRead(h, documentId, caller.principals);
}

/** How long a document is kept, for its readers. */
export async function retentionOf(
  deps: Dependencies,
  h: Handle,
  caller: Caller,
  { documentId }: InputOf<typeof documentRetention>,
): Promise<OutputOf<typeof documentRetention>> {
  const day = civilDateAt(deps.platform.clock.now());
  const terms = (await maySee(h, caller, documentId))
    ? await findTerms(h, documentId, day)
    : undefined;
  if (!terms) throw new AppError('registry.not-found');
  const { classCode, medium, className, closedOn, keptUntil, obstacle } = terms;
  const isRunning = obstacle === 'running';
  const keeps = caller.permissions.has('registry.retention');
  return {
    ...{ classCode, medium, className, obstacle },
    closedOn: isRunning ? null : closedOn,
    keptUntil: isRunning ? null : keptUntil,
    holds: await listHoldsOf(h, deps.heldFolders, documentId),
    destroyed: terms.destroyedAt
      ? { at: terms.destroyedAt, note: terms.destroyedNote ?? '' }
      : null,
    handedOver: (await listHandedOver(h, documentId)).map(({ kind, name, on }) => ({
      kindTerm: { th: retentionListKinds[kind].th, en: retentionListKinds[kind].en },
      ...{ name, on },
    })),
    mayChange: keeps && !isRunning && terms.destroyedAt === null,
    mayHold: caller.permissions.has('registry.hold') && terms.destroyedAt === null,
  };
}

/** Sets how long a document is kept, with the reason; the history records who did it. */
export async function setRetentionOf(
  deps: Dependencies,
  tx: Tx,
  context: SignedContext,
  { documentId, classCode, medium, reason }: InputOf<typeof setDocumentRetention>,
): Promise<OutputOf<typeof setDocumentRetention>> {
  await needUndestroyed(tx, context.caller, documentId, 'registry.document-destroyed');
  if (!(await isClassUsed(tx, classCode))) {
    throw new AppError('registry.retention-unknown', { row: classCode });
  }
  const actor = await actorOf(deps, tx, context);
  const { id: setBy, name: setName, now: setAt } = actor;
  await writeTerms(tx, { documentId, classCode, medium, reason, setBy, setName, setAt });
  const name = (await findClass(tx, classCode))?.name.th ?? classCode;
  await tell(deps, tx, context, actor, { act: 'retain', documentId, note: reason, value: name });
  return {};
}

async function needUndestroyed(
  tx: Tx,
  caller: Caller,
  documentId: string,
  refusal: 'registry.document-destroyed' | 'registry.hold-too-late',
): Promise<void> {
  const document = (await maySee(tx, caller, documentId))
    ? await holdDocument(tx, documentId)
    : undefined;
  if (!document) throw new AppError('registry.not-found');
  if (document.isDestroyed) throw new AppError(refusal);
}

/**
 * Puts a document, or all of a unit's folder, under a legal hold. The rows of the documents are
 * locked first: a destruction that runs at the same moment either waits and then spares them, or
 * was finished before.
 */
export async function hold(
  deps: Dependencies,
  tx: Tx,
  context: SignedContext,
  { documentId, folderId, caseNo, reason }: InputOf<typeof placeHold>,
): Promise<OutputOf<typeof placeHold>> {
  const { caller } = context;
  if (documentId) await needUndestroyed(tx, caller, documentId, 'registry.hold-too-late');
  if (folderId && !(await isFolderKept(tx, deps.heldFolders, folderId))) {
    throw new AppError('registry.folder-not-found');
  }
  const documents = folderId
    ? await holdDocumentsOfFolder(tx, deps.heldFolders, folderId)
    : [documentId ?? ''];
  const actor = await actorOf(deps, tx, context);
  const id = newId();
  await insertHold(tx, {
    ...{ id, documentId: documentId ?? null, folderId: folderId ?? null, caseNo, reason },
    ...{ placedBy: actor.id, placedName: actor.name, placedAt: actor.now },
  });
  await insertHeld(tx, id, documents);
  for (const document of documents) {
    await tell(deps, tx, context, actor, {
      ...{ act: 'hold', documentId: document, note: reason, value: caseNo },
    });
  }
  return { id, documents: documents.length };
}

/** Lifts a hold; what it covered may be destroyed again when its time is over. */
export async function lift(
  deps: Dependencies,
  tx: Tx,
  context: SignedContext,
  { id, reason }: InputOf<typeof liftHold>,
): Promise<OutputOf<typeof liftHold>> {
  const actor = await actorOf(deps, tx, context);
  const documents = await endHold(tx, {
    id,
    by: actor.id,
    name: actor.name,
    at: actor.now,
    reason,
  });
  if (!documents) throw new AppError('registry.hold-not-found');
  for (const documentId of documents) {
    await tell(deps, tx, context, actor, { act: 'liftHold', documentId, note: reason, value: '' });
  }
  return {};
}

export function holds(
  deps: Dependencies,
  h: Handle,
  { search, page }: InputOf<typeof listHolds>,
): Promise<OutputOf<typeof listHolds>> {
  return listHoldRows(h, deps.heldFolders, {
    search,
    limit: retentionPageSize,
    offset: (page - 1) * retentionPageSize,
  });
}

/** Folders of all units: whoever may place legal holds may hold any folder. */
export async function foldersToHold(
  deps: Dependencies,
  h: Handle,
): Promise<OutputOf<typeof holdFolders>> {
  const rows = await listUnitFolders(h, deps.heldFolders);
  const unitIds = [...new Set(rows.map(({ unitId }) => unitId))];
  const units = await deps.organisation.units(h, unitIds);
  return {
    rows: rows.map(({ id, name, unitId }) => ({
      ...{ id, name, unitName: units.find((unit) => unit.id === unitId)?.name ?? '–' },
    })),
  };
}

const labels = {
  retain: { th: 'อายุการเก็บ', en: 'Kept' },
  hold: { th: 'เลขเรื่อง/คดี', en: 'Case' },
  liftHold: { th: 'เลขเรื่อง/คดี', en: 'Case' },
} as const;

const trailActs = {
  retain: 'registry.retain',
  hold: 'registry.hold',
  liftHold: 'registry.liftHold',
} as const;

interface Told {
  readonly act: keyof typeof labels;
  readonly documentId: string;
  readonly note: string;
  readonly value: string;
}

async function tell(
  deps: Dependencies,
  tx: Tx,
  context: SignedContext,
  actor: Actor,
  { act, documentId, note, value }: Told,
): Promise<void> {
  await addToHistory(deps, tx, {
    ...{ documentId, transmissionId: null, assignmentId: null, subject: 'document', act },
    ...{ fromState: null, toState: null, unitName: null, fileIds: [] },
    ...{ actorId: actor.id, actorName: actor.name, actorPost: postTitleFor(actor, '') },
    ...{ note, at: actor.now, requestId: actor.requestId },
    detail: value ? [{ label: labels[act], value }] : [],
  });
  await noteAct(deps, tx, context, {
    ...{ act: trailActs[act], subject: { kind: 'document', id: documentId } },
    detail: { value, reason: note },
  });
}
