import { command, query } from '@sarn/platform-server';
import type { Platform, Route } from '@sarn/platform-server';
import {
  getDisplay,
  keepColumns,
  mostColumnLists,
  setDisplay,
  usualDisplay,
} from '../contract/index.ts';
import { dropColumns, listColumnsOf, writeColumns } from './columns.store.ts';
import { readDisplay, writeDisplay } from './display.store.ts';

/** How the product looks to the caller; nobody else can ask for it. */
export function displayRoutes({ db, clock }: Platform): Route[] {
  return [
    query(getDisplay, async (_input, { caller }) => ({
      item: (await readDisplay(db, caller.id)) ?? usualDisplay,
      columns: await listColumnsOf(db, caller.id),
    })),
    command(setDisplay, async (item, { caller }, tx) => {
      await writeDisplay(tx, caller.id, item);
      return { item };
    }),
    command(keepColumns, async ({ list, columns }, { caller }, tx) => {
      const at = clock.now().toISOString();
      if (columns === undefined) await dropColumns(tx, caller.id, list);
      else await writeColumns(tx, caller.id, { list, columns }, { at, most: mostColumnLists });
      return {};
    }),
  ];
}
