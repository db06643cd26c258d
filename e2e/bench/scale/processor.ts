import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** What is measured: this process, the server, and all processes of the database. */
export interface Watched {
  readonly serverPid: number;
  /** Folder of the agency, with PostgreSQL's file of its parent process id. */
  readonly folder: string;
}

/**
 * Processor time of all processes of a call, from now on. Unlike elapsed time it hardly depends on
 * the other load of the computer.
 *
 * @returns a function that reads it, in milliseconds; always 0 where it is not reported (not Linux)
 */
export function startMeter(watched: Watched): () => number {
  const before = usedOf(watched);
  return () => {
    let used = 0;
    for (const [pid, ms] of usedOf(watched)) used += ms - (before.get(pid) ?? 0);
    return used;
  };
}

/** Processor time of the server and of the database, in milliseconds. */
export interface Parts {
  readonly server: number;
  readonly database: number;
}

/**
 * The same without this process, separately: the caller's time is not compared. Of the database
 * only what works for its callers: vacuum and checkpoints come at moments of their own, and one
 * call would be charged with the rows of hundreds before it.
 */
export function startParts(watched: Watched): () => Parts {
  const before = usedOf(watched);
  return () => {
    const used = { server: 0, database: 0 };
    for (const [pid, ms] of usedOf(watched)) {
      if (pid === process.pid) continue;
      const isServer = pid === watched.serverPid;
      if (isServer || !isUpkeep(pid)) {
        used[isServer ? 'server' : 'database'] += ms - (before.get(pid) ?? 0);
      }
    }
    return used;
  };
}

const upkeep = /^postgres: (autovacuum|background writer|checkpointer|logical replication)/;

function isUpkeep(pid: number): boolean {
  return upkeep.test(textOf(`/proc/${pid}/cmdline`) ?? '');
}

function usedOf({ serverPid, folder }: Watched): Map<number, number> {
  if (process.platform !== 'linux') return new Map();
  const pidFile = readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8');
  const postmaster = Number(pidFile.split('\n', 1)[0]);
  const used = new Map<number, number>();
  for (const name of readdirSync('/proc')) {
    const pid = Number(name);
    if (!Number.isInteger(pid)) continue;
    const isOurs = pid === serverPid || pid === process.pid || parentOf(pid) === postmaster;
    const ms = isOurs ? timeOf(pid) : undefined;
    if (ms !== undefined) used.set(pid, ms);
  }
  return used;
}

function parentOf(pid: number): number | undefined {
  const stat = textOf(`/proc/${pid}/stat`);
  // The name in brackets may itself have blanks and brackets: count from the last bracket.
  return stat === undefined
    ? undefined
    : Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
}

/**
 * Milliseconds on a processor, of all threads of the process. From the scheduler, which counts
 * nanoseconds: `utime` and `stime` are in steps of 10 ms, longer than most calls.
 */
function timeOf(pid: number): number | undefined {
  try {
    const threads = readdirSync(`/proc/${pid}/task`);
    const told = threads.map((thread) => textOf(`/proc/${pid}/task/${thread}/schedstat`));
    return told.reduce((sum, line) => sum + Number(line?.split(' ', 1)[0] ?? 0) / 1e6, 0);
  } catch {
    return undefined; // ended meanwhile
  }
}

function textOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined; // ended meanwhile
  }
}
