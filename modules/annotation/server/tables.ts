import { tablesOf } from '@sarn/platform-server';
import type { NarrowTables } from '@sarn/platform-server';
import type { AnnotationContent, AnnotationKind } from '../contract/index.ts';
import type { AnnotationTables } from './annotation.tables.gen.ts';

/** Column types more exact than those of PostgreSQL. */
interface Knowledge {
  annotation: { content: AnnotationContent; kind: AnnotationKind };
}

/** The tables of this module. */
export type KnownAnnotationTables = NarrowTables<AnnotationTables, Knowledge>;

/** The query builder over the tables that this module owns. */
export const annotationTables = tablesOf<KnownAnnotationTables>();
