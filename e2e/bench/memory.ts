import { readFileSync } from 'node:fs';

/** Resident memory of a process in MB (Linux); 0 where it cannot be read. */
export function residentMegabytes(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return 0;
    throw error;
  }
}

/** The same with each page that processes share counted in parts, so that a program of several has it once (Linux). */
export function proportionalMegabytes(pid: number): number {
  try {
    const sums = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    return Number(/^Pss:\s+(\d+)/m.exec(sums)?.[1] ?? 0) / 1024;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return 0;
    throw error;
  }
}
