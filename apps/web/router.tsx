import { Skeleton, setBusy } from '@sarn/platform-web';
import { createRouter } from '@tanstack/react-router';
import { focusOpenedPage } from './page-focus.ts';
import { routeTree } from './route-tree.tsx';
import { parseSearch, stringifySearch } from './search.ts';
import { PageFailed } from './shell/PageFailed.tsx';

/** The pages of all modules, in their frames. */
export const router = createRouter({
  routeTree,
  basepath: new URL(document.baseURI).pathname,
  parseSearch,
  stringifySearch,
  scrollRestoration: true,
  defaultPendingComponent: () => <Skeleton kind="block" />,
  defaultErrorComponent: PageFailed,
});

router.subscribe('onBeforeNavigate', () => setBusy('route', 1));
router.subscribe('onResolved', () => setBusy('route', 0));
router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
  // The first page is the browser's own navigation.
  if (fromLocation && pathChanged) focusOpenedPage();
});

/** Goes to a path below the base, with its query; for links that the router does not make. */
export function navigateTo(path: string): void {
  const { pathname, searchParams, hash } = new URL(path, 'http://below.invalid');
  const search = Object.fromEntries(searchParams);
  void router.navigate({ to: pathname, search, hash: hash.slice(1) });
}
