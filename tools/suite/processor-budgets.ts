/**
 * Seconds of the processor that a test file may take in its process, by path. Measured, not wished:
 * a file that needs more for a good reason gets a line or a higher figure here, and the reason is
 * told in the commit. The database and programs that a file starts are not counted.
 */
export const processorBudgets: Readonly<Record<string, number>> = {
  'apps/server/hardening/fuzz.int.test.ts': 26,
  'apps/server/hardening/questions.int.test.ts': 9,
  'apps/server/hardening/steps.int.test.ts': 18,
  'apps/server/hardening/together.int.test.ts': 6,
  'apps/server/hardening/tokens.int.test.ts': 5,
  'apps/server/hardening/uploads.int.test.ts': 5,
  'apps/server/journeys/dispatch.int.test.ts': 5,
  'apps/server/journeys/exchange.int.test.ts': 5,
  'apps/server/journeys/hand-over.int.test.ts': 7,
  'apps/server/journeys/import.int.test.ts': 6,
  'apps/server/journeys/lists.int.test.ts': 5,
  'apps/server/journeys/numbers.int.test.ts': 5,
  'apps/server/journeys/retention.int.test.ts': 6,
  'apps/server/journeys/secrecy.int.test.ts': 36,
  'apps/server/journeys/secret-class.int.test.ts': 23,
  'apps/server/model/flow-model.int.test.ts': 18,
  'apps/server/model/nobody-reads.int.test.ts': 22,
  'demo/load.int.test.ts': 16,
  'modules/authentication/server/captcha/captcha.int.test.ts': 15,
  'modules/authentication/server/second-factor/second-factor.int.test.ts': 6,
};

/** Of every file that is not named. */
export const usualBudget = 4;

/**
 * A file fails above so many times its budget. Machines differ twofold and a busy one counts more
 * than an idle one; what grew fourfold grew by itself.
 */
export const farAbove = 4;
