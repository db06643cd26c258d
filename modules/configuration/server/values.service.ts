import { AppError, fieldSchema, formatInstant } from '@sarn/kernel';
import type { InputOf, OutputOf } from '@sarn/kernel';
import { InvalidInput, keep, tellChangeToAll } from '@sarn/platform-server';
import type { Kept, SignedContext, Tx } from '@sarn/platform-server';
import { cardsCode, configurationFields, emblemCode, hardToRead } from '../contract/index.ts';
import type {
  CardSetting,
  ConfigurationValues,
  getConfiguration,
  saveCards,
  saveConfiguration,
} from '../contract/index.ts';
import { checkCards } from './cards.rules.ts';
import type { ConfigurationDependencies } from './dependencies.ts';
import { withCentre } from './live-deployment.ts';
import { wrongHours } from './office-hours.rules.ts';
import { readValues } from './read-values.ts';
import type { KeptValues } from './read-values.ts';
import { valueRows, valuesOf } from './value-sources.ts';
import { lastChange, listValues, putValue } from './values.store.ts';

/** What is announced when a value changes. */
const topic = 'configuration';

/** The values as this process keeps them, until one changes anywhere. */
export const keepValues = (deps: ConfigurationDependencies): Kept<KeptValues> =>
  keep(deps.platform.announcements, topic, async () => {
    const kept = readValues(await listValues(deps.platform.db), deps.held);
    return { ...kept, cards: kept.cards && whole(deps, kept.cards) };
  });

/** Null where the program has other cards by now: then those of the file are shown. */
function whole(deps: ConfigurationDependencies, cards: readonly CardSetting[]) {
  try {
    checkCards(cards, usualCards(deps));
    return cards;
  } catch {
    return null;
  }
}

/** Everything that the page shows. */
export async function readConfiguration(
  deps: ConfigurationDependencies,
  kept: KeptValues,
): Promise<OutputOf<typeof getConfiguration>> {
  const { logo } = withCentre(deps.base, kept);
  return {
    rows: valueRows(deps, kept.values, kept.versions),
    emblem: {
      ...{ logo, isOwn: kept.emblemId !== null },
      version: kept.versions.get(emblemCode) ?? 0,
    },
    cards: {
      cards: [...(kept.cards ?? usualCards(deps))],
      source: kept.cards ? 'centre' : 'file',
      version: kept.versions.get(cardsCode) ?? 0,
    },
  };
}

/** The cards as the deployment file has them. */
export const usualCards = ({ base, cardsOf }: ConfigurationDependencies): CardSetting[] =>
  cardsOf(base).map((card) => ({ ...card, taker: null }));

/** A change of one value. */
export interface ValueChange {
  readonly code: string;
  /** Null: the centre says nothing of it any more. */
  readonly value: unknown;
  readonly version: number;
}

/**
 * Sets values; all or none.
 *
 * @throws InvalidInput naming wrong fields; AppError 'configuration.stale', 'configuration.held',
 *   'configuration.hard-to-read', 'configuration.office-hours', 'configuration.noon-break'
 * @param isPart one of several that are written one by one: `assertAllConsistent` follows them
 */
export async function setValues(
  deps: ConfigurationDependencies,
  context: SignedContext,
  tx: Tx,
  {
    changes,
    reason,
    isPart = false,
  }: InputOf<typeof saveConfiguration> & { readonly isPart?: boolean },
): Promise<number> {
  if (changes.some(({ code }) => deps.held.has(code))) throw new AppError('configuration.held');
  const before = readValues(await listValues(tx), deps.held).values;
  const read = changes.map(({ code, value, version }) => {
    const found = value === null ? null : fieldSchema(configurationFields[code]).safeParse(value);
    if (found && !found.success) throw new InvalidInput([{ field: code, rule: 'pattern' }]);
    return { code, value: found ? found.data : null, version };
  });
  const said = Object.fromEntries(read.map(({ code, value }) => [code, value ?? undefined]));
  if (!isPart) assertConsistent({ ...valuesOf(deps), ...defined({ ...before, ...said }) });
  await writeAll(deps, context, tx, read);
  await recordChange(deps, context, tx, {
    act: 'configuration.changed',
    changes: read.map(({ code, value }) => ({ code, from: before[code] ?? null, to: value })),
    reason,
  });
  return read.length;
}

const defined = <T extends object>(values: T): T =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as T;

/** Refuses values that contradict each other. */
export function assertConsistent(values: ConfigurationValues): void {
  const { accent, accentInk, login } = values;
  if (hardToRead({ accent, accentInk, login }).length > 0) {
    throw new AppError('configuration.hard-to-read');
  }
  const wrong = wrongHours(values);
  if (wrong) throw new AppError(wrong);
}

/** Refuses what was written value by value, where it contradicts itself as a whole. */
export async function assertAllConsistent(deps: ConfigurationDependencies, tx: Tx): Promise<void> {
  const { values } = readValues(await listValues(tx), deps.held);
  assertConsistent({ ...valuesOf(deps), ...values });
}

/** Sets the cards, or with null as the file has them. */
export async function setCards(
  deps: ConfigurationDependencies,
  context: SignedContext,
  tx: Tx,
  { cards, version, reason }: InputOf<typeof saveCards>,
): Promise<number> {
  const before = readValues(await listValues(tx), deps.held).cards;
  if (cards) checkCards(cards, usualCards(deps));
  await writeAll(deps, context, tx, [{ code: cardsCode, value: cards, version }]);
  const changes = [{ code: cardsCode, from: before, to: cards }];
  await recordChange(deps, context, tx, { act: 'configuration.changed', changes, reason });
  return version + 1;
}

/** Names of the agency as its first setup asks for them. */
export interface AgencyNames {
  readonly agencyTh: string;
  readonly agencyEn: string;
}

/** Lines in which the name of the agency stands among other words. */
const namedLines = {
  agencyTh: ['subheadingTh', 'copyrightTh'],
  agencyEn: ['subheadingEn', 'copyrightEn'],
} as const;

/**
 * Sets the names of the agency over what they are, also where other lines have them; what the environment
 * holds stays as it is.
 */
export async function setAgencyNames(
  deps: ConfigurationDependencies,
  context: Changer,
  tx: Tx,
  names: AgencyNames,
): Promise<void> {
  const { values, versions } = readValues(await listValues(tx), deps.held);
  const now = { ...valuesOf(deps), ...defined(values) };
  const renamed = (['agencyTh', 'agencyEn'] as const).flatMap((name) => [
    { code: name, value: names[name] },
    ...namedLines[name].map((code) => ({
      ...{ code, value: now[code].replaceAll(now[name], names[name]) },
    })),
  ]);
  const changes = renamed
    .filter(({ code, value }) => !deps.held.has(code) && value !== now[code])
    .map(({ code, value }) => ({ code, value, version: versions.get(code) ?? 0 }));
  if (changes.length === 0) return;
  await writeAll(deps, context, tx, changes);
  await recordChange(deps, context, tx, {
    act: 'configuration.changed',
    changes: changes.map(({ code, value }) => ({ code, from: values[code] ?? null, to: value })),
    reason: '',
  });
}

/** Who changes something; the first administrator does before a session exists. */
export interface Changer {
  readonly caller: Pick<SignedContext['caller'], 'id'>;
  readonly requestId: string;
}

/** Writes values in the order of their codes, so that two administrators never wait for each other. */
export async function writeAll(
  deps: ConfigurationDependencies,
  { caller }: Changer,
  tx: Tx,
  changes: readonly ValueChange[],
): Promise<void> {
  const at = deps.platform.clock.now().toISOString();
  for (const change of changes.toSorted((a, b) => (a.code < b.code ? -1 : 1))) {
    if (await putValue(tx, { ...change, by: caller.id, at })) continue;
    throw new AppError('configuration.stale', await whoChanged(deps, tx, change.code));
  }
}

async function whoChanged({ organisation }: ConfigurationDependencies, tx: Tx, code: string) {
  const last = await lastChange(tx, code);
  const id = last?.personId ?? '';
  const cards = await organisation.personCard(tx, id ? [id] : []);
  return { name: cards.get(id)?.name ?? '', at: last ? formatInstant(last.at) : '' };
}

interface Recorded {
  readonly act: string;
  readonly changes: readonly {
    readonly code: string;
    readonly from: unknown;
    readonly to: unknown;
  }[];
  readonly reason: string;
}

/** Writes the audit entry, tells every process, and every open page after the commit. */
export async function recordChange(
  { platform }: ConfigurationDependencies,
  { caller, requestId }: Changer,
  tx: Tx,
  { act, changes, reason }: Recorded,
): Promise<void> {
  await platform.audit.write(tx, {
    act,
    callerId: caller.id,
    subject: { kind: 'configuration', id: 'deployment' },
    detail: { changes, reason },
    requestId,
  });
  await platform.announcements.announce(tx, topic);
  tx.afterCommit(() => tellChangeToAll(platform.live, { kind: 'settings', id: topic }));
}
