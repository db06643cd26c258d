import { tablesOf } from '@sarn/platform-server';
import type { NarrowTables } from '@sarn/platform-server';
import type { CreationStep } from '../contract/index.ts';
import type { CreationTables } from './creation.tables.gen.ts';

/** What the columns of this module hold beyond PostgreSQL's types. */
type Tables = NarrowTables<CreationTables, { creation_rule: { steps: CreationStep[] } }>;

export const creationTables = tablesOf<Tables>();
