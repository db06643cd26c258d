import { civilDateAt } from '@sarn/kernel';
import { row, statement } from '@sarn/platform-server';
import type { Clock, HealthCheck } from '@sarn/platform-server';

/**
 * Units that receive letters and have nobody who does it today. Units below a division receive
 * through it.
 *
 * @assumed as long as an agency cannot say which units receive for themselves
 */
const unitsSql = statement(
  'unit.without-clerk',
  row<{ all: number; vacant: number }>({ all: 'int8', vacant: 'int8' }),
  ['date'],
  `select count(*) "all", count(*) filter (where not exists (
       select 1 from post join post_holding held on held.post_id = post.id
         join person on person.id = held.person_id
       where post.serves_unit_id = unit.id and post.duty = 'clerk' and person.is_active
         and (post.valid_to is null or post.valid_to >= $1)
         and held.valid_from <= $1 and (held.valid_to is null or held.valid_to >= $1))) vacant
   from unit where kind in ('ministry', 'agency', 'division') and valid_from <= $1
     and (valid_to is null or valid_to >= $1)`,
);

export const receivingCheck = (clock: Clock): HealthCheck => ({
  code: 'receiving',
  name: { th: 'จุดรับหนังสือ', en: 'Places that receive letters' },
  failsAfterDays: 7,
  async check(h) {
    const found = await unitsSql.first(h, civilDateAt(clock.now()));
    const { all, vacant } = found ?? { all: 0, vacant: 0 };
    if (vacant === 0) {
      return {
        state: 'ok',
        fact: { th: `${all} หน่วยงาน มีผู้รับครบ`, en: `${all} units, each has somebody` },
      };
    }
    return {
      state: 'warning',
      fact: {
        th: `${vacant} หน่วยงานไม่มีเจ้าหน้าที่ธุรการ`,
        en: `${vacant} units have no clerk`,
      },
      todo: {
        th: 'กำหนดผู้ครองตำแหน่งธุรการของหน่วยงาน หรือให้หน่วยงานอื่นรับแทน',
        en: 'Let somebody hold the post of its clerk, or let another unit receive for it',
      },
    };
  },
});
