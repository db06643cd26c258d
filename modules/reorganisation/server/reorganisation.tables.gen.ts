// Made by tools/db-types.ts from the migrated database: run it instead of editing.
import type { ColumnType, Generated } from 'kysely';

export interface UnitDissolutionTable {
  unit_id: string;
  successor_id: string | null;
  last_day: string;
  order_no: string;
  note: Generated<string>;
  entered_by: string;
  entered_name: string;
  entered_at: ColumnType<string, Date | string, Date | string>;
  id: Generated<string>;
  reopened_order_no: string | null;
  reopened_reason: string | null;
  reopened_by: string | null;
  reopened_name: string | null;
  reopened_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  proposal_id: string | null;
}

export interface UnitDissolutionPlanTable {
  id: string;
  unit_id: string;
  successor_id: string | null;
  last_day: string;
  order_no: string;
  note: Generated<string>;
  entered_by: string;
  entered_name: string;
  entered_at: ColumnType<string, Date | string, Date | string>;
  state: Generated<'planned' | 'done' | 'cancelled' | 'failed'>;
  reason: Generated<string>;
  settled_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  proposal_id: string | null;
}

export interface UnitPlanTable {
  id: string;
  unit_id: string;
  act: 'rename' | 'letter-code' | 'move' | 'split';
  from_day: string;
  order_no: string;
  reason: string;
  change: ColumnType<unknown, string, string>;
  entered_by: string;
  entered_name: string;
  entered_at: ColumnType<string, Date | string, Date | string>;
  state: Generated<'planned' | 'done' | 'cancelled' | 'failed'>;
  settled_reason: Generated<string>;
  settled_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  proposal_id: string | null;
}

export interface UnitProposalTable {
  id: string;
  unit_id: string;
  payload: ColumnType<unknown, string, string>;
  versions: ColumnType<unknown, string, string>;
  work: ColumnType<unknown, string, string>;
  asked_by: string;
  asked_name: string;
  asked_at: ColumnType<string, Date | string, Date | string>;
  expires_at: ColumnType<string, Date | string, Date | string>;
  alone_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  state: Generated<'waiting' | 'applied' | 'refused' | 'withdrawn' | 'void' | 'failed'>;
  decided_by: string | null;
  decided_name: Generated<string>;
  decided_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  decided_reason: Generated<string>;
}

export interface UnitReaderChangeTable {
  id: string;
  unit_id: string;
  from_unit_ids: (string)[];
  to_unit_ids: (string)[];
  begun_at: ColumnType<string, Date | string, Date | string>;
  cursor: string | null;
  documents: Generated<number>;
  done_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
}

export interface ReorganisationTables {
  unit_dissolution: UnitDissolutionTable;
  unit_dissolution_plan: UnitDissolutionPlanTable;
  unit_plan: UnitPlanTable;
  unit_proposal: UnitProposalTable;
  unit_reader_change: UnitReaderChangeTable;
}
