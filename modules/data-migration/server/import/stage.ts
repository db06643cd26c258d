import type { Dependencies } from '@sarn/document/server';
import type { ImportFiles } from './import-files.ts';

/** Dependencies of a part of an import. */
export interface Stage {
  readonly deps: Dependencies;
  readonly files: ImportFiles;
}

/** Last row of the part and how many it took; null when there is none left. */
export type Part = { readonly lastRow: number; readonly count: number } | null;
