import type { SheetName } from '@sarn/kernel';
import { tablesOf } from '@sarn/platform-server';
import type { NarrowTables } from '@sarn/platform-server';
import type {
  ImportCounts,
  ImportFieldName,
  ImportMapping,
  ImportProblem,
} from '../contract/index.ts';
import type { MadeRow } from './made-row.ts';
import type { PersonPlan } from './people-plan.ts';
import type { PeopleImportTables } from './people-import.tables.gen.ts';
import type { CardSeal, RowChange } from './staged.ts';
import type { UnitPlan } from './unit-plan.ts';

/** Column types more exact than those of PostgreSQL. */
interface Knowledge {
  people_import: { mapping: ImportMapping; counts: ImportCounts | null; sheets: SheetName[] };
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
export type KnownImportTables = NarrowTables<PeopleImportTables, Knowledge>;

/** The query builder over the tables of this module. */
export const importTables = tablesOf<KnownImportTables>();
