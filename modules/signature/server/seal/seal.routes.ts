import { command } from '@sarn/platform-server';
import type { Route } from '@sarn/platform-server';
import { confirmSeals, retrySeal } from '../../contract/index.ts';
import type { Deps } from '../dependencies.ts';
import { retrySeals } from './agency-seal.store.ts';
import type { Sealing } from './apply-seals.ts';
import { confirm } from './seal-acts.ts';

/** The second person of an e-seal, and the administrator where one failed. */
export const sealRoutes = (deps: Deps, sealing: Sealing): Route[] => [
  command(confirmSeals, async ({ documentId }, context, tx) => {
    await confirm(deps, tx, context, documentId, sealing);
    return {};
  }),
  command(retrySeal, async ({ documentId }, _context, tx) => {
    await retrySeals(tx, documentId, deps.documents.platform.clock.now().toISOString());
    sealing.begin(tx);
    return {};
  }),
];
