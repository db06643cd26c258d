export * from './module.ts';
export * from './menu-entry.ts';
export * from './queue-cards.ts';
export * from './log.ts';
export { holdsEverywhere } from './caller.ts';
export { createCallerCache } from './caller-cache.ts';
export { createAnnouncements, settingsTopic } from './announce/announcements.ts';
export type { Announcements } from './announce/announcements.ts';
export { keep } from './announce/kept.ts';
export type { Kept } from './announce/kept.ts';
export { keepById } from './announce/kept-by-id.ts';
export type { KeptById } from './announce/kept-by-id.ts';
export { hashSecret, isSecret, unknownSecretHash, warmUp } from './secret/password-hash.ts';
export { createSecretBox } from './secret/secret-box.ts';
export type { SecretBox } from './secret/secret-box.ts';
export * from './audit/audit.ts';
export { writeAudit } from './audit/audit.store.ts';
export { createAuditTrail } from './audit/trail.ts';
export type { AuditTrail, TrailTools } from './audit/trail.ts';
export { auditFaultKinds } from './audit/verify.ts';
export type { AuditFault, AuditFaultKind, AuditVerdict } from './audit/verify.ts';
export { countSealed } from './audit/verify.store.ts';
export { writeReading } from './audit/reading.store.ts';
export type { AuditReading } from './audit/reading.store.ts';
export { listAudit, listAuditDetails, listKnownActs } from './audit/search.store.ts';
export type { AuditFilter, AuditRow } from './audit/search.store.ts';
export { healthStates, stateAbove, worstOf } from './health/health-check.ts';
export type { HealthCheck, HealthFinding, HealthState, InBoth } from './health/health-check.ts';
export { platformChecks } from './health/own-checks.ts';
export { createHttpMetrics } from './metrics/http-metrics.ts';
export type { HttpMetrics } from './metrics/http-metrics.ts';
export type { MetricFamily, MetricSample, MetricSource } from './metrics/metric.ts';
export type { MetricsOptions } from './metrics/metrics-page.ts';
export { platformMetrics } from './metrics/own-metrics.ts';
export * from './jobs/job.ts';
export { runJob } from './jobs/run-job.ts';
export * from './live/live.ts';
export { createStorageWatch, diskProbe } from './storage/storage-watch.ts';
export * from './mail/mail.ts';
export { usualSender } from './mail/mail-transport.ts';
export { systemClock } from './clock.ts';
export type { Clock } from './clock.ts';
export { callOrigin, turnOfCall } from './audit/call-origin.ts';
export { createFairQueue, waitingInTurns } from './queue/fair-queue.ts';
export type { FairQueue, FairQueueLimits, WaitingLimits } from './queue/fair-queue.ts';
export { outsideAddresses, readNetwork } from './outside/allowed-address.ts';
export type { AllowedAddress } from './outside/allowed-address.ts';
export { callOutside, OutsideError } from './outside/call-outside.ts';
export * from './outside/delivery.ts';
export type { OutsideAnswer, OutsideCall } from './outside/call-outside.ts';
export { openDatabase } from './db/database.ts';
export { ProgrammingError } from './db/programming-error.ts';
export { refuseInTransaction } from './db/transaction-scope.ts';
export type { Database, Handle, TransactionOptions, Tx } from './db/database.ts';
export type { DbLog } from './db/db-log.ts';
export { EmbeddedError, findRunningEmbedded, placeCluster, startEmbedded } from './db/embedded.ts';
export { lockName, lockNames } from './db/name-locks.store.ts';
export { tryIn } from './db/try-in.ts';
export type { Refusal } from './db/try-in.ts';
export { isOwnDatabase, openOnlineCopy } from './db/online-copy.ts';
export type { CopyEnd, OnlineCopy } from './db/online-copy.ts';
export type { Embedded, EmbeddedOptions } from './db/embedded.ts';
export { findMigrationFolders } from './db/migration-folders.ts';
export { migrate, MigrationError } from './db/migrator.ts';
export type { MigrationSource } from './db/migrator.ts';
export { describeSchema } from './db/schema.ts';
export { createPlatform, platformMigrations } from './platform.ts';
export type { PlatformOptions, PlatformParts } from './platform.ts';
export { buildHttp } from './http/server.ts';
export type { HttpOptions, HttpPatience, HttpServer } from './http/server.ts';
export { addDocs } from './http/docs.ts';
export type { DocsAccess } from './http/docs.ts';
export { createWrongTries } from './http/wrong-tries.ts';
export type { WrongTries } from './http/wrong-tries.ts';
export { maxUploadsAtOnce } from './http/uploads-at-once.ts';
export { maxSocketsOfSession } from './live/live-socket.ts';
export { describeApi } from './http/openapi.ts';
export { readInput } from './http/input.ts';
export { InvalidInput, mergeCatalogues, platformCatalogue } from './http/catalogue.ts';
export { listCaughtMail } from './mail/caught-mail.ts';
export type { CaughtMail } from './mail/caught-mail.ts';
export { addMailPage } from './mail/mail-page.ts';
export { LostKeyError } from './installation/lost-key-error.ts';
export { isEmptyDatabase, readFact, writeFact } from './installation/installation-fact.store.ts';
export { openZipEntry, readZipDirectory, readZipEntry, ZipError } from './archive/zip-reader.ts';
export type { ZipEntry, ZipFault } from './archive/zip-reader.ts';
export { zipOf } from './archive/zip-writer.ts';
export type { ZipPart } from './archive/zip-writer.ts';
export { csvRow, toCsv } from './csv/csv-writer.ts';
export type { SheetRow } from './sheet/csv-reader.ts';
export {
  openTable,
  TableError,
  tableFaults,
  tableSheets,
  toTableError,
} from './sheet/open-table.ts';
export type { Sheet, TableFault, TableLimits } from './sheet/open-table.ts';
export { openKnownSheet, sheetNameAt } from './sheet/known-sheet.ts';
export type { KnownSheet } from './sheet/known-sheet.ts';
export { excelFile } from './excel/excel-file.ts';
export type { SheetData } from './excel/excel-file.ts';
export { sheetCell } from './excel/sheet-value.ts';
export type { SheetValue } from './excel/sheet-value.ts';
export { row } from './db/statement/columns.ts';
export type {
  ColumnsFor,
  ColumnType,
  ParameterType,
  Shape,
  Values,
} from './db/statement/columns.ts';
export { anyOf, listOf } from './db/statement/any-of.ts';
export { compare } from './db/statement/compare.ts';
export { openDescriber } from './db/statement/describe.ts';
export {
  builtStatement,
  writeStatement,
  listStatements,
  statement,
  statementOver,
  variants,
} from './db/statement/statement.ts';
export type { Built, Registered, Statement } from './db/statement/statement.ts';
export type { Relation } from './db/statement/relation.ts';
export { allRows, noRows, relation } from './db/statement/relation.ts';
export { tablesOf } from './db/statement/tables.ts';
export type { Known, NarrowTables } from './db/statement/tables.ts';
export type {
  ConfigurationPart,
  FormerPart,
  PartChange,
  PartField,
  PartRow,
  PartWriter,
  Told,
} from './described/configuration-part.ts';
export { listIn, readPart, textsOf } from './described/configuration-part.ts';
export * from './described/settings-table.ts';
export * from './described/described-table.store.ts';
export {
  listGivenCodes,
  listSettingEntries,
  listTableEntries,
} from './described/setting-history.store.ts';
export type { SettingEntry } from './described/setting-history.store.ts';
export { refuseUnseen, whoWasFirst } from './described/seen.store.ts';
export type { NamesPeople } from './described/seen.store.ts';
export * from './described/counted-use.ts';
