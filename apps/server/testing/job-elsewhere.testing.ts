import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { TestApp } from './test-app.testing.ts';

const program = fileURLToPath(new URL('./job-program.testing.ts', import.meta.url));

/** A process that runs one job over the database of a test. */
export interface JobElsewhere {
  /** `kill -9`. */
  kill(): void;
  /** By what it ended: null as its code where it was killed. */
  readonly ended: Promise<{ readonly code: number | null }>;
}

/** Runs a job as another process of the same installation does; the test may kill it in the middle. */
export function runJobElsewhere(
  { databaseUrl, dataDir }: Pick<TestApp, 'databaseUrl' | 'dataDir'>,
  job: string,
): JobElsewhere {
  const env = { ...process.env, DATABASE: databaseUrl, DATA: dataDir, JOB: job };
  const child = spawn(process.execPath, [program], {
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const ended = once(child, 'exit').then(([code]: (number | null)[]) => ({ code: code ?? null }));
  return { kill: () => void child.kill('SIGKILL'), ended };
}
