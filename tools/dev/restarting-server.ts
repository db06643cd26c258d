import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import path from 'node:path';

/** Folders of the server's sources; Vite watches those of the browser. */
const WATCHED = ['apps/server', 'demo', 'modules', 'platform/kernel', 'platform/server'];
const SERVER_SOURCE = /(?<!\.test)\.(ts|sql|typ)$/;
const WEB_LAYER = /(^|[\\/])web[\\/]/;
const SETTLING_MS = 200;

export interface RestartingServer {
  /** @param isTold whether the terminal has signalled it already: a second signal would kill it */
  stop: (isTold: boolean) => Promise<void>;
}

/**
 * Runs the server and starts it again when its sources change, one after the other.
 *
 * Not with `node --watch`: that sends messages of its own through the worker threads of the
 * program, which take them for their own answers.
 */
export function startRestarting(root: string): RestartingServer {
  let server = start(root);
  let turn = Promise.resolve();
  let isStopping = false;
  let settling: NodeJS.Timeout | undefined;

  const restart = async (): Promise<void> => {
    if (isStopping) return;
    console.log('The server starts again …');
    await end(server);
    server = start(root);
  };
  const onChange = (_event: string, file: string | null): void => {
    if (!file || !SERVER_SOURCE.test(file) || WEB_LAYER.test(file)) return;
    clearTimeout(settling);
    settling = setTimeout(() => {
      turn = turn.then(restart);
    }, SETTLING_MS);
  };
  const watchers = WATCHED.map((folder) =>
    watch(path.join(root, folder), { recursive: true }, onChange),
  );
  return {
    stop: async (isTold) => {
      isStopping = true;
      clearTimeout(settling);
      for (const watcher of watchers) watcher.close();
      await turn;
      await end(server, isTold);
    },
  };
}

function start(root: string): ChildProcess {
  return spawn(process.execPath, ['apps/server/main.ts'], { cwd: root, stdio: 'inherit' });
}

/** Waits until it has ended in good order. */
async function end(server: ChildProcess, isTold = false): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, 'exit');
  if (!isTold) server.kill('SIGTERM');
  await ended;
}
