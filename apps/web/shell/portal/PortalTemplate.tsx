import { menuParents } from '@sarn/portal/contract';
import { Outlet } from '@tanstack/react-router';
import { FrameDrawn } from '../first/FrameDrawn.tsx';
import { AppHeader } from '../header/AppHeader.tsx';
import { AppFooter } from '../master/AppFooter.tsx';

/** Frame of the landing page: the portal's menus, notifications of all modules. */
export function PortalTemplate() {
  return (
    <div className="app-frame" data-template="portal">
      <FrameDrawn />
      <AppHeader menuParent={menuParents.portal} bell={['ALL']} isPortal />
      <main id="content" tabIndex={-1} className="app-content">
        <Outlet />
      </main>
      <AppFooter />
    </div>
  );
}
