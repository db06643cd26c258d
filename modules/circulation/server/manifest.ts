import { fileURLToPath } from 'node:url';
import type { ServerModule } from '@sarn/platform-server';
import { circulationErrors, circulationAuditWords, circulationNews } from '../contract/index.ts';
import type { Dependencies } from '@sarn/document/server';
import { circulationRoutes } from './circulation.routes.ts';
import { circulationTextTables, eraseCirculationTexts, isCirculated } from './content.store.ts';
import { circulationJobs } from './circulation.jobs.ts';
import { readByOpening } from './circulation.service.ts';

/** Circulation of documents to many people. */
export function circulationModule(deps: Dependencies): ServerModule {
  deps.slots.onRead.push((tx, ...read) => readByOpening(deps, tx, ...read));
  deps.slots.openAudiences.push(isCirculated);
  deps.slots.textErasers.push({ tables: circulationTextTables, erase: eraseCirculationTexts });
  const { jobs, startClosing } = circulationJobs(deps);
  return {
    name: 'circulation',
    migrations: fileURLToPath(new URL('./migrations', import.meta.url)),
    formerly: ['registry'],
    // Who has left is not waited for.
    reads: ['document', 'organisation'],
    holdsText: ['circulation', 'circulation_recipient'],
    errors: circulationErrors,
    auditWords: circulationAuditWords,
    permissions: [],
    news: circulationNews,
    routes: circulationRoutes(deps, startClosing),
    jobs,
  };
}
