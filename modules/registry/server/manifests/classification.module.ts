import { fileURLToPath } from 'node:url';
import type { ServerModule } from '@sarn/platform-server';
import { secretErrors } from '../../contract/index.ts';
import type { Desk } from '../desk.ts';
import { secretRoutes } from '../secret/secret.routes.ts';
import { endEmergenciesJob } from '../secret/secret.jobs.ts';
import type { SecretSettings } from '../../contract/index.ts';

declare module '../desk.ts' {
  interface Desk {
    /** What is kept of classified papers. */
    readonly secrets: SecretSettings;
  }
}

/** Classified documents: classes, readers, openings. */
export function classificationModule(desk: Desk): ServerModule {
  return {
    name: 'classification',
    migrations: fileURLToPath(new URL('./migrations', import.meta.url)),
    formerly: ['registry'],
    errors: secretErrors,
    permissions: [],
    routes: [...secretRoutes(desk)],
    jobs: [endEmergenciesJob(desk)],
  };
}
