import { AppError, newId } from '@sarn/kernel';
import type { SignedContext, Tx } from '@sarn/platform-server';
import { isKeptAsEntry } from '@sarn/classification/server';
import { emptyRegisterFields } from '@sarn/document/contract';
import type { DocumentKind } from '@sarn/document/contract';
import type { Filed } from '@sarn/document-classes/contract';
import { assertMayCreate } from '@sarn/creation/server';
import { assertOffered, documentTypes, filedAs, speeds } from '@sarn/document-classes/server';
import type { FiledNames } from '@sarn/document-classes/server';
import { addReaders } from '@sarn/document/server';
import { actorOf, postTitleFor } from '@sarn/document/server';
import type { Actor } from '@sarn/document/server';
import { bodyToHtml } from '@sarn/document/server';
import { keepDraftFiles } from './attachment/draft-files.ts';
import { authorOf, draftedBy, tellDraftOfProgram } from './drafted-for.service.ts';
import type { Dependencies } from '@sarn/document/server';
import { findReadableForUpdate, insertDocument, updateDocument } from '@sarn/document/server';
import { addToHistory } from '@sarn/document/server';
import type { NewDocument } from '@sarn/document/server';
import { itemsFor } from '@sarn/document/server';
import { fillQueue } from '@sarn/document/server';
import { searchTextOf } from '@sarn/search/server';
import type { DocumentRow } from '@sarn/document/server';

/** A document written in the agency, as its drafter sends it. */
export interface Draft extends Filed {
  readonly kind: DocumentKind;
  /** Left out for a new one. */
  readonly documentId?: string | undefined;
  /** A program names whose draft it becomes. */
  readonly forPersonId?: string | undefined;
  /** As a program says it; a draft begins without a class. */
  readonly secrecy?: string | undefined;
  /** The version that was changed; needed for a known draft. */
  readonly version?: number | undefined;
  readonly title: string;
  readonly addressee: string;
  readonly speed: string;
  /** Sender and date, only for a document that was made elsewhere. */
  readonly sender?: string;
  readonly letterDate?: string | null;
  readonly addressedUnitIds: readonly string[];
  /** Null for a document without text of its own, such as a picture. */
  readonly bodyJson: unknown;
  /** All files of the draft; files not in the list are removed from it. */
  readonly fileIds: readonly string[];
  /** More words for the search, beside subject, addressee and unit. */
  readonly alsoFoundBy: readonly string[];
}

/**
 * Writes a draft, or a new version of one's own; nobody else sees it until it is submitted.
 *
 * @throws 'registry.act-not-allowed' once it is submitted, 'registry.stale' when it was changed
 *   elsewhere meanwhile, 'settings.ended' for a class that is no longer offered, and as
 *   `assertMayCreate` and `authorOf`
 */
export async function saveDraft(
  deps: Dependencies,
  tx: Tx,
  context: SignedContext,
  draft: Draft,
): Promise<{ documentId: string; version: number }> {
  const actor = await actorOf(deps, tx, context);
  const author = await authorOf(deps, tx, context, { actor, draft });
  const known = draft.documentId ? await findOwnDraft(deps, tx, actor, draft) : undefined;
  const ownerUnitId = known?.ownerUnitId ?? author.unitId;
  if (!ownerUnitId) throw new AppError('registry.no-unit');
  const [unit] = await deps.organisation.units(tx, [ownerUnitId]);
  await assertOffered(deps.platform, tx, documentTypes, draft.kind, known?.kind ?? null);
  await assertOffered(deps.platform, tx, speeds, draft.speed, known?.speed ?? null);
  await assertMayCreate(deps, tx, author.id, { ...draft, known: known ?? null });
  const fields = {
    title: draft.title,
    addressee: draft.addressee,
    speed: draft.speed,
    ...(await filedAs({ ...deps, actor: { ...actor, id: author.id } }, tx, draft, known ?? null)),
    sender: draft.sender ?? '',
    letterDate: draft.letterDate ?? null,
    addressedUnitIds: draft.addressedUnitIds,
    bodyJson: draft.bodyJson,
    bodyHtml: draft.bodyJson ? bodyToHtml(draft.bodyJson) : null,
    searchText: searchTextOf([
      draft.title,
      draft.addressee,
      draft.sender,
      unit?.name,
      ...draft.alsoFoundBy,
    ]),
  };
  const documentId = known?.id ?? newId();
  if (known) await updateDocument(tx, documentId, fields, actor.now);
  else {
    const made = { ...fields, id: documentId, kind: draft.kind, ownerUnitId, authorId: author.id };
    await create(deps, tx, actor, made);
  }
  await keepDraftFiles(deps, tx, actor, {
    ...draft,
    id: documentId,
    round: known?.routeRound ?? 0,
    secrecy: known?.secrecy ?? 'normal',
  });
  await writeEvent(deps, tx, actor, {
    documentId,
    authorId: author.id,
    act: known ? 'edit' : 'create',
  });
  return { documentId, version: (known?.version ?? 0) + 1 };
}

async function findOwnDraft(
  deps: Dependencies,
  tx: Tx,
  actor: Actor,
  draft: Draft,
): Promise<DocumentRow> {
  const known = await findReadableForUpdate(tx, draft.documentId ?? '', actor.principals);
  if (!known || known.kind !== draft.kind) throw new AppError('registry.not-found');
  if (known.authorId !== actor.id) throw new AppError('platform.forbidden');
  // Documents of the upper classes are written outside; the system keeps only the register entry.
  if (await isKeptAsEntry(deps, tx, known.secrecy)) throw new AppError('registry.secret-no-file');
  if (known.state !== 'DRAFT') throw new AppError('registry.act-not-allowed', { act: 'แก้ไขร่าง' });
  // Who does not say which version was changed would replace what another window saved meanwhile.
  if (draft.version !== known.version) throw new AppError('registry.stale');
  return known;
}

interface NewFields extends Filed, FiledNames {
  readonly id: string;
  readonly kind: DocumentKind;
  readonly ownerUnitId: string;
  readonly authorId: string;
  readonly title: string;
  readonly addressee: string;
  readonly speed: string;
  readonly sender: string;
  readonly letterDate: string | null;
  readonly addressedUnitIds: readonly string[];
  readonly bodyJson: unknown;
  readonly bodyHtml: string | null;
  readonly searchText: string;
}

async function create(deps: Dependencies, tx: Tx, actor: Actor, fields: NewFields): Promise<void> {
  const item: NewDocument = {
    ...emptyRegisterFields,
    ...fields,
    state: 'DRAFT',
    shareRef: newId().replaceAll('-', ''),
    duplicateKey: null,
    at: actor.now,
  };
  await insertDocument(tx, item);
  await addReaders(tx, fields.id, [`p:${fields.authorId}`]);
  const document = { ...item, presentedPrincipal: null } as unknown as DocumentRow;
  const subject = {
    on: 'document' as const,
    document,
    transmission: null,
    assignment: null,
    steps: [],
    assignments: [],
  };
  await fillQueue(tx, itemsFor(deps.engine, subject, actor.now));
  if (item.authorId !== actor.id) await tellDraftOfProgram(deps, tx, actor, item);
}

interface Saving {
  readonly documentId: string;
  readonly authorId: string;
  readonly act: 'create' | 'edit';
}

async function writeEvent(
  deps: Dependencies,
  tx: Tx,
  actor: Actor,
  { documentId, authorId, act }: Saving,
): Promise<void> {
  const actorPost = postTitleFor(actor, `p:${actor.id}`);
  await addToHistory(deps, tx, {
    documentId,
    transmissionId: null,
    assignmentId: null,
    subject: 'document',
    act,
    fromState: act === 'edit' ? 'DRAFT' : null,
    toState: 'DRAFT',
    actorId: actor.id,
    actorName: actor.name,
    actorPost,
    unitName: null,
    note: authorId === actor.id ? '' : draftedBy(actor),
    detail: [],
    fileIds: [],
    at: actor.now,
    requestId: actor.requestId,
  });
  await deps.platform.audit.write(tx, {
    act: `registry.draft-${act}`,
    callerId: actor.id,
    subject: { kind: 'document', id: documentId },
    detail: { post: actorPost },
    requestId: actor.requestId,
  });
  deps.notifications.queuesChanged(tx, [authorId]);
}
