import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '@sarn/testing/local-port';

/** As `npm start` limits it (`tools/run/main.mjs`). */
const littleMemory = ['--max-semi-space-size=16', '--heap-growing-percent=50'];
const littleEnvironment = {
  NODE_COMPILE_CACHE: fileURLToPath(
    new URL('../node_modules/.cache/node-compile', import.meta.url),
  ),
  MALLOC_ARENA_MAX: '2',
};

const main = fileURLToPath(new URL('../apps/server/main.ts', import.meta.url));

/** A server as people run it: a process of its own. */
export interface ServerProcess {
  readonly url: string;
  readonly process: ChildProcess;
  /** From spawning to the first `ready`, milliseconds. */
  readonly startMs: number;
  /** Everything it has written so far. */
  output(): string;
  /** SIGTERM, and waits until it is gone. @returns its exit code */
  stop(): Promise<number | null>;
  /** SIGKILL, and waits until it is gone. */
  kill(): Promise<void>;
}

/**
 * Starts a server and waits until it is ready.
 *
 * @param env additions to the environment, `SARN_DATA` at least
 * @throws when it ends before it is ready, with its output
 */
export async function startServer(
  env: Readonly<Record<string, string>>,
  port?: number,
): Promise<ServerProcess> {
  const taken = port ?? (await freePort());
  const url = `http://127.0.0.1:${taken}`;
  const began = performance.now();
  const child = spawn(process.execPath, [...littleMemory, main], {
    env: { ...littleEnvironment, ...process.env, ...env, PORT: String(taken), HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  await untilReady(child, url, () => output);
  const gone = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, 'exit');
  };
  return {
    url,
    process: child,
    startMs: performance.now() - began,
    output: () => output,
    stop: async () => {
      await gone('SIGTERM');
      return child.exitCode;
    },
    kill: () => gone('SIGKILL'),
  };
}

async function untilReady(child: ChildProcess, url: string, output: () => string): Promise<void> {
  for (let waited = 0; waited < 360_000; waited += 50) {
    if (child.exitCode !== null) throw new Error(`the server ended: ${output().slice(-2000)}`);
    const isReady = await fetch(`${url}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isReady) return;
    await pause(50);
  }
  child.kill('SIGKILL');
  throw new Error(`the server did not get ready: ${output().slice(-2000)}`);
}
