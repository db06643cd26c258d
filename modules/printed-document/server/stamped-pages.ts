import { civilDateAt } from '@sarn/kernel';
import type { Handle } from '@sarn/platform-server';
import type { Dependencies, DocumentRow } from '@sarn/document/server';
import { markPdf } from '@sarn/file/server';
import { renderStamp } from '@sarn/pdf/server';

/** Published documents hold on, and are printed by everybody without a stamp. @assumed */
const closed = 'CLOSED';

/**
 * The pages with the stamp of a closed document on the first: until which year it is kept, or that it is never
 * destroyed. It is laid over a copy; the kept bytes, and what is sent to other agencies, stay without it.
 *
 * @param by for whom: people take turns
 * @returns the same bytes where there is nothing to stamp
 */
export async function withStamp(
  { platform, slots }: Pick<Dependencies, 'platform' | 'slots'>,
  { h, by }: { readonly h: Handle; readonly by: string },
  { id, state }: Pick<DocumentRow, 'id' | 'state'>,
  bytes: Uint8Array,
): Promise<Uint8Array> {
  if (state !== closed) return bytes;
  const date = civilDateAt(platform.clock.now());
  for (const stampOf of slots.pageStamps) {
    const stamp = await stampOf(h, id);
    if (!stamp) continue;
    return markPdf({ source: bytes, by }, (pages) => renderStamp({ ...stamp, date, pages }));
  }
  return bytes;
}
