import { AppError, newId } from '@sarn/kernel';
import type { InputOf, OutputOf } from '@sarn/kernel';
import type { Caller, SignedContext, Tx } from '@sarn/platform-server';
import { isOpenTo } from '@sarn/classification/server';
import { actorOf, linesOf, noteAct } from '@sarn/document/server';
import type { Actor, Dependencies, DocumentRow } from '@sarn/document/server';
import { stampOf } from '@sarn/intake/server';
import { qrPath } from '@sarn/pdf/server';
import { annotationLimits } from '../contract/index.ts';
import type {
  AddedAnnotation,
  AddedContent,
  AnnotationContent,
  QrContent,
  addAnnotations,
  listAnnotations,
  takeBackAnnotation,
} from '../contract/index.ts';
import {
  documentForReader,
  holdDocumentFor,
  pagedFile,
  pagesOf,
  rowsForReader,
  writingBy,
} from './annotated-document.ts';
import { countKept, insertAnnotation, listRows, takeBackRow } from './annotation.store.ts';
import type { NewAnnotation } from './annotation.store.ts';
import { ownSignature, placedSignature } from './own-signature.ts';
import { stampPlaceOf } from './stamp-place.ts';
import { toAnnotation } from './annotation.views.ts';

/** All annotations of a document, and whether the caller may write on it. */
export async function annotationsFor(
  deps: Dependencies,
  caller: Caller,
  { documentId }: InputOf<typeof listAnnotations>,
): Promise<OutputOf<typeof listAnnotations>> {
  const { db } = deps.platform;
  const document = await documentForReader(deps, caller, documentId);
  const rows = await rowsForReader(deps, db, caller, documentId);
  const { refusal } = await writingBy(db, document, caller.principals);
  const isStamped = rows.some((row) => row.kind === 'stamp' && row.takenBackAt === null);
  const mayStamp = refusal === null && !isStamped;
  return {
    rows: rows.map((row) => toAnnotation(row, caller.id)),
    refusal,
    // `documentForReader` has checked that it is open to the reader.
    stamp: mayStamp ? await stampOf(deps, db, caller, documentId, true) : [],
    stampPlace: await stampPlaceOf(db),
    qr: refusal === null ? qrOf(deps, documentId) : null,
    signature: refusal === null ? await ownSignature(db, caller.id) : null,
  };
}

/**
 * Keeps what somebody wrote on the pages of a file. Only those write for whom the document waits; each
 * annotation keeps their name, the post by which they have the document, and for whom they act in it. A classified
 * document must be open to them: what stands on its pages is read where one writes.
 *
 * @throws AppError 'registry.secret-reason', and as the call declares
 */
export async function add(
  deps: Dependencies,
  tx: Tx,
  context: SignedContext,
  { documentId, fileId, annotations }: InputOf<typeof addAnnotations>,
): Promise<OutputOf<typeof addAnnotations>> {
  const actor = await actorOf(deps, tx, context);
  const caller = { ...context.caller, principals: actor.principals };
  const document = await holdDocumentFor(tx, actor.principals, documentId);
  if (!(await isOpenTo(tx, context.caller, document, deps.platform.clock.now()))) {
    throw new AppError('registry.secret-reason');
  }
  const writing = await writingBy(tx, document, actor.principals);
  if (writing.refusal !== null) throw new AppError(writing.refusal);
  const file = await pagedFile(deps, tx, documentId, fileId);
  const pages = await pagesOf(deps, tx, file);
  if (pages === null) throw new AppError('annotation.no-pages');
  const count = await countFitting(tx, documentId, annotations, pages);
  const ids: string[] = [];
  for (const [index, { place, content }] of annotations.entries()) {
    const id: string = newId(Date.parse(actor.now));
    const kept = { id, documentId, fileId, fileSha256: file.sha256, place, at: actor.now };
    const position = count + index;
    const said = await saidBy(deps, tx, { caller, document }, content);
    await insertAnnotation(tx, {
      ...kept,
      position,
      content: said,
      ...authorOf(actor, writing.workKey),
    });
    ids.push(id);
  }
  await noteAct(deps, tx, context, {
    act: 'annotation.added',
    subject: { kind: 'document', id: documentId },
    detail: { fileId, count: ids.length },
  });
  deps.changes.document(tx, documentId);
  const rows = await listRows(tx, documentId, actor.principals);
  return {
    rows: rows.filter(({ id }) => ids.includes(id)).map((row) => toAnnotation(row, actor.id)),
  };
}

/** What the server writes itself, and what the person wrote. */
async function saidBy(
  deps: Dependencies,
  tx: Tx,
  { caller, document }: { caller: Caller; document: DocumentRow },
  content: AddedContent,
): Promise<AnnotationContent> {
  if (content.kind === 'signature') return placedSignature(tx, caller.id);
  if (content.kind === 'stamp') return stampFor(deps, tx, caller, document);
  return content.kind === 'qr' ? qrOf(deps, document.id) : content;
}

/** Leads to the page of the document, for who may read it. */
function qrOf({ platform }: Dependencies, documentId: string): QrContent {
  const { publicUrl, basePath } = platform.config;
  const link = `${publicUrl}${basePath}sarabun/document/${documentId}`;
  return { kind: 'qr', link, ...qrPath(link) };
}

/** How many there are already. @throws AppError where one does not fit on the file */
async function countFitting(
  tx: Tx,
  documentId: string,
  annotations: readonly AddedAnnotation[],
  pages: number,
): Promise<number> {
  const beyond = annotations.find(({ place }) => place.page > pages);
  if (beyond) throw new AppError('annotation.page-unknown', { page: beyond.place.page, pages });
  const { count, isStamped } = await countKept(tx, documentId);
  const limit = annotationLimits.ofDocument;
  if (count + annotations.length > limit) throw new AppError('annotation.too-many', { limit });
  const stamps = annotations.filter(({ content }) => content.kind === 'stamp').length;
  if (stamps > 0 && stamps + Number(isStamped) > 1)
    throw new AppError('annotation.stamped-already');
  return count;
}

/**
 * The stamp of a letter that is open to who places it. A classified one has the number of its own register.
 *
 * @rule saraban-2526 ข้อ 37
 * @assumed a letter of a secrecy class is stamped as any other, by the registrar who opens it
 */
async function stampFor(
  deps: Dependencies,
  tx: Tx,
  caller: Caller,
  { id }: DocumentRow,
): Promise<AnnotationContent> {
  const lines = await stampOf(deps, tx, caller, id, true);
  if (lines.length === 0) throw new AppError('annotation.no-stamp');
  return { kind: 'stamp', lines };
}

type Author = Pick<NewAnnotation, 'authorId' | 'authorName' | 'authorPost' | 'onBehalfOf'>;

/** The post by which the document waits for the actor; an own one before one of somebody else. */
function authorOf({ id, name, posts }: Actor, workKey: string): Author {
  const own = posts.filter((post) => !post.acting);
  const fits = [...own, ...posts].find(
    (post) => `${post.duty}:${post.servesUnitId}` === workKey || isOrderOf(post, workKey),
  );
  const post = fits ?? own[0] ?? posts[0] ?? null;
  return {
    ...{ authorId: id, authorName: name, authorPost: linesOf(post).join('\n') },
    onBehalfOf: post?.acting?.principalName ?? '',
  };
}

/** Work of an order of limited power waits under the key of the order. */
const isOrderOf = ({ acting }: Actor['posts'][number], workKey: string): boolean =>
  acting !== null && workKey === `d:${acting.delegationId}`;

/**
 * Takes an own annotation back. While nobody else has acted on the document it leaves the page; later it
 * stays there, struck through: others have decided on what they read.
 *
 * @throws AppError 'annotation.not-found'
 */
export async function takeBack(
  deps: Dependencies,
  tx: Tx,
  context: SignedContext,
  { documentId, annotationId }: InputOf<typeof takeBackAnnotation>,
): Promise<OutputOf<typeof takeBackAnnotation>> {
  const { caller } = context;
  // Nobody acts on it meanwhile.
  await holdDocumentFor(tx, caller.principals, documentId);
  const at = deps.platform.clock.now().toISOString();
  const taken = await takeBackRow(tx, { documentId, annotationId, authorId: caller.id, at });
  if (!taken) throw new AppError('annotation.not-found');
  await noteAct(deps, tx, context, {
    act: 'annotation.taken-back',
    subject: { kind: 'document', id: documentId },
    detail: { annotationId, struck: Number(taken.isStruck) },
  });
  deps.changes.document(tx, documentId);
  return { isStruck: taken.isStruck };
}
