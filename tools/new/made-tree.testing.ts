import { rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { root } from '../suite/places.ts';
import { runProgram } from '../suite/run-program.ts';
import { copyTree, linkPackage } from './scratch-tree.testing.ts';

const limitMs = 5 * 60_000;

/** A copy of the tree into which `npm run new:module` made a module. */
export interface MadeTree {
  /** Its folder; set inside tests and hooks only. */
  readonly root: string;
  /** Runs a file with Node in it, and expects exit code 0. */
  run(args: readonly string[], env?: NodeJS.ProcessEnv): Promise<void>;
}

/** For a test file: call it once at the top; made before the first test, removed after the last. */
export function withMadeModule(name: string): MadeTree {
  let scratch = '';
  const run = async (args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<void> => {
    const { code, output } = await runProgram(process.execPath, args, {
      ...{ cwd: scratch, limitMs },
      env: { ...cleanEnvironment(), ...env },
    });
    expect(code, output).toBe(0);
  };
  beforeAll(async () => {
    scratch = copyTree(root);
    await run(['tools/new-module.ts', name]);
    linkPackage(scratch, path.join('modules', name));
  });
  afterAll(() => rmSync(scratch, { recursive: true, force: true }));
  return {
    get root() {
      return scratch;
    },
    run,
  };
}

/** The environment without what this test run set for its own processes. */
function cleanEnvironment(): NodeJS.ProcessEnv {
  const own = /^(VITEST|TEST)(_|$)/;
  return Object.fromEntries(Object.entries(process.env).filter(([key]) => !own.test(key)));
}
