import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from './places.ts';
import { runProgram } from './run-program.ts';

const MINUTE_MS = 60_000;

export interface PhaseResult {
  passed: number;
  failed: number;
  skipped: number;
  /** Output to show when something failed. */
  output: string;
  /** Measurements to show. */
  figures?: readonly string[];
}

export interface Phase {
  name: string;
  /** Absent: always runs. A sentence: why the phase is left out here. */
  skip?: () => string | undefined;
  run: () => Promise<PhaseResult>;
}

/**
 * Phases that need nothing of each other, so that two can run at once. The longest come first: a long
 * one at the end would leave a core without work.
 */
export type PhaseGroup = readonly Phase[];

/**
 * A check that is one program, run by the pinned Node, and counted as one.
 *
 * @param env variables beside those of this process
 */
export function programPhase(
  name: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Phase {
  return {
    name,
    run: async () => {
      const { code, output } = await runProgram(process.execPath, args, {
        cwd: root,
        env: { ...process.env, ...env },
        limitMs: 6 * MINUTE_MS,
      });
      return verdict(code === 0, output);
    },
  };
}

/** The same for a program of the repository that a checkout may not have yet. */
export function ownProgramPhase(name: string, file: string, args: readonly string[]): Phase {
  return {
    ...programPhase(name, [file, ...args]),
    skip: () => (existsSync(path.join(root, file)) ? undefined : `there is no ${file}`),
  };
}

/** Counts a check as one passed or one failed. */
export function verdict(isGood: boolean, output: string): PhaseResult {
  return { passed: isGood ? 1 : 0, failed: isGood ? 0 : 1, skipped: 0, output };
}
