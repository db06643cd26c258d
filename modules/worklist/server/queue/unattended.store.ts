import { civilDateAt } from '@sarn/kernel';
import { row, statement } from '@sarn/platform-server';
import type { Clock, HealthCheck } from '@sarn/platform-server';
import { watchingQueues } from '@sarn/document/contract';

/**
 * Work that no key of anybody fits: people who left, posts that nobody holds. Classified documents
 * are left out: their number is not told.
 */
const unattendedSql = statement(
  'queue.count-unattended',
  row<{ count: number }>({ count: 'int8' }),
  ['date', 'text[]'],
  `with today as (
     select held.person_id, post.id, post.duty, post.serves_unit_id
     from post_holding held join post on post.id = held.post_id
       join person on person.id = held.person_id
     where person.is_active and held.valid_from <= $1
       and (held.valid_to is null or held.valid_to >= $1)
       and (post.valid_to is null or post.valid_to >= $1)),
   live as (
     select 'p:' || id as key from person where is_active
     union select 'post:' || id from today
     union select duty || ':' || serves_unit_id from today
     union select 'd:' || id from delegation where ended_at is null)
   select count(*) from (
     select 1 from queue_item item left join live on live.key = item.principal
     where item.code <> all ($2::text[])
     group by item.subject_key, item.code
     having count(live.key) = 0 and not bool_or(item.principal ~ '^sr?[1-3]')) found`,
);

export const unattendedCheck = (clock: Clock): HealthCheck => ({
  code: 'unattended-work',
  name: { th: 'งานไม่มีผู้รับ', en: 'Work without anybody' },
  failsAfterDays: 7,
  async check(h) {
    const found = await unattendedSql.first(h, civilDateAt(clock.now()), watchingQueues);
    const count = found?.count ?? 0;
    if (count === 0) {
      return { state: 'ok', fact: { th: 'ทุกเรื่องมีผู้รับผิดชอบ', en: 'All work has somebody' } };
    }
    return {
      state: 'warning',
      fact: { th: `${count} เรื่อง`, en: `${count} items` },
      todo: {
        th: 'กำหนดผู้ครองตำแหน่งหรือผู้รักษาราชการแทนของหน่วยงานที่ว่างอยู่',
        en: 'Let somebody hold the vacant posts, or act for them',
      },
    };
  },
});
