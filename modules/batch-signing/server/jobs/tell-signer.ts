import { documentNewsModule } from '@sarn/kernel';
import type { Tx } from '@sarn/platform-server';
import { batchSigningNewsTerms } from '../../contract/index.ts';
import type { BatchSigningNews } from '../../contract/index.ts';
import type { Deps } from '../dependencies.ts';

interface Told {
  readonly kind: BatchSigningNews;
  readonly personId: string;
  /** The page where the person goes on: nobody else can, because nobody else has the key. */
  readonly place: `/${string}`;
}

/** Tells the person who signs that something waits for another try; never what the documents are. */
export const tellSigner = (
  { documents }: Deps,
  tx: Tx,
  { kind, personId, place }: Told,
): Promise<void> =>
  documents.notifications.tell(tx, {
    ...{ personIds: [personId], module: documentNewsModule, kind, role: 'head' },
    ...{ title: batchSigningNewsTerms[kind], message: '', documentId: null, transactionId: null },
    ...{ documentRef: '', place, isConfidential: false, urgency: 'normal' },
  });
