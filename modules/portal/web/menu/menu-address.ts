import type { HeaderMenuItem } from '@sarn/portal/contract';

/** Items whose action is an area of its own: full-page links to {base}sarabun and {base}room. */
const areas = ['sarabun', 'room'];

export interface MenuAddress {
  /** Areas are loaded as a page of their own; the others are routes of the application. */
  readonly isFullPage: boolean;
  readonly path: string;
  readonly search: Readonly<Record<string, number>>;
}

/** Where an entry of the strip leads (specification §2, Header). */
export function menuAddress(item: HeaderMenuItem): MenuAddress {
  const path = `/${item.MENU_ACTION.replace(/^\/+/, '')}`;
  if (areas.includes(item.MENU_ACTION)) return { isFullPage: true, path, search: {} };
  const search = { menuID: item.MENU_ID, query: item.PM_QUERY, manage: item.PM_MANAGE };
  return { isFullPage: false, path, search };
}
