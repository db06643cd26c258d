import { fieldSchema, isId } from '@sarn/kernel';
import { CardSettings, cardsCode, configurationFields, emblemCode } from '../contract/index.ts';
import type { ConfigurationCode, ConfigurationValues } from '../contract/index.ts';
import type { CentreValues } from './live-deployment.ts';
import type { StoredValue } from './values.store.ts';

/** What the centre says, with the version of each value. */
export interface KeptValues extends CentreValues {
  readonly versions: ReadonlyMap<string, number>;
}

/**
 * What the centre says. A value that the program does not understand any more counts as not said,
 * so that an older or newer program still starts.
 *
 * @param held values that the environment holds: what the centre said of them before does not count
 */
export function readValues(
  rows: readonly StoredValue[],
  held: ReadonlySet<ConfigurationCode>,
): KeptValues {
  const known = new Map(rows.map(({ code, value }) => [code, value]));
  const cards = CardSettings.safeParse(known.get(cardsCode));
  const emblem = known.get(emblemCode);
  return {
    values: ownValues(known, held),
    cards: cards.success ? cards.data : null,
    emblemId: typeof emblem === 'string' && isId(emblem) ? emblem : null,
    versions: new Map(rows.map(({ code, version }) => [code, version])),
  };
}

function ownValues(
  known: ReadonlyMap<string, unknown>,
  held: ReadonlySet<ConfigurationCode>,
): Partial<ConfigurationValues> {
  const said = (Object.keys(configurationFields) as ConfigurationCode[])
    .filter((code) => !held.has(code))
    .map(
      (code) => [code, fieldSchema(configurationFields[code]).safeParse(known.get(code))] as const,
    )
    .flatMap(([code, read]) => (read.success ? [[code, read.data] as const] : []));
  // Each was read by the schema of its field, whose values the type names.
  return Object.fromEntries(said) as Partial<ConfigurationValues>;
}
