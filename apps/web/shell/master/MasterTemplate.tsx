import { menuParents } from '@sarn/portal/contract';
import { useDeployment } from '@sarn/portal/web';
import { WayBackProvider } from '@sarn/platform-web';
import { Outlet, useLocation, useNavigate } from '@tanstack/react-router';
import { Suspense, lazy } from 'react';
import { belowBase } from '../../place.ts';
import { placeAbove } from '../../place-tree.ts';
import { FrameDrawn } from '../first/FrameDrawn.tsx';
import { AppHeader } from '../header/AppHeader.tsx';
import { AppFooter } from './AppFooter.tsx';

const ForbiddenPage = lazy(async () => ({
  default: (await import('../../places/ForbiddenPage.tsx')).ForbiddenPage,
}));

/** The page, unless it was switched off with its menu; the server refuses its calls then, too. */
function OpenPage({ path }: { readonly path: string }) {
  const closed = useDeployment()?.closedPages ?? [];
  const isClosed = closed.some((page) => path === page || path.startsWith(`${page}/`));
  return isClosed ? (
    <Suspense>
      <ForbiddenPage params={{ closed: path }} />
    </Suspense>
  ) : (
    <Outlet />
  );
}

/** Frame of the work pages: header with menus, page, footer. */
export function MasterTemplate() {
  const { pathname } = useLocation();
  // The dashboard shows the menus of the portal (specification §7).
  const parent = pathname.endsWith('/sarabun/dashboard') ? menuParents.portal : menuParents.main;
  const navigate = useNavigate();
  const above = placeAbove(belowBase(pathname));
  // To the landing page leads the logo, on every page.
  const wayBack = above === null || above === '/portal' ? null : () => void navigate({ to: above });
  return (
    <div className="app-frame" data-template="master">
      <FrameDrawn />
      <AppHeader menuParent={parent} bell={['SARABUN', 'SARABAN']} />
      <main id="content" tabIndex={-1} className="app-content">
        <WayBackProvider value={wayBack}>
          <OpenPage path={belowBase(pathname)} />
        </WayBackProvider>
      </main>
      <AppFooter />
    </div>
  );
}
