import type { Instant } from '@sarn/kernel';
import { row, statement, writeStatement } from '@sarn/platform-server';
import type { Handle, Tx } from '@sarn/platform-server';
import { registerFieldNames } from '../contract/index.ts';
import type { DocumentKind, FlowState, Recipient, RegisterFieldValues } from '../contract/index.ts';
import {
  changedFieldColumns,
  fieldTypes,
  newFieldColumns,
  selectFields,
} from './register-fields.store.ts';
import { documentTables } from './tables.ts';
import type { DocumentRow } from './subject.ts';

const documentRow = row<DocumentRow>({
  id: 'uuid',
  kind: 'text',
  state: 'text',
  version: 'int4',
  ...fieldTypes(registerFieldNames),
  ownerUnitId: 'uuid',
  authorId: 'uuid',
  presentedPrincipal: 'text?',
  presentedPostId: 'uuid?',
  orderRecipients: 'jsonb',
  lastInstruction: 'text',
  retention: 'text?',
  addressedUnitIds: 'uuid[]',
  bodyJson: 'jsonb?',
  bodyHtml: 'text?',
  routeRound: 'int4',
  signedByName: 'text?',
  signedByPost: 'text?',
  signedByLines: 'text[]',
  signedForName: 'text',
  signedAt: 'timestamptz?',
  registryUnitId: 'uuid?',
  isAnswered: 'bool',
  shareRef: 'text',
  createdAt: 'timestamptz',
  destroyedAt: 'timestamptz?',
  destroyedNote: 'text?',
});

const columns = `
  id, kind, state, version, ${selectFields(registerFieldNames)},
  owner_unit_id as "ownerUnitId", author_id as "authorId", presented_principal as "presentedPrincipal",
  presented_post_id as "presentedPostId",
  order_recipients as "orderRecipients", last_instruction as "lastInstruction", retention,
  addressed_unit_ids as "addressedUnitIds", body_json as "bodyJson", body_html as "bodyHtml",
  route_round as "routeRound", signed_by_name as "signedByName", signed_by_post as "signedByPost",
  signed_by_lines as "signedByLines", signed_for_name as "signedForName",
  signed_at as "signedAt", registry_unit_id as "registryUnitId", share_ref as "shareRef", created_at as "createdAt",
  destroyed_at as "destroyedAt", destroyed_note as "destroyedNote",
  is_answered as "isAnswered"`;

export interface NewDocument extends RegisterFieldValues {
  readonly id: string;
  readonly kind: DocumentKind;
  readonly state: string;
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

export async function insertDocument(tx: Tx, document: NewDocument): Promise<void> {
  await documentTables(tx)
    .insertInto('document')
    .values({
      id: document.id,
      kind: document.kind,
      state: document.state,
      ...newFieldColumns(document),
      owner_unit_id: document.ownerUnitId,
      author_id: document.authorId,
      addressed_unit_ids: [...document.addressedUnitIds],
      body_json: document.bodyJson ? JSON.stringify(document.bodyJson) : null,
      body_html: document.bodyHtml,
      share_ref: document.shareRef,
      duplicate_key: document.duplicateKey,
      search_text: document.searchText,
      created_at: document.at,
      updated_at: document.at,
    })
    .execute();
}

/** The document if one of the principals may read it; undefined alike when it does not exist. */
export async function findReadable(
  h: Handle,
  id: string,
  principals: readonly string[],
): Promise<DocumentRow | undefined> {
  return findReadableSql.first(h, id, principals);
}

const findReadableSql = statement(
  'document.find-readable',
  documentRow,
  ['uuid', 'text[]'],
  `select ${columns} from document where id = $1 and may_read_document(id, $2)`,
);

/** Which of these documents the reader may keep on a device: readable, without a class, not destroyed. */
export async function findKeepable(
  h: Handle,
  ids: readonly string[],
  principals: readonly string[],
): Promise<readonly string[]> {
  const rows = await findKeepableSql.all(h, ids, principals);
  return rows.map(({ id }) => id);
}

const findKeepableSql = statement(
  'document.find-keepable',
  row<{ id: string }>({ id: 'uuid' }),
  ['uuid[]', 'text[]'],
  `select id from document
   where id = any($1) and secrecy = 'normal' and destroyed_at is null and may_read_document(id, $2)`,
);

/** As `findReadable`, and locks the row until the transaction ends. */
export async function findReadableForUpdate(
  tx: Tx,
  id: string,
  principals: readonly string[],
): Promise<DocumentRow | undefined> {
  return holdReadableSql.first(tx, id, principals);
}

const holdReadableSql = statement(
  'document.find-readable-for-update',
  documentRow,
  ['uuid', 'text[]'],
  `select ${columns} from document where id = $1 and may_read_document(id, $2) for update`,
);

/** A document for an action of the system: no right to read is checked. */
export async function findDocument(h: Handle, id: string): Promise<DocumentRow | undefined> {
  return findSql.first(h, id);
}

const findSql = statement(
  'document.find',
  documentRow,
  ['uuid'],
  `select ${columns} from document where id = $1`,
);

/** Locks a document for an action of the system: no right to read is checked. */
export async function holdDocument(tx: Tx, id: string): Promise<DocumentRow | undefined> {
  return holdSql.first(tx, id);
}

const holdSql = statement(
  'document.find-for-update',
  documentRow,
  ['uuid'],
  `select ${columns} from document where id = $1 for update`,
);

type ChangedFields = {
  -readonly [Name in keyof RegisterFieldValues]?: RegisterFieldValues[Name];
};

/** Fields to change; those left out stay. `bodyJson` without a value deletes the text. */
export interface DocumentChange extends ChangedFields {
  state?: FlowState;
  presentedPrincipal?: string | null;
  presentedPostId?: string | null;
  orderRecipients?: readonly Recipient[];
  lastInstruction?: string;
  retention?: string | null;
  routeRound?: number;
  signedByName?: string;
  signedByPost?: string;
  signedByLines?: readonly string[];
  signedForName?: string;
  signedAt?: Instant;
  registryUnitId?: string;
  bodyJson?: unknown;
  bodyHtml?: string | null;
  addressedUnitIds?: readonly string[];
  duplicateKey?: string;
  searchText?: string;
}

/** Changes the named fields and increments the version. */
export async function updateDocument(
  tx: Tx,
  id: string,
  change: DocumentChange,
  at: string,
): Promise<void> {
  await documentTables(tx)
    .updateTable('document')
    .set(({ eb }) => ({ ...columnsOf(change), version: eb('version', '+', 1), updated_at: at }))
    .where('id', '=', id)
    .execute();
}

/** The query builder leaves out columns that are undefined. */
const columnsOf = (change: DocumentChange) => ({
  state: change.state,
  presented_principal: change.presentedPrincipal,
  presented_post_id: change.presentedPostId,
  order_recipients: change.orderRecipients && JSON.stringify(change.orderRecipients),
  last_instruction: change.lastInstruction,
  retention: change.retention,
  route_round: change.routeRound,
  signed_by_name: change.signedByName,
  signed_by_post: change.signedByPost,
  signed_by_lines: change.signedByLines && [...change.signedByLines],
  signed_for_name: change.signedForName,
  signed_at: change.signedAt,
  registry_unit_id: change.registryUnitId,
  ...changedFieldColumns(change),
  body_json: 'bodyJson' in change ? (JSON.stringify(change.bodyJson) ?? null) : undefined,
  body_html: change.bodyHtml,
  addressed_unit_ids: change.addressedUnitIds && [...change.addressedUnitIds],
  duplicate_key: change.duplicateKey,
  search_text: change.searchText,
});

/**
 * Makes registrations of one letter run one after the other until the transaction ends: of two at
 * the same moment the second sees the first. Other letters do not wait.
 */
export async function holdDuplicateKey(tx: Tx, key: string): Promise<void> {
  await holdKeySql(tx, key);
}

const holdKeySql = writeStatement(
  'document.hold-duplicate-key',
  ['text'],
  'select pg_advisory_xact_lock(hashtextextended($1, 2526))',
);

export async function findIdByShareRef(h: Handle, ref: string, principals: readonly string[]) {
  return (await shareRefSql.first(h, ref, principals))?.id;
}

const shareRefSql = statement(
  'document.find-by-share-ref',
  row<{ id: string }>({ id: 'uuid' }),
  ['text', 'text[]'],
  'select id from document where share_ref = $1 and may_read_document(id, $2)',
);

/** Senders or addressees of these documents that contain the text, latest first. */
export async function listWords(
  h: Handle,
  field: 'sender' | 'addressee',
  text: string,
  documentIds: readonly string[],
): Promise<string[]> {
  return (await wordsSql[field].all(h, text, documentIds)).map(({ word }) => word);
}

const wordsOf = (field: 'sender' | 'addressee') =>
  statement(
    `document.words-of-${field}`,
    row<{ word: string }>({ word: 'text' }),
    ['text', 'uuid[]'],
    // Few senders write most of the documents, and folding a text costs more than reading it.
    `with used as materialized (select ${field} as word, max(created_at) as at from document
       where id = any ($2::uuid[]) group by ${field})
     select word from used where position(search_fold($1) in search_fold(word)) > 0 order by at desc limit 8`,
  );

const wordsSql = { sender: wordsOf('sender'), addressee: wordsOf('addressee') };

/** Keeps whether an answer to a document was sent; the caller holds the document. */
export async function setAnswered(tx: Tx, id: string, isAnswered: boolean): Promise<void> {
  await documentTables(tx)
    .updateTable('document')
    .set({ is_answered: isAnswered })
    .where('id', '=', id)
    .execute();
}
