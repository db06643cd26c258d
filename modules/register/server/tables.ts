import { tablesOf } from '@sarn/platform-server';
import type { NarrowTables } from '@sarn/platform-server';
import type { EntryState, RegisterKind } from '../contract/index.ts';
import type { RegisterTables } from './register.tables.gen.ts';

/** Column types more exact than those of PostgreSQL; add to it what a store needs. */
interface Knowledge {
  register: { kind: RegisterKind };
  register_entry: { state: EntryState };
}

/** The tables of this module. */
export type KnownRegisterTables = NarrowTables<RegisterTables, Knowledge>;

/** The query builder over the tables that this module owns, and those it declares to read. */
export const registerTables = tablesOf<KnownRegisterTables>();
