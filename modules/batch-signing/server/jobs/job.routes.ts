import { command, query } from '@sarn/platform-server';
import type { Route } from '@sarn/platform-server';
import { listSigningJobs, releaseSigning, remindSigner } from '../../contract/index.ts';
import type { Deps } from '../dependencies.ts';
import { release, remind, signingJobs } from './jobs.service.ts';

/** Calls of the administrator about what is being signed. */
export const jobRoutes = (deps: Deps): Route[] => [
  query(listSigningJobs, () => signingJobs(deps)),
  command(releaseSigning, async (input, context, tx) => {
    await release(deps, tx, context, input);
    return {};
  }),
  command(remindSigner, async (input, context, tx) => {
    await remind(deps, tx, context, input);
    return {};
  }),
];
