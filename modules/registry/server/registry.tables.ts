import { tablesOf } from '@sarn/platform-server';
import type { NarrowTables } from '@sarn/platform-server';
import type { EntryState, RegisterKind } from '../contract/index.ts';
import type { RegistryTables } from './registry.tables.gen.ts';

/** What this module knows of its columns beyond PostgreSQL; add to it what a store needs. */
interface Knowledge {
  register: { kind: RegisterKind };
  register_entry: { state: EntryState };
}

export type Tables = NarrowTables<RegistryTables, Knowledge>;

/** The query builder over the tables of the registry. */
export const registryTables = tablesOf<Tables>();
