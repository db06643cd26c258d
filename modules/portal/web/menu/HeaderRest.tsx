import { Button, Popover, useWords } from '@sarn/platform-web';
import type { HeaderMenuItem } from '@sarn/portal/contract';
import { ChevronDown } from 'lucide-react';
import { portalWords } from '../words/portal-words.ts';
import { HeaderMenuLink } from './HeaderMenuLink.tsx';
import { menuAddress } from './menu-address.ts';

interface HeaderRestProps {
  /** The entries that do not fit. */
  readonly over: readonly HeaderMenuItem[];
  /** Path of the entry to which the shown page belongs. */
  readonly lit: string | null;
  readonly isCounted: boolean;
}

/** The button at the end of the row, with the entries that do not fit. */
export function HeaderRest({ over, lit, isCounted }: HeaderRestProps) {
  const say = useWords(portalWords);
  return (
    <Popover
      aria-label={say('menu.more')}
      trigger={
        <Button variant="ghost" className="header-menu-more" icon={<ChevronDown size={18} />}>
          {say('menu.more')}
        </Button>
      }
    >
      {(close) => (
        <div className="header-menu-rest">
          {over.map((item) => (
            <HeaderMenuLink
              key={item.MENU_ID}
              item={item}
              isLit={menuAddress(item).path === lit}
              isCounted={isCounted}
              onOpened={close}
            />
          ))}
        </div>
      )}
    </Popover>
  );
}
