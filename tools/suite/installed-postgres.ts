import { existsSync, globSync } from 'node:fs';
import path from 'node:path';

/** The folder of the newest installed PostgreSQL server; undefined when there is none. */
export function installedPostgres(): string | undefined {
  const [newest] = globSync('/usr/lib/postgresql/*/bin')
    .filter(hasServer)
    .toSorted((one, other) => versionOf(other) - versionOf(one));
  return newest ?? (process.env['PATH'] ?? '').split(path.delimiter).find(hasServer);
}

function hasServer(folder: string): boolean {
  return ['postgres', 'initdb'].every((program) => existsSync(path.join(folder, program)));
}

function versionOf(folder: string): number {
  return Number(path.basename(path.dirname(folder)));
}
