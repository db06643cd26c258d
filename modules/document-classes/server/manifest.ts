import { fileURLToPath } from 'node:url';
import type { ServerModule } from '@sarn/platform-server';
import { classPermissions } from '../contract/index.ts';
import { classSettings } from './setting-tables.store.ts';
import type { ClassUses } from './setting-tables.store.ts';

/** The tables of settings by which documents are classed. */
export function documentClassesModule(uses: ClassUses): ServerModule {
  return {
    name: 'document-classes',
    migrations: fileURLToPath(new URL('./migrations', import.meta.url)),
    errors: {},
    permissions: [classPermissions.manage],
    routes: [],
    settings: classSettings(uses),
  };
}
