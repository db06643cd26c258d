import { Button, Popover, useWords } from '@sarn/platform-web';
import type { HeaderMenuItem } from '@sarn/portal/contract';
import { ChevronDown } from 'lucide-react';
import { portalWords } from '../words/portal-words.ts';
import { HeaderMenuLink } from './HeaderMenuLink.tsx';
import { hasEntryBelow } from './menu-address.ts';
import { useFirstRow } from './use-first-row.ts';

/** Entries in one row; those that do not fit are under a button at its end. */
export function HeaderStrip({ items }: { readonly items: readonly HeaderMenuItem[] }) {
  const say = useWords(portalWords);
  const [row, shown] = useFirstRow(items.length);
  const over = items.slice(shown);
  return (
    <>
      <div className="header-menu-row" ref={row}>
        {items.map((item, index) => (
          <HeaderMenuLink
            key={item.MENU_ID}
            item={item}
            isExact={hasEntryBelow(item, items)}
            isOver={index >= shown}
          />
        ))}
      </div>
      {over.length > 0 && (
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
                  isExact={hasEntryBelow(item, items)}
                  onOpened={close}
                />
              ))}
            </div>
          )}
        </Popover>
      )}
    </>
  );
}
