import { row, statement, writeStatement } from '@sarn/platform-server';
import type { Handle, Tx } from '@sarn/platform-server';
import type { PointLevel } from '../../contract/index.ts';
import { registerTables } from '../tables.ts';

/** A point as the agency set it. */
export interface SetPoint {
  readonly unitId: string;
  readonly name: string;
  readonly level: PointLevel;
  readonly throughId: string | null;
  readonly coverIds: readonly string[];
  readonly validTo: string | null;
  readonly version: number;
}

/** The points that the agency set, also those that ended; the others are as delivered. */
export const listSetPoints = (h: Handle): Promise<SetPoint[]> => setSql.all(h);

const setSql = statement(
  'registration-point.set',
  row<SetPoint>({
    ...{ unitId: 'uuid', name: 'text', level: 'text', throughId: 'uuid?', coverIds: 'uuid[]!' },
    ...{ validTo: 'date?', version: 'int4' },
  }),
  [],
  `select p.unit_id "unitId", u.name_th name, p.level, p.through_id "throughId",
     array(select c.unit_id from registration_point_unit c where c.point_id = p.unit_id
       order by c.unit_id) "coverIds", p.valid_to "validTo", p.version
   from registration_point p join unit u on u.id = p.unit_id order by u.sort_key, u.id`,
);

/** A point with other neighbours than before. */
export type ChangedPoint = Pick<SetPoint, 'unitId' | 'throughId' | 'coverIds'>;

/** Writes with which points and units set points are joined; the points are locked. */
export async function putNeighbours(
  tx: Tx,
  points: readonly ChangedPoint[],
  by: { readonly id: string; readonly at: string },
): Promise<void> {
  const ids = points.map(({ unitId }) => unitId);
  const through = points.map(({ throughId }) => throughId ?? '');
  const covers = points.flatMap(({ unitId, coverIds }) => coverIds.map((id) => [unitId, id]));
  await putThroughSql(tx, ids, through, by.id, by.at);
  await dropCoversSql(tx, ids);
  await putCoversSql(
    tx,
    covers.map(([point = '']) => point),
    covers.map(([, unit = '']) => unit),
  );
}

const putThroughSql = writeStatement(
  'registration-point.put-through',
  ['uuid[]', 'text[]', 'uuid', 'timestamptz'],
  `update registration_point point set through_id = nullif(given.through, '')::uuid,
     version = point.version + 1, changed_by = $3, changed_at = $4
   from unnest($1::uuid[], $2::text[]) given (id, through) where point.unit_id = given.id`,
);
const dropCoversSql = writeStatement(
  'registration-point.drop-covers',
  ['uuid[]'],
  'delete from registration_point_unit where point_id = any ($1)',
);
const putCoversSql = writeStatement(
  'registration-point.put-covers',
  ['uuid[]', 'uuid[]'],
  `insert into registration_point_unit (point_id, unit_id)
   select * from unnest($1::uuid[], $2::uuid[])`,
);

/** A point as delivered. */
export async function deletePoint(tx: Tx, unitId: string): Promise<void> {
  const tables = registerTables(tx);
  await tables.deleteFrom('registration_point_unit').where('point_id', '=', unitId).execute();
  await tables.deleteFrom('registration_point').where('unit_id', '=', unitId).execute();
}
