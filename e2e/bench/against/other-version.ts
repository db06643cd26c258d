import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';

/** Address and process of a server that is told of in one line. */
interface Served {
  readonly url: string;
  readonly serverPid: number;
}

/**
 * The other version with its agency, for as long as the work takes. It starts itself, in a process of
 * its own: its tools know what it wants, and two versions of one library do not meet.
 *
 * @param version folder of a checkout, with its packages installed
 * @param folder of its agency; made and filled when there is nothing yet
 */
export async function withOtherVersion<T>(
  version: string,
  folder: string,
  documents: number,
  work: (served: Served) => Promise<T>,
): Promise<T> {
  const tools = pathToFileURL(join(resolve(version), 'e2e/bench/scale/agency-folder.ts')).href;
  // It serves until its input ends.
  const program = `
    const { withAgency } = await import(${JSON.stringify(tools)});
    await withAgency(${JSON.stringify(folder)}, ${documents}, async ({ url, process: { pid } }) => {
      console.log(JSON.stringify({ url, serverPid: pid }));
      process.stdin.resume();
      await new Promise((done) => process.stdin.once('end', done));
    });
    process.exit();`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const told = once(createInterface(child.stdout), 'line');
  const failed = ended.then(([code]) => {
    throw new Error(`the other version ended: ${code}`);
  });
  const [line] = (await Promise.race([told, failed])) as [string];
  failed.catch(() => undefined); // the end that follows the work is no failure
  try {
    return await work(JSON.parse(line) as Served);
  } finally {
    child.stdin.end();
    await ended;
  }
}
