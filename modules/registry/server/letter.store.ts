import { newId } from '@sarn/kernel';
import type { Handle, Tx } from '@sarn/platform-server';
import { LetterFields } from '../contract/index.ts';
import type { OutsideRecipient, OutsideState, SendMethod } from '../contract/index.ts';

/** Keeps the fields of a draft, new or changed. */
export async function keepLetter(
  tx: Tx,
  documentId: string,
  kind: string,
  fields: LetterFields,
): Promise<void> {
  await tx.query(
    `insert into letter (document_id, kind, fields) values ($1, $2, $3::text::jsonb)
     on conflict (document_id) do update set fields = excluded.fields`,
    [documentId, kind, JSON.stringify(fields)],
  );
}

/** The fields of a paper; undefined for kinds that have none. */
export async function findLetter(h: Handle, documentId: string): Promise<LetterFields | undefined> {
  const rows = await h.query<{ fields: unknown }>(
    `select fields from letter where document_id = $1`,
    [documentId],
  );
  return rows[0] && LetterFields.parse(rows[0].fields);
}

export interface RecipientRow {
  readonly id: string;
  readonly name: string;
  readonly method: SendMethod;
  readonly state: OutsideState;
  readonly reference: string;
  readonly sentAt: string | null;
  readonly theirNo: string;
  readonly note: string;
}

/** Addressees outside, in the order in which the drafter named them. */
export function listRecipients(h: Handle, documentId: string): Promise<RecipientRow[]> {
  return h.query<RecipientRow>(
    `select id, name, method, state, reference, sent_at as "sentAt", their_no as "theirNo", note
     from letter_recipient where document_id = $1 order by seq`,
    [documentId],
  );
}

/** Writes the addressees of a draft anew. */
export async function keepRecipients(
  tx: Tx,
  documentId: string,
  recipients: readonly OutsideRecipient[],
): Promise<void> {
  await tx.query(`delete from letter_recipient where document_id = $1 and state = 'WAITING'`, [
    documentId,
  ]);
  for (const [index, { name, method }] of recipients.entries()) {
    await tx.query(
      `insert into letter_recipient (id, document_id, seq, name, method, state)
       values ($1, $2, $3, $4, $5, 'WAITING')`,
      [newId(), documentId, index + 1, name, method],
    );
  }
}

/** Notes that the letter left for an addressee. */
export async function setSent(
  tx: Tx,
  id: string,
  sending: {
    readonly method: string;
    readonly reference: string;
    readonly at: string;
    readonly by: string;
  },
): Promise<void> {
  await tx.query(
    `update letter_recipient set state = 'SENT', method = $2, reference = $3, sent_at = $4,
       sent_by = $5, note = '' where id = $1`,
    [id, sending.method, sending.reference, sending.at, sending.by],
  );
}

/** Notes what became of a sending. */
export async function setOutcome(
  tx: Tx,
  id: string,
  outcome: { readonly state: string; readonly theirNo: string; readonly note: string },
): Promise<void> {
  await tx.query(`update letter_recipient set state = $2, their_no = $3, note = $4 where id = $1`, [
    id,
    outcome.state,
    outcome.theirNo,
    outcome.note,
  ]);
}
