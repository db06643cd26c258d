import { UserButton } from '@sarn/identity/web';
import { BellMenu } from '@sarn/notification/web';
import type { BellMenuProps } from '@sarn/notification/web';
import { Badge, useIsPhone, useLanguage, useWords } from '@sarn/platform-web';
import { HeaderMenu, Launcher, inLanguage, useDeployment } from '@sarn/portal/web';
import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { addressOf } from '../../place.ts';
import { shellWords } from '../words/shell-words.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { PhoneMenu } from './PhoneMenu.tsx';

export interface AppHeaderProps {
  /** Menu of the strip (specification §7). */
  readonly menuParent: number;
  /** News of the bell. */
  readonly bell: BellMenuProps['modules'];
}

/** Logo, title, language, launcher, bell and user; below them the strip of menus. */
export function AppHeader({ menuParent, bell }: AppHeaderProps) {
  const say = useWords(shellWords);
  const isPhone = useIsPhone();
  return (
    <header className="app-header s-no-print">
      <a className="skip-link" href="#content" onClick={focusContent}>
        {say('header.skip')}
      </a>
      <div className="app-header-row">
        {isPhone && <PhoneMenu parent={menuParent} />}
        <Brand />
        <Suspense>
          <div className="app-header-tools">
            {!isPhone && <LanguageSwitch />}
            {!isPhone && <Launcher />}
            <BellMenu modules={bell} />
            <UserButton />
          </div>
        </Suspense>
      </div>
      {!isPhone && (
        <div className="app-header-strip">
          <Suspense>
            <HeaderMenu parent={menuParent} />
          </Suspense>
        </div>
      )}
    </header>
  );
}

/** Logo and title; the logo leads where the deployment says (specification §2). */
function Brand() {
  const say = useWords(shellWords);
  const language = useLanguage();
  const deployment = useDeployment();
  if (!deployment) return null;
  const home = deployment.logoTarget === 'portal' ? '/portal' : '/';
  return (
    <div className="app-brand">
      <Link to={home} className="app-brand-link" aria-label={say('header.home')}>
        <img src={addressOf(deployment.logo)} alt="" width={40} height={40} />
      </Link>
      <span className="app-brand-text">
        <span className="app-brand-title">{inLanguage(deployment.title, language)}</span>
        <span className="s-muted s-small app-brand-agency">
          {inLanguage(deployment.agency, language)}
        </span>
      </span>
      {deployment.isTestSystem && <Badge tone="warning">{say('header.test')}</Badge>}
    </div>
  );
}

// A jump by address would be one by the base path, away from this page.
function focusContent(event: { preventDefault: () => void }): void {
  event.preventDefault();
  document.getElementById('content')?.focus();
}
