import { importLimits } from '@sarn/data-migration/contract';

/** Which files are taken. */
export const sheetLimits = { accept: ['.xlsx', '.csv', '.txt'], maxBytes: importLimits.sheetBytes };
