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
  /** Of the living entry of the address book that bears the name; empty where there is none. */
  readonly email: string;
  readonly exchangeCode: string;
}

/** Addressees outside, in the order in which the drafter named them. */
export function listRecipients(h: Handle, documentId: string): Promise<RecipientRow[]> {
  return h.query<RecipientRow>(
    `select recipient.id, recipient.name, method, state, reference, sent_at as "sentAt",
       their_no as "theirNo", recipient.note, coalesce(contact.email, '') as email,
       coalesce(contact.exchange_code, '') as "exchangeCode"
     from letter_recipient recipient
     left join contact on contact.name = recipient.name and contact.retired_at is null
     where document_id = $1 order by seq`,
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

const settable = {
  method: 'method',
  state: 'state',
  reference: 'reference',
  sentAt: 'sent_at',
  sentBy: 'sent_by',
  theirNo: 'their_no',
  note: 'note',
} as const;

export type RecipientChange = Partial<Record<keyof typeof settable, string>>;

/** Notes how far the sending to an addressee is. */
export async function setRecipient(tx: Tx, id: string, change: RecipientChange): Promise<void> {
  const fields = Object.keys(change) as (keyof typeof settable)[];
  const sets = fields.map((field, place) => `${settable[field]} = $${place + 2}`);
  await tx.query(`update letter_recipient set ${sets.join(', ')} where id = $1`, [
    id,
    ...fields.map((field) => change[field]),
  ]);
}
