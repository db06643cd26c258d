import { tablesOf } from '@sarn/platform-server';
import type { PhraseTables } from './phrase.tables.gen.ts';

/** The query builder over the tables that this module owns. */
export const phraseTables = tablesOf<PhraseTables>();
