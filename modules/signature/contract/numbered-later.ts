/**
 * Kinds that the registry numbers after the signature, unless the agency set that the signature gives the number: a digital
 * signature would not cover the number then.
 */
const kinds: readonly string[] = ['outgoing', 'stamp'];

/** @param isNumberedAtSignature what the agency set for the kind */
export const isNumberedLater = (kind: string, isNumberedAtSignature: boolean): boolean =>
  kinds.includes(kind) && !isNumberedAtSignature;
