import type { Handle } from '@sarn/platform-server';
import type { Urgency } from '../../contract/index.ts';

export interface NewsToPlan {
  readonly id: string;
  readonly personId: string;
  readonly module: string;
  readonly urgency: Urgency;
}

/** Rows of one notification to many people, by id, after a row. */
export async function listToPlan(
  h: Handle,
  newsId: string,
  after: string | null,
  take: number,
): Promise<NewsToPlan[]> {
  return h.query(
    `select id, person_id "personId", module, urgency from notification
     where news_id = $1 and ($2::uuid is null or id > $2) order by id limit $3`,
    [newsId, after, take],
  );
}

/**
 * Whether any of these people can be reached by a channel. For most notifications the answer is
 * no, and then no job is sent.
 */
export async function isAnybodyReachable(
  h: Handle,
  personIds: readonly string[],
): Promise<boolean> {
  const rows = await h.query<{ is: boolean }>(
    `select exists (select 1 from line_link where person_id = any($1::uuid[]) and not is_blocked)
       or exists (select 1 from push_subscription where person_id = any($1::uuid[]))
       or exists (select 1 from notification_choice
         where person_id = any($1::uuid[]) and channel = 'email' and is_on)
       or exists (select 1 from notification_rule where channel = 'email' and is_default) "is"`,
    [personIds],
  );
  return rows[0]?.is ?? false;
}

/** Deletes older notifications. @returns how many, at most `most` */
export async function deleteOlder(h: Handle, before: string, most: number): Promise<number> {
  const rows = await h.query<{ count: number }>(
    `with gone as (
       delete from notification where id in (
         select id from notification where created_at < $1 order by created_at limit $2)
       returning 1)
     select count(*) from gone`,
    [before, most],
  );
  return rows[0]?.count ?? 0;
}
