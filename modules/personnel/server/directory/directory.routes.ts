import { command, commandInSteps, query } from '@sarn/platform-server';
import type { Route } from '@sarn/platform-server';
import { applyDirectory, getDirectoryState, previewDirectory } from '../../contract/index.ts';
import { actorOf } from '../account/active.service.ts';
import type { Personnel } from '../needs.ts';
import { apply, compare, listDirectory, viewDirectory } from './directory.service.ts';

/** The calls of the synchronisation with the directory. */
export function directoryRoutes(deps: Personnel): Route[] {
  const { db } = deps.platform;
  return [
    query(getDirectoryState, async () => ({ item: await viewDirectory(deps, db) })),
    // The directory is asked before the transaction.
    commandInSteps(previewDirectory, async (_input, context) => {
      const entries = await listDirectory(deps);
      return db.transaction(async (tx) => {
        await compare(deps, tx, actorOf(context), { entries, isScheduled: false });
        return { item: await viewDirectory(deps, tx) };
      });
    }),
    command(applyDirectory, async (input, context, tx) => {
      await apply(deps, tx, actorOf(context), input);
      return { item: await viewDirectory(deps, tx) };
    }),
  ];
}
