import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

const NEEDED = 24;

export class NoNode extends Error {}

/** The Node installed with the packages; the running one when that is new enough. */
export function findNode(root) {
  const system = process.platform === 'win32' ? 'win' : process.platform;
  const program = process.platform === 'win32' ? 'node.exe' : 'node';
  const pinned = path.join(root, 'node_modules', `node-${system}-${process.arch}`, 'bin', program);
  // Run to get its version, not only looked for: on a system with another C library the file exists
  // but cannot run.
  if (existsSync(pinned) && spawnSync(pinned, ['--version']).status === 0) return pinned;
  if (Number(process.versions.node.split('.')[0]) >= NEEDED) return process.execPath;
  throw new NoNode(
    `Sarn runs on Node ${NEEDED}, and none is packaged for ${process.platform}-${process.arch} ` +
      `(this is Node ${process.versions.node}): install Node ${NEEDED} and try again.`,
  );
}
