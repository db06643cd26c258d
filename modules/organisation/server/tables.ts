import { tablesOf } from '@sarn/platform-server';
import type { OrganisationTables } from './organisation.tables.gen.ts';

/** The query builder over the tables of this module. */
export const organisationTables = tablesOf<OrganisationTables>();
