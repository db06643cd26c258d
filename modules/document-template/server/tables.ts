import { tablesOf } from '@sarn/platform-server';
import type { DocumentTemplateTables } from './document-template.tables.gen.ts';

/** The query builder over the table that this module owns. */
export const templateTables = tablesOf<DocumentTemplateTables>();
