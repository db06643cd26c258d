import { fileURLToPath } from 'node:url';
import type { Platform, ServerModule } from '@sarn/platform-server';
import { personnelAuditWords, personnelErrors } from '../contract/index.ts';
import { accountRoutes } from './account/account.routes.ts';
import { directoryJob } from './directory/directory.jobs.ts';
import { directoryRoutes } from './directory/directory.routes.ts';
import { holidaysPart } from './holidays-part.ts';
import { forgetImportsJob } from './import/forget.jobs.ts';
import { importRoutes } from './import/import.routes.ts';
import { inviteJob } from './import/invite.jobs.ts';
import { undoJob } from './import/undo.jobs.ts';
import { peopleRoutes } from './people/people.routes.ts';
import { ordersJob } from './record/order.jobs.ts';
import { recordRoutes } from './record/record.routes.ts';
import type { PersonnelNeeds } from './needs.ts';

export type { PersonnelNeeds } from './needs.ts';

/** Import of people and units, employment, and what accounts leave behind. */
export function personnelModule(platform: Platform, needs: PersonnelNeeds): ServerModule {
  const deps = { ...needs, platform };
  const jobs = { inviteJob: inviteJob(deps), undoJob: undoJob(deps) };
  return {
    name: 'personnel',
    migrations: fileURLToPath(new URL('migrations', import.meta.url)),
    // The check of a table compares thousands of rows with people, posts and accounts at once.
    reads: ['organisation', 'profile', 'authentication', 'second-factor'],
    errors: personnelErrors,
    auditWords: personnelAuditWords,
    permissions: [],
    configuration: [holidaysPart(platform, needs.organisation)],
    routes: [
      ...importRoutes(deps, jobs),
      ...accountRoutes(deps),
      ...peopleRoutes(deps),
      ...recordRoutes(deps),
      ...directoryRoutes(deps),
    ],
    jobs: [...Object.values(jobs), forgetImportsJob(deps), ordersJob(deps), directoryJob(deps)],
  };
}
