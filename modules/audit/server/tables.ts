import { tablesOf } from '@sarn/platform-server';
import type { AuditFault, NarrowTables } from '@sarn/platform-server';
import type { AuditTables } from './audit.tables.gen.ts';

/** Column types more exact than those of PostgreSQL; add to it what a store needs. */
interface Knowledge {
  audit_check: { fault: AuditFault };
}

/** The query builder over the tables of this module. */
export const auditTables = tablesOf<NarrowTables<AuditTables, Knowledge>>();
