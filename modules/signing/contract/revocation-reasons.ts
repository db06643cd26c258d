/** Reasons of a revocation with their numbers of RFC 5280, 5.3.1. */
export const revocationReasons = {
  unspecified: 0,
  keyCompromise: 1,
  authorityCompromise: 2,
  affiliationChanged: 3,
  superseded: 4,
  cessationOfOperation: 5,
  /** Suspended: the only one that can be taken back. */
  certificateHold: 6,
  privilegeWithdrawn: 9,
} as const;

export type RevocationReason = keyof typeof revocationReasons;

/** The reason of a number; one that is not known is no reason. */
export function reasonOf(number: number | undefined): RevocationReason {
  const found = Object.entries(revocationReasons).find(([, value]) => value === number);
  return (found?.[0] as RevocationReason | undefined) ?? 'unspecified';
}
