import { row, statement } from '@sarn/platform-server';
import type { Handle } from '@sarn/platform-server';
import { ownerOf } from './capacity.store.ts';
import type { Moment } from './capacity.store.ts';

/** Somebody for whom another acts at the moment, because of absence. */
export interface Away {
  readonly id: string;
  readonly name: string;
  readonly postName: string;
  readonly unitName: string;
  readonly delegateName: string;
  /** Instant, UTC; null until another order. */
  readonly until: string | null;
}

/** Who of these units is away today by an order of acting (รักษาราชการแทน), and who acts. */
export function listAway(db: Handle, at: Moment, unitIds: readonly string[]): Promise<Away[]> {
  return awaySql.all(db, at.day, at.now, unitIds);
}

const awaySql = statement(
  'organisation.away',
  row<Away>({
    ...{ id: 'uuid', name: 'text', postName: 'text', unitName: 'text', delegateName: 'text' },
    until: 'timestamptz?',
  }),
  ['date', 'timestamptz', 'uuid[]'],
  `select d.id, owner.name, p.title_th as "postName", u.name_th as "unitName",
       coalesce(acting.name, incumbent.name, '') as "delegateName", d.ends_at as until
     from delegation d
     join post p on p.id = d.principal_post_id
     join unit u on u.id = p.unit_id
     join lateral (${ownerOf('p.id')}) owner on true
     left join lateral (select m.prefix_th || m.first_name_th
       || case when m.last_name_th = '' then '' else ' ' || m.last_name_th end || m.suffix_th as name
       from person m where m.id = d.delegate_person_id) acting on true
     left join lateral (${ownerOf('d.delegate_post_id')}) incumbent on true
     where p.unit_id = any ($3::uuid[]) and d.power = 'substitute' and d.begins_at <= $2
       and least(coalesce(d.ended_at, 'infinity'), coalesce(d.ends_at, 'infinity')) > $2
     order by u.sort_key, p.sort, d.id limit 50`,
);
