export { launchBrowser } from './browser.ts';
export { testDatabase, testServer, withTestDatabase } from './database/in-vitest.ts';
export { idleTransactions } from './database/idle-transactions.ts';
export { cloneTestDatabase } from './database/test-database.ts';
export type { TestDatabase, TestDatabaseOptions } from './database/test-database.ts';
export { startTestServer } from './database/test-server.ts';
export type { TestServer } from './database/test-server.ts';
export { prepareStatements, readStatements } from './database/recorded-statements.ts';
export { clockFromNoon, clockWithinYear, fixedClock } from './fixed-clock.ts';
export type { FixedClock } from './fixed-clock.ts';
export { sampleAuthority, samplePassword, samplePasswordHash } from './sample-password.ts';
export { samplePdf } from './sample-pdf.ts';
export {
  createDatabase,
  dropDatabase,
  renameDatabase,
  withDatabaseName,
} from './database/maintenance.ts';
export * from './sample-image.ts';
export * from './sample-book.ts';
export * from './sample-zip.ts';
export { temporaryFolder } from './temporary-folder.ts';
