import { menuParents } from '@sarn/portal/contract';
import { Outlet, useLocation } from '@tanstack/react-router';
import { LiveNotice } from '../LiveNotice.tsx';
import { FrameDrawn } from '../first/FrameDrawn.tsx';
import { AppHeader } from '../header/AppHeader.tsx';
import { AppFooter } from './AppFooter.tsx';

/** Frame of the work pages: header with menus, page, footer. */
export function MasterTemplate() {
  const { pathname } = useLocation();
  // The dashboard shows the menus of the portal (specification §7).
  const parent = pathname.endsWith('/sarabun/dashboard') ? menuParents.portal : menuParents.main;
  return (
    <div className="app-frame" data-template="master">
      <FrameDrawn />
      <AppHeader menuParent={parent} bell={['SARABUN', 'SARABAN']} />
      <LiveNotice />
      <main id="content" tabIndex={-1} className="app-content">
        <Outlet />
      </main>
      <AppFooter />
    </div>
  );
}
