import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Clock ticks per second: 100 on every Linux of today. */
const tickMs = 10;

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

/** The same without this process, separately: the caller's time is not compared. */
export function startParts(watched: Watched): () => Parts {
  const before = usedOf(watched);
  return () => {
    const used = { server: 0, database: 0 };
    for (const [pid, ms] of usedOf(watched)) {
      if (pid === process.pid) continue;
      used[pid === watched.serverPid ? 'server' : 'database'] += ms - (before.get(pid) ?? 0);
    }
    return used;
  };
}

function usedOf({ serverPid, folder }: Watched): Map<number, number> {
  if (process.platform !== 'linux') return new Map();
  const pidFile = readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8');
  const postmaster = Number(pidFile.split('\n', 1)[0]);
  const used = new Map<number, number>();
  for (const name of readdirSync('/proc')) {
    const pid = Number(name);
    const stat = Number.isInteger(pid) ? statOf(pid) : undefined;
    if (!stat) continue;
    const isOurs = pid === serverPid || pid === process.pid || stat.parent === postmaster;
    if (isOurs) used.set(pid, stat.ms);
  }
  return used;
}

function statOf(pid: number): { parent: number; ms: number } | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in brackets may itself have blanks and brackets: count from the last bracket.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const ticks = Number(fields[11]) + Number(fields[12]);
    return { parent: Number(fields[1]), ms: ticks * tickMs };
  } catch {
    return undefined; // ended meanwhile
  }
}
