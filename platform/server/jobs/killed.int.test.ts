import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { withTestDatabase } from '@sarn/testing';
import { startHttpStandIn } from '@sarn/testing/stand-ins';
import { expect, onTestFinished, test } from 'vitest';

const database = withTestDatabase();

const hanging = new URL('./run-and-hang.testing.ts', import.meta.url);
const asking = new URL('./ask-and-hang.testing.ts', import.meta.url);
// Programs that start on a busy machine take long: the limit is that of the test.
const patience = { timeout: 80_000 };

interface Runner {
  readonly child: ChildProcess;
  readonly begun: string[];
}

function startRunner(program: URL, environment: Readonly<Record<string, string>>): Runner {
  const env = { ...process.env, DATABASE: database.url, ...environment };
  const child = spawn(process.execPath, [fileURLToPath(program)], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const begun: string[] = [];
  createInterface(child.stdout).on('line', (line) => begun.push(line));
  return { child, begun };
}

async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'exit');
}

test('a job in the middle of which its process is killed is run again, finished ones are not', async () => {
  await database.db.query('create table sample_effect (number integer not null)');
  const first = startRunner(hanging, { SEND: '5', HANG_AT: '3' });
  await expect.poll(() => first.begun, patience).toEqual(['begun 1', 'begun 2', 'begun 3']);
  const sent = () => database.db.query("select 1 from jobs.job where name = 'sample.work'");
  await expect.poll(sent, patience).toHaveLength(5);
  await kill(first.child);
  const second = startRunner(hanging, {});
  const numbers = async () => {
    const rows = await database.db.query<{ number: number }>(
      'select number from sample_effect order by 1',
    );
    return rows.map(({ number }) => number);
  };
  await expect.poll(numbers, patience).toEqual([1, 2, 3, 4, 5]);
  // What was written may be read after what was committed later.
  const begunAgain = () => second.begun.toSorted();
  await expect.poll(begunAgain).toEqual(['begun 3', 'begun 4', 'begun 5']);
});

test('what was sent before its process was killed is sent again under the same key, and settled once', async () => {
  await database.db.query('create table sample_answer (key text not null)');
  const keys: string[] = [];
  const receiver = await startHttpStandIn(({ headers }) => {
    keys.push(String(headers['idempotency-key']));
    return { status: 200 };
  });
  onTestFinished(() => receiver.close());
  const first = startRunner(asking, { RECEIVER: receiver.url, SEND: 'yes', HANG: 'yes' });
  await expect.poll(() => first.begun, patience).toEqual(['answered']);
  await kill(first.child);
  expect(await database.db.query('select 1 from sample_answer')).toEqual([]);
  startRunner(asking, { RECEIVER: receiver.url });
  const settled = () => database.db.query('select key from sample_answer');
  await expect.poll(settled, patience).toEqual([{ key: 'letter 1' }]);
  expect(keys).toEqual(['letter 1', 'letter 1']);
  expect(await database.db.query('select 1 from job_lease')).toEqual([]);
});
