import type { Handle } from '@sarn/platform-server';
import { answerOcsp } from '@sarn/signing/server';
import type { CertificateState } from '@sarn/signing/server';
import { certificateLimits } from '../contract/index.ts';
import { findAuthority } from './authority.store.ts';
import type { Dependencies } from './dependencies.ts';
import { findStatus } from './status.store.ts';

/** DER of an answer of OCSP that nothing can be told: there is no authority (RFC 6960, 4.2.1). */
const unauthorized = Buffer.from([0x30, 0x03, 0x0a, 0x01, 0x06]);

/**
 * Answers a request of OCSP about certificates that the agency issued. What the answer says is read from the rows of
 * which the revocation list is made, so the two never differ.
 */
export async function statusAnswer(
  { authority, clock }: Pick<Dependencies, 'authority' | 'clock'>,
  h: Handle,
  base64: string,
) {
  const issuing = await findAuthority(h, 'issuing');
  if (!issuing) return answered(unauthorized);
  const responder = await authority.service(h, 'responder');
  const now = clock.now();
  try {
    const bytes = await answerOcsp(Buffer.from(base64, 'base64'), {
      ...{ issuer: new Uint8Array(issuing.der), responder, now },
      until: new Date(now.getTime() + certificateLimits.statusMinutes * 60_000),
      stateOf: (serial) => stateOf(h, serial),
    });
    return answered(Buffer.from(bytes));
  } finally {
    responder.pkcs8.fill(0);
  }
}

const answered = (bytes: Buffer) => ({
  ...{ bytes, length: bytes.length, type: 'application/ocsp-response' },
  disposition: 'inline' as const,
});

async function stateOf(h: Handle, serial: string): Promise<CertificateState> {
  const found = await findStatus(h, serial);
  if (!found) return 'unknown';
  const { code, changedAt } = found;
  if (code === null || changedAt === null) return 'good';
  return { serial, revokedAt: new Date(changedAt), reason: code };
}
