import { publicQuery, query } from '@sarn/platform-server';
import type { Caller, Platform, Route, SignedContext } from '@sarn/platform-server';
import {
  getDashboard,
  getDeployment,
  getHeaderMenu,
  getModules,
  getTodoLists,
  opensSettings,
  portalPermissions,
} from '../contract/index.ts';
import type { Deployment } from '../contract/index.ts';
import { dashboard } from './books.service.ts';
import type { ShownPanels } from './panels.rules.ts';
import { toPublicDeployment } from './deployment.views.ts';
import { countsOf, openTo } from './menu.service.ts';
import { entriesFor, toHeaderItem, toModuleItem } from './menu.rules.ts';
import type { MenuReader } from './menu.rules.ts';
import type { BookSource, MenuCounter, MenuEntry, MenuGates, TodoSource } from './slots.ts';
import { todoCards } from './todo.service.ts';

/** What the portal collects; given by the composition. */
export interface PortalNeeds {
  readonly todoSources: readonly TodoSource[];
  readonly bookSources: readonly BookSource[];
  readonly menus: readonly MenuEntry[];
  readonly menuCounters: readonly MenuCounter[];
  /** Pages that offer nothing to some who have the permission; none where left out. */
  readonly menuGates?: MenuGates;
  readonly deployment: Deployment;
  /** The entries as the agency has set them; as given where left out. */
  readonly arranged?: () => Promise<readonly (MenuEntry & { readonly isOn: boolean })[]>;
  /** Pages that are switched off; none where left out. */
  readonly closed?: () => Promise<{ readonly pages: readonly string[] }>;
  /** The panels of the dashboard as a person sees them; all eight where left out. */
  readonly panelsFor?: (caller: Caller) => Promise<ShownPanels>;
  /** Resolves when the flags of the deployment are as of the newest change. */
  readonly ready?: () => Promise<void>;
}

/** The calls of the portal: endpoint to service, nothing else. */
export function portalRoutes({ db, config, clock }: Platform, needs: PortalNeeds): Route[] {
  const {
    todoSources,
    bookSources,
    menus,
    menuCounters,
    menuGates = {},
    deployment,
    ready,
  } = needs;
  const shownMenus = async (): Promise<readonly MenuEntry[]> =>
    needs.arranged ? (await needs.arranged()).filter(({ isOn }) => isOn) : menus;
  return [
    publicQuery(getDeployment, async () => {
      await ready?.();
      const closedPages = (await needs.closed?.())?.pages ?? [];
      const isTestSystem = !config.isProduction;
      return { item: toPublicDeployment(deployment, { isTestSystem, closedPages }) };
    }),
    query(getTodoLists, async ({ search }, { caller, language }) => ({
      items: await todoCards(db, todoSources, {
        caller,
        language,
        search,
        hidden: deployment.hiddenTodoCodes,
      }),
    })),
    query(getDashboard, async ({ bookType, querySearch: search }, { caller, language }) =>
      dashboard(db, bookSources, {
        ...{ caller, language, bookType, search },
        ...{ shown: await needs.panelsFor?.(caller), now: clock.now() },
      }),
    ),
    query(getModules, async (_input, context) => {
      const reader = readerOf(context);
      const found = entriesFor(await shownMenus(), reader, { parent: 'launcher', level: 1 });
      const shown = await openTo(db, menuGates, context.caller, found);
      return { items: shown.map((entry) => toModuleItem(entry, reader)) };
    }),
    query(getHeaderMenu, async ({ MENU_PARENT: parent, MENU_LEVEL: level }, context) => {
      const reader = readerOf(context);
      const found = entriesFor(await shownMenus(), reader, { parent, level });
      const shown = await openTo(db, menuGates, context.caller, found);
      const counted = await countsOf(db, menuCounters, context.caller, shown);
      return {
        item: shown.map((entry) => ({
          ...toHeaderItem(entry, reader),
          COUNT: counted.get(entry.action) ?? null,
        })),
      };
    }),
  ];
}

function readerOf({ caller, language }: SignedContext): MenuReader {
  const limited = caller.reaches ?? new Map<string, unknown>();
  const opens = opensSettings({ permissions: caller.permissions, limited });
  const centre = opens ? [portalPermissions.settings] : [];
  // Only the menu: each page of the centre, and each of its calls, asks for its own permission.
  return { permissions: new Set([...caller.permissions, ...centre]), language };
}
