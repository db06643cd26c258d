import { isPage } from './page-routes.tsx';

/**
 * Pages that belong below another page though their path does not say so. All others belong below the
 * nearest page that their path begins with, and else below the landing page.
 */
const above: Readonly<Record<string, string>> = {
  '/sarabun/dashboard': '/portal',
  '/sarabun/queue': '/sarabun/dashboard',
  '/sarabun/sign-many': '/sarabun/dashboard',
  '/sarabun/open-work': '/sarabun/dashboard',
  '/sarabun/document': '/sarabun/dashboard',
  '/sarabun/memo': '/sarabun/create',
  '/sarabun/review': '/sarabun/dashboard',
  '/sarabun/publication': '/sarabun/create',
  '/sarabun/list': '/sarabun/lists',
  '/sarabun/circulation': '/sarabun/lists',
  '/sarabun/retention': '/sarabun/lists',
  '/sarabun/secret': '/sarabun/lists',
  '/sarabun/contacts': '/sarabun/lists',
  '/sarabun/outgoing': '/sarabun/list/export-center',
  '/sarabun/delivery-book': '/sarabun/outgoing',
  '/sarabun/folders': '/sarabun/lists',
  '/sarabun/report': '/sarabun/lists',
  '/sarabun/arrivals': '/sarabun/lists',
  '/sarabun/batch-registration': '/sarabun/lists',
  '/manual-video': '/manual',
  '/manual-document': '/manual',
  '/manual-document-video': '/manual',
  '/change-password': '/account-information',
  '/my-data-access': '/account-information',
  '/data-request': '/account-information',
  '/account-line-service': '/account-information',
  '/notification-settings': '/notification-all',
};

const start = '/portal';

/** The page above a page: where its way back leads; null for the landing page. */
export function placeAbove(path: string): string | null {
  if (path === start) return null;
  const stated = above[path];
  if (stated !== undefined) return stated;
  for (let at = path.lastIndexOf('/'); at > 0; at = path.lastIndexOf('/', at - 1)) {
    const shorter = path.slice(0, at);
    const known = above[shorter];
    if (isPage(shorter)) return shorter;
    if (known !== undefined) return known;
  }
  return start;
}

/** The entry of these that a page lights: its own, or that of the nearest page above it. */
export function litEntry(path: string, entries: ReadonlySet<string>): string | null {
  for (let at: string | null = path; at !== null; at = placeAbove(at)) {
    if (entries.has(at)) return at;
  }
  return null;
}
