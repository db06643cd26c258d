import { bytesOf, openLine } from './line.ts';
import type { Request } from './calls.ts';
import { startMeter } from './processor.ts';
import type { Watched } from './processor.ts';

/**
 * Waiting times of so many callers, calls per second, and the processor time of one call;
 * times in milliseconds.
 */
export interface Waits {
  readonly p50: number;
  readonly p95: number;
  readonly perSecond: number;
  /** Callers, server and database together; 0 where the system does not report it. */
  readonly processor: number;
}

export interface Work {
  readonly watched: Watched;
  do(turn: number): Promise<unknown>;
}

/** Each work has as many turns, in rotation: other load of the computer affects all alike. */
const turns = 3;
/** Duration of one turn; all together long enough for a p95 of a slow call. */
const turnMs = 400;
const fewest = 20;
/**
 * Not measured: each connection plans a statement five times before it keeps a plan, and the code
 * is compiled during the first thousands of calls.
 */
const warmMs = 800;

/** Lets so many callers repeat each work, each call right after the one before. */
export async function waitsOf(count: number, works: readonly Work[]): Promise<Waits[]> {
  const clocks = works.map((work) => clockOf(count, work));
  for (const clock of clocks) await clock.warm();
  for (let turn = 0; turn < turns; turn += 1) {
    for (const clock of clocks) await clock.run();
  }
  return clocks.map((clock) => clock.read());
}

function clockOf(count: number, work: Work) {
  const waited: number[] = [];
  let used = 0;
  let spent = 0;
  let turn = 0;
  const all = (one: (began: number) => Promise<void>): Promise<unknown> => {
    const began = performance.now();
    return Promise.all(Array.from({ length: count }, () => one(began)));
  };
  return {
    warm: () =>
      all(async (began) => {
        while (performance.now() - began < warmMs) await work.do((turn += 1));
      }),
    async run() {
      const usedSince = startMeter(work.watched);
      const began = performance.now();
      const enough = waited.length + fewest / turns;
      await all(async () => {
        while (performance.now() - began < turnMs || waited.length < enough) {
          turn += 1;
          const since = performance.now();
          await work.do(turn);
          waited.push(performance.now() - since);
        }
      });
      spent += performance.now() - began;
      used += usedSince();
    },
    read(): Waits {
      const sorted = waited.toSorted((a, b) => a - b);
      const at = (share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? 0;
      return {
        p50: at(0.5),
        p95: at(0.95),
        perSecond: (waited.length / spent) * 1000,
        processor: used / waited.length,
      };
    },
  };
}

/** Calls over HTTP, each caller on a kept-alive connection of its own, as browsers do. */
export function callers(url: string, token: string, count: number) {
  const lines = Array.from({ length: count }, () => openLine(url));
  const free = [...lines];
  const bytes = new Map<Request, Buffer>();
  return {
    async call(asked: Request): Promise<void> {
      const line = free.pop();
      if (!line) throw new Error('more calls than callers');
      const sent = bytes.get(asked) ?? bytesOf(asked, url, token);
      bytes.set(asked, sent);
      await line.call(sent, asked.path);
      free.push(line);
    },
    close: () => lines.forEach((line) => line.close()),
  };
}
