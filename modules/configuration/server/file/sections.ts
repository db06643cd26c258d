import type { ErrorCatalogue } from '@sarn/kernel';
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
  /** The sentences in which the modules refuse. */
  readonly errors: ErrorCatalogue;
}

/**
 * The sections of the file, each behind those to which it refers.
 *
 * @throws Error when two have one code
 */
export function sectionsOf(
  platform: Platform,
  organisation: SettingsNeeds['organisation'],
  { tables, parts }: GivenSettings,
): readonly Section[] {
  const deps = createDependencies(platform, { organisation, tables });
  const sections = [...tables.map((table) => tableSection(deps, table)), ...parts.map(partSection)];
  const codes = sections.map(({ code }) => code);
  const twice = codes.find((code, at) => codes.indexOf(code) !== at);
  if (twice !== undefined) throw new Error(`Two settings are called ${twice} in the file`);
  return inOrder(sections);
}

/** Each section behind those that its references name. */
function inOrder(sections: readonly Section[]): readonly Section[] {
  const ordered = new Set<Section>();
  const visit = (one: Section, above: readonly string[]): void => {
    if (ordered.has(one) || above.includes(one.code)) return;
    for (const code of Object.values(one.references)) {
      const named = sections.find((other) => other.code === code);
      if (named) visit(named, [...above, one.code]);
    }
    ordered.add(one);
  };
  for (const one of sections) visit(one, []);
  return [...ordered];
}
