/**
 * Permission codes of the organisation; the prefix is older than this module. None of them includes
 * reading documents.
 */
export const organisationPermissions = {
  /** People, units, posts, accounts, roles. */
  manage: 'identity.manage',
  /** Seeing and correcting the personal record of others. */
  personnel: 'identity.personnel',
  /** Entering orders by which somebody acts for a post of others. */
  appoint: 'identity.appoint',
  /** Clearing people for classified documents and appointing registrars, without reading them. */
  clear: 'identity.clear',
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
