import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';

/** The address and process of a server, printed in one line. */
interface Served {
  readonly url: string;
  readonly serverPid: number;
}

/**
 * The other version with its agency, for as long as the work takes. It starts itself, in a process
 * of its own: its own tools know its needs, and two versions of one library are never mixed.
 *
 * @param version folder of a checkout, with its packages installed
 * @param folder of its agency; created when it does not exist
 */
export async function withOtherVersion<T>(
  version: string,
  folder: string,
  documents: number,
  work: (served: Served) => Promise<T>,
): Promise<T> {
  const tools = pathToFileURL(join(resolve(version), 'e2e/bench/scale/agency-folder.ts')).href;
  // It serves until its standard input ends.
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
  failed.catch(() => undefined); // the process ends after the work: not an error
  try {
    return await work(JSON.parse(line) as Served);
  } finally {
    child.stdin.end();
    await ended;
  }
}
