import { tablesOf } from '@sarn/platform-server';
import type { RelatedDocumentsTables } from './related-documents.tables.gen.ts';

/** The query builder over the tables of this module. */
export const relatedTables = tablesOf<RelatedDocumentsTables>();
