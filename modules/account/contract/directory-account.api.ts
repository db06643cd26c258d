import { endpoint, lineText } from '@sarn/kernel';
import { z } from 'zod';
import { organisationPermissions } from '@sarn/organisation/contract';

const tag = 'identity';

/** How the password of a person's account is verified. */
export const DirectoryAccount = z.object({
  username: z.string().nullable().describe('Null: the person has no account'),
  directoryName: z
    .string()
    .nullable()
    .describe('User of the agency directory; null: the password is kept here'),
  isDirectoryOn: z.boolean().describe('Whether this agency has set up a directory'),
});
export type DirectoryAccount = z.output<typeof DirectoryAccount>;

export const getDirectoryAccount = endpoint({
  method: 'GET',
  path: '/identity/personnel/:personId/directory',
  input: z.object({ personId: z.uuid() }),
  output: z.object({ item: DirectoryAccount }),
  errors: [],
  access: organisationPermissions.manage,
  summary: 'Whether the password of a person is checked by the directory of the agency',
  tag,
  isRepeatable: true,
});

/** Ends the sessions of the account: they were begun with the former password. */
export const markDirectoryAccount = endpoint({
  method: 'POST',
  path: '/identity/personnel/:personId/directory',
  changesSettings: 'people',
  input: z.object({
    personId: z.uuid(),
    directoryName: lineText({ max: 200 }).describe('Empty: back to the password kept here'),
    seen: lineText({ max: 200 }).optional().describe('As it was read; another one is refused'),
  }),
  output: z.object({ item: DirectoryAccount, message: z.string() }),
  errors: [
    ...['platform.not-found', 'identity.directory-off', 'identity.directory-name-taken'],
    'settings.stale',
  ],
  access: organisationPermissions.manage,
  summary: 'Leaves the password of a person to the directory of the agency, or takes it back',
  tag,
});
