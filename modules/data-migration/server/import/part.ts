import type { Dependencies } from '@sarn/document/server';
import type { ImportFiles } from './import-files.ts';

/** What each part of an import works with. */
export interface ImportContext {
  readonly deps: Dependencies;
  readonly files: ImportFiles;
}

/** Last row of the part and how many it took; null when there is none left. */
export type Part = { readonly lastRow: number; readonly count: number } | null;
