import { newId } from '@sarn/kernel';
import { row, statement } from '@sarn/platform-server';
import type { Handle, Tx } from '@sarn/platform-server';
import { LetterFields } from '../contract/index.ts';
import type { OutsideRecipient } from '../contract/index.ts';
import type { OutsideState } from '../contract/index.ts';
import type { SendMethod } from '@sarn/contact/contract';
import { correspondenceTables } from './tables.ts';

/** Keeps the fields of a draft, new or changed. */
export async function keepLetter(
  tx: Tx,
  documentId: string,
  kind: string,
  fields: LetterFields,
): Promise<void> {
  await correspondenceTables(tx)
    .insertInto('letter')
    .values({ document_id: documentId, kind, fields: JSON.stringify(fields) })
    .onConflict((conflict) =>
      conflict.column('document_id').doUpdateSet(({ ref }) => ({ fields: ref('excluded.fields') })),
    )
    .execute();
}

/** The fields of a document; undefined for kinds that have none. */
export async function findLetter(h: Handle, documentId: string): Promise<LetterFields | undefined> {
  const letter = await correspondenceTables(h)
    .selectFrom('letter')
    .select('fields')
    .where('document_id', '=', documentId)
    .executeTakeFirst();
  return letter && LetterFields.parse(letter.fields);
}

/** What the last English letter of an author says of the agency; undefined where there is none. */
export async function lastEnglishLetter(
  h: Handle,
  authorId: string,
): Promise<Pick<LetterFields, 'address' | 'contact' | 'englishCode'> | undefined> {
  const found = await lastEnglishSql.first(h, authorId);
  if (!found) return undefined;
  const { address, contact, englishCode } = LetterFields.parse(found.fields);
  return { address, contact, englishCode };
}

const lastEnglishSql = statement(
  'letter.last-english',
  row<{ fields: unknown }>({ fields: 'jsonb' }),
  ['uuid'],
  `select letter.fields from letter join document on document.id = letter.document_id
     where document.author_id = $1 and letter.kind = 'outgoing'
       and letter.fields ->> 'language' = 'en' and document.destroyed_at is null
     order by document.id desc limit 1`,
);

export interface RecipientRow {
  readonly id: string;
  readonly name: string;
  readonly method: SendMethod;
  readonly state: OutsideState;
  readonly reference: string;
  readonly sentAt: string | null;
  readonly theirNo: string;
  readonly note: string;
  /** From the current address book entry of that name; empty where there is none. */
  readonly email: string;
  readonly exchangeCode: string;
}

/** Addressees outside, in the order in which the drafter named them. */
export function listRecipients(h: Handle, documentId: string): Promise<RecipientRow[]> {
  return recipientsSql.all(h, documentId);
}

const recipientsSql = statement(
  'letter.list-recipients',
  row<RecipientRow>({
    id: 'uuid',
    name: 'text',
    method: 'text',
    state: 'text',
    reference: 'text',
    sentAt: 'timestamptz?',
    theirNo: 'text',
    note: 'text',
    email: 'text',
    exchangeCode: 'text',
  }),
  ['uuid'],
  `select recipient.id, recipient.name, method, state, reference, sent_at as "sentAt",
       their_no as "theirNo", recipient.note, coalesce(contact.email, '') as email,
       coalesce(contact.exchange_code, '') as "exchangeCode"
     from letter_recipient recipient
     left join lateral contact_named(recipient.name) contact on true
     where document_id = $1 order by seq`,
);

/** Replaces the addressees of a draft. */
export async function keepRecipients(
  tx: Tx,
  documentId: string,
  recipients: readonly OutsideRecipient[],
): Promise<void> {
  const tables = correspondenceTables(tx);
  await tables
    .deleteFrom('letter_recipient')
    .where('document_id', '=', documentId)
    .where('state', '=', 'WAITING')
    .execute();
  for (const [index, { name, method }] of recipients.entries()) {
    const place = { id: newId(), document_id: documentId, seq: index + 1 };
    await tables
      .insertInto('letter_recipient')
      .values({ ...place, name, method, state: 'WAITING' })
      .execute();
  }
}

export interface RecipientChange {
  readonly method?: SendMethod;
  readonly state?: OutsideState;
  readonly reference?: string;
  readonly sentAt?: string;
  readonly sentBy?: string;
  readonly theirNo?: string;
  readonly note?: string;
}

/** Sets the state of the sending to an addressee. */
export async function setRecipient(tx: Tx, id: string, change: RecipientChange): Promise<void> {
  const { sentAt, sentBy, theirNo, ...same } = change;
  await correspondenceTables(tx)
    .updateTable('letter_recipient')
    .set({ ...same, sent_at: sentAt, sent_by: sentBy, their_no: theirNo })
    .where('id', '=', id)
    .execute();
}
