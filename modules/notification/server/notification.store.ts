import { row, statement, writeStatement } from '@sarn/platform-server';
import type { Handle, Tx } from '@sarn/platform-server';
import { usualLevels } from '../contract/index.ts';

export interface NewNotification {
  /** One id for each person, in the same order. */
  readonly ids: readonly string[];
  /** The same for all of them. */
  readonly newsId: string;
  readonly isConfidential: boolean;
  readonly urgency: string;
  readonly personIds: readonly string[];
  readonly module: string;
  readonly kind: string;
  /** One of `recipientRoles`. */
  readonly role: string;
  /** Nobody can silence the bell for it. */
  readonly isLocked: boolean;
  readonly titleTh: string;
  readonly titleEn: string;
  readonly message: string;
  readonly messageHtml: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly documentId: string | null;
  readonly transactionId: string | null;
  readonly documentRef: string;
  /** The work that it asks for; null when it asks for none. */
  readonly workKey: string | null;
  readonly at: string;
}

export interface NotificationRow {
  readonly id: string;
  readonly module: string;
  readonly titleTh: string;
  readonly titleEn: string;
  readonly message: string;
  readonly messageHtml: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly documentId: string | null;
  readonly transactionId: string | null;
  readonly documentRef: string;
  readonly createdAt: string;
  readonly readAt: string | null;
  /** When the work that it asks for was done, where it was unread then. */
  readonly settledAt: string | null;
}

/** Modules of a filter; null for all of them. */
type Modules = readonly string[] | null;

const columns = `id, module, title_th "titleTh", title_en "titleEn", message,
  message_html "messageHtml", options, document_id "documentId",
  transaction_id "transactionId", document_ref "documentRef", created_at "createdAt",
  read_at "readAt", settled_at "settledAt"`;
const filter = 'person_id = $1 and is_shown and ($2::text[] is null or module = any($2))';

/**
 * One statement for any number of people.
 *
 * @returns those whose bell shows it: agency and person may have silenced it
 */
export async function insertNotifications(tx: Tx, news: NewNotification): Promise<string[]> {
  const rows = await insertSql.all(
    tx,
    news.ids,
    news.personIds,
    news.module,
    news.kind,
    news.titleTh,
    news.titleEn,
    news.message,
    news.messageHtml,
    JSON.stringify(news.options),
    news.documentId,
    news.transactionId,
    news.documentRef,
    news.at,
    news.newsId,
    news.isConfidential,
    news.urgency,
    news.workKey,
    news.role,
    news.isLocked,
    usualLevels.bell,
  );
  return rows.filter(({ isShown }) => isShown).map(({ personId }) => personId);
}

const insertSql = statement(
  'notification.insert',
  row<{ personId: string; isShown: boolean }>({ personId: 'uuid', isShown: 'bool' }),
  [
    ...(['uuid[]', 'uuid[]', 'text', 'text', 'text', 'text', 'text', 'text', 'text'] as const),
    ...(['uuid?', 'uuid?', 'text', 'timestamptz', 'uuid', 'bool', 'text', 'text?'] as const),
    ...(['text', 'bool', 'text'] as const),
  ],
  `insert into notification (id, person_id, module, kind, title_th, title_en, message,
     message_html, options, document_id, transaction_id, document_ref, created_at,
     news_id, is_confidential, urgency, work_key, role, is_shown)
   select told.id, told.person_id, $3, $4, $5, $6, $7, $8, $9::text::jsonb, $10, $11, $12, $13,
     $14, $15, $16, $17, $18, $19 or notice_is_on(told.person_id, $3, $4, $18, 'bell', $20)
   from unnest($1::uuid[], $2::uuid[]) told (id, person_id)
   returning person_id "personId", is_shown "isShown"`,
);

/** Marks the notices of this work as done, and as read. @returns the people whose notices these are */
export async function settleWork(
  tx: Tx,
  done: {
    readonly workKeys: readonly string[];
    readonly personIds?: readonly string[];
    readonly by?: string;
    readonly at: string;
  },
): Promise<string[]> {
  const { workKeys, personIds = null, by = null, at } = done;
  const rows = await settleSql.all(tx, workKeys, personIds, at, by);
  return [...new Set(rows.map(({ personId }) => personId))];
}

const settleSql = statement(
  'notification.settle',
  row<{ personId: string }>({ personId: 'uuid' }),
  ['text[]', 'uuid[]?', 'timestamptz', 'uuid?'],
  `update notification set read_at = coalesce(read_at, $3), settled_at = $3, settled_by = $4
   where work_key = any ($1) and settled_at is null and ($2::uuid[] is null or person_id = any ($2))
   returning person_id "personId"`,
);

/** Deletes notifications about a transmission or a document, or confidential ones, read or not. */
export async function deleteToldOf(
  tx: Tx,
  about: {
    readonly personIds?: readonly string[];
    readonly transactionId?: string;
    readonly documentId?: string;
    readonly isConfidential?: true;
  },
): Promise<void> {
  const { personIds = null, transactionId = null, documentId = null } = about;
  const { isConfidential = false } = about;
  if (transactionId === null && documentId === null && !isConfidential) return;
  await deleteToldSql(tx, personIds, transactionId, documentId, isConfidential);
}

const deleteToldSql = writeStatement(
  'notification.delete-told',
  ['uuid[]?', 'text?', 'text?', 'bool'],
  `delete from notification where ($1::uuid[] is null or person_id = any ($1))
     and ($2::text is null or transaction_id::text = $2)
     and ($3::text is null or document_id::text = $3) and (is_confidential or not $4)`,
);

/** Unread ones of a person, counted up to `cap` only. */
export async function countUnread(
  h: Handle,
  personId: string,
  modules: Modules,
  cap: number,
): Promise<number> {
  return (await countUnreadSql.first(h, personId, modules, cap))?.count ?? 0;
}

/** @param more a further condition */
const counted = (more: string): string =>
  `select count(*) from (select 1 from notification where ${filter} ${more} limit $3) capped`;

const countUnreadSql = statement(
  'notification.count-unread',
  row<{ count: number }>({ count: 'int8' }),
  ['uuid', 'text[]?', 'int8'],
  counted('and read_at is null'),
);

/** All of a person, counted up to `cap` only. */
export async function countAll(
  h: Handle,
  personId: string,
  modules: Modules,
  cap: number,
): Promise<number> {
  return (await countAllSql.first(h, personId, modules, cap))?.count ?? 0;
}

const countAllSql = statement(
  'notification.count-all',
  row<{ count: number }>({ count: 'int8' }),
  ['uuid', 'text[]?', 'int8'],
  counted(''),
);

const notification = row<NotificationRow>({
  id: 'uuid',
  module: 'text',
  titleTh: 'text',
  titleEn: 'text',
  message: 'text',
  messageHtml: 'text',
  options: 'jsonb',
  documentId: 'uuid?',
  transactionId: 'uuid?',
  documentRef: 'text',
  createdAt: 'timestamptz',
  readAt: 'timestamptz?',
  settledAt: 'timestamptz?',
});

/** A page of a person's notifications, newest first. */
export function listNewest(
  h: Handle,
  personId: string,
  modules: Modules,
  page: { readonly take: number; readonly skip: number },
): Promise<NotificationRow[]> {
  return newestSql.all(h, personId, modules, page.take, page.skip);
}

const newestSql = statement(
  'notification.newest',
  notification,
  ['uuid', 'text[]?', 'int8', 'int8'],
  `select ${columns} from notification where ${filter} order by id desc limit $3 offset $4`,
);

/** The notifications a person read last. */
export function listLastRead(
  h: Handle,
  personId: string,
  modules: Modules,
  take: number,
): Promise<NotificationRow[]> {
  return lastReadSql.all(h, personId, modules, take);
}

const lastReadSql = statement(
  'notification.last-read',
  notification,
  ['uuid', 'text[]?', 'int8'],
  `select ${columns} from notification
   where ${filter} and read_at is not null and (settled_at is null or read_at < settled_at)
   order by read_at desc, id desc limit $3`,
);

export interface ReadNotification {
  readonly documentId: string | null;
  readonly transactionId: string | null;
  /** False when it had been read before. */
  readonly wasUnread: boolean;
}

/** Marks a notification of a person read; undefined when it is not theirs. */
export function markRead(
  tx: Tx,
  id: string,
  personId: string,
  at: string,
): Promise<ReadNotification | undefined> {
  return markReadSql.first(tx, id, personId, at);
}

const markReadSql = statement(
  'notification.mark-read',
  row<ReadNotification>({ documentId: 'uuid?', transactionId: 'uuid?', wasUnread: 'bool' }),
  ['uuid', 'uuid', 'timestamptz'],
  `update notification new set read_at = coalesce(new.read_at, $3)
   from (select id, read_at from notification where id = $1 and person_id = $2 for update) old
   where new.id = old.id
   returning new.document_id "documentId", new.transaction_id "transactionId",
     old.read_at is null "wasUnread"`,
);

/** @returns how many became read */
export async function markAllRead(
  tx: Tx,
  personId: string,
  modules: Modules,
  at: string,
): Promise<number> {
  return (await markAllSql.all(tx, personId, modules, at)).length;
}

const markAllSql = statement(
  'notification.mark-all-read',
  row<{ id: string }>({ id: 'uuid' }),
  ['uuid', 'text[]?', 'timestamptz'],
  `update notification set read_at = $3 where ${filter} and read_at is null returning id`,
);
