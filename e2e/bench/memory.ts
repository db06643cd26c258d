import { readFileSync, realpathSync } from 'node:fs';

/** Resident memory of a process in MB (Linux); 0 where it cannot be read. */
export const residentMegabytes = (pid: number): number => megabytesOf(pid, 'status', 'VmRSS');

/** The same with each page that processes share counted in parts, so that a program of several has it once (Linux). */
export const proportionalMegabytes = (pid: number): number =>
  megabytesOf(pid, 'smaps_rollup', 'Pss');

const megabytesOf = (pid: number, file: string, name: string): number =>
  Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(readOf(pid, file))?.[1] ?? 0) / 1024;

/** A file that Linux keeps of a process; nothing elsewhere. */
function readOf(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  }
}

/**
 * The same of a Node process that is measured beside another: what both map of Node and its native modules counts as
 * its own, so that the two do not share it between them (Linux).
 */
export function nodeMegabytes(pid: number): number {
  const node = realpathSync(process.execPath);
  let kind = 'Pss';
  let sum = 0;
  for (const line of readOf(pid, 'smaps').split('\n')) {
    // A mapping, with its file at the end, or a value of the mapping before it.
    if (/^[\da-f]+-/.test(line)) {
      kind = line.endsWith(` ${node}`) || line.endsWith('.node') ? 'Rss' : 'Pss';
    } else if (line.startsWith(`${kind}:`)) {
      sum += Number.parseInt(line.slice(kind.length + 1), 10);
    }
  }
  return sum / 1024;
}
