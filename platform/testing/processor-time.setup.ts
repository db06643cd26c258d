/**
 * Writes how much processor time each test file took in its process, into the folder that
 * `TEST_PROCESSOR_TIMES` names; does nothing where that is not set. A vitest set-up file: it runs
 * at the beginning of each test file, and a process runs one file at a time.
 */
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect } from 'vitest';

const folder = process.env['TEST_PROCESSOR_TIMES'];

if (folder !== undefined) {
  const begun = process.cpuUsage();
  // The first hook that is given runs last: what the file itself takes down is counted too.
  afterAll(() => {
    const { user, system } = process.cpuUsage(begun);
    const time = { file: expect.getState().testPath, seconds: (user + system) / 1e6 };
    appendFileSync(join(folder, `times-${process.pid}.jsonl`), `${JSON.stringify(time)}\n`);
  });
}
