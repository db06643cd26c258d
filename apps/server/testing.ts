/**
 * The shared test application: the whole server on a database of its own, with a small agency in
 * it.
 * Integration tests of every module run in it.
 */
export { startTestApp } from './testing/test-app.testing.ts';
export { openSecondProcess } from './testing/second-process.testing.ts';
export { runJobElsewhere } from './testing/job-elsewhere.testing.ts';
export { composeModules } from './modules.ts';
export { usualSettings } from './module-settings.ts';
export { deploymentNamed } from './deployment-list.ts';
export { hold, setSuspended } from './testing/hold.testing.ts';
export { importScansProgram } from './testing/programs.testing.ts';
export type { TestApp, TestAppOptions } from './testing/test-app.testing.ts';
export { accounts, password, sampleAgencyPosts } from './testing/agency.testing.ts';
export type { AgencyBook } from './testing/agency.testing.ts';
export { OfficeInstance, openInstance } from './testing/instance.testing.ts';
export { withoutSecond } from './testing/without-second.testing.ts';
export type { Answer } from './testing/instance.testing.ts';
export {
  TestInstance,
  expectRefusal,
  expectSane,
  form,
  json,
  nobody,
  openTestInstance,
  pathOf,
} from './testing/test-instance.testing.ts';
export type { Answer as RawAnswer } from './testing/test-instance.testing.ts';
export { Rotation, isFullRun } from './testing/rotation.testing.ts';
export { inFullRun } from './testing/in-full-run.testing.ts';
export {
  appoint,
  clear,
  code,
  grant,
  openSecret,
  prepare,
  randomWord,
  toOfficer,
} from './testing/trust.testing.ts';
export { countReads, countStatements } from './testing/count-statements.testing.ts';
export { readersOf } from './testing/readers.testing.ts';
export { nowhereInClear } from './testing/nowhere-in-clear.testing.ts';
export { allArrived, expectNothing, factsOf, listen } from './testing/silence.testing.ts';
export { listenAll } from './testing/listeners.testing.ts';
export type { Listeners } from './testing/listeners.testing.ts';
export { bytesOf, digest, filesOnDisk, sealedFiles } from './testing/files-on-disk.testing.ts';
export { sheetRows, sheetTexts, unzipped } from './testing/sheet-texts.testing.ts';
export { makeOld } from './testing/old-documents.testing.ts';
