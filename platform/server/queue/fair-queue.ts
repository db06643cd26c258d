import { AppError } from '@sarn/kernel';

export interface FairQueueLimits extends WaitingLimits {
  /** Works that run at once. */
  readonly running: number;
}

export interface WaitingLimits {
  /** Works that wait, of everybody together. */
  readonly waiting: number;
  /** Works of one caller that wait. */
  readonly waitingOfOne: number;
}

/** For works on pages, each a part of a second to some seconds long: the last of them is still worth waiting for. */
export const waitingInTurns: WaitingLimits = { waiting: 40, waitingOfOne: 8 };

/**
 * Expensive work in turns: each caller who waits has one work begun before anybody has a second
 * one, so many works of one caller delay the others by one work at most.
 */
export interface FairQueue {
  /**
   * @param caller whose work it is: a person, or an address
   * @throws AppError 'platform.busy' when too much waits already. Where the queue is full, the
   *   newest work of whoever has the most waiting gives way to a caller who has less.
   */
  run<T>(caller: string, work: () => Promise<T>): Promise<T>;
}

interface Waiting {
  readonly begin: () => void;
  readonly refuse: () => void;
}

export function createFairQueue(limits: FairQueueLimits): FairQueue {
  const lines = new Map<string, Waiting[]>();
  /** When each caller had a work begun last, counted in works; emptied when nothing waits. */
  const served = new Map<string, number>();
  let turn = 0;
  let running = 0;
  let waiting = 0;

  function beginNext(): void {
    if (running >= limits.running) return;
    const caller = nextCaller();
    if (caller === null) {
      if (running === 0) served.clear();
      return;
    }
    const line = lines.get(caller) ?? [];
    const next = line.shift();
    if (line.length === 0) lines.delete(caller);
    served.set(caller, (turn += 1));
    waiting -= 1;
    running += 1;
    next?.begin();
  }

  /** Whoever waits and was served longest ago; of several, who came first. */
  function nextCaller(): string | null {
    let next: { readonly caller: string; readonly since: number } | null = null;
    for (const caller of lines.keys()) {
      const since = served.get(caller) ?? 0;
      if (next === null || since < next.since) next = { caller, since };
    }
    return next?.caller ?? null;
  }

  function makeSpace(caller: string): boolean {
    const own = lines.get(caller)?.length ?? 0;
    if (own >= limits.waitingOfOne) return false;
    if (waiting < limits.waiting) return true;
    const [longest, line] = longestOf(lines);
    if (longest === null || line.length <= own + 1) return false;
    waiting -= 1;
    line.pop()?.refuse();
    return true;
  }

  return {
    run: async (caller, work) => {
      if (!makeSpace(caller)) throw new AppError('platform.busy');
      await new Promise<void>((begin, fail) => {
        const line = lines.get(caller) ?? [];
        lines.set(caller, line);
        line.push({ begin, refuse: () => fail(new AppError('platform.busy')) });
        waiting += 1;
        beginNext();
      });
      try {
        return await work();
      } finally {
        running -= 1;
        beginNext();
      }
    },
  };
}

function longestOf(lines: ReadonlyMap<string, Waiting[]>): [string | null, Waiting[]] {
  let longest: [string | null, Waiting[]] = [null, []];
  for (const line of lines) if (line[1].length > longest[1].length) longest = line;
  return longest;
}
