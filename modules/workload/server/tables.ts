import { tablesOf } from '@sarn/platform-server';
import type { WorkloadTables } from './workload.tables.gen.ts';

/** The tables of this module. */
export type KnownWorkloadTables = WorkloadTables;

/** The query builder over the tables that this module owns, and those it declares to read. */
export const workloadTables = tablesOf<KnownWorkloadTables>();
