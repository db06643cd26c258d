import type { Dependencies } from '@sarn/document/server';
import type { SignatureNeeds } from '@sarn/signature/server';

/** The same as for single signatures: a batch signs each document as they do. */
export interface Deps {
  readonly documents: Dependencies;
  readonly needs: SignatureNeeds;
}
