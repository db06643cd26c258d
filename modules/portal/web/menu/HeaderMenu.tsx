import { useWords } from '@sarn/platform-web';
import { useHeaderMenu } from '../portal.client.ts';
import { portalWords } from '../words/portal-words.ts';
import { HeaderMenuLink } from './HeaderMenuLink.tsx';
import { HeaderStrip } from './HeaderStrip.tsx';
import { menuAddress } from './menu-address.ts';
import { useMenuLive } from './use-menu-live.ts';
import './menu.css';

export interface HeaderMenuProps {
  /** Menu to show: one of `menuParents`. */
  readonly parent: number;
  /** In one row, with a button for the entries that do not fit; below each other when left out. */
  readonly isStrip?: boolean;
  /** Of these paths of entries, the one to which the shown page belongs. */
  readonly current: (paths: ReadonlySet<string>) => string | null;
  /** Called when an entry is pressed. */
  readonly onOpened?: (() => void) | undefined;
}

/** The permitted entries of a menu, as links in a row or, in the phone's drawer, below each other. */
export function HeaderMenu({ parent, isStrip = false, current, onOpened }: HeaderMenuProps) {
  const say = useWords(portalWords);
  const menu = useHeaderMenu(parent);
  const items = menu.data ?? [];
  // The numbers of the last visit are not shown; only their place is kept free.
  const isCounted = menu.dataUpdatedAt > 0;
  useMenuLive();
  const lit = current(new Set(items.map((item) => menuAddress(item).path)));
  return (
    <nav className="header-menu" aria-label={say('menu.main')}>
      {isStrip ? (
        <HeaderStrip
          // What decides how much room the entries take: the row is measured again when it changes.
          key={items.map((item) => `${item.MENU_NAME}${item.COUNT === 0 && isCounted}`).join()}
          items={items}
          lit={lit}
          isCounted={isCounted}
        />
      ) : (
        items.map((item) => (
          <HeaderMenuLink
            key={item.MENU_ID}
            item={item}
            isLit={menuAddress(item).path === lit}
            isCounted={isCounted}
            onOpened={onOpened}
          />
        ))
      )}
    </nav>
  );
}
