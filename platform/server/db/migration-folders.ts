import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { MigrationSource } from './migration-files.ts';

/**
 * The migration folders of a source tree, by its layout: `modules/<m>/server/migrations`
 * and `platform/server/migrations`. For tools and tests, which must not load every module;
 * the program itself takes them from the manifests.
 *
 * @param root folder of the repository
 */
export function findMigrationFolders(root: string): MigrationSource[] {
  const modules = readdirSync(join(root, 'modules'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({
      module: name,
      folder: join(root, 'modules', name, 'server/migrations'),
    }));
  const platform = { module: 'platform', folder: join(root, 'platform/server/migrations') };
  return [platform, ...modules]
    .filter(({ folder }) => existsSync(folder))
    .toSorted((a, b) => (a.module < b.module ? -1 : 1));
}
