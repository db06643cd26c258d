import { row, statement } from '@sarn/platform-server';
import type { Handle, Tx } from '@sarn/platform-server';
import type { PointLevel, RegisterKind } from '../../contract/index.ts';
import { registerTables } from '../tables.ts';
import type { Cover, PointUnit } from './point.rules.ts';

/** A unit with what is set of it as a registration point. */
export interface PointRow extends PointUnit {
  readonly name: string;
  readonly mail: string;
  readonly level: PointLevel | null;
  readonly validFrom: string | null;
  readonly validTo: string | null;
  /** 0: never set. */
  readonly version: number;
}

/** All units valid on the day, in the order of the organisation. */
export const listPointUnits = (h: Handle, day: string): Promise<PointRow[]> => unitsSql.all(h, day);

const unitsSql = statement(
  'registration-point.units',
  row<PointRow>({
    ...{ id: 'uuid', parentId: 'uuid?', kind: 'text', name: 'text', mail: 'text' },
    ...{ isPoint: 'bool!', isSet: 'bool!', level: 'text?', throughId: 'uuid?' },
    ...{ validFrom: 'date?', validTo: 'date?', version: 'int4!' },
  }),
  ['date'],
  `select u.id, u.parent_id "parentId", u.kind, u.name_th name, u.mail,
     case when p.unit_id is not null
       then p.valid_from <= $1 and (p.valid_to is null or p.valid_to >= $1)
       else u.parent_id is null or exists (
         select 1 from post where post.serves_unit_id = u.id and post.duty = 'clerk'
           and post.valid_from <= $1 and (post.valid_to is null or post.valid_to >= $1))
     end "isPoint",
     p.unit_id is not null "isSet", p.level, p.through_id "throughId", p.valid_from "validFrom",
     p.valid_to "validTo", coalesce(p.version, 0) version
   from unit u left join registration_point p on p.unit_id = u.id
   where u.valid_from <= $1 and (u.valid_to is null or u.valid_to >= $1)
   order by u.sort_key, u.id`,
);

/** For which units points receive besides their own, as the agency set it. */
export const listCovers = (h: Handle): Promise<Cover[]> => coversSql.all(h);

const coversSql = statement(
  'registration-point.covers',
  row<Cover>({ pointId: 'uuid', unitId: 'uuid' }),
  [],
  `select point_id "pointId", unit_id "unitId" from registration_point_unit
   order by point_id, unit_id`,
);

/** A post that serves a unit. */
export interface ServingRow {
  readonly unitId: string;
  readonly duty: 'clerk' | 'head';
  readonly title: string;
  /** Null while nobody holds it. */
  readonly personId: string | null;
}

/** Posts of clerks and heads on the day. */
export const listServing = (h: Handle, day: string): Promise<ServingRow[]> =>
  servingSql.all(h, day);

const servingSql = statement(
  'registration-point.serving',
  row<ServingRow>({ unitId: 'uuid', duty: 'text', title: 'text', personId: 'uuid?' }),
  ['date'],
  `select p.serves_unit_id "unitId", p.duty, p.title_th title, m.id "personId"
   from post p
   left join (post_holding h join person m on m.id = h.person_id and m.is_active)
     on h.post_id = p.id and h.valid_from <= $1 and (h.valid_to is null or h.valid_to >= $1)
   where p.duty in ('clerk', 'head') and p.valid_from <= $1
     and (p.valid_to is null or p.valid_to >= $1)
   order by p.sort, p.id, m.id`,
);

/** Who is a secret registrar of which unit on the day. */
export const listRegistrars = (
  h: Handle,
  day: string,
): Promise<{ unitId: string; personId: string }[]> => registrarsSql.all(h, day);

const registrarsSql = statement(
  'registration-point.registrars',
  row<{ unitId: string; personId: string }>({ unitId: 'uuid', personId: 'uuid' }),
  ['date'],
  `select unit_id "unitId", person_id "personId" from secret_registrar
   where ended_at is null and valid_from <= $1 and (valid_to is null or valid_to >= $1)
   order by is_assistant, given_at, id`,
);

/** Open registers of all units. */
export const listOpenRegisters = (
  h: Handle,
  day: string,
): Promise<{ unitId: string; kind: RegisterKind }[]> => openSql.all(h, day);

const openSql = statement(
  'registration-point.registers',
  row<{ unitId: string; kind: RegisterKind }>({ unitId: 'uuid', kind: 'text' }),
  ['date'],
  `select unit_id "unitId", kind from register where closed_on is null or closed_on >= $1
   order by array_position(array['receive', 'outgoing', 'memo'], kind) nulls last, kind, id`,
);

/** Until the end of the transaction nobody else changes points: two changes could make a ring. */
export async function lockPoints(tx: Tx): Promise<void> {
  await lockSql.first(tx);
}

const lockSql = statement(
  'registration-point.lock',
  row<{ locked: string }>({ locked: 'text!' }),
  [],
  `select pg_advisory_xact_lock(hashtext('register.points'))::text as locked`,
);

/** Who changed a point last; undefined for one that was never set. */
export const findPointChange = (
  h: Handle,
  unitId: string,
): Promise<{ by: string; at: string } | undefined> =>
  registerTables(h)
    .selectFrom('registration_point')
    .select(['changed_by as by', 'changed_at as at'])
    .where('unit_id', '=', unitId)
    .executeTakeFirst();

/** What a point is to be. */
export interface WantedPoint {
  readonly unitId: string;
  readonly level: PointLevel;
  readonly throughId: string | null;
  readonly coverIds: readonly string[];
  readonly validFrom: string;
  readonly validTo: string | null;
  readonly version: number;
  readonly by: string;
  readonly at: string;
}

/** Writes a point over an earlier one; the points are locked and the version was compared. */
export async function putPoint(tx: Tx, wanted: WantedPoint): Promise<void> {
  const { unitId, coverIds, version } = wanted;
  const values = {
    ...{ level: wanted.level, through_id: wanted.throughId, version },
    ...{ valid_from: wanted.validFrom, valid_to: wanted.validTo },
    ...{ changed_by: wanted.by, changed_at: wanted.at },
  };
  const tables = registerTables(tx);
  await tables
    .insertInto('registration_point')
    .values({ unit_id: unitId, ...values })
    .onConflict((known) => known.column('unit_id').doUpdateSet(values))
    .execute();
  await tables.deleteFrom('registration_point_unit').where('point_id', '=', unitId).execute();
  if (coverIds.length === 0) return;
  await tables
    .insertInto('registration_point_unit')
    .values(coverIds.map((id) => ({ point_id: unitId, unit_id: id })))
    .execute();
}
