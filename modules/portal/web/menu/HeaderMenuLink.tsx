import type { HeaderMenuItem } from '@sarn/portal/contract';
import { Link } from '@tanstack/react-router';
import { useWords } from '@sarn/platform-web';
import { NamedIcon } from '../NamedIcon.tsx';
import { portalWords } from '../words/portal-words.ts';
import { menuAddress } from './menu-address.ts';
import { pageAddress } from './page-address.ts';

interface HeaderMenuLinkProps {
  readonly item: HeaderMenuItem;
  /** The shown page is its page, or belongs below it. */
  readonly isLit: boolean;
  /** Whether its number is that of now; until then only the place of the number is kept. */
  readonly isCounted: boolean;
  /** It does not fit into the row and is under the button instead. */
  readonly isOver?: boolean;
  readonly onOpened?: (() => void) | undefined;
}

/** Larger numbers are shown as “999+”. */
const mostShown = 999;

/** One entry of a menu. */
export function HeaderMenuLink(props: HeaderMenuLinkProps) {
  const { item, isLit, isCounted, isOver = false, onOpened } = props;
  const { isFullPage, path, search } = menuAddress(item);
  const shared = { className: 'header-menu-link', 'data-over': isOver || undefined };
  const face = (
    <>
      <NamedIcon name={item.MENU_ICON} size={18} />
      {item.MENU_NAME}
      {item.COUNT !== null && <MenuCount count={isCounted ? item.COUNT : null} />}
    </>
  );
  if (isFullPage) {
    return (
      <a href={pageAddress(path)} {...shared}>
        {face}
      </a>
    );
  }
  return (
    <Link
      to={path}
      search={search}
      {...shared}
      activeOptions={{ includeSearch: false, exact: true }}
      {...(isLit ? { 'aria-current': 'page' as const } : {})}
      onClick={() => onOpened?.()}
    >
      {face}
    </Link>
  );
}

/**
 * How much waits. Before it is counted its place is kept free, so that the first count moves no entry;
 * where nothing waits there is no place.
 */
function MenuCount({ count }: { readonly count: number | null }) {
  const say = useWords(portalWords);
  if (count === 0) return null;
  return (
    <span className="header-menu-count" data-none={count === null || undefined}>
      {count !== null && (
        <>
          <span aria-hidden="true">{count > mostShown ? `${mostShown}+` : count}</span>
          <span className="s-hidden">{say('menu.waiting', { count })}</span>
        </>
      )}
    </span>
  );
}
