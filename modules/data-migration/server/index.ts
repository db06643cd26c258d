export { dataMigrationModule } from './manifest.ts';
export type { ExportTarget } from './export/export.service.ts';
export { exportAll } from './export/export.service.ts';
export { importSections } from './import.sections.ts';
export type { Counts, ImportColumn } from './import/import-counts.ts';
export type { RowValues } from './import/row.rules.ts';
export { nameScanFolder } from './import/scan-folder.service.ts';
export { importOrigins, searchedImports } from './import/import-marks.store.ts';
