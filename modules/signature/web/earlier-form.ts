import type { JudgedSignature } from '@sarn/signing/contract';

/**
 * The file as it was when somebody signed it: the bytes that the signature covers, to the last one. What came later
 * stands behind them.
 *
 * @returns undefined where nothing came later, or where the signature covers nothing that can be told
 */
export function earlierForm(
  bytes: Uint8Array<ArrayBuffer>,
  { kind, signedLength, coversWholeFile }: JudgedSignature,
): Blob | undefined {
  if (kind !== 'signature' || coversWholeFile || signedLength <= 0) return undefined;
  return new Blob([bytes.subarray(0, signedLength)], { type: 'application/pdf' });
}

/** `letter.pdf` as the first signer saw it: `letter-1.pdf`. @param at counted from 1 */
export const earlierName = (name: string, at: number): string =>
  `${name.replace(/\.pdf$/i, '')}-${at}.pdf`;
