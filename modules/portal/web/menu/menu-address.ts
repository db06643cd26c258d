import type { HeaderMenuItem } from '@sarn/portal/contract';

/** Items that are areas of their own; everything else gets its menu's parameters. */
const areas = ['sarabun', 'room'];

export interface MenuAddress {
  readonly path: string;
  readonly search: Readonly<Record<string, number>>;
}

/** Where an entry of the strip leads (specification §2, Header). */
export function menuAddress(item: HeaderMenuItem): MenuAddress {
  const path = `/${item.MENU_ACTION.replace(/^\/+/, '')}`;
  if (areas.includes(item.MENU_ACTION)) return { path, search: {} };
  const search = { menuID: item.MENU_ID, query: item.PM_QUERY, manage: item.PM_MANAGE };
  return { path, search };
}
