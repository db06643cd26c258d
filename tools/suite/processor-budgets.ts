/**
 * Processor seconds that a test file may take in its process, by path. Measured values:
 * a file that needs more for a good reason gets an entry or a higher value here, and the reason is
 * given in the commit. The database, the browser and programs that a file starts are not counted;
 * the instance of a journey is in its process.
 */
export const processorBudgets: Readonly<Record<string, number>> = {
  'apps/server/hardening/fuzz.int.test.ts': 26,
  'apps/server/hardening/questions.int.test.ts': 9,
  'apps/server/hardening/steps.int.test.ts': 18,
  'apps/server/hardening/together.int.test.ts': 6,
  'apps/server/hardening/tokens.int.test.ts': 5,
  'modules/file/server/uploads.int.test.ts': 5,
  // All calls that read, by four people in two processes, after each sort of change.
  'modules/configuration/server/file/at-once.int.test.ts': 14,
  'modules/configuration/server/file/file.int.test.ts': 9,
  'modules/configuration/server/file/second-person.int.test.ts': 8,
  'modules/dispatch/server/dispatch.int.test.ts': 5,
  'modules/exchange/server/exchange.int.test.ts': 5,
  'modules/retention/server/hand-over.int.test.ts': 9,
  'modules/data-migration/server/import/import.int.test.ts': 6,
  'modules/delegation/web/BeginDialog.test.tsx': 5,
  'apps/web/second-person.test.tsx': 6,
  'modules/intake/web/batch-registration/BatchPage.test.tsx': 6,
  'modules/intake/web/register/RegisterIncomingPage.test.tsx': 8,
  'modules/notification/web/setting/matrix/matrix.test.tsx': 6,
  'modules/register/web/display/columns-page.test.tsx': 5,
  'platform/web/described/described-keyboard.test.tsx': 8,
  'modules/worklist/server/list/lists.int.test.ts': 5,
  'modules/register/server/numbers.int.test.ts': 5,
  'modules/retention/server/retention.int.test.ts': 6,
  'modules/classification/server/secrecy.int.test.ts': 20,
  'modules/classification/server/secret-class.int.test.ts': 16,
  'apps/server/model/flow-model.int.test.ts': 18,
  'apps/server/model/nobody-reads.int.test.ts': 18,
  'e2e/bell.full.e2e.ts': 8,
  'e2e/chrome.full.e2e.ts': 14,
  'e2e/chrome.e2e.ts': 5,
  'e2e/help.full.e2e.ts': 8,
  'e2e/incoming-letter.e2e.ts': 10,
  'e2e/kinds.full.e2e.ts': 9,
  'e2e/memo.e2e.ts': 6,
  'e2e/offline.e2e.ts': 5,
  'e2e/register-book.full.e2e.ts': 5,
  'e2e/routes.e2e.ts': 8,
  'e2e/second-factor.e2e.ts': 5,
  'e2e/secret.e2e.ts': 5,
  'e2e/storm.e2e.ts': 5,
  'e2e/walk-th.e2e.ts': 6,
  // Pages are typeset and files are read in threads of the process; the first file of a process that needs
  // such a thread pays for its start.
  'modules/printed-document/server/printed-document.int.test.ts': 9,
  'modules/printed-document/server/printed-forms.int.test.ts': 7,
  'modules/printed-document/server/stamped-pages.int.test.ts': 6,
  'modules/printed-document/server/typeface/typeface.int.test.ts': 7,
  'modules/mailbox/server/mailbox.int.test.ts': 6,
  'modules/classification/server/sealed-files.int.test.ts': 8,
  'modules/signature/server/renewal/foreign.int.test.ts': 8,
  'modules/second-factor/server/second-factor.int.test.ts': 6,
};

/** For every file that is not listed. */
export const usualBudget = 4;

/**
 * The middle of the times of a project's files, in processor seconds, when the budgets were
 * measured. A computer that is slower, or busy with something else, moves it as far as it moves
 * each file; a single file that became dear does not.
 */
export const usualMiddles: Readonly<Record<string, number>> = {
  '.test.tsx': 0.32,
  '.int.test.ts': 1,
  '.e2e.ts': 2.3,
};

/** Below this number of files a middle says nothing about the computer. */
export const fewestForPace = 30;

/**
 * A file fails above this multiple of its budget at the pace of its run: a fourfold increase is the
 * file's own.
 */
export const farAbove = 4;
