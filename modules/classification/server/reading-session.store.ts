import { row, statement } from '@sarn/platform-server';
import type { Handle, Tx } from '@sarn/platform-server';
import type { RemovedFile } from '../contract/index.ts';
import { classificationTables } from './tables.ts';

interface ReadingSession {
  readonly documentId: string;
  readonly personId: string;
  readonly sessionId: string;
}

/** Stores why somebody opens a classified document. */
export async function insertOpening(
  tx: Tx,
  { documentId, personId, sessionId }: ReadingSession,
  said: { readonly id: string; readonly reason: string; readonly at: string },
): Promise<void> {
  await classificationTables(tx)
    .insertInto('reading_session')
    .values({
      id: said.id,
      document_id: documentId,
      person_id: personId,
      session_id: sessionId,
      reason: said.reason,
      opened_at: said.at,
    })
    .execute();
}

/** Whether a reason was given in this session since then. */
export async function isReadingSession(
  h: Handle,
  readingSession: ReadingSession,
  since: string,
): Promise<boolean> {
  const opening = await classificationTables(h)
    .selectFrom('reading_session')
    .select('id')
    .where('document_id', '=', readingSession.documentId)
    .where('person_id', '=', readingSession.personId)
    .where('session_id', '=', readingSession.sessionId)
    .where('opened_at', '>', since)
    .limit(1)
    .executeTakeFirst();
  return opening !== undefined;
}

/** Class of a document; undefined where there is none. */
export async function secrecyOf(h: Handle, documentId: string): Promise<string | undefined> {
  return (await secrecySql.first(h, documentId))?.secrecy;
}

const secrecySql = statement(
  'secret.secrecy-of',
  row<{ secrecy: string }>({ secrecy: 'text' }),
  ['uuid'],
  'select secrecy from document where id = $1',
);

/** The last openings of a document, newest first. */
export function listOpenings(h: Handle, documentId: string) {
  return classificationTables(h)
    .selectFrom('reading_session')
    .select(['person_id as personId', 'reason', 'opened_at as at'])
    .where('document_id', '=', documentId)
    .orderBy('opened_at', 'desc')
    .limit(100)
    .execute();
}

export interface ClassLine {
  readonly from: string;
  readonly to: string;
  readonly reason: string;
  readonly by: string;
  readonly at: string;
  readonly removed: readonly RemovedFile[];
  readonly isTextRemoved: boolean;
}

export function listClassChanges(h: Handle, documentId: string): Promise<ClassLine[]> {
  return classificationTables(h)
    .selectFrom('secrecy_change')
    .select(['from_class as from', 'to_class as to', 'reason', 'changed_by as by'])
    .select(['changed_at as at', 'removed', 'is_text_removed as isTextRemoved'])
    .where('document_id', '=', documentId)
    .orderBy('changed_at', 'desc')
    .execute();
}

export async function insertClassChange(
  tx: Tx,
  id: string,
  documentId: string,
  change: ClassLine,
): Promise<void> {
  await classificationTables(tx)
    .insertInto('secrecy_change')
    .values({
      id,
      document_id: documentId,
      from_class: change.from,
      to_class: change.to,
      reason: change.reason,
      changed_by: change.by,
      changed_at: change.at,
      removed: JSON.stringify(change.removed),
      is_text_removed: change.isTextRemoved,
    })
    .execute();
}
