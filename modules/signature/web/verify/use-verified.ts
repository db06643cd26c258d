import type { OutputOf } from '@sarn/kernel';
import { call, useByHash } from '@sarn/platform-web/public';
import { codeLength, readCode, verifySignature } from '@sarn/signature/contract';

/** The answer of the server, and the code for which it is. */
export interface Verified extends OutputOf<typeof verifySignature> {
  /** Empty where only the certificates were asked for, by which files are judged. */
  readonly code: string;
  /** The part of a code that stands in the address while it is typed. */
  readonly typed: string;
}

/** What everybody is told of the code in the address, to which the QR code of a document leads. */
export const useVerified = () => useByHash(askVerified);

async function askVerified(hash: string, signal: AbortSignal): Promise<Verified> {
  const typed = readCode(hash);
  const code = typed.length === codeLength ? typed : '';
  const answer = await call(verifySignature, { code: code || '-' }, { signal });
  return { ...answer, code, typed };
}
