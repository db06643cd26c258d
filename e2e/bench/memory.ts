import { readFileSync } from 'node:fs';

/** Resident memory of a process in MB (Linux); 0 where it cannot be read. */
export const residentMegabytes = (pid: number): number => megabytesOf(pid, 'status', 'VmRSS');

/** The same with each page that processes share counted in parts, so that a program of several has it once (Linux). */
export const proportionalMegabytes = (pid: number): number =>
  megabytesOf(pid, 'smaps_rollup', 'Pss');

function megabytesOf(pid: number, file: string, name: string): number {
  try {
    const text = readFileSync(`/proc/${pid}/${file}`, 'utf8');
    return Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(text)?.[1] ?? 0) / 1024;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return 0;
    throw error;
  }
}
