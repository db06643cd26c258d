import { fileURLToPath } from 'node:url';
import type { ServerModule } from '@sarn/platform-server';
import {
  exportErrors,
  importErrors,
  importAuditWords,
  importPermissions,
} from '../contract/index.ts';
import type { Dependencies } from '@sarn/document/server';
import { importParts } from './import/import.routes.ts';
import { listOldNumbers } from './import/import-run.store.ts';

declare module '@sarn/document/server' {
  interface Dependencies {
    /** Days that the rows of an imported table are kept after its end. */
    readonly importKeepDays: number;
  }
}

/** Importing registers of an older system, and exporting everything. */
export function dataMigrationModule(deps: Dependencies): ServerModule {
  deps.slots.numbersGivenElsewhere.push(listOldNumbers);
  const { routes, jobs } = importParts(deps);
  return {
    name: 'data-migration',
    migrations: fileURLToPath(new URL('./migrations', import.meta.url)),
    formerly: ['registry'],
    reads: ['correspondence', 'document', 'register', 'related-documents'],
    errors: { ...importErrors, ...exportErrors },
    auditWords: importAuditWords,
    permissions: importPermissions,
    routes,
    jobs,
  };
}
