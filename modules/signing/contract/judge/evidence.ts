import { decodeStream } from '../pdf/decode.ts';
import type { Revision } from '../pdf/file.ts';
import { entriesOf, isKind } from '../pdf/values.ts';
import type { RevocationData } from '../x509/revocation.ts';

/** Certificates, CRLs and OCSP answers that a document brings along. */
export interface StoredEvidence extends RevocationData {
  readonly certificates: readonly Uint8Array[];
  readonly isThere: boolean;
}

const mostParts = 500;
const mostBytes = 64 * 2 ** 20;

/** Reads the store of a document (DSS); what it says is believed only where an authority signed it. */
export function storedEvidence(revision: Revision): StoredEvidence {
  const catalog = entriesOf(revision.object(revision.root.number));
  const store = entriesOf(revision.resolve(catalog?.get('DSS')));
  let left = mostBytes;
  const listOf = (key: string): Uint8Array[] => {
    const list = revision.resolve(store?.get(key));
    const items = isKind(list, 'array') ? list.items.slice(0, mostParts) : [];
    return items.flatMap((item) => {
      const part = revision.resolve(item);
      if (!isKind(part, 'stream')) return [];
      const bytes = decodeStream(part, left);
      left -= bytes.length;
      return [bytes];
    });
  };
  return {
    isThere: store !== undefined,
    certificates: listOf('Certs'),
    crls: listOf('CRLs'),
    ocsps: listOf('OCSPs'),
  };
}
