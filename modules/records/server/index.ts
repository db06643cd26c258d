export { searchRelations } from './records-parts.ts';
export { recordsModules } from './records.ts';
export type { Records, RecordsActs, RecordsNeeds } from './records.ts';
