import { fileURLToPath } from 'node:url';
import type { ServerModule } from '@sarn/platform-server';
import { contactErrors, contactAuditWords } from '../contract/index.ts';
import type { Dependencies } from '@sarn/document/server';
import { contactRoutes } from './contact.routes.ts';
import { contactSettings } from './setting-tables.store.ts';

/** The address book. */
export function contactModule(deps: Dependencies): ServerModule {
  return {
    name: 'contact',
    migrations: fileURLToPath(new URL('./migrations', import.meta.url)),
    formerly: ['registry'],
    errors: contactErrors,
    auditWords: contactAuditWords,
    permissions: [],
    routes: [...contactRoutes(deps)],
    settings: contactSettings,
  };
}
