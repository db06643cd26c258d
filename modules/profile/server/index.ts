import { fileURLToPath } from 'node:url';
import type { OrganisationModule } from '@sarn/organisation/server';
import type { Platform, ServerModule } from '@sarn/platform-server';
import { profileAuditWords, profileErrors } from '../contract/index.ts';
import { pictureRoutes } from './picture/picture.routes.ts';
import { profileRoutes } from './profile/profile.routes.ts';
import { createProfiles } from './profile/profile.service.ts';
import type { Profiles } from './profile/profile.service.ts';
import { signatureRoutes } from './signature/signature.routes.ts';
import { createSignatures } from './signature/signature.service.ts';
import type { Signatures } from './signature/signature.service.ts';

export type { Profiles } from './profile/profile.service.ts';
export type { Signatures } from './signature/signature.service.ts';
export { findCurrent as findCurrentSignature } from './signature/signature.store.ts';
export type { SignatureBytes } from './signature/signature.store.ts';

export interface ProfileModule extends ServerModule {
  /** Personal records; the caller of these functions checks the rights. */
  readonly profiles: Profiles;
  /** Signature images; a signed document keeps the id of the one it shows. */
  readonly signatures: Signatures;
}

/** The personal record of each person, with picture and signatures. */
export function profileModule(
  platform: Platform,
  { people, organisation }: Pick<OrganisationModule, 'people' | 'organisation'>,
): ProfileModule {
  const profiles = createProfiles(platform, people);
  return {
    name: 'profile',
    migrations: fileURLToPath(new URL('migrations', import.meta.url)),
    formerly: ['identity', 'organisation'],
    // Names, posts and units that stand on a record.
    reads: ['organisation'],
    errors: profileErrors,
    auditWords: profileAuditWords,
    permissions: [],
    routes: [
      ...profileRoutes(platform, profiles, organisation),
      ...pictureRoutes(platform),
      ...signatureRoutes(platform),
    ],
    profiles,
    signatures: createSignatures(platform),
  };
}
