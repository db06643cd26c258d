/** Permission codes of signing in; the prefix is older than this module. */
export const authenticationPermissions = {
  /** Removes the second factor of a person who can no longer sign in. */
  resetSecondFactor: 'identity.reset-second-factor',
} as const;
