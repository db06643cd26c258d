import { DerError, childrenOf, readWholeDer, sequenceOf, tags } from '../../contract/der/read.ts';
import { readOid } from '../../contract/der/values.ts';
import { oids } from '../../contract/oids.ts';
import { readCertificates } from '../../contract/x509/chain.ts';
import type { Certificate } from '../../contract/x509/certificate.ts';

const mostCertificates = 30;
const block = /-----BEGIN (CERTIFICATE|PKCS7|CMS)-----([A-Za-z0-9+/=\s]+)-----END \1-----/g;

/**
 * The certificates of a file as authorities send them: one or several as text (PEM), one as bytes (DER), or all of a
 * chain in one (P7B, of either form).
 *
 * @returns none where the file has none, or something that is none
 */
export function certificatesInFile(bytes: Uint8Array): Certificate[] {
  const blocks = [...Buffer.from(bytes).toString('latin1').matchAll(block)];
  const parts = blocks.map(([, , base64 = '']) => Uint8Array.from(Buffer.from(base64, 'base64')));
  try {
    const found = (parts.length > 0 ? parts : [bytes]).flatMap(certificatesIn);
    const read = readCertificates(found);
    return read.length === found.length && read.length <= mostCertificates ? read : [];
  } catch (error) {
    if (error instanceof DerError) return [];
    throw error;
  }
}

/** One certificate, or those of a CMS that signs nothing. */
function certificatesIn(bytes: Uint8Array): readonly Uint8Array[] {
  const [first, content] = sequenceOf(readWholeDer(bytes));
  if (first?.tag !== tags.oid) return [bytes];
  if (readOid(first) !== oids.signedData) throw new DerError('not signed data');
  const set = sequenceOf(sequenceOf(content, 0xa0)[0]).find(({ tag }) => tag === 0xa0);
  return set ? childrenOf(set).map(({ whole }) => whole) : [];
}
