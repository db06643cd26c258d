import type { BothLanguages, Dependencies } from '@sarn/document/server';
import type { Tx } from '@sarn/platform-server';

interface Notice {
  readonly documentId: string;
  readonly title: string;
  readonly shareRef: string;
  readonly speed: string;
  readonly kind: string;
  readonly words: BothLanguages;
  /** The work that is done when the notice is settled; none where it only informs. */
  readonly workKey?: string;
}

/** Sends people a notice about a circulated document. */
export async function tell(
  deps: Dependencies,
  tx: Tx,
  personIds: readonly string[],
  about: Notice,
): Promise<void> {
  await deps.notifications.tell(tx, {
    personIds,
    module: 'SARABUN',
    kind: about.kind,
    title: about.words,
    message: about.title,
    documentId: about.documentId,
    transactionId: null,
    documentRef: about.shareRef,
    isConfidential: false,
    urgency: about.speed,
    ...(about.workKey !== undefined && { workKey: about.workKey }),
  });
}
