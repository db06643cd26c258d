import { fileURLToPath } from 'node:url';
import type { ServerModule } from '@sarn/platform-server';
import {
  secretErrors,
  secretAuditWords,
  secretNews,
  secretPermissions,
} from '../contract/index.ts';
import type { Dependencies } from '@sarn/document/server';
import { secretRoutes } from './classification.routes.ts';
import { endEmergenciesJob } from './classification.jobs.ts';
import type { SecretSettings } from '../contract/index.ts';

declare module '@sarn/document/server' {
  interface Dependencies {
    /** What is kept of classified documents. */
    readonly secrets: SecretSettings;
  }
}

/** Classified documents: classes, readers, openings. */
export function classificationModule(deps: Dependencies): ServerModule {
  return {
    name: 'classification',
    migrations: fileURLToPath(new URL('./migrations', import.meta.url)),
    formerly: ['registry'],
    reads: ['document', 'register'],
    errors: secretErrors,
    auditWords: secretAuditWords,
    permissions: secretPermissions,
    news: secretNews,
    routes: [...secretRoutes(deps)],
    jobs: [endEmergenciesJob(deps)],
  };
}
