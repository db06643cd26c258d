import { row, statement } from '@sarn/platform-server';
import type { Handle } from '@sarn/platform-server';
import type { Urgency } from '../../contract/index.ts';
import { usualWays } from '../setting/usual-ways.ts';

export interface NewsToPlan {
  readonly id: string;
  readonly personId: string;
  readonly urgency: Urgency;
  /** Channels that agency and person let it go by. */
  readonly ways: readonly string[];
}

/** Rows of one notification to many people, by id, after a row. */
export function listToPlan(
  h: Handle,
  newsId: string,
  after: string | null,
  take: number,
): Promise<NewsToPlan[]> {
  return toPlanSql.all(h, newsId, after, take, usualWays.channels, usualWays.levels);
}

const toPlanSql = statement(
  'notification.to-plan',
  row<NewsToPlan>({ id: 'uuid', personId: 'uuid', urgency: 'text', ways: 'text[]' }),
  ['uuid', 'uuid?', 'int8', 'text[]', 'text[]'],
  `select id, person_id "personId", urgency,
     array(select channel from unnest($4::text[], $5::text[]) usual (channel, level)
       where notice_is_on(person_id, module, kind, role, channel, level)) "ways"
   from notification
   where news_id = $1 and ($2::uuid is null or id > $2) order by id limit $3`,
);

/**
 * Whether any of these people can be reached by a channel. For most notifications the answer is
 * no, and then no job is sent.
 */
export async function isAnybodyReachable(
  h: Handle,
  personIds: readonly string[],
): Promise<boolean> {
  return (await reachableSql.first(h, personIds))?.is ?? false;
}

const reachableSql = statement(
  'notification.is-anybody-reachable',
  row<{ is: boolean }>({ is: 'bool' }),
  ['uuid[]'],
  `select exists (select 1 from line_link where person_id = any($1::uuid[]) and not is_blocked)
     or exists (select 1 from push_subscription where person_id = any($1::uuid[]))
     or exists (select 1 from notification_choice
       where person_id = any($1::uuid[]) and channel = 'email' and is_on)
     or exists (select 1 from notification_cell
       where channel = 'email' and level in ('on', 'always')) "is"`,
);

/** Deletes older notifications. @returns how many, at most `most` */
export async function deleteOlder(h: Handle, before: string, most: number): Promise<number> {
  return (await deleteOlderSql.first(h, before, most))?.count ?? 0;
}

const deleteOlderSql = statement(
  'notification.delete-older',
  row<{ count: number }>({ count: 'int8' }),
  ['timestamptz', 'int8'],
  `with gone as (
     delete from notification where id in (
       select id from notification where created_at < $1 order by created_at limit $2)
     returning 1)
   select count(*) from gone`,
);
