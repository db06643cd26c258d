import type { Handle, Tx } from '@sarn/platform-server';
import type { DocumentRow } from './subject.ts';

const columns = `
  id, kind, state, version, title, sender, addressee, letter_no as "letterNo",
  letter_date as "letterDate", speed, secrecy, due_date as "dueDate", note,
  owner_unit_id as "ownerUnitId", author_id as "authorId", presented_holder as "presentedHolder",
  presented_post_id as "presentedPostId",
  order_recipients as "orderRecipients", last_instruction as "lastInstruction", retention,
  addressed_unit_ids as "addressedUnitIds", body_json as "bodyJson", body_html as "bodyHtml",
  route_round as "routeRound", signed_by_name as "signedByName", signed_by_post as "signedByPost",
  signed_by_lines as "signedByLines", signed_for_name as "signedForName",
  signed_at as "signedAt", registry_unit_id as "registryUnitId", share_ref as "shareRef", created_at as "createdAt",
  destroyed_at as "destroyedAt", destroyed_note as "destroyedNote",
  exists (select from paper_reply where to_id = document.id and told_at is not null) as "isAnswered"`;

export interface NewDocument {
  readonly id: string;
  readonly kind: string;
  readonly state: string;
  readonly title: string;
  readonly sender: string;
  readonly addressee: string;
  readonly letterNo: string;
  readonly letterDate: string | null;
  readonly speed: string;
  readonly secrecy: string;
  readonly dueDate: string | null;
  readonly note: string;
  readonly ownerUnitId: string;
  readonly authorId: string;
  readonly addressedUnitIds: readonly string[];
  readonly bodyJson: unknown;
  readonly bodyHtml: string | null;
  readonly shareRef: string;
  readonly duplicateKey: string | null;
  readonly searchText: string;
  readonly at: string;
}

export async function insertDocument(tx: Tx, row: NewDocument): Promise<void> {
  await tx.query(
    `insert into document (id, kind, state, title, sender, addressee, letter_no, letter_date, speed,
       secrecy, due_date, note, owner_unit_id, author_id, addressed_unit_ids, body_json, body_html,
       share_ref, duplicate_key, search_text, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16::text::jsonb, $17,
       $18, $19, $20, $21, $21)`,
    [
      row.id,
      row.kind,
      row.state,
      row.title,
      row.sender,
      row.addressee,
      row.letterNo,
      row.letterDate,
      row.speed,
      row.secrecy,
      row.dueDate,
      row.note,
      row.ownerUnitId,
      row.authorId,
      row.addressedUnitIds,
      row.bodyJson ? JSON.stringify(row.bodyJson) : null,
      row.bodyHtml,
      row.shareRef,
      row.duplicateKey,
      row.searchText,
      row.at,
    ],
  );
}

/** The paper if one of the holders may read it; undefined alike when it does not exist. */
export async function findReadable(
  h: Handle,
  id: string,
  holders: readonly string[],
): Promise<DocumentRow | undefined> {
  const rows = await h.query<DocumentRow>(
    `select ${columns} from document where id = $1 and may_read_document(id, $2)`,
    [id, holders],
  );
  return rows[0];
}

/** As `findReadable`, and holds the row until the transaction ends. */
export async function findReadableForUpdate(
  tx: Tx,
  id: string,
  holders: readonly string[],
): Promise<DocumentRow | undefined> {
  const rows = await tx.query<DocumentRow>(
    `select ${columns} from document where id = $1 and may_read_document(id, $2) for update`,
    [id, holders],
  );
  return rows[0];
}

/** A paper for something that the system does: nobody's right to read is asked. */
export async function findDocument(h: Handle, id: string): Promise<DocumentRow | undefined> {
  const rows = await h.query<DocumentRow>(`select ${columns} from document where id = $1`, [id]);
  return rows[0];
}

/** Holds a paper for something that the system does to it: nobody's right to read is asked. */
export async function holdDocument(tx: Tx, id: string): Promise<DocumentRow | undefined> {
  const rows = await tx.query<DocumentRow>(
    `select ${columns} from document where id = $1 for update`,
    [id],
  );
  return rows[0];
}

const settable = {
  state: 'state',
  presentedHolder: 'presented_holder',
  presentedPostId: 'presented_post_id',
  lastInstruction: 'last_instruction',
  retention: 'retention',
  routeRound: 'route_round',
  signedByName: 'signed_by_name',
  signedByPost: 'signed_by_post',
  signedByLines: 'signed_by_lines',
  signedForName: 'signed_for_name',
  signedAt: 'signed_at',
  registryUnitId: 'registry_unit_id',
  letterNo: 'letter_no',
  letterDate: 'letter_date',
  title: 'title',
  sender: 'sender',
  addressee: 'addressee',
  speed: 'speed',
  secrecy: 'secrecy',
  dueDate: 'due_date',
  note: 'note',
  bodyHtml: 'body_html',
  addressedUnitIds: 'addressed_unit_ids',
  duplicateKey: 'duplicate_key',
  searchText: 'search_text',
} as const;

type Settable = Extract<keyof typeof settable, keyof DocumentRow> | 'orderRecipients' | 'bodyJson';

export type DocumentChange = { -readonly [F in Settable]?: DocumentRow[F] } & {
  duplicateKey?: string | null;
  searchText?: string;
};

/** Changes the named fields and counts the version up by one. */
export async function updateDocument(
  tx: Tx,
  id: string,
  change: DocumentChange,
  at: string,
): Promise<void> {
  const values: unknown[] = [id, at];
  const sets = ['version = version + 1', 'updated_at = $2'];
  for (const [field, value] of Object.entries(change)) {
    if (field === 'orderRecipients' || field === 'bodyJson') {
      values.push(JSON.stringify(value));
      const column = field === 'bodyJson' ? 'body_json' : 'order_recipients';
      sets.push(`${column} = $${values.length}::text::jsonb`);
    } else {
      values.push(value);
      sets.push(`${settable[field as keyof typeof settable]} = $${values.length}`);
    }
  }
  await tx.query(`update document set ${sets.join(', ')} where id = $1`, values);
}

/**
 * Lets registrations of one letter pass one by one, to the end of the transaction: of two at the
 * same moment the second sees the first. It holds up no other letter.
 */
export async function holdDuplicateKey(tx: Tx, key: string): Promise<void> {
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 2526))', [key]);
}

/** Letters registered before under the same key that the holders may read, newest first. */
export function findByDuplicateKey(h: Handle, key: string, holders: readonly string[]) {
  return h.query<{ documentId: string; title: string; receiveNo: string; receivedAt: string }>(
    `select document.id as "documentId", document.title,
            entry.number || '/' || entry.be_year as "receiveNo", entry.entered_at as "receivedAt"
     from document
     join register_entry entry on entry.document_id = document.id and entry.leg_id is null
     where document.duplicate_key = $1 and document.state <> 'REFUSED'
       and may_read_document(document.id, $2)
     order by document.created_at desc limit 5`,
    [key, holders],
  );
}

export async function findIdByShareRef(h: Handle, ref: string, holders: readonly string[]) {
  const rows = await h.query<{ id: string }>(
    `select id from document where share_ref = $1 and may_read_document(id, $2)`,
    [ref, holders],
  );
  return rows[0]?.id;
}

/** Senders or addressees of these papers that contain the text, latest first. */
export async function listWords(
  h: Handle,
  field: 'sender' | 'addressee',
  text: string,
  documentIds: readonly string[],
): Promise<string[]> {
  const rows = await h.query<{ word: string }>(
    `select ${field} as word from document
     where id = any ($2::uuid[]) and position(search_fold($1) in search_fold(${field})) > 0
     group by ${field} order by max(created_at) desc limit 8`,
    [text, documentIds],
  );
  return rows.map((row) => row.word);
}
