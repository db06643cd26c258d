export { documentClassesModule } from './manifest.ts';
export { assertOffered } from './offered.ts';
export { bookGroups, categories, speeds } from './setting-tables.ts';
export type { ClassUses } from './setting-tables.ts';
export { listSpeeds, speedsOf, speedNamesSql, urgencySql } from './speed.store.ts';
export type { SpeedOf, StoredSpeed } from './speed.store.ts';
