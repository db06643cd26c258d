import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '@sarn/testing/local-port';

const readyLine = 'listening on';

/**
 * Runs the program of another checkout until it has loaded the demo agency, then stops it.
 *
 * @param folder the checkout, with its packages installed
 * @throws Error with the program's output, when it ends before it listens
 */
export async function loadDemoWith(folder: string, databaseUrl: string): Promise<void> {
  const data = mkdtempSync(path.join(tmpdir(), 'sarn-release-'));
  const env = { DATABASE_URL: databaseUrl, SARN_DATA: data, SARN_DEMO: '1', HOST: '127.0.0.1' };
  const child = spawn(process.execPath, ['apps/server/main.ts'], {
    cwd: folder,
    env: { ...process.env, ...env, PORT: String(await freePort()), SARN_LOG: 'warn' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  try {
    await new Promise<void>((resolve, reject) => {
      let said = '';
      const hear = (text: Buffer): void => {
        said += text.toString();
        if (said.includes(readyLine)) resolve();
      };
      child.stdout.on('data', hear);
      child.stderr.on('data', hear);
      child.once('error', reject);
      child.once('exit', () => reject(new Error(`the program ended: ${said}`)));
    });
    child.kill('SIGTERM');
    await once(child, 'exit');
  } finally {
    child.kill('SIGKILL');
    rmSync(data, { recursive: true, force: true });
  }
}
