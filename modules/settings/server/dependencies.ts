import { AppError } from '@sarn/kernel';
import type { Organisation } from '@sarn/organisation/server';
import { holdsEverywhere } from '@sarn/platform-server';
import type { Caller, Platform, SettingsTable } from '@sarn/platform-server';

/** What the settings module needs of those below it. */
export interface SettingsNeeds {
  /** Names of people in the history of a row, and the units to which rows are limited. */
  readonly organisation: Pick<
    Organisation,
    'personCard' | 'unitsWithAncestors' | 'units' | 'unitTree'
  >;
  /** The described tables of all modules. */
  readonly tables: readonly SettingsTable[];
}

export interface SettingsDependencies {
  readonly platform: Platform;
  readonly organisation: SettingsNeeds['organisation'];
  readonly tables: ReadonlyMap<string, SettingsTable>;
}

/** @throws Error when two modules describe a table of one code */
export function createDependencies(
  platform: Platform,
  { organisation, tables }: SettingsNeeds,
): SettingsDependencies {
  const byCode = new Map<string, SettingsTable>();
  for (const settings of tables) {
    const { code } = settings.table;
    if (byCode.has(code)) throw new Error(`Two tables of settings are called ${code}`);
    byCode.set(code, settings);
  }
  return { platform, organisation, tables: byCode };
}

/** @throws AppError 'platform.not-found' */
export function tableOf({ tables }: SettingsDependencies, code: string): SettingsTable {
  const found = tables.get(code);
  if (!found) throw new AppError('platform.not-found');
  return found;
}

/**
 * The table, for somebody who may change it: who may is asked of the description, the same for the
 * page, its entry in the centre and each call.
 *
 * @throws AppError 'settings.forbidden', 'platform.not-found'
 */
export function permittedTable(
  deps: SettingsDependencies,
  caller: Caller,
  code: string,
): SettingsTable {
  const found = tableOf(deps, code);
  const { permission } = found.table;
  if (!holdsEverywhere(caller, permission))
    throw new AppError('settings.forbidden', { permission });
  return found;
}
