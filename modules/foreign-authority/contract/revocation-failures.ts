/** Why nothing is known of the revocations of another authority. */
export const revocationFailures = [
  ...(['foreign-root', 'revocation-no-address', 'revocation-unreachable'] as const),
  ...(['revocation-refused', 'revocation-inside', 'revocation-too-large'] as const),
  ...(['revocation-wrong', 'revocation-ended'] as const),
] as const;
export type RevocationFailure = (typeof revocationFailures)[number];
