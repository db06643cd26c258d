import type { ErrorParams } from '@sarn/kernel';
import { tablesOf } from '@sarn/platform-server';
import type { NarrowTables } from '@sarn/platform-server';
import type { BatchSigningTables } from './batch-signing.tables.gen.ts';

type Tables = NarrowTables<
  BatchSigningTables,
  { signing_batch_item: { failure_params: ErrorParams } }
>;

/** The query builder over the tables that this module owns. */
export const batchSigningTables = tablesOf<Tables>();
