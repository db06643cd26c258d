import type { WebRoute } from '@sarn/platform-web';
import { Skeleton } from '@sarn/platform-web';
import { DocumentHost } from '@sarn/registry/web';
import {
  Outlet,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router';
import { openDeepLink } from './deep-link.ts';
import { webModules } from './modules.ts';
import { parseSearch, stringifySearch } from './search.ts';
import { PageFailed } from './shell/PageFailed.tsx';
import { MasterTemplate } from './shell/master/MasterTemplate.tsx';
import { PortalTemplate } from './shell/portal/PortalTemplate.tsx';

const root = createRootRoute({
  component: () => (
    <>
      <Outlet />
      <DocumentHost />
    </>
  ),
  // Unknown paths lead to the start (specification §2).
  notFoundComponent: () => null,
});

const templates = {
  master: createRoute({ getParentRoute: () => root, id: 'master', component: MasterTemplate }),
  portal: createRoute({ getParentRoute: () => root, id: 'portal', component: PortalTemplate }),
};

function toRoute({ path, template, load }: WebRoute) {
  return createRoute({
    getParentRoute: () => templates[template === 'portal' ? 'portal' : 'master'],
    path,
    component: lazyRouteComponent(load),
    beforeLoad: ({ search }) => openDeepLink(path, search),
  });
}

const pages = webModules
  .flatMap(({ routes }) => routes)
  // The sign-in screens are the other half of the build, reached by a page of its own.
  .filter(({ template }) => template !== 'login');

const tree = root.addChildren([
  createRoute({
    getParentRoute: () => root,
    path: '/',
    beforeLoad: () => {
      throw redirect({ to: '/portal', replace: true });
    },
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/sarabun',
    beforeLoad: async ({ search }) => {
      await openDeepLink('/sarabun', search);
      throw redirect({ to: '/sarabun/dashboard', replace: true });
    },
  }),
  templates.master.addChildren(pages.filter(({ template }) => template === 'master').map(toRoute)),
  templates.portal.addChildren(pages.filter(({ template }) => template === 'portal').map(toRoute)),
  createRoute({
    getParentRoute: () => root,
    path: '$',
    beforeLoad: () => {
      throw redirect({ to: '/', replace: true });
    },
  }),
]);

/** The pages of all modules, in their frames. */
export const router = createRouter({
  routeTree: tree,
  basepath: new URL(document.baseURI).pathname,
  parseSearch,
  stringifySearch,
  scrollRestoration: true,
  defaultPendingComponent: () => <Skeleton kind="block" />,
  defaultErrorComponent: PageFailed,
});

/** Goes to a path below the base, with its query; for links that are not the router's own. */
export function navigateTo(path: string): void {
  const { pathname, searchParams, hash } = new URL(path, 'http://below.invalid');
  const search = Object.fromEntries(searchParams);
  void router.navigate({ to: pathname, search, hash: hash.slice(1) });
}
