import { createHash } from 'node:crypto';
import { decodeStream } from '../../contract/pdf/decode.ts';
import type { PdfFile } from '../../contract/pdf/file.ts';
import { entriesOf, isKind } from '../../contract/pdf/values.ts';
import type { PdfValue } from '../../contract/pdf/values.ts';
import type { TimestampSource } from '../timestamps/request.ts';
import { changed, openToChange } from './form-objects.ts';
import { addDocumentTimestamp } from './seal.ts';
import { updateOf } from './update.ts';
import { array, name, stream } from '../../contract/pdf/write-values.ts';

/** What proves later that certificates were good when they signed; all as DER. */
export interface Evidence {
  readonly certificates: readonly Uint8Array[];
  readonly crls: readonly Uint8Array[];
  readonly ocsps: readonly Uint8Array[];
}

const largestPart = 16 * 2 ** 20;

/**
 * Stores certificates, CRLs and OCSP answers in a signed document (B-LT), as an update. What is there already is not
 * stored again; with nothing new the file stays as it is.
 */
export function addEvidence(bytes: Uint8Array, evidence: Evidence): Uint8Array {
  const file = openToChange(bytes);
  const { newest } = file;
  const catalog = entriesOf(newest.object(newest.root.number)) ?? new Map<string, PdfValue>();
  const given = catalog.get('DSS');
  const store = entriesOf(newest.resolve(given)) ?? new Map<string, PdfValue>();
  const update = updateOf(file);
  const lists: Record<string, PdfValue> = {};
  let added = 0;
  for (const [key, parts] of [
    ['Certs', evidence.certificates],
    ['CRLs', evidence.crls],
    ['OCSPs', evidence.ocsps],
  ] as const) {
    const { items, known } = stored(file, store.get(key));
    for (const part of parts) {
      const digest = digestOf(part);
      if (known.has(digest)) continue;
      known.add(digest);
      items.push(update.add(stream({}, part)));
      added++;
    }
    if (items.length > 0) lists[key] = array(items);
  }
  if (added === 0) return bytes;
  const value = changed(store, { Type: name('DSS'), ...lists });
  if (isKind(given, 'reference')) update.put(given, value);
  else update.put(newest.root, changed(catalog, { DSS: update.add(value) }));
  return update.finish();
}

/**
 * Makes a signed document provable for as long as its time stamps are renewed (B-LTA): stores the evidence and puts a
 * time stamp over everything. It completes a signature that got no time stamp of its own, and renews an older one.
 *
 * @throws `signing.no-timestamp`
 */
export async function archivePdf(
  bytes: Uint8Array,
  evidence: Evidence,
  timestamps: TimestampSource,
): Promise<Uint8Array> {
  return addDocumentTimestamp(addEvidence(bytes, evidence), timestamps);
}

function stored(
  { newest }: PdfFile,
  list: PdfValue | undefined,
): { items: PdfValue[]; known: Set<string> } {
  const found = newest.resolve(list);
  const items = isKind(found, 'array') ? [...found.items] : [];
  const known = new Set<string>();
  for (const item of items) {
    const part = newest.resolve(item);
    if (isKind(part, 'stream')) known.add(digestOf(decodeStream(part, largestPart)));
  }
  return { items, known };
}

const digestOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
