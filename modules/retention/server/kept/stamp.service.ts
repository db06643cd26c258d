import { civilDateAt } from '@sarn/kernel';
import type { Handle } from '@sarn/platform-server';
import type { Dependencies } from '@sarn/document/server';
import { retentionStamp } from '../../contract/index.ts';
import type { RetentionStamp } from '../../contract/index.ts';
import { findTerms } from '../document.store.ts';

/** The stamp of a closed document; null where it is destroyed, or its end is open. */
export async function stampOf(
  { platform }: Pick<Dependencies, 'platform'>,
  h: Handle,
  documentId: string,
): Promise<RetentionStamp | null> {
  const terms = await findTerms(h, documentId, civilDateAt(platform.clock.now()));
  if (!terms || terms.destroyedAt !== null) return null;
  return retentionStamp(terms.fate, terms.keptUntil);
}
