import { row, statement } from '@sarn/platform-server';
import type { Handle } from '@sarn/platform-server';
import type { NotificationRow } from '@sarn/notification/server';
import { circularPrefix, queuePrefix, writtenKinds } from '../contract/index.ts';
import type { NoticeFilter } from '../contract/index.ts';

/** Whose notices, and of which modules; null for all. */
export interface NoticeAsk {
  readonly personId: string;
  readonly principals: readonly string[];
  readonly modules: readonly string[] | null;
}

export interface NoticePage extends NoticeAsk {
  readonly show: NoticeFilter;
  /** Behind this matter; null for the first page. */
  readonly after: { readonly day: string; readonly newest: string } | null;
  readonly size: number;
}

export interface MatterNotice extends NotificationRow {
  readonly kind: string;
  readonly day: string;
  readonly matter: string;
  /** Id of the newest notice of the matter on that day. */
  readonly newest: string;
  /** It asks for work that waits. */
  readonly isOpen: boolean;
  /** Key of the work that it asked for; null: for none. */
  readonly workKey: string | null;
  readonly settledBy: string | null;
}

const quoted = (words: readonly string[]): string => words.map((word) => `'${word}'`).join(', ');

/*
 * Whether work waits is told by the queue where it has one: a notice of before may not know that its work
 * was done. Parameters: the person, their keys, the modules.
 */
const mineSql = `with mine as (
  select notice.*, (notice.created_at at time zone 'Asia/Bangkok')::date as day,
    coalesce(notice.document_id, notice.id)::text as matter,
    notice.work_key is not null and notice.settled_at is null
      and (notice.kind not like '${queuePrefix}%' or exists (
        select from queue_item
        where queue_item.subject_key = notice.work_key
          and queue_item.code = substr(notice.kind, ${queuePrefix.length + 1})
          and queue_item.principal = any ($2::text[]))) as is_open
  from notification notice
  where notice.person_id = $1 and notice.is_shown
    and ($3::text[] is null or notice.module = any ($3)))`;

/** Notices of one day about one document are one matter; it is of a filter when one of them is. */
const mattersSql = `matters as (
  select day, matter, max(id::text) as newest,
    bool_or(read_at is null) as unread, true as "all", bool_or(is_open) as todo,
    bool_or(kind in (${quoted(writtenKinds)})) as written,
    bool_or(kind like '${circularPrefix}%') as circular,
    bool_or(module not in ('SARABUN', 'SARABAN')) as elsewhere
  from mine group by day, matter)`;

export interface MatterCounts extends Readonly<Record<NoticeFilter, number>> {
  readonly unread: number;
  readonly keptDays: number;
}

/** How many matters there are of each filter. */
export async function countMatters(h: Handle, ask: NoticeAsk): Promise<MatterCounts> {
  const counts = await countSql.first(h, ask.personId, ask.principals, ask.modules);
  const none = { all: 0, todo: 0, written: 0, circular: 0, elsewhere: 0, unread: 0, keptDays: 0 };
  return counts ?? none;
}

const countSql = statement(
  'notice-list.count',
  row<MatterCounts>({
    ...{ all: 'int8', todo: 'int8', written: 'int8', circular: 'int8', elsewhere: 'int8' },
    ...{ unread: 'int8', keptDays: 'int4' },
  }),
  ['uuid', 'text[]', 'text[]?'],
  `${mineSql}, ${mattersSql}
   select count(*) as "all", count(*) filter (where todo) as todo,
     count(*) filter (where written) as written, count(*) filter (where circular) as circular,
     count(*) filter (where elsewhere) as elsewhere, count(*) filter (where unread) as unread,
     (select retention_days from notification_policy) as "keptDays"
   from matters`,
);

/** Modules other than that of documents, with how many notices there are of each. */
export function countModules(
  h: Handle,
  personId: string,
): Promise<{ code: string; count: number }[]> {
  return modulesSql.all(h, personId);
}

const modulesSql = statement(
  'notice-list.modules',
  row<{ code: string; count: number }>({ code: 'text', count: 'int8' }),
  ['uuid'],
  `select module as code, count(*) as count from notification
   where person_id = $1 and is_shown and module not in ('SARABUN', 'SARABAN')
   group by module order by module`,
);

/** Notices of a page of matters: the newest day and matter first, in a matter the oldest notice first. */
export function listMatters(h: Handle, page: NoticePage): Promise<MatterNotice[]> {
  const { personId, principals, modules, show, after, size } = page;
  const { day = null, newest = null } = after ?? {};
  return pageSql.all(h, personId, principals, modules, show, day, newest, size);
}

const pageSql = statement(
  'notice-list.page',
  row<MatterNotice>({
    ...{ id: 'uuid', module: 'text', kind: 'text', titleTh: 'text', titleEn: 'text' },
    ...{ message: 'text', messageHtml: 'text', options: 'jsonb', documentId: 'uuid?' },
    ...{ transactionId: 'uuid?', documentRef: 'text', createdAt: 'timestamptz' },
    ...{ readAt: 'timestamptz?', settledAt: 'timestamptz?', settledBy: 'uuid?' },
    ...{ day: 'date!', matter: 'text!', newest: 'text!', isOpen: 'bool!', workKey: 'text?' },
  }),
  ['uuid', 'text[]', 'text[]?', 'text', 'date?', 'text?', 'int8'],
  `${mineSql}, ${mattersSql},
   page as (
     select day, matter, newest from matters
     where case $4::text when 'todo' then todo when 'written' then written when 'circular' then circular
       when 'elsewhere' then elsewhere else true end
       and ($5::date is null or (day, newest) < ($5::date, $6::text))
     order by day desc, newest desc limit $7)
   select mine.id, mine.module, mine.kind, title_th as "titleTh", title_en as "titleEn", message,
     message_html as "messageHtml", options, document_id as "documentId",
     transaction_id as "transactionId", document_ref as "documentRef", created_at as "createdAt",
     read_at as "readAt", settled_at as "settledAt", settled_by as "settledBy",
     day, matter, page.newest, is_open as "isOpen", work_key as "workKey"
   from page join mine using (day, matter)
   order by day desc, page.newest desc, mine.id`,
);
