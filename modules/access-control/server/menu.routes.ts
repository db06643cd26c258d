import { command, query } from '@sarn/platform-server';
import type { Route } from '@sarn/platform-server';
import { listMenus, listSwitches, saveMenu, setSwitch } from '../contract/index.ts';
import type { Menus } from './menu.service.ts';
import type { Switches } from './switch.service.ts';

/** Calls about menus and functions of the system. */
export const menuRoutes = (menus: Menus, switches: Switches): Route[] => [
  query(listMenus, async ({ parent }) => ({ rows: await menus.rows(parent) })),
  command(saveMenu, (input, context, tx) => menus.save(tx, context, input)),
  query(listSwitches, (_input, context) => switches.list(context)),
  command(setSwitch, (input, context, tx) => switches.set(tx, context, input)),
];
