import { tablesOf } from '@sarn/platform-server';
import type { NarrowTables } from '@sarn/platform-server';
import type { ImportFieldName, ImportMapping, ImportProblem } from '../contract/index.ts';
import type { ImportCounts } from '../contract/index.ts';
import type { CardSeal, RowChange } from './import/staged.ts';
import type { MadeRow } from './import/made-row.ts';
import type { PersonPlan } from './import/people-plan.ts';
import type { UnitPlan } from './import/unit-plan.ts';
import type { PersonnelTables } from './personnel.tables.gen.ts';

/** Column types more exact than those of PostgreSQL. */
interface Knowledge {
  people_import: { mapping: ImportMapping; counts: ImportCounts | null };
  people_import_row: {
    seals: Record<string, CardSeal>;
    problems: ImportProblem[];
    changes: RowChange[];
    plan: UnitPlan | PersonPlan | null;
    made: MadeRow | null;
  };
  people_import_heading: { field: ImportFieldName };
}

/** The tables of this module. */
export type KnownPersonnelTables = NarrowTables<PersonnelTables, Knowledge>;

/** The query builder over the tables of this module. */
export const personnelTables = tablesOf<KnownPersonnelTables>();
