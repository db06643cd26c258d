import type { ConfigurationPart, Platform, SettingsTable } from '@sarn/platform-server';
import { createDependencies } from '@sarn/settings/server';
import type { SettingsNeeds } from '@sarn/settings/server';
import { partSection } from './section.ts';
import type { Section } from './section.ts';
import { tableSection } from './table-section.ts';

/** What the modules give for the file. */
export interface GivenSettings {
  readonly tables: readonly SettingsTable[];
  readonly parts: readonly ConfigurationPart[];
}

/**
 * The sections of the file: the described tables behind those to which they refer, then the parts.
 *
 * @throws Error when two have one code
 */
export function sectionsOf(
  platform: Platform,
  organisation: SettingsNeeds['organisation'],
  { tables, parts }: GivenSettings,
): readonly Section[] {
  const deps = createDependencies(platform, { organisation, tables });
  const sections = [
    ...inOrder(tables).map((table) => tableSection(deps, table)),
    ...parts.map(partSection),
  ];
  const codes = sections.map(({ code }) => code);
  const twice = codes.find((code, at) => codes.indexOf(code) !== at);
  if (twice !== undefined) throw new Error(`Two settings are called ${twice} in the file`);
  return sections;
}

/** Each table behind those that its references name. */
function inOrder(tables: readonly SettingsTable[]): readonly SettingsTable[] {
  const ordered = new Set<SettingsTable>();
  const visit = (one: SettingsTable, above: readonly string[]): void => {
    const { code, fields } = one.table;
    if (ordered.has(one) || above.includes(code)) return;
    for (const field of Object.values(fields)) {
      const named =
        field.kind === 'reference' && tables.find(({ table }) => table.code === field.table);
      if (named) visit(named, [...above, code]);
    }
    ordered.add(one);
  };
  for (const one of tables) visit(one, []);
  return [...ordered];
}
