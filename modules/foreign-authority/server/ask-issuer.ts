import { callOutside, OutsideError } from '@sarn/platform-server';
import type { AllowedAddress } from '@sarn/platform-server';
import { foreignLimits } from '../contract/index.ts';
import type { RevocationFailure } from '../contract/index.ts';

/** What an address gave, or why nothing that can be looked at. */
export type Fetched = { readonly bytes: Uint8Array } | { readonly failure: RevocationFailure };

/**
 * Asks an address that stands in a certificate, under the rules of outgoing calls: addresses inside the network only
 * where they are allowed, no redirect followed, an end to its patience and to what it reads. What it gives is not
 * believed here.
 *
 * @param request of OCSP; undefined for a list
 */
export async function askIssuer(
  url: string,
  request: Uint8Array | undefined,
  isAllowed: AllowedAddress | undefined,
): Promise<Fetched> {
  const { patienceMs, answerBytes, listBytes } = foreignLimits;
  try {
    const { status, bytes } = await callOutside(url, {
      ...{ timeoutMs: patienceMs, maxBytes: request ? answerBytes : listBytes, isAllowed },
      ...(request && {
        method: 'POST' as const,
        body: request,
        headers: { 'content-type': 'application/ocsp-request' },
      }),
    });
    return status === 200 ? { bytes: derOf(bytes) } : { failure: 'revocation-refused' };
  } catch (error) {
    if (!(error instanceof OutsideError)) throw error;
    return { failure: failureOf(error.message) };
  }
}

function failureOf(message: string): RevocationFailure {
  if (message === 'answer-too-long') return 'revocation-too-large';
  return message.startsWith('address-refused') ? 'revocation-inside' : 'revocation-unreachable';
}

/** DER as it is; some authorities publish PEM. */
export function derOf(bytes: Uint8Array): Uint8Array {
  const text = Buffer.from(bytes.subarray(0, 64)).toString('latin1');
  if (!text.includes('-----BEGIN')) return Uint8Array.from(bytes);
  const lines = Buffer.from(bytes).toString('latin1').split(/\r?\n/);
  const base64 = lines.filter((one) => !one.startsWith('-----')).join('');
  return Uint8Array.from(Buffer.from(base64, 'base64'));
}
