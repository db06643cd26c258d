import { command, query } from '@sarn/platform-server';
import type { Platform, Route } from '@sarn/platform-server';
import { getDisplay, setDisplay, usualDisplay } from '../contract/index.ts';
import { readDisplay, writeDisplay } from './display.store.ts';

/** How the product looks to the caller; nobody else can ask for it. */
export function displayRoutes({ db }: Platform): Route[] {
  return [
    query(getDisplay, async (_input, { caller }) => ({
      item: (await readDisplay(db, caller.id)) ?? usualDisplay,
    })),
    command(setDisplay, async (item, { caller }, tx) => {
      await writeDisplay(tx, caller.id, item);
      return { item };
    }),
  ];
}
