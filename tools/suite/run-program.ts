import { spawn } from 'node:child_process';
import path from 'node:path';
import { root } from './places.ts';

export interface ProgramOptions {
  cwd: string;
  env?: NodeJS.ProcessEnv;
  /** After this time the program and all it started are killed, and it counts as failed. */
  limitMs: number;
  /** Whether its output is shown while it runs, and not only kept. */
  isShown?: boolean;
}

export interface ProgramResult {
  /** 0 for success; 124 when it took too long. */
  code: number;
  /** Its output on both channels. */
  output: string;
}

const TOO_LONG = 124;

/**
 * Folder of Node's compile cache, with types stripped: a server that is started again, as
 * journeys do some twenty times, takes a third less processor time.
 */
const NODE_COMPILE_CACHE = path.join(root, 'node_modules', '.cache', 'node-compile');
const running = new Set<number>();

/**
 * Runs a program to its end in a process group of its own, so that all it started can be killed.
 */
export function runProgram(
  program: string,
  args: readonly string[],
  options: ProgramOptions,
): Promise<ProgramResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: options.cwd,
      env: { NODE_COMPILE_CACHE, ...(options.env ?? process.env) },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: process.platform !== 'win32',
    });
    const { pid } = child;
    if (pid !== undefined) running.add(pid);
    let output = '';
    const keep = (chunk: string): void => {
      output += chunk;
      if (options.isShown) process.stdout.write(chunk);
    };
    child.stdout.setEncoding('utf8').on('data', keep);
    child.stderr.setEncoding('utf8').on('data', keep);
    let isLate = false;
    const limit = setTimeout(() => {
      isLate = true;
      if (pid !== undefined) endGroup(pid);
    }, options.limitMs);
    child.once('error', reject);
    child.once('close', (code) => {
      clearTimeout(limit);
      if (pid !== undefined) running.delete(pid);
      if (isLate) output += `\nEnded after ${options.limitMs / 1000} s without an end.\n`;
      resolve({ code: isLate ? TOO_LONG : (code ?? 1), output });
    });
  });
}

/** Kills everything still running; for when the whole run is stopped. */
export function endAllPrograms(): void {
  for (const pid of running) endGroup(pid, 'SIGTERM');
}

function endGroup(pid: number, signal: NodeJS.Signals = 'SIGKILL'): void {
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, signal);
  } catch (error) {
    // It has just ended by itself.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
