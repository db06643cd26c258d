// Made by tools/db-types.ts from the migrated database: run it instead of editing.
import type { ColumnType, Generated } from 'kysely';

export interface AssignmentReminderTable {
  assignment_id: string;
  assignee_id: string;
  stage: 'soon' | 'today' | 'overdue' | 'escalated' | 'timed' | 'passed' | 'manual';
  day: string;
  reminded_at: ColumnType<string, Date | string, Date | string>;
  by_id: string | null;
}

export interface ReminderStageTable {
  stage: 'soon' | 'today' | 'overdue' | 'escalated' | 'timed' | 'passed';
  working_days: number;
  is_on: Generated<boolean>;
  changed_by: string | null;
  changed_at: ColumnType<string, Date | string | undefined, Date | string>;
  minutes: Generated<number>;
}

export interface AssignmentTables {
  assignment_reminder: AssignmentReminderTable;
  reminder_stage: ReminderStageTable;
}
