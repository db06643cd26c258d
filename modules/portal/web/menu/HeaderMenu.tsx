import { portalLimits } from '@sarn/portal/contract';
import type { HeaderMenuItem } from '@sarn/portal/contract';
import { useWords } from '@sarn/platform-web';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { NamedIcon } from '../NamedIcon.tsx';
import { useHeaderMenu } from '../portal.client.ts';
import { portalWords } from '../words/portal-words.ts';
import { hasEntryBelow, menuAddress } from './menu-address.ts';
import { pageAddress } from './page-address.ts';
import './menu.css';

export interface HeaderMenuProps {
  /** Menu to show: one of `menuParents`. */
  readonly parent: number;
  /** Called when an entry is pressed. */
  readonly onOpened?: (() => void) | undefined;
}

/** The permitted entries of a menu, as links in a row or, in the phone's drawer, below each other. */
export function HeaderMenu({ parent, onOpened }: HeaderMenuProps) {
  const say = useWords(portalWords);
  const [isDue, setDue] = useState(false);
  // Specification §7: the menu is asked for a second after the header.
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), portalLimits.menuDelayMs);
    return () => clearTimeout(timer);
  }, []);
  const menu = useHeaderMenu(parent, isDue);
  const items = menu.data?.item ?? [];
  return (
    <nav className="header-menu" aria-label={say('menu.main')}>
      {items.map((item) => (
        <HeaderMenuLink
          key={item.MENU_ID}
          item={item}
          isExact={hasEntryBelow(item, items)}
          onOpened={onOpened}
        />
      ))}
    </nav>
  );
}

interface HeaderMenuLinkProps {
  readonly item: HeaderMenuItem;
  /** Marked as the present place on its own page only, for pages below it have entries too. */
  readonly isExact: boolean;
  readonly onOpened: (() => void) | undefined;
}

function HeaderMenuLink({ item, isExact, onOpened }: HeaderMenuLinkProps) {
  const { isFullPage, path, search } = menuAddress(item);
  const face = (
    <>
      <NamedIcon name={item.MENU_ICON} size={18} />
      {item.MENU_NAME}
    </>
  );
  if (isFullPage) {
    return (
      <a href={pageAddress(path)} className="header-menu-link">
        {face}
      </a>
    );
  }
  return (
    <Link
      to={path}
      search={search}
      className="header-menu-link"
      activeOptions={{ includeSearch: false, exact: isExact }}
      onClick={() => onOpened?.()}
    >
      {face}
    </Link>
  );
}
