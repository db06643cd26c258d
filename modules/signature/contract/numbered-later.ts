/**
 * Kinds that the registry numbers after the signature, unless the agency set that the signature gives the number: the
 * e-seal of the agency adds number and date to the signed file then.
 */
const kinds: readonly string[] = ['outgoing', 'stamp'];

/** @param isNumberedAtSignature what the agency set for the kind */
export const isNumberedLater = (kind: string, isNumberedAtSignature: boolean): boolean =>
  kinds.includes(kind) && !isNumberedAtSignature;
