import type { Handle } from '@sarn/platform-server';
import type { Dependencies, DocumentRow } from '@sarn/document/server';
import type { PrintedDocument } from '@sarn/pdf/contract';
import { keptCatchword } from './version/version.store.ts';

/**
 * With the catchword, where the agency prints one: of a draft as it is set now, of a signed or numbered document as
 * its pages were first kept.
 *
 * @assumed a letter in English has none, and the setting holds for the whole agency
 */
export async function withCatchword<T extends PrintedDocument>(
  deps: Dependencies,
  h: Handle,
  document: Pick<DocumentRow, 'id' | 'letterDate' | 'signedAt'> | null,
  model: T,
): Promise<T> {
  if (model.kind === 'english-letter') return model;
  const isFinal = document !== null && (document.letterDate ?? document.signedAt) !== null;
  const kept = isFinal ? await keptCatchword(h, document.id) : undefined;
  return (kept ?? deps.remarks.hasCatchword) === true ? { ...model, hasCatchword: true } : model;
}
