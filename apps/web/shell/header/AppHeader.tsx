import { UserButton } from '@sarn/authentication/web';
import { BellMenu } from '@sarn/notification/web';
import type { BellMenuProps } from '@sarn/notification/web';
import { useIsPhone, useWords } from '@sarn/platform-web';
import { HeaderMenu } from '@sarn/portal/header-menu';
import { Launcher } from '@sarn/portal/web';
import { useLocation } from '@tanstack/react-router';
import { Suspense, lazy } from 'react';
import { LiveNotice } from '../LiveNotice.tsx';
import { belowBase } from '../../place.ts';
import { litEntry } from '../../place-tree.ts';
import { PaletteButton } from '../palette/PaletteButton.tsx';
import { shellWords } from '../words/shell-words.ts';
import { Brand, PhoneBrand } from './Brand.tsx';
import { PhoneMenu } from './PhoneMenu.tsx';

const LanguageSwitch = lazy(async () => ({
  default: (await import('./LanguageSwitch.tsx')).LanguageSwitch,
}));

export interface AppHeaderProps {
  /** Menus of the row below the header (specification §7). */
  readonly menuParent: number;
  /** Notifications of the bell. */
  readonly bell: BellMenuProps['modules'];
  /** The header of the landing page: its title may be fixed by the deployment. */
  readonly isPortal?: boolean;
}

/**
 * Logo, title, language, bell, launcher and user, in this order (specification §2); below them the
 * menus.
 */
export function AppHeader({ menuParent, bell, isPortal = false }: AppHeaderProps) {
  const say = useWords(shellWords);
  const isPhone = useIsPhone();
  const place = belowBase(useLocation().pathname);
  const current = (paths: ReadonlySet<string>) => litEntry(place, paths);
  return (
    <header className="app-header s-no-print">
      <a className="skip-link" href="#content" onClick={focusContent}>
        {say('header.skip')}
      </a>
      <div className="app-header-row">
        {isPhone && <PhoneMenu parent={menuParent} current={current} />}
        {isPhone ? <PhoneBrand /> : <Brand isPortal={isPortal} />}
        <PaletteButton />
        <Suspense>
          <div className="app-header-tools">
            {!isPhone && <LanguageSwitch />}
            <BellMenu modules={bell} />
            {!isPhone && <Launcher />}
            <UserButton />
          </div>
        </Suspense>
      </div>
      {!isPhone && (
        <div className="app-header-strip">
          <HeaderMenu parent={menuParent} isStrip current={current} />
        </div>
      )}
      {/* Within the header, which stays in sight when the page is scrolled. */}
      <LiveNotice />
    </header>
  );
}

// A link by address would go to the base path, away from this page.
function focusContent(event: { preventDefault: () => void }): void {
  event.preventDefault();
  document.getElementById('content')?.focus();
}
