import { fileURLToPath } from 'node:url';
import type { Platform, ServerModule } from '@sarn/platform-server';
import { importAuditWords, importErrors } from '../contract/index.ts';
import { forgetImportsJob } from './forget.jobs.ts';
import { importRoutes } from './import.routes.ts';
import { inviteJob } from './invite.jobs.ts';
import type { PeopleImportNeeds } from './needs.ts';
import { undoJob } from './undo.jobs.ts';

export type { PeopleImportNeeds } from './needs.ts';

/** Tables of people and units that are checked, entered, and undone. */
export function peopleImportModule(platform: Platform, needs: PeopleImportNeeds): ServerModule {
  const deps = { ...needs, platform };
  const jobs = { inviteJob: inviteJob(deps), undoJob: undoJob(deps) };
  return {
    name: 'people-import',
    migrations: fileURLToPath(new URL('migrations', import.meta.url)),
    formerly: ['personnel'],
    // The check of a table compares thousands of rows with people, posts and accounts at once.
    reads: ['organisation', 'profile', 'authentication', 'personnel'],
    errors: importErrors,
    auditWords: importAuditWords,
    permissions: [],
    routes: importRoutes(deps, jobs),
    jobs: [...Object.values(jobs), forgetImportsJob(deps)],
  };
}
