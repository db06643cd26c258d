/** Permission codes of identity. Managing people never includes reading documents. */
export const identityPermissions = {
  /** People, units, posts, accounts, roles. */
  manage: 'identity.manage',
  /** Seeing and correcting the personal record of others. */
  personnel: 'identity.personnel',
  /** Entering orders by which somebody acts for a post of others. */
  appoint: 'identity.appoint',
  /** Clearing people for classified papers and appointing their registrars; reads none of them. */
  clear: 'identity.clear',
  /** Takes the second factor of somebody away who cannot get in any more. */
  resetSecondFactor: 'identity.reset-second-factor',
} as const;

/** Roles that exist from the start; an agency may add its own. */
export const roleCodes = {
  administrator: 'administrator',
  centralRegistry: 'central-registry',
  registrar: 'registrar',
  executive: 'executive',
  officer: 'officer',
  personnel: 'personnel',
} as const;
