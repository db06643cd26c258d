import { fileURLToPath } from 'node:url';
import type { Platform, ServerModule } from '@sarn/platform-server';
import { foreignAuthorityAuditWords, foreignAuthorityErrors } from '../contract/index.ts';
import { foreignAuthorityRoutes } from './foreign-authority.routes.ts';
import { foreignAuthorities } from './foreign-authorities.ts';
import type { ForeignAuthorities } from './foreign-authorities.ts';

export interface ForeignAuthorityModule extends ServerModule {
  readonly authorities: ForeignAuthorities;
}

/**
 * Certification authorities besides the agency's own, and what they say of revocations.
 *
 * @param networks inside the organisation in which one may be, as `10.20.0.0/16`
 */
export function foreignAuthorityModule(
  platform: Platform,
  networks: readonly string[],
): ForeignAuthorityModule {
  const deps = { platform, networks };
  const authorities = foreignAuthorities(deps);
  return {
    name: 'foreign-authority',
    migrations: fileURLToPath(new URL('./migrations', import.meta.url)),
    formerly: ['signature'],
    errors: foreignAuthorityErrors,
    auditWords: foreignAuthorityAuditWords,
    permissions: [],
    routes: foreignAuthorityRoutes(deps, authorities),
    authorities,
  };
}
