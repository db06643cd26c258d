import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Whether a process with this number exists, also when it belongs to somebody else. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * When a process began, as text to compare only for equality: a number alone is
 * given out again after a crash (always number 1 in a container).
 *
 * @returns undefined when the process is gone or the system does not tell
 */
export function startTimeOf(pid: number): string | undefined {
  if (process.platform === 'linux') return linuxStartTime(pid);
  if (process.platform === 'win32') return undefined;
  return outputOf('ps', ['-o', 'lstart=', '-p', String(pid)]);
}

/** The command line of a process, '' when the system does not tell. */
export function commandOf(pid: number): string {
  if (process.platform === 'linux') {
    return (readText(`/proc/${pid}/cmdline`) ?? '').replaceAll('\0', ' ');
  }
  if (process.platform === 'win32') return '';
  return outputOf('ps', ['-o', 'command=', '-p', String(pid)]) ?? '';
}

function linuxStartTime(pid: number): string | undefined {
  const stat = readText(`/proc/${pid}/stat`);
  if (stat === undefined) return undefined;
  // The name in brackets may itself hold blanks and brackets: count from the last one.
  const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  const boot = readText('/proc/sys/kernel/random/boot_id')?.trim() ?? '';
  return `${boot}:${ticks}`;
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
