import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * Whether a process with this number runs, also when it belongs to another user. One that has
 * ended but was not waited for by its parent (usual in a container without init) does not.
 */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return process.platform !== 'linux' || linuxStat(pid)?.[0] !== 'Z';
}

/**
 * When a process began, as text to be compared for equality only: a number alone is
 * given out again after a crash (always number 1 in a container).
 *
 * @returns undefined when the process is gone or the system does not say
 */
export function startTimeOf(pid: number): string | undefined {
  if (process.platform === 'linux') return linuxStartTime(pid);
  if (process.platform === 'win32') return undefined;
  return outputOf('ps', ['-o', 'lstart=', '-p', String(pid)]);
}

/** The command line of a process; undefined when it is gone or the system does not say. */
export function commandOf(pid: number): string | undefined {
  if (process.platform === 'linux') {
    return readText(`/proc/${pid}/cmdline`)?.replaceAll('\0', ' ');
  }
  return process.platform === 'win32'
    ? undefined
    : outputOf('ps', ['-o', 'command=', '-p', String(pid)]);
}

function linuxStartTime(pid: number): string | undefined {
  const ticks = linuxStat(pid)?.[19];
  const boot = readText('/proc/sys/kernel/random/boot_id')?.trim() ?? '';
  return ticks === undefined ? undefined : `${boot}:${ticks}`;
}

/** The fields of /proc/<pid>/stat from the state on. */
function linuxStat(pid: number): string[] | undefined {
  const stat = readText(`/proc/${pid}/stat`);
  // The name in brackets may itself hold blanks and brackets: count from the last bracket.
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined; // gone in the meantime, or hidden: the caller treats both as unknown
  }
}

function outputOf(command: string, args: string[]): string | undefined {
  try {
    return execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return undefined; // ps ends with 1 when there is no such process
  }
}
