import { menuParents } from '@sarn/portal/contract';
import { Outlet, useLocation } from '@tanstack/react-router';
import { Suspense, lazy } from 'react';
import { FrameDrawn } from '../first/FrameDrawn.tsx';
import { AppHeader } from '../header/AppHeader.tsx';
import { AppFooter } from '../master/AppFooter.tsx';

const UnknownAddress = lazy(async () => ({
  default: (await import('./UnknownAddress.tsx')).UnknownAddress,
}));

/** Frame of the landing page: the portal's menus, notifications of all modules. */
export function PortalTemplate() {
  const unknown = useLocation({ select: ({ state }) => state.unknownAddress });
  return (
    <div className="app-frame" data-template="portal">
      <FrameDrawn />
      <AppHeader menuParent={menuParents.portal} bell={['ALL']} isPortal />
      <main id="content" tabIndex={-1} className="app-content">
        {unknown !== undefined && (
          <Suspense>
            <UnknownAddress key={unknown} address={unknown} />
          </Suspense>
        )}
        <Outlet />
      </main>
      <AppFooter />
    </div>
  );
}
