import type { HeaderMenuItem } from '@sarn/portal/contract';
import { Link } from '@tanstack/react-router';
import { NamedIcon } from '../NamedIcon.tsx';
import { menuAddress } from './menu-address.ts';
import { pageAddress } from './page-address.ts';

interface HeaderMenuLinkProps {
  readonly item: HeaderMenuItem;
  /** Marked as the current page on its own page only, because pages below it have entries too. */
  readonly isExact: boolean;
  /** It does not fit into the row and is under the button instead. */
  readonly isOver?: boolean;
  readonly onOpened?: (() => void) | undefined;
}

/** One entry of a menu. */
export function HeaderMenuLink({ item, isExact, isOver = false, onOpened }: HeaderMenuLinkProps) {
  const { isFullPage, path, search } = menuAddress(item);
  const shared = { className: 'header-menu-link', 'data-over': isOver || undefined };
  const face = (
    <>
      <NamedIcon name={item.MENU_ICON} size={18} />
      {item.MENU_NAME}
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
      activeOptions={{ includeSearch: false, exact: isExact }}
      onClick={() => onOpened?.()}
    >
      {face}
    </Link>
  );
}
