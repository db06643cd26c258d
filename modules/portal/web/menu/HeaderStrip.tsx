import { useWords } from '@sarn/platform-web';
import type { HeaderMenuItem } from '@sarn/portal/contract';
import { ChevronDown } from 'lucide-react';
import { Suspense, lazy } from 'react';
import { portalWords } from '../words/portal-words.ts';
import { HeaderMenuLink } from './HeaderMenuLink.tsx';
import { menuAddress } from './menu-address.ts';
import { useFirstRow } from './use-first-row.ts';

// The row is part of the first drawing; what opens above it is not.
const HeaderRest = lazy(async () => ({
  default: (await import('./HeaderRest.tsx')).HeaderRest,
}));

interface HeaderStripProps {
  readonly items: readonly HeaderMenuItem[];
  /** Path of the entry to which the shown page belongs. */
  readonly lit: string | null;
  /** Whether the numbers are those of now. */
  readonly isCounted: boolean;
}

/** Entries in one row; those that do not fit are under a button at its end. */
export function HeaderStrip({ items, lit, isCounted }: HeaderStripProps) {
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
            isLit={menuAddress(item).path === lit}
            isCounted={isCounted}
            isOver={index >= shown}
          />
        ))}
      </div>
      {over.length > 0 && (
        <Suspense
          fallback={
            // As wide as the button, so that the row does not change when the button comes.
            <span aria-hidden="true" className="s-button s-button-ghost header-menu-more">
              <ChevronDown size={18} />
              {say('menu.more')}
            </span>
          }
        >
          <HeaderRest over={over} lit={lit} isCounted={isCounted} />
        </Suspense>
      )}
    </>
  );
}
