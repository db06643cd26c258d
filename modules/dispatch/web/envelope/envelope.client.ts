import { envelopesAtOnce, printEnvelopes } from '@sarn/dispatch/contract';
import type { AskPart } from '@sarn/file/web';
import type { EnvelopeSize } from '@sarn/pdf/contract';
import { download } from '@sarn/platform-web';

/** The envelopes of these addressees, so many at a time as one call makes. */
export const envelopeParts =
  (recipientIds: readonly string[], size: EnvelopeSize): AskPart =>
  async ({ after, sheet }, signal) => {
    const from = Number(after) || 0;
    const asked = recipientIds.slice(from, from + envelopesAtOnce);
    const { blob } = await download(printEnvelopes, { recipientIds: asked, size }, { signal });
    const reached = from + asked.length;
    return {
      pdf: new Uint8Array(await blob.arrayBuffer()),
      entries: asked.length,
      share: reached / recipientIds.length,
      next: reached < recipientIds.length ? { after: String(reached), sheet } : null,
    };
  };
