import { AppError, newId } from '@sarn/kernel';
import type { InputOf } from '@sarn/kernel';
import type { SignedContext, Tx } from '@sarn/platform-server';
import type { saveMemo } from '../contract/index.ts';
import { addReaders } from './access.store.ts';
import { actorOf, postTitleFor } from './actor.ts';
import type { Actor } from './actor.ts';
import { bodyToHtml } from './body.rules.ts';
import type { Desk } from './desk.ts';
import { fileOwnerKind } from './desk.ts';
import { findReadableForUpdate, insertDocument, updateDocument } from './document.store.ts';
import { insertEvent } from './event.store.ts';
import { itemsFor } from './queue.service.ts';
import { fillQueue } from './queue.store.ts';
import { searchTextOf } from './search.rules.ts';
import type { DocumentRow } from './subject.ts';

type Draft = InputOf<typeof saveMemo>;

/**
 * Writes a memo as draft, or a new version of one's own draft; nobody else sees it until it is
 * submitted.
 *
 * @throws 'registry.act-not-allowed' once it is on its way, 'registry.stale' when it was changed
 *   in another window meanwhile
 */
export async function save(
  desk: Desk,
  tx: Tx,
  context: SignedContext,
  draft: Draft,
): Promise<{ documentId: string; version: number }> {
  const actor = await actorOf(desk, tx, context);
  await assertUnits(desk, tx, draft.unitIds);
  const fields = {
    title: draft.title,
    addressee: draft.addressee,
    speed: draft.speed,
    addressedUnitIds: draft.unitIds,
    bodyJson: draft.bodyJson,
    bodyHtml: bodyToHtml(draft.bodyJson),
    searchText: searchTextOf([draft.title, draft.addressee]),
  };
  const known = draft.documentId
    ? await findOwnDraft(tx, actor, draft.documentId, draft.version)
    : undefined;
  const documentId = known?.id ?? newId();
  if (known) await updateDocument(tx, documentId, fields, actor.now);
  else await create(tx, actor, { documentId, fields });
  await attach(desk, tx, actor, documentId, draft.fileIds);
  await writeEvent(desk, tx, actor, documentId, known);
  return { documentId, version: (known?.version ?? 0) + 1 };
}

async function assertUnits(desk: Desk, tx: Tx, unitIds: readonly string[]): Promise<void> {
  if (new Set(unitIds).size < unitIds.length) throw new AppError('registry.recipient-twice');
  const units = await desk.organisation.units(tx, unitIds);
  if (units.length < unitIds.length) throw new AppError('registry.recipient-unknown');
}

async function findOwnDraft(
  tx: Tx,
  actor: Actor,
  documentId: string,
  version: number | undefined,
): Promise<DocumentRow> {
  const known = await findReadableForUpdate(tx, documentId, actor.holders);
  if (!known || known.kind !== 'inside') throw new AppError('registry.not-found');
  if (known.authorId !== actor.id) throw new AppError('platform.forbidden');
  if (known.state !== 'DRAFT') throw new AppError('registry.act-not-allowed', { act: 'แก้ไขร่าง' });
  if (version !== undefined && version !== known.version) throw new AppError('registry.stale');
  return known;
}

async function create(
  tx: Tx,
  actor: Actor,
  { documentId, fields }: { documentId: string; fields: NewFields },
): Promise<void> {
  const [post] = actor.posts;
  if (!post) throw new AppError('registry.no-unit');
  const paper = {
    ...fields,
    id: documentId,
    kind: 'inside',
    state: 'DRAFT',
    sender: '',
    letterNo: '',
    letterDate: null,
    secrecy: 'normal',
    dueDate: null,
    note: '',
    ownerUnitId: post.unitId,
    authorId: actor.id,
    shareRef: newId().replaceAll('-', ''),
    duplicateKey: null,
    at: actor.now,
  };
  await insertDocument(tx, paper);
  await addReaders(tx, documentId, [`p:${actor.id}`]);
  const document = { ...paper, presentedHolder: null } as unknown as DocumentRow;
  const subject = { on: 'document' as const, document, leg: null, job: null, steps: [], jobs: [] };
  await fillQueue(tx, itemsFor(subject, actor.now));
}

interface NewFields {
  readonly title: string;
  readonly addressee: string;
  readonly speed: string;
  readonly addressedUnitIds: readonly string[];
  readonly bodyJson: unknown;
  readonly bodyHtml: string | null;
  readonly searchText: string;
}

async function attach(
  desk: Desk,
  tx: Tx,
  actor: Actor,
  documentId: string,
  fileIds: readonly string[],
): Promise<void> {
  const present = await desk.files.list(tx, fileOwnerKind, [documentId]);
  const fresh = fileIds.filter((id) => !present.some((file) => file.id === id));
  if (fresh.length === 0) return;
  await desk.files.attach(tx, {
    fileIds: fresh,
    uploaderId: actor.id,
    ownerKind: fileOwnerKind,
    ownerId: documentId,
    role: 'attachment',
  });
}

async function writeEvent(
  desk: Desk,
  tx: Tx,
  actor: Actor,
  documentId: string,
  known: DocumentRow | undefined,
): Promise<void> {
  const act = known ? 'edit' : 'create';
  const actorPost = postTitleFor(actor, `p:${actor.id}`);
  await insertEvent(tx, {
    documentId,
    legId: null,
    jobId: null,
    subject: 'document',
    act,
    fromState: known ? 'DRAFT' : null,
    toState: 'DRAFT',
    actorId: actor.id,
    actorName: actor.name,
    actorPost,
    unitName: null,
    note: '',
    detail: [],
    fileIds: [],
    at: actor.now,
    requestId: actor.requestId,
  });
  await desk.platform.audit.write(tx, {
    act: `registry.memo-${act}`,
    callerId: actor.id,
    subject: { kind: 'document', id: documentId },
    detail: { post: actorPost },
    requestId: actor.requestId,
  });
  desk.notifications.queuesChanged(tx, [actor.id]);
}
