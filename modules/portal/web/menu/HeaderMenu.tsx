import { portalLimits } from '@sarn/portal/contract';
import { useWords } from '@sarn/platform-web';
import { useEffect, useState } from 'react';
import { useHeaderMenu } from '../portal.client.ts';
import { portalWords } from '../words/portal-words.ts';
import { HeaderMenuLink } from './HeaderMenuLink.tsx';
import { HeaderStrip } from './HeaderStrip.tsx';
import { hasEntryBelow } from './menu-address.ts';
import './menu.css';

export interface HeaderMenuProps {
  /** Menu to show: one of `menuParents`. */
  readonly parent: number;
  /** In one row, with a button for the entries that do not fit; below each other when left out. */
  readonly isStrip?: boolean;
  /** Called when an entry is pressed. */
  readonly onOpened?: (() => void) | undefined;
}

/** The permitted entries of a menu, as links in a row or, in the phone's drawer, below each other. */
export function HeaderMenu({ parent, isStrip = false, onOpened }: HeaderMenuProps) {
  const say = useWords(portalWords);
  const [isDue, setDue] = useState(false);
  // Specification §7: the menu is loaded a second after the header.
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), portalLimits.menuDelayMs);
    return () => clearTimeout(timer);
  }, []);
  const items = useHeaderMenu(parent, isDue).data?.item ?? [];
  return (
    <nav className="header-menu" aria-label={say('menu.main')}>
      {isStrip ? (
        <HeaderStrip key={items.map((item) => item.MENU_NAME).join()} items={items} />
      ) : (
        items.map((item) => (
          <HeaderMenuLink
            key={item.MENU_ID}
            item={item}
            isExact={hasEntryBelow(item, items)}
            onOpened={onOpened}
          />
        ))
      )}
    </nav>
  );
}
