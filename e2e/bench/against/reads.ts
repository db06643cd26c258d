import { persons } from '../agency/generate.ts';
import { callsOf } from '../scale/calls.ts';
import type { CallGroup } from '../scale/calls.ts';
import { callers } from '../scale/clock.ts';
import { inTurns, startComparison, timed } from './compare.ts';
import type { Compared } from './compare.ts';
import type { Pair, Side } from './sides.ts';

const atOnce = 4;
/** Many short turns: what else the computer does then meets both versions alike. */
const turnMs = 100;
/** Not measured: connections plan their statements, the program is compiled. */
const warmMs = 800;

/** Lists, searches and pages of three people, the same at both versions. */
export async function compareReads(
  sides: Pair<Side>,
  rounds: number,
  groups: readonly CallGroup[],
): Promise<Compared[]> {
  const compared: Compared[] = [];
  for (const [person, account] of Object.entries(persons)) {
    const before = await readingOf(sides.before, account, groups);
    const after = await readingOf(sides.after, account, groups);
    for (const { what, group } of before.calls.values()) {
      // A call that is new since then has nothing to be compared with.
      if (!(await before.answers(what))) continue;
      const named = { what: `${person}: ${what}`, group };
      const again = { before: before.repeat(what), after: after.repeat(what) };
      compared.push(await compareCall(sides, named, again, rounds));
    }
    before.close();
    after.close();
  }
  return compared;
}

/**
 * The calls of one person at one version; documents of earlier comparisons have ids of their own.
 */
async function readingOf(side: Side, account: string, groups: readonly CallGroup[]) {
  const api = await side.session(account);
  const calls = new Map((await callsOf(api, groups)).map((one) => [one.what, one]));
  const over = callers(side.url, api.token, atOnce);
  const repeat = (what: string) => {
    const requests = calls.get(what)?.requests;
    if (!requests) throw new Error(`only one version has ${what}`);
    return (ms: number) => waitsFor(ms, (turn) => over.call(requests[turn % requests.length]!));
  };
  const answers = async (what: string): Promise<boolean> => {
    const [request] = calls.get(what)?.requests ?? [];
    if (!request) return false;
    const { path, method, body } = request;
    const answer = await (method === 'GET' ? api.get(path) : api.post(path, body));
    return answer.status !== 404;
  };
  return { calls, repeat, answers, close: over.close };
}

async function waitsFor(ms: number, call: (turn: number) => Promise<void>): Promise<number[]> {
  const waits: number[] = [];
  const began = performance.now();
  await Promise.all(
    Array.from({ length: atOnce }, async (_, caller) => {
      for (let turn = caller; performance.now() - began < ms; turn += atOnce) {
        waits.push(await timed(() => call(turn)));
      }
    }),
  );
  return waits;
}

async function compareCall(
  sides: Pair<Side>,
  { what, group }: { readonly what: string; readonly group: string },
  again: Pair<(ms: number) => Promise<number[]>>,
  rounds: number,
): Promise<Compared> {
  const comparison = startComparison(group);
  for (const which of inTurns(0)) await again[which](warmMs);
  for (let round = 0; round < rounds; round += 1) {
    for (const which of inTurns(round)) {
      await comparison.measure(what, which, sides[which], () => again[which](turnMs));
    }
  }
  const [compared] = comparison.read();
  if (!compared) throw new Error(`${what} was not measured`);
  process.stderr.write(`${what}\n`);
  return compared;
}
