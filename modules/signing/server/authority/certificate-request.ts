import { bits, integer, oid, sequence, tagged } from '../../contract/der/write.ts';
import { oids } from '../../contract/oids.ts';
import { toSign } from '../seal/signer.ts';
import type { Signer } from '../seal/signer.ts';
import { exactName } from './names.ts';
import type { CertificateName } from './names.ts';

/**
 * A request (PKCS#10, RFC 2986) with which another authority issues a certificate for a key on P-256: the key signs
 * it, wherever it is, and so proves that whoever asks has it.
 *
 * @returns DER
 */
export async function certificateRequest(order: {
  readonly subject: CertificateName;
  /** SubjectPublicKeyInfo. */
  readonly publicKey: Uint8Array;
  readonly sign: Signer['sign'];
}): Promise<Uint8Array> {
  const name = new Uint8Array(exactName(order.subject).toArrayBuffer());
  const asked = sequence(integer(0), name, order.publicKey, tagged(0));
  const signature = await order.sign(toSign(asked));
  return sequence(asked, sequence(oid(oids.ecdsaSha256)), bits(signature));
}
