/**
 * Paths of the modules that are not built yet; what their pages say is loaded with the first of them. A page of a
 * module with such a path replaces it.
 */
export const plannedPaths = [
  '/leave',
  '/car',
  '/room',
  '/meeting',
  '/meeting/$id',
  '/asset',
  '/work-from-home',
  '/blog',
  '/intranet/manage-intranet',
] as const;
export type PlannedPath = (typeof plannedPaths)[number];
