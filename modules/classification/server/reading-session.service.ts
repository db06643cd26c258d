import { ruleOf } from './class-rules.service.ts';
import type { Organisation } from '@sarn/organisation/server';
import { AppError, civilDateAt, formatInstant, newId } from '@sarn/kernel';
import { renderMarks, renderPicture } from '@sarn/pdf/server';
import type { MarksInput } from '@sarn/pdf/server';
import type { Caller, Handle, Platform, SignedContext, Tx } from '@sarn/platform-server';
import { isClassified } from '@sarn/document/contract';
import { secretLimits } from '../contract/index.ts';
import { mayReadFiles } from '@sarn/document/server';
import type { Dependencies } from '@sarn/document/server';
import { findReadable } from '@sarn/document/server';
import { noteAct } from '@sarn/document/server';
import { listNamedReaders } from './sealed.store.ts';
import { classTerm } from './class-transition.service.ts';
import { insertOpening, isReadingSession, secrecyOf } from './reading-session.store.ts';

const minute = 60_000;
const readingSessionSince = (now: Date): string =>
  new Date(now.getTime() - secretLimits.readingSessionMinutes * minute).toISOString();

/**
 * Whether the caller gave a reason in this reading session; true for a document that is not
 * classified.
 */
export async function isOpenTo(
  h: Handle,
  caller: Caller,
  document: { readonly id: string; readonly secrecy: string },
  now: Date,
): Promise<boolean> {
  if (!isClassified(document.secrecy)) return true;
  const { id: personId, sessionId } = caller;
  return isReadingSession(
    h,
    { documentId: document.id, personId, sessionId },
    readingSessionSince(now),
  );
}

/**
 * Whether the caller may read what belongs to a document, mainly its files: by the permission rule,
 * and for a classified one only after giving a reason.
 */
export async function mayOpenDocument(
  h: Handle,
  caller: Caller,
  documentId: string,
  now: Date,
): Promise<boolean> {
  if (!(await mayReadFiles(h, documentId, caller.principals))) return false;
  const secrecy = (await secrecyOf(h, documentId)) ?? 'normal';
  return isOpenTo(h, caller, { id: documentId, secrecy }, now);
}

/**
 * Stores why the caller opens a classified document: it is then readable for one reading session.
 */
export async function open(
  deps: Dependencies,
  tx: Tx,
  context: SignedContext,
  { documentId, reason }: { readonly documentId: string; readonly reason: string },
): Promise<Record<string, never>> {
  const { caller } = context;
  const document = await findReadable(tx, documentId, caller.principals);
  if (!document || !isClassified(document.secrecy)) throw new AppError('registry.not-found');
  await insertOpening(
    tx,
    { documentId, personId: caller.id, sessionId: caller.sessionId },
    { id: newId(), reason, at: deps.platform.clock.now().toISOString() },
  );
  await noteAct(deps, tx, context, {
    act: 'registry.secret-open',
    subject: { kind: 'document', id: documentId },
  });
  return {};
}

/**
 * Refuses a reader of a classified document without a reason, and records the view of one with it.
 *
 * @throws AppError 'registry.secret-reason'
 */
export async function assertOpen(
  deps: Dependencies,
  h: Handle,
  caller: Caller,
  document: { readonly id: string; readonly secrecy: string },
): Promise<void> {
  if (!isClassified(document.secrecy)) return;
  if (!(await isOpenTo(h, caller, document, deps.platform.clock.now()))) {
    throw new AppError('registry.secret-reason');
  }
  await deps.platform.db.transaction((tx) =>
    deps.platform.audit.write(tx, {
      act: 'registry.secret-view',
      callerId: caller.id,
      subject: { kind: 'document', id: document.id },
    }),
  );
}

/**
 * How a reader gets the files of a classified document: unchanged only if named with that right;
 * otherwise on screen with name, time and class on every page. Each view is recorded.
 */
export async function readSealedFile(
  at: Pick<Platform, 'db' | 'clock' | 'audit'>,
  people: Pick<Organisation, 'personCard'>,
  caller: Caller,
  file: { readonly id: string; readonly ownerId: string; readonly isKept: boolean },
) {
  const { db, clock, audit } = at;
  const secrecy = (await secrecyOf(db, file.ownerId)) ?? '';
  const named = await listNamedReaders(db, file.ownerId);
  const rule = await ruleOf(db, secrecy);
  const isNamed = named.some((one) => one.personId === caller.id && one.mayDownload);
  const mayKeep = isNamed && rule?.mayDownload === true;
  const card = (await people.personCard(db, [caller.id])).get(caller.id);
  await db.transaction((tx) =>
    audit.write(tx, {
      act: 'registry.secret-file',
      callerId: caller.id,
      subject: { kind: 'document', id: file.ownerId },
      detail: { fileId: file.id, kept: file.isKept && mayKeep ? 1 : 0 },
    }),
  );
  const now = clock.now().toISOString();
  const reader = card?.name ?? '–';
  const mark = classTerm(secrecy);
  const said = { reader, date: civilDateAt(now), at: formatInstant(now, 'full', 'th') };
  return {
    mayKeep,
    marks: (pages: MarksInput['pages']) => renderMarks({ ...said, mark, pages }),
    pageOf: renderPicture,
  };
}
