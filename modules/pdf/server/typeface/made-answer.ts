import type { ErrorParams } from '@sarn/kernel';
import type { MadeFaces } from './make-faces.ts';

/** What the thread answers that makes the faces. */
export type MadeAnswer =
  | { readonly made: MadeFaces }
  | {
      readonly refused: { readonly code: string; readonly params: ErrorParams };
      /** What a broken file did to its reader, for whoever looks for the cause. */
      readonly because?: string;
    };
