import { fileURLToPath } from 'node:url';
import type { ServerModule } from '@sarn/platform-server';
import { reminderAuditWords, reminderNews, workErrors } from '../contract/index.ts';
import type { Dependencies } from '@sarn/document/server';
import { remindersPart } from './reminder/file-part.ts';
import { reminderRoutes } from './reminder/reminder.routes.ts';
import { remindJob, remindTimedJob } from './reminder/reminder.jobs.ts';

/** Assignments to persons, and their reminders. */
export function assignmentModule(deps: Dependencies): ServerModule {
  return {
    name: 'assignment',
    migrations: fileURLToPath(new URL('./migrations', import.meta.url)),
    formerly: ['registry'],
    reads: ['document'],
    errors: workErrors,
    auditWords: reminderAuditWords,
    permissions: [],
    news: reminderNews,
    configuration: [remindersPart(deps)],
    routes: [...reminderRoutes(deps)],
    jobs: [remindJob(deps), remindTimedJob(deps)],
  };
}
