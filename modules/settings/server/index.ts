import { settingErrors, wordsOfTables } from '@sarn/kernel';
import type { Platform, ServerModule } from '@sarn/platform-server';
import { createDependencies } from './dependencies.ts';
import type { SettingsNeeds } from './dependencies.ts';
import { settingsRoutes } from './settings.routes.ts';

export type { SettingsDependencies, SettingsNeeds } from './dependencies.ts';
export { createDependencies } from './dependencies.ts';
export { readValues } from './change.service.ts';
export { unitsInFiles } from './unit-values.ts';
export type { UnitsInFiles } from './unit-values.ts';
export { isHeld } from './uses.ts';
export { rowsTogether } from './many-rows.ts';
export { recordChange, writeRow } from './write.service.ts';
export type { ChangedBy } from './changed-by.ts';

/** Shows and changes the described tables of all modules. */
export function settingsModule(platform: Platform, needs: SettingsNeeds): ServerModule {
  const deps = createDependencies(platform, needs);
  return {
    name: 'settings',
    errors: settingErrors,
    permissions: [],
    routes: settingsRoutes(deps),
    announces: { 'settings.*': 'settings.changed' },
    auditWords: wordsOfTables(needs.tables.map(({ table }) => table)),
  };
}
