import { AppError } from '@sarn/kernel';
import type { InputOf, OutputOf } from '@sarn/kernel';
import type { Caller, Handle, SignedContext, Tx } from '@sarn/platform-server';
import { documentTypeNames } from '@sarn/document-classes/server';
import {
  actorOf,
  addToHistory,
  findReadable,
  holdDuplicateKey,
  isOfItsLine,
  noteAct,
  postTitleFor,
} from '@sarn/document/server';
import type { Dependencies, DocumentRow } from '@sarn/document/server';
import { referenceLimit } from '../contract/index.ts';
import type {
  LinkedDocument,
  addReference,
  listReferences,
  removeReference,
} from '../contract/index.ts';
import {
  countLinks,
  deleteLink,
  findLinker,
  insertLink,
  leadsBack,
  listLinked,
} from './reference.store.ts';
import type { LinkedRow } from './reference.store.ts';

/** Both ends of the links of a document, as far as the reader may open them. */
export async function references(
  deps: Dependencies,
  h: Handle,
  caller: Caller,
  documentId: string,
): Promise<OutputOf<typeof listReferences>> {
  const document = await readable(h, caller, documentId);
  const mayAdd = await isOfItsLine(deps, h, caller, document);
  const refersTo = await listLinked(h, documentId, 'refersTo', caller.principals);
  const referredBy = await listLinked(h, documentId, 'referredBy', caller.principals);
  const linked = [...refersTo, ...referredBy];
  const received = await receiveNumbers(deps, h, linked);
  const linkers = linked.map((row) => row.linkedBy);
  const cards = await deps.organisation.personCard(h, [...new Set(linkers)]);
  const names = new Map(cards.map((card) => [card.id, card.name]));
  const isRegistrar = isRegistrarOf(caller, document);
  const typeName = await documentTypeNames(h);
  const shown = (row: LinkedRow, mayRemove: boolean): LinkedDocument => {
    const { kind, linkedBy, ...plain } = row;
    const receiveNo = received.get(row.documentId) ?? null;
    return {
      ...plain,
      receiveNo,
      kindTerm: typeName(kind),
      linkedBy: names.get(linkedBy) ?? '–',
      mayRemove,
    };
  };
  return {
    refersTo: refersTo.map((row) => shown(row, isRegistrar || row.linkedBy === caller.id)),
    // A link belongs to the later document and is deleted there.
    referredBy: referredBy.map((row) => shown(row, false)),
    mayAdd,
  };
}

/**
 * The number under which each was received; only letters from outside have a number of their own.
 */
async function receiveNumbers(
  deps: Dependencies,
  h: Handle,
  linked: readonly LinkedRow[],
): Promise<ReadonlyMap<string, string>> {
  const ids = linked.filter(({ kind }) => kind === 'outside').map((row) => row.documentId);
  if (ids.length === 0) return new Map();
  const own = (await deps.detail.numbersOf(h, ids)).filter(
    ({ transmissionId }) => transmissionId === null,
  );
  return new Map(own.map(({ documentId, number, year }) => [documentId, `${number}/${year}`]));
}

/**
 * Links a document to an earlier one. Both must be readable to the person who links them; a person
 * who reads only one of them never learns of the other.
 *
 * @throws 'registry.reference-cycle' when the earlier one already leads to this
 */
export async function add(
  deps: Dependencies,
  tx: Tx,
  context: SignedContext,
  link: InputOf<typeof addReference>,
): Promise<OutputOf<typeof addReference>> {
  const { caller } = context;
  const document = await readable(tx, caller, link.documentId);
  const earlier = await readable(tx, caller, link.refersTo);
  if (document.id === earlier.id) throw new AppError('registry.reference-itself');
  if (!(await isOfItsLine(deps, tx, caller, document)))
    throw new AppError('registry.reference-not-yours');
  // One after the other: two links made at once could close a cycle that neither of them sees.
  await holdDuplicateKey(tx, 'paper-reference');
  if (await leadsBack(tx, link)) {
    throw new AppError('registry.reference-cycle', { title: earlier.title });
  }
  if ((await countLinks(tx, document.id)) >= referenceLimit) {
    throw new AppError('registry.reference-limit', { limit: referenceLimit });
  }
  const at = deps.platform.clock.now().toISOString();
  if (!(await insertLink(tx, link, { id: caller.id, at }))) return {};
  await keepRecord(deps, tx, context, { act: 'refer', document, earlier });
  return {};
}

export async function remove(
  deps: Dependencies,
  tx: Tx,
  context: SignedContext,
  link: InputOf<typeof removeReference>,
): Promise<OutputOf<typeof removeReference>> {
  const { caller } = context;
  const document = await readable(tx, caller, link.documentId);
  const earlier = await readable(tx, caller, link.refersTo);
  const linker = await findLinker(tx, link);
  if (!linker) return {};
  if (linker !== caller.id && !isRegistrarOf(caller, document)) {
    throw new AppError('registry.reference-not-yours');
  }
  await deleteLink(tx, link);
  await keepRecord(deps, tx, context, { act: 'unrefer', document, earlier });
  return {};
}

const isRegistrarOf = ({ principals }: Caller, { ownerUnitId }: DocumentRow): boolean =>
  principals.includes(`clerk:${ownerUnitId}`);

async function readable(h: Handle, { principals }: Caller, id: string): Promise<DocumentRow> {
  const found = await findReadable(h, id, principals);
  if (!found) throw new AppError('registry.not-found');
  return found;
}

const trailActs = { refer: 'registry.refer', unrefer: 'registry.unrefer' } as const;

/**
 * Writes the history of the later document, and the audit trail. The history does not give the
 * subject: its readers may not be allowed to read the other document.
 */
async function keepRecord(
  deps: Dependencies,
  tx: Tx,
  context: SignedContext,
  done: {
    readonly act: 'refer' | 'unrefer';
    readonly document: DocumentRow;
    readonly earlier: DocumentRow;
  },
): Promise<void> {
  const { act, document, earlier } = done;
  const actor = await actorOf(deps, tx, context);
  await addToHistory(deps, tx, {
    ...{
      documentId: document.id,
      transmissionId: null,
      assignmentId: null,
      subject: 'document',
      unitName: null,
    },
    ...{ act, fromState: document.state, toState: null, note: '', detail: [], fileIds: [] },
    ...{ actorId: actor.id, actorName: actor.name, at: actor.now, requestId: actor.requestId },
    actorPost: postTitleFor(actor, `p:${actor.id}`),
  });
  await noteAct(deps, tx, context, {
    act: trailActs[act],
    subject: { kind: 'document', id: document.id },
    detail: { refersTo: earlier.id },
  });
}
