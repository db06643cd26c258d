export { launchBrowser } from './browser.ts';
export { testDatabase, testServer, withTestDatabase } from './database/in-vitest.ts';
export { cloneTestDatabase } from './database/test-database.ts';
export type { TestDatabase, TestDatabaseOptions } from './database/test-database.ts';
export { startTestServer } from './database/test-server.ts';
export type { TestServer } from './database/test-server.ts';
export { fixedClock } from './fixed-clock.ts';
export type { FixedClock } from './fixed-clock.ts';
export { samplePdf } from './sample-pdf.ts';
