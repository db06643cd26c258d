import { endpoint, jsonOf } from '@sarn/kernel';
import { z } from 'zod';
import { organisationPermissions } from '@sarn/organisation/contract';
import { ownProfileShape, personnelProfileShape, Profile, SeenProfile } from './profile.ts';

const tag = 'identity';
const changeErrors = ['identity.phone-invalid', 'identity.email-invalid'];

export const getProfile = endpoint({
  method: 'GET',
  path: '/identity/profile',
  input: z.object({}),
  output: z.object({ item: Profile }),
  errors: [],
  access: 'session',
  summary: 'Everything the own profile shows, and which fields the person may change',
  tag,
  isRepeatable: true,
});

/** Loose, so that a field the person may not change is refused by name, not ignored. */
export const updateProfile = endpoint({
  method: 'POST',
  path: '/identity/profile',
  input: z.looseObject(ownProfileShape),
  output: z.object({ item: Profile, message: z.string() }),
  errors: ['identity.field-locked', ...changeErrors],
  access: 'session',
  keepsNoAnswer: 'read-again',
  summary: 'Changes the fields of the own profile that the person may change',
  tag,
});

export const getPersonProfile = endpoint({
  method: 'GET',
  path: '/identity/personnel/:personId',
  input: z.object({ personId: z.uuid() }),
  output: z.object({ item: Profile }),
  errors: ['platform.not-found'],
  access: organisationPermissions.personnel,
  hasScopes: true,
  summary: 'Profile of a person for the personnel office; each reading is recorded',
  tag,
  isRepeatable: true,
});

export const updatePersonProfile = endpoint({
  method: 'POST',
  path: '/identity/personnel/:personId',
  input: z.looseObject({
    personId: z.uuid(),
    ...personnelProfileShape,
    seen: jsonOf(SeenProfile)
      .optional()
      .describe('The changed fields as they were read; another one is refused'),
  }),
  output: z.object({ item: Profile, message: z.string() }),
  errors: [
    'platform.not-found',
    'identity.field-locked',
    'identity.id-card-invalid',
    'identity.birthday-invalid',
    'identity.taken',
    'identity.prefix-unknown',
    'settings.ended',
    'settings.stale',
    ...changeErrors,
  ],
  access: organisationPermissions.personnel,
  keepsNoAnswer: 'read-again',
  hasScopes: true,
  summary: 'Changes the profile of a person, by the personnel office',
  tag,
});
