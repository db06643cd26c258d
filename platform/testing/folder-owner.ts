import { readFileSync, readlinkSync } from 'node:fs';

/**
 * A process as part of a folder's name: its number, when it began, and the space of process numbers it is
 * in. A number alone is given out again, and two containers that share a folder have the same numbers.
 */
export const ownName = nameOf(process.pid, startOf(process.pid) ?? '0', space());

/** The name of a process, by its number, its beginning and its space of numbers. */
export function nameOf(pid: number, start: string, spaceOf: string): string {
  return `${pid}.${start}.${spaceOf}`;
}

const folder = /^sarn-[a-z-]+-(\d+)\.(\d+)\.(\d+)-[A-Za-z0-9]{6}$/;

/** Whether it is the folder of a process of this computer that has ended. */
export function hasLostOwner(name: string): boolean {
  const [, pid = '', start = '', spaceOf = ''] = folder.exec(name) ?? [];
  if (pid === '' || spaceOf !== space()) return false;
  if (!isAlive(Number(pid))) return true;
  const found = startOf(Number(pid));
  return found !== undefined && found !== start;
}

/** Whether a process with this number runs; one that has ended and was not waited for does not. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return statOf(pid)?.[0] !== 'Z';
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Clock ticks since the start of the computer; undefined where the system does not say. */
function startOf(pid: number): string | undefined {
  return statOf(pid)?.[19];
}

/** The fields of /proc/<pid>/stat from the state on. */
function statOf(pid: number): string[] | undefined {
  const stat = textOf(() => readFileSync(`/proc/${pid}/stat`, 'utf8'));
  // The name in brackets may hold blanks and brackets: counted from the last bracket.
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
}

/** Number of the space of process numbers; 0 where there is only one. */
function space(): string {
  const link = textOf(() => readlinkSync('/proc/self/ns/pid'));
  return /\d+/.exec(link ?? '')?.[0] ?? '0';
}

function textOf(read: () => string): string | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
