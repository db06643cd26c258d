export { recordsModules } from './records.ts';
export type { Records, RecordsActs, RecordsNeeds } from './records.ts';
