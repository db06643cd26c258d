import type { CivilDate } from '@sarn/kernel';
import { listSuffixes, readNames } from '@sarn/organisation/server';
import type { NameReader, Suffix } from '@sarn/person-terms/contract';
import { row, statement } from '@sarn/platform-server';
import type { Handle } from '@sarn/platform-server';

/** A row of a table of settings, as rules name it and ask for its end. */
export interface Term {
  readonly code: string;
  readonly nameTh: string;
  readonly nameEn: string;
  readonly validTo: CivilDate | null;
}

/** Rule: specification of settings §2.1 `employee-type` */
export interface EmployeeType extends Term {
  readonly retires: 'age60-fy' | 'contract' | 'none';
  readonly mayHead: boolean;
  /** Other words by which files name it. */
  readonly also: readonly string[];
}

/** A step of a ladder. Rule: specification of settings §2.2 `position-level` */
export interface Level extends Term {
  /** The word printed behind the position; empty where the title says it. */
  readonly printed: string;
  /** Code and name of its ladder. */
  readonly type: string;
  readonly typeTh: string;
  /** Code of the employee type whose ladder it is; null for everybody. */
  readonly employment: string | null;
}

/** A position that has a ladder of its own, or that ended. */
export interface Position {
  readonly nameTh: string;
  readonly validTo: CivilDate | null;
  readonly type: string | null;
  readonly typeTh: string;
}

/** What the settings say of people and posts at this moment. */
export interface Terms {
  readonly types: readonly EmployeeType[];
  readonly levels: readonly Level[];
  readonly positions: ReadonlyMap<string, Position>;
  readonly suffixes: readonly Suffix[];
  readonly readName: NameReader;
}

const typesSql = statement(
  'personnel.employee-types',
  row<EmployeeType>({
    ...{ code: 'text', nameTh: 'text', nameEn: 'text', validTo: 'date?', retires: 'text' },
    ...{ mayHead: 'bool', also: 'text[]' },
  }),
  [],
  `select code, name_th "nameTh", name_en "nameEn", valid_to "validTo", retires,
     may_head "mayHead", also from employee_type order by sort, code`,
);

const levelsSql = statement(
  'personnel.levels',
  row<Level>({
    ...{ code: 'text', nameTh: 'text', nameEn: 'text', validTo: 'date?', printed: 'text' },
    ...{ type: 'text', typeTh: 'text', employment: 'text?' },
  }),
  [],
  `select l.code, l.name_th "nameTh", l.name_en "nameEn", least(l.valid_to, t.valid_to) "validTo",
     l.printed, l.type, t.name_th "typeTh", t.employment
   from position_level l join position_type t on t.code = l.type
   order by (l.valid_to is not null), t.sort, l.sort, l.code`,
);

const positionsSql = statement(
  'personnel.positions',
  row<Position>({ nameTh: 'text', validTo: 'date?', type: 'text?', typeTh: 'text' }),
  [],
  `select n.name_th "nameTh", n.valid_to "validTo", n.type, coalesce(t.name_th, '') "typeTh"
   from "position" n left join position_type t on t.code = n.type
   where n.type is not null or n.valid_to is not null`,
);

/** Read once for each call, however many people it concerns. */
export async function readTerms(h: Handle): Promise<Terms> {
  const positions = await positionsSql.all(h);
  return {
    types: await typesSql.all(h),
    levels: await levelsSql.all(h),
    positions: new Map(positions.map((one) => [one.nameTh, one])),
    suffixes: await listSuffixes(h),
    readName: await readNames(h),
  };
}
