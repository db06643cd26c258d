/** Permission codes of signing in; the prefix is older than this module. */
export const authenticationPermissions = {
  /** Takes the second factor of somebody away who cannot get in any more. */
  resetSecondFactor: 'identity.reset-second-factor',
} as const;
