import type { Handle } from '@sarn/platform-server';
import type { Dependencies, DocumentRow } from '@sarn/document/server';
import type { PrintedRemarks } from '@sarn/pdf/contract';
import { keptRemarks } from './version/version.store.ts';

interface WithRemarks {
  readonly remarks?: PrintedRemarks;
}

/**
 * Remarks below a document, in the spacing and indent of the agency: of a draft those of now, of a signed or numbered
 * document those with which its pages were first kept.
 *
 * @assumed "licence forms 9 and 10" of release 1.2.7 are news and certificate, which have these numbers
 */
export async function remarksOf(
  deps: Dependencies,
  h: Handle,
  document: Pick<DocumentRow, 'id' | 'letterDate' | 'signedAt'> | null,
  text: string,
): Promise<WithRemarks> {
  if (text.trim() === '') return {};
  const isFinal = document !== null && (document.letterDate ?? document.signedAt) !== null;
  const kept = isFinal ? await keptRemarks(h, document.id) : undefined;
  const { spacing, indent } = kept ?? deps.remarks;
  return { remarks: { text, spacing, indent } };
}
