import { publicQuery, query } from '@sarn/platform-server';
import type { Platform, Route, SignedContext } from '@sarn/platform-server';
import {
  getDashboard,
  getDeployment,
  getHeaderMenu,
  getModules,
  getTodoLists,
} from '../contract/index.ts';
import type { Deployment } from '../contract/index.ts';
import { dashboard } from './books.service.ts';
import { toPublicDeployment } from './deployment.views.ts';
import { countsOf } from './menu.service.ts';
import { entriesFor, toHeaderItem, toModuleItem } from './menu.rules.ts';
import type { MenuReader } from './menu.rules.ts';
import type { BookSource, MenuCounter, MenuEntry, TodoSource } from './slots.ts';
import { todoCards } from './todo.service.ts';

/** What the portal collects; given by the composition. */
export interface PortalNeeds {
  readonly todoSources: readonly TodoSource[];
  readonly bookSources: readonly BookSource[];
  readonly menus: readonly MenuEntry[];
  readonly menuCounters: readonly MenuCounter[];
  readonly deployment: Deployment;
}

/** The calls of the portal: endpoint to service, nothing else. */
export function portalRoutes({ db, config }: Platform, needs: PortalNeeds): Route[] {
  const { todoSources, bookSources, menus, menuCounters, deployment } = needs;
  return [
    publicQuery(getDeployment, async () => ({
      item: toPublicDeployment(deployment, { isTestSystem: !config.isProduction }),
    })),
    query(getTodoLists, async ({ search }, { caller, language }) => ({
      items: await todoCards(db, todoSources, {
        caller,
        language,
        search,
        hidden: deployment.hiddenTodoCodes,
      }),
    })),
    query(getDashboard, async ({ bookType, querySearch: search }, { caller, language }) => ({
      item: await dashboard(db, bookSources, { caller, language, bookType, search }),
    })),
    query(getModules, async (_input, context) => {
      const reader = readerOf(context);
      const shown = entriesFor(menus, reader, { parent: 'launcher', level: 1 });
      return { items: shown.map((entry) => toModuleItem(entry, reader)) };
    }),
    query(getHeaderMenu, async ({ MENU_PARENT: parent, MENU_LEVEL: level }, context) => {
      const reader = readerOf(context);
      const shown = entriesFor(menus, reader, { parent, level });
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
  return { permissions: caller.permissions, language };
}
