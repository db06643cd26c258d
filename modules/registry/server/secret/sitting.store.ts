import type { Handle, Tx } from '@sarn/platform-server';
import type { RemovedFile } from '../../contract/index.ts';

interface Sitting {
  readonly documentId: string;
  readonly personId: string;
  readonly sessionId: string;
}

/** Keeps why somebody opens a classified paper. */
export async function insertOpening(
  tx: Tx,
  { documentId, personId, sessionId }: Sitting,
  said: { readonly id: string; readonly reason: string; readonly at: string },
): Promise<void> {
  await tx.query(
    `insert into secret_opening (id, document_id, person_id, session_id, reason, opened_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [said.id, documentId, personId, sessionId, said.reason, said.at],
  );
}

/** Whether a reason was given in this session since then. */
export async function isSitting(h: Handle, sitting: Sitting, since: string): Promise<boolean> {
  const rows = await h.query(
    `select 1 from secret_opening where document_id = $1 and person_id = $2 and session_id = $3
       and opened_at > $4 limit 1`,
    [sitting.documentId, sitting.personId, sitting.sessionId, since],
  );
  return rows.length > 0;
}

/** Class of a paper; undefined where there is none. */
export async function secrecyOf(h: Handle, documentId: string): Promise<string | undefined> {
  const rows = await h.query<{ secrecy: string }>('select secrecy from document where id = $1', [
    documentId,
  ]);
  return rows[0]?.secrecy;
}

/** The last openings of a paper, newest first. */
export function listOpenings(h: Handle, documentId: string) {
  return h.query<{ personId: string; reason: string; at: string }>(
    `select person_id "personId", reason, opened_at as at from secret_opening
     where document_id = $1 order by opened_at desc limit 100`,
    [documentId],
  );
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
  return h.query<ClassLine>(
    `select from_class as "from", to_class as "to", reason, changed_by as by, changed_at as at,
       removed, is_text_removed "isTextRemoved"
     from secrecy_change where document_id = $1 order by changed_at desc`,
    [documentId],
  );
}

export async function insertClassChange(
  tx: Tx,
  id: string,
  documentId: string,
  change: ClassLine,
): Promise<void> {
  await tx.query(
    `insert into secrecy_change (id, document_id, from_class, to_class, reason, changed_by,
       changed_at, removed, is_text_removed)
     values ($1, $2, $3, $4, $5, $6, $7, $8::text::jsonb, $9)`,
    [
      ...[id, documentId, change.from, change.to, change.reason, change.by, change.at],
      ...[JSON.stringify(change.removed), change.isTextRemoved],
    ],
  );
}
