import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Whether npm's list of installed packages agrees with package-lock.json. */
export function matchesLock(root) {
  const installedFile = path.join(root, 'node_modules', '.package-lock.json');
  const lockFile = path.join(root, 'package-lock.json');
  if (!existsSync(installedFile) || !existsSync(lockFile)) return false;
  const installed = readPackages(installedFile);
  const pinnedNode = new RegExp(
    `/node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}$`,
  );
  return Object.entries(readPackages(lockFile))
    .filter(([place]) => place.includes('node_modules/'))
    .every(([place, entry]) => {
      const there = installed[place];
      // Optional packages are for other systems, except the Node of this one.
      if (!there) return entry.optional === true && !pinnedNode.test(place);
      return there.version === entry.version && there.link === entry.link;
    });
}

function readPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
}
