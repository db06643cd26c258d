import { importLimits } from '../contract/index.ts';

/** Which files are taken. */
export const tableLimits = { accept: ['.xlsx', '.csv'], maxBytes: importLimits.fileBytes };
