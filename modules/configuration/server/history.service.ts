import { z } from 'zod';
import { AppError, isId } from '@sarn/kernel';
import type { InputOf, OutputOf } from '@sarn/kernel';
import { listSettingEntries } from '@sarn/platform-server';
import type { Caller, Handle, SettingEntry, SignedContext, Tx } from '@sarn/platform-server';
import {
  CardSettings,
  cardsCode,
  configurationCodes,
  emblemCode,
  configurationFields,
} from '../contract/index.ts';
import type { HistoryCode, listConfigurationHistory } from '../contract/index.ts';
import { checkCards } from './cards.rules.ts';
import type { ConfigurationDependencies } from './dependencies.ts';
import { readValues } from './read-values.ts';
import { valuesOf } from './value-sources.ts';
import { assertConsistent, recordChange, usualCards, writeAll } from './values.service.ts';
import { listValues, useEmblem } from './values.store.ts';
import type { StoredValue } from './values.store.ts';

/** How long one's own last change can be undone (SETTINGS §1.1). */
const undoMinutes = 10;

/** What the audit trail keeps of a change of values. */
const Detail = z.object({
  changes: z.array(
    z.object({ code: z.string(), from: z.unknown().optional(), to: z.unknown().optional() }),
  ),
  reason: z.string().default(''),
});

interface Change extends z.output<typeof Detail> {
  readonly entry: SettingEntry;
}

/** Entries of imports of a file are about the same subject, and tell themselves what they changed. */
const told = ['configuration.changed', 'configuration.emblem-changed', 'configuration.undone'];

async function listChanges(h: Handle): Promise<readonly Change[]> {
  const entries = await listSettingEntries(h, ['configuration'], 'deployment');
  return entries
    .filter(({ act }) => told.includes(act))
    .flatMap((entry): Change[] => {
      const read = Detail.safeParse(entry.detail);
      return read.success ? [{ ...read.data, entry }] : [];
    });
}

const codes: readonly HistoryCode[] = [...configurationCodes, cardsCode, emblemCode];

/** Who changed values, when and why. */
export async function valueHistory(
  deps: ConfigurationDependencies,
  caller: Caller,
  { code }: InputOf<typeof listConfigurationHistory>,
): Promise<OutputOf<typeof listConfigurationHistory>> {
  const { db } = deps.platform;
  const all = await listChanges(db);
  const asked = all.filter((one) => !code || one.changes.some((change) => change.code === code));
  const people = asked.flatMap(({ entry: { callerId } }) => callerId ?? []);
  const cards = await deps.organisation.personCard(db, [...new Set(people)]);
  const rows = asked.map(({ entry, changes, reason }) => ({
    ...{ id: entry.id, at: entry.at, reason, isUndo: entry.act === 'configuration.undone' },
    byName: cards.get(entry.callerId ?? '')?.name ?? '',
    changes: changes.flatMap(shownChange).filter((one) => !code || one.code === code),
  }));
  return { rows, mayUndo: (await findUndoable(deps, db, caller.id)) !== null };
}

function shownChange({ code, from, to }: Change['changes'][number]) {
  const known = codes.find((one) => one === code);
  if (!known) return [];
  const isOwn = (value: unknown) => value !== null && value !== undefined;
  return [
    {
      ...{ code: known, from: plain(known, from), to: plain(known, to) },
      ...{ isOwnBefore: isOwn(from), isOwnAfter: isOwn(to) },
    },
  ];
}

/** Cards and emblem are no values that fit into a line. */
const plain = (code: HistoryCode, value: unknown): string | number | null =>
  code !== cardsCode && code !== emblemCode && ['string', 'number'].includes(typeof value)
    ? (value as string | number)
    : null;

/**
 * The own last change, while it is of the last ten minutes and nobody changed one of its values since:
 * a later change is a newer entry, a value of a file another version, which writing refuses.
 */
async function findUndoable(
  { platform: { clock } }: ConfigurationDependencies,
  h: Handle,
  personId: string,
): Promise<Change | null> {
  const all = await listChanges(h);
  const at = all.findIndex(({ entry }) => entry.callerId === personId);
  const own = all[at];
  if (!own || own.entry.act === 'configuration.undone') return null;
  const age = clock.now().getTime() - new Date(own.entry.at).getTime();
  if (age > undoMinutes * 60_000) return null;
  const touched = new Set(own.changes.map(({ code }) => code));
  const newer = all.slice(0, at).flatMap(({ changes }) => changes);
  return newer.some(({ code }) => touched.has(code)) ? null : own;
}

/**
 * Writes the inverse of the own last change; all of it or nothing.
 *
 * @returns how many values
 * @throws AppError 'settings.nothing-to-undo', and what saving the former values would refuse
 */
export async function undoLast(
  deps: ConfigurationDependencies,
  context: SignedContext,
  tx: Tx,
): Promise<number> {
  const last = await findUndoable(deps, tx, context.caller.id);
  if (!last) throw new AppError('settings.nothing-to-undo');
  const stored = await listValues(tx);
  const now = new Map(stored.map((row) => [row.code, row]));
  const isAsLeft = last.changes.every(({ code, to }) => isSame(now.get(code)?.value, to));
  if (!isAsLeft) throw new AppError('settings.nothing-to-undo');
  const changes = last.changes.map(({ code, from }) => ({
    ...{ code, value: from ?? null, version: now.get(code)?.version ?? 0 },
  }));
  assertAllowed(deps, stored, changes);
  await writeAll(deps, context, tx, changes);
  const emblem = changes.find(({ code }) => code === emblemCode);
  if (emblem) {
    const id = typeof emblem.value === 'string' && isId(emblem.value) ? emblem.value : null;
    await useEmblem(tx, id, deps.platform.clock.now().toISOString());
  }
  await recordChange(deps, context, tx, {
    act: 'configuration.undone',
    changes: last.changes.map(({ code, from, to }) => ({ code, from: to, to: from })),
    reason: '',
  });
  return changes.length;
}

const isSame = (one: unknown, other: unknown): boolean =>
  canonical(one ?? null) === canonical(other ?? null);

/** JSON with the properties in one order: the database keeps its own. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_name, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

/** Former values are checked like new ones: others may have changed beside them. */
function assertAllowed(
  deps: ConfigurationDependencies,
  stored: readonly StoredValue[],
  changes: readonly { readonly code: string; readonly value: unknown }[],
): void {
  const held: ReadonlySet<string> = deps.held;
  if (changes.some(({ code }) => held.has(code))) throw new AppError('configuration.held');
  const values = new Map(stored.map(({ code, value }) => [code, value]));
  for (const { code, value } of changes) values.set(code, value);
  const rows = [...values].map(([code, value]) => ({ code, value, version: 0 }));
  const { values: said } = readValues(rows, deps.held);
  const isValue = changes.some(({ code }) => Object.hasOwn(configurationFields, code));
  if (isValue) assertConsistent({ ...valuesOf(deps), ...said });
  const cards = changes.find(({ code }) => code === cardsCode)?.value;
  if (cards !== undefined && cards !== null) {
    checkCards(CardSettings.parse(cards), usualCards(deps));
  }
}
