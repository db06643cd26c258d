/**
 * What a program of the agency may be allowed to do (SETTINGS §5). A call that names none of these is
 * closed to programs.
 */
export const apiScopes = [
  'documents.read',
  'documents.register',
  'documents.draft',
  'registers.read',
  'numbers.reserve',
  'files.read',
  'units.read',
  'people.read',
  'people.write',
  'contacts.write',
  'notify.send',
  'settings.read',
  'webhooks.manage',
] as const;

export type ApiScope = (typeof apiScopes)[number];
