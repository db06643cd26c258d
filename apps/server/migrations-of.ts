import { platformMigrations } from '@sarn/platform-server';
import type { MigrationSource, ServerModule } from '@sarn/platform-server';

/** Folders of the migrations of the platform and of these modules. */
export function migrationsOf(modules: readonly ServerModule[]): readonly MigrationSource[] {
  const own = modules.flatMap(({ name, migrations, formerly = [] }) =>
    migrations === undefined ? [] : [{ module: name, folder: migrations, formerly }],
  );
  return [platformMigrations, ...own];
}
