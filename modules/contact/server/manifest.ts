import { fileURLToPath } from 'node:url';
import type { ServerModule, SettingUse } from '@sarn/platform-server';
import { contactErrors, contactAuditWords } from '../contract/index.ts';
import type { Dependencies } from '@sarn/document/server';
import { contactRoutes } from './contact.routes.ts';
import { contactSettings } from './setting-tables.store.ts';

/** The address book. @param uses where its entries are used, counted by the modules of letters */
export function contactModule(deps: Dependencies, uses: readonly SettingUse[]): ServerModule {
  return {
    name: 'contact',
    migrations: fileURLToPath(new URL('./migrations', import.meta.url)),
    formerly: ['registry'],
    errors: contactErrors,
    auditWords: contactAuditWords,
    permissions: [],
    routes: [...contactRoutes(deps)],
    settings: contactSettings(deps.platform, uses),
  };
}
