import { join } from 'node:path';

/** Where a failed journey leaves its pictures and the server its log. */
export const resultsFolder = join(import.meta.dirname, '..', '..', 'test-results');
