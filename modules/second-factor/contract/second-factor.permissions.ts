/** Permission codes of the second factor; the prefix is older than this module. */
export const secondFactorPermissions = {
  /** Removes the second factor of a person who can no longer sign in. */
  resetSecondFactor: 'identity.reset-second-factor',
} as const;
