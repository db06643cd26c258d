import type { CivilDate } from '@sarn/kernel';
import type { UnitKind } from '@sarn/organisation/contract';
import { row, statement } from '@sarn/platform-server';
import type { Handle } from '@sarn/platform-server';

/** A unit that exists. */
export interface KnownUnit {
  readonly id: string;
  readonly parentId: string | null;
  readonly code: string;
  readonly kind: UnitKind;
  readonly nameTh: string;
  readonly nameEn: string;
  readonly abbreviation: string;
  readonly letterCode: string;
  readonly sortKey: string;
  readonly validTo: CivilDate | null;
}

const unitsSql = statement(
  'personnel.units',
  row<KnownUnit>({
    ...{ id: 'uuid', parentId: 'uuid?', code: 'text', kind: 'text', nameTh: 'text' },
    ...{ nameEn: 'text', abbreviation: 'text', letterCode: 'text', sortKey: 'text' },
    validTo: 'date?',
  }),
  [],
  `select id, parent_id "parentId", code, kind, name_th "nameTh", name_en "nameEn", abbreviation,
     letter_code "letterCode", sort_key "sortKey", valid_to "validTo" from unit order by id`,
);

/** All units, ended ones too. */
export const listKnownUnits = (h: Handle): Promise<KnownUnit[]> => unitsSql.all(h);

/** Who leads a unit, or where it has a post for that, which is vacant. */
export interface KnownHead {
  readonly unitId: string;
  readonly postId: string;
  readonly personId: string | null;
}

const headsSql = statement(
  'personnel.unit-heads',
  row<KnownHead>({ unitId: 'uuid', postId: 'uuid', personId: 'uuid?' }),
  ['date'],
  `select p.unit_id "unitId", p.id "postId", h.person_id "personId"
   from post p left join post_holding h on h.post_id = p.id and not h.is_acting
     and h.valid_from <= $1 and (h.valid_to is null or h.valid_to >= $1)
   where p.duty = 'head' and p.serves_unit_id = p.unit_id
     and p.valid_from <= $1 and (p.valid_to is null or p.valid_to >= $1)
   order by p.sort, p.id`,
);

/** Posts that head a unit, and who holds them. */
export const listHeads = (h: Handle, today: CivilDate): Promise<KnownHead[]> =>
  headsSql.all(h, today);
