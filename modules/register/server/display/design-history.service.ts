import { z } from 'zod';
import { AppError } from '@sarn/kernel';
import type { InputOf, OutputOf } from '@sarn/kernel';
import { listSettingEntries } from '@sarn/platform-server';
import type { Caller, Handle, SettingEntry, SignedContext, Tx } from '@sarn/platform-server';
import type { Dependencies } from '@sarn/document/server';
import type { listDesignHistory, restoreBookDesign, undoBookDesign } from '../../contract/index.ts';
import { designChanges } from './design-changes.rules.ts';
import { designParts } from './design-parts.ts';
import type { DesignItem } from './design-parts.ts';
import { bookOfKind, changeDesign } from './design.service.ts';

/** How long one's own last change can be undone (SETTINGS §1.1). */
const undoMinutes = 10;

const Items = z.array(z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])));

/** What the audit trail keeps of a change; older entries tell less. */
const Detail = z.object({
  part: z.string(),
  reason: z.string().default(''),
  wasOwn: z.boolean().default(true),
  isOwn: z.boolean().optional(),
  isUndo: z.boolean().default(false),
  before: Items.nullish(),
  after: Items.nullish(),
});
type Detail = z.output<typeof Detail>;

interface Change extends Detail {
  readonly entry: SettingEntry;
}

/** The changes of a part of a register, newest first. */
async function changesOf(h: Handle, book: string, part: string): Promise<readonly Change[]> {
  const entries = await listSettingEntries(h, ['register-book'], book);
  return entries.flatMap((entry): Change[] => {
    const read = Detail.safeParse(entry.detail);
    return read.success && read.data.part === part ? [{ ...read.data, entry }] : [];
  });
}

const suffixes = { set: '-set', reset: '-reset', restored: '-restored' } as const;

const actOf = ({ entry: { act } }: Change): keyof typeof suffixes =>
  act.endsWith(suffixes.restored) ? 'restored' : act.endsWith(suffixes.reset) ? 'reset' : 'set';

/** What a change left: null is the delivered state, undefined an entry that does not tell it. */
const leftBy = (change: Change): readonly DesignItem[] | null | undefined =>
  actOf(change) === 'reset' || change.isOwn === false ? null : (change.after ?? undefined);

/** Who changed a part of a register, when and why. @throws AppError 'platform.not-found' */
export async function designHistory(
  deps: Dependencies,
  h: Handle,
  caller: Caller,
  { book, part }: InputOf<typeof listDesignHistory>,
): Promise<OutputOf<typeof listDesignHistory>> {
  await bookOfKind(h, book);
  const changes = await changesOf(h, book, part);
  const { key, read } = designParts[part];
  const now = await read(h, book);
  const people = changes.flatMap(({ entry: { callerId } }) => callerId ?? []);
  const cards = await deps.organisation.personCard(h, [...new Set(people)]);
  const names = new Map(cards.map(({ id, name }) => [id, name]));
  const rows = changes.map((change) => {
    const { entry, reason, before, after } = change;
    const left = leftBy(change);
    return {
      ...{ id: entry.id, at: entry.at, act: actOf(change), reason },
      byName: names.get(entry.callerId ?? '') ?? '',
      changes: before && after ? designChanges(before, after, key) : [],
      mayRestore: left !== undefined && !isSame(left, now, key),
    };
  });
  return { rows, mayUndo: undoable(deps, changes, caller.id) !== null };
}

const isSame = (
  one: readonly DesignItem[] | null,
  other: readonly DesignItem[] | null,
  key: string,
): boolean =>
  one === null || other === null ? one === other : designChanges(one, other, key).length === 0;

function undoable(
  { platform: { clock } }: Dependencies,
  [last]: readonly Change[],
  personId: string,
): Change | null {
  if (!last || last.isUndo || last.entry.callerId !== personId) return null;
  const age = clock.now().getTime() - new Date(last.entry.at).getTime();
  const isKnown = !last.wasOwn || (last.before ?? null) !== null;
  return isKnown && age <= undoMinutes * 60_000 ? last : null;
}

/**
 * Puts a part of a register back to what a change of its history left.
 *
 * @throws AppError 'settings.stale' (R1), 'settings.locked' (R6), 'platform.not-found'
 */
export async function restoreDesign(
  deps: Dependencies,
  tx: Tx,
  context: SignedContext,
  { book, part, version, entryId, reason }: InputOf<typeof restoreBookDesign>,
): Promise<void> {
  const chosen = (await changesOf(tx, book, part)).find(({ entry }) => entry.id === entryId);
  const left = chosen && leftBy(chosen);
  if (left === undefined) throw new AppError('platform.not-found');
  await putBack(deps, tx, context, { book, part, version, reason, design: left, isUndo: false });
}

/** Writes the inverse of one's own last change. @throws AppError 'settings.nothing-to-undo' */
export async function undoDesign(
  deps: Dependencies,
  tx: Tx,
  context: SignedContext,
  { book, part, version }: InputOf<typeof undoBookDesign>,
): Promise<void> {
  const last = undoable(deps, await changesOf(tx, book, part), context.caller.id);
  if (!last) throw new AppError('settings.nothing-to-undo');
  const design = last.wasOwn ? (last.before ?? null) : null;
  await putBack(deps, tx, context, { book, part, version, reason: '', design, isUndo: true });
}

interface PutBack extends Pick<InputOf<typeof undoBookDesign>, 'book' | 'part' | 'version'> {
  readonly reason: string;
  readonly design: readonly DesignItem[] | null;
  readonly isUndo: boolean;
}

async function putBack(
  deps: Dependencies,
  tx: Tx,
  context: SignedContext,
  { design, isUndo, ...at }: PutBack,
): Promise<void> {
  const wanted = { ...at, act: 'restored', isOwn: design !== null } as const;
  await changeDesign(deps, tx, context, wanted, async () => {
    const { read, put } = designParts[at.part];
    const before = await read(tx, at.book);
    await put(tx, at.book, design);
    return { before, after: await read(tx, at.book), isUndo };
  });
}
