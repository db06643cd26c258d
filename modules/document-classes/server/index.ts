export { documentClassesModule } from './manifest.ts';
export { filedAs } from './filed.ts';
export type { FiledNames } from './filed.ts';
export { assertOffered } from './offered.ts';
export { needsReport, uncountedJobSql } from './job.store.ts';
export { bookGroups, categories, jobTypes, speeds } from './setting-tables.store.ts';
export type { ClassUses } from './setting-tables.store.ts';
export { listSpeeds, speedsOf, speedNamesSql, urgencySql } from './speed.store.ts';
export type { SpeedOf, StoredSpeed } from './speed.store.ts';
