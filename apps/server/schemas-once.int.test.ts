import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { describedModules } from './openapi.ts';
import { openInstance } from './testing.ts';
import type { OfficeInstance } from './testing.ts';

let office: OfficeInstance;
beforeAll(async () => {
  office = await openInstance();
}, 180_000);
afterAll(() => office.close());

/** Lines of the stack above this file. */
function callers(): string[] {
  const before = Error.stackTraceLimit;
  Error.stackTraceLimit = 60;
  const lines = (new Error().stack ?? '').split('\n').slice(1);
  Error.stackTraceLimit = before;
  return lines.map((line) => line.trim()).filter((line) => !line.includes('schemas-once'));
}

const isOurs = (line: string): boolean => !line.includes('/node_modules/');

/** Where parsers were compiled while the work went on: zod makes a function of each schema when it is first used. */
async function compiledIn(work: () => Promise<unknown>): Promise<string[]> {
  const where: string[] = [];
  const compiling = new Proxy(Function, {
    construct(target, args: unknown[], made: (...given: never[]) => unknown): object {
      const lines = callers();
      // A background job of another kind may run for the first time at any moment.
      const isOfJob = lines.some((line) => line.includes('/platform/server/jobs/'));
      if (!isOfJob && lines.some((line) => line.includes('/zod/'))) {
        where.push(lines.find(isOurs) ?? 'zod');
      }
      return Reflect.construct(target, args, made) as object;
    },
  });
  vi.stubGlobal('Function', compiling);
  try {
    await work();
  } finally {
    vi.unstubAllGlobals();
  }
  return where;
}

const paths = describedModules()
  .flatMap(({ routes }) => routes.map(({ endpoint }) => endpoint))
  .filter(({ method }) => method === 'GET')
  .map(({ path }) =>
    path.replace(/:table\b/, 'registration-book-display').replaceAll(/:\w+/g, 'receive'),
  );

async function readAll(): Promise<void> {
  for (const path of paths) await office.get('admin', path);
  const rows = await office.get('admin', '/settings/tables/registration-book-display/rows');
  expect(rows.status).toBe(200);
}

it('no schema is made anew by a call: its parser is compiled when it is first used, and kept', async () => {
  const work = async () => {
    await office.assignedLetter();
    await readAll();
  };
  // What a call finds only once there is a letter is read for the first time in the second round.
  expect(await compiledIn(work)).not.toEqual([]);
  await work();
  expect(await compiledIn(work)).toEqual([]);
});
