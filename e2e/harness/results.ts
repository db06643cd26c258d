import { join } from 'node:path';

/** The folder of the pictures of failed journeys and of the server's log. */
export const resultsFolder = join(import.meta.dirname, '..', '..', 'test-results');
