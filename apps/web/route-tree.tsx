import { DocumentHost } from '@sarn/document/web';
import { Outlet, createRootRoute, createRoute, redirect } from '@tanstack/react-router';
import { openDeepLink, openNoticeLink } from './deep-link.ts';
import { forceSignOut } from './gate.ts';
import { formerPaths, pageRoutes } from './page-routes.tsx';
import type { PageRoute } from './page-routes.tsx';
import { LeaveGuard } from './shell/LeaveGuard.tsx';
import { MasterTemplate } from './shell/master/MasterTemplate.tsx';
import { PortalTemplate } from './shell/portal/PortalTemplate.tsx';
import { leaveUnknown } from './unknown-address.ts';

type Search = Readonly<Record<string, unknown>>;

const root = createRootRoute({
  component: () => (
    <>
      <Outlet />
      <DocumentHost />
      <LeaveGuard />
    </>
  ),
  // Unknown paths lead to the start page (specification §2).
  notFoundComponent: () => null,
  beforeLoad: async ({ search }: { search: Search }) => {
    // For links inside the application; the gate handles typed addresses.
    if (search['forceLogout'] === 'true') await forceSignOut();
  },
});

const templates = {
  master: createRoute({ getParentRoute: () => root, id: 'master', component: MasterTemplate }),
  portal: createRoute({ getParentRoute: () => root, id: 'portal', component: PortalTemplate }),
};

/** Follows a link to a document. An error is shown inside the frame of the page. */
async function openLinks(path: string, search: Search): Promise<void> {
  await openNoticeLink(search);
  await openDeepLink(path, search);
}

function toRoute({ path, template, component, beforeLoad }: PageRoute) {
  return createRoute({
    getParentRoute: () => templates[template],
    path,
    component,
    beforeLoad: async ({ search, params, location }) => {
      beforeLoad?.(params, location.pathname);
      await openLinks(path, search);
    },
  });
}

function leadTo(path: string, place: string) {
  return createRoute({
    getParentRoute: () => templates.master,
    path,
    beforeLoad: async ({ search, params }) => {
      await openLinks(path, search);
      throw redirect({ to: place, params, replace: true });
    },
  });
}

/** No page is there: the landing page says so (specification §2). */
const unknown = createRoute({
  getParentRoute: () => templates.master,
  path: '$',
  beforeLoad: async ({ search, location: { pathname } }) => {
    await openLinks(pathname, search);
    leaveUnknown(pathname);
  },
});

const inTemplate = (name: PageRoute['template']) =>
  pageRoutes.filter(({ template }) => template === name).map(toRoute);

/** Every path of the application with its page and its frame. */
export const routeTree = root.addChildren([
  templates.master.addChildren([
    leadTo('/', '/portal'),
    leadTo('/sarabun', '/sarabun/dashboard'),
    ...formerPaths.map(([former, now]) => leadTo(former, now)),
    ...inTemplate('master'),
    unknown,
  ]),
  templates.portal.addChildren(inTemplate('portal')),
]);
