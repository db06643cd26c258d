import { AppError, newId } from '@sarn/kernel';
import type { Language, OutputOf } from '@sarn/kernel';
import type { Handle, SignedContext, Tx } from '@sarn/platform-server';
import { undoDays } from '../../contract/index.ts';
import type { LeftRow, undoConfiguration } from '../../contract/index.ts';
import { note, rowsNow } from './import.service.ts';
import type { FileDependencies } from './import.service.ts';
import { attempt, findLastImport, leaveApplied, lockImports, markUndone } from './import.store.ts';
import type { AppliedChange, OpenedFile } from './import.store.ts';
import { whyOf } from './refusal.rules.ts';
import type { Section } from './section.ts';

type Words = 'th' | 'en';
const wordsOf = (language: Language): Words => (language === 'en' ? 'en' : 'th');

/** Whether an import of the person is young enough to be undone. */
function isOpen({ platform }: FileDependencies, found: OpenedFile): boolean {
  if (found.appliedAt === null || found.undoneAt !== null) return false;
  const since = platform.clock.now().getTime() - undoDays * 24 * 60 * 60_000;
  return Date.parse(found.appliedAt) >= since;
}

/** The own last import with the rows that somebody changed since; null where there is none to undo. */
export async function lastImport(
  deps: FileDependencies,
  h: Handle,
  { caller, language }: SignedContext,
) {
  const found = await findLastImport(h, caller.id);
  if (!found || found.appliedAt === null || !isOpen(deps, found)) return null;
  const { id: importId, appliedAt, applied } = found;
  const { left, same } = await compareApplied(deps, h, applied, wordsOf(language));
  const mayUndo = same.length > 0;
  return { importId, appliedAt, count: applied.length, mayUndo, left };
}

interface Undone extends LeftRow {
  readonly change: AppliedChange;
}

/** What still is as the import left it, and what was changed since. */
async function compareApplied(
  deps: FileDependencies,
  h: Handle,
  applied: readonly AppliedChange[],
  words: Words,
) {
  const sections = deps.sections();
  const now = await rowsNow(sections, h, applied);
  const isNewest = (one: AppliedChange) => isSame(now(one) ?? null, one.after);
  return {
    same: applied.filter(isNewest),
    changed: applied.filter((one) => !isNewest(one)),
    left: applied
      .filter((one) => !isNewest(one))
      .map((one) => leftOf(sections, one, words, 'changed')),
  };
}

function leftOf(
  sections: readonly Section[],
  { section: code, before, after }: AppliedChange,
  words: Words,
  reason: LeftRow['reason'],
  why = '',
): LeftRow {
  const section = sections.find((one) => one.code === code);
  const row = after ?? before;
  const name = row?.name || (section?.nameOf(row?.code ?? '') ?? row?.code ?? '');
  return { section: section?.title[words] ?? code, name, reason, why };
}

/**
 * Writes the inverse of one's own last import, as far as nobody changed its rows since and nothing holds
 * them. What cannot be undone stays as it is, is told by name, and can be undone later. What a second
 * person must confirm waits here too: taking back a stronger sign-in makes it weaker.
 *
 * @throws AppError 'configuration.file-no-undo' where nothing of it can be undone
 */
export async function undoFile(
  deps: FileDependencies,
  context: SignedContext,
  tx: Tx,
  importId: string,
): Promise<OutputOf<typeof undoConfiguration>> {
  await lockImports(tx);
  const found = await findLastImport(tx, context.caller.id);
  if (!found || found.id !== importId) throw new AppError('platform.not-found');
  if (!isOpen(deps, found)) throw new AppError('configuration.file-no-undo');
  const words = wordsOf(context.language);
  const { same, changed, left } = await compareApplied(deps, tx, found.applied, words);
  const run = { deps, context, tx, words, batch: newId() };
  const held: Undone[] = [];
  let waiting = 0;
  for (const rows of bySection(same.toReversed())) {
    const done = await undoSection(run, rows);
    held.push(...done.held);
    waiting += done.waiting;
  }
  const stays = [...changed, ...held.map(({ change }) => change)];
  const count = found.applied.length - stays.length - waiting;
  if (count + waiting === 0) throw new AppError('configuration.file-no-undo');
  if (stays.length > 0) await leaveApplied(tx, importId, stays);
  else await markUndone(tx, importId, deps.platform.clock.now().toISOString());
  const told = { count, waiting, left: stays.length };
  await note(deps, tx, context, 'configuration.file-undone', importId, told);
  const ended = await endedOf(deps, tx, found.applied, stays, words);
  return {
    ...{ count, waiting },
    left: [...left, ...held.map(({ change: _change, ...row }) => row), ...ended],
  };
}

/** Rows that the import added and that something uses: they ended, because they could not go. */
async function endedOf(
  deps: FileDependencies,
  tx: Tx,
  applied: readonly AppliedChange[],
  stays: readonly AppliedChange[],
  words: Words,
): Promise<LeftRow[]> {
  const sections = deps.sections();
  const added = applied.filter((one) => one.before === null && !stays.includes(one));
  const now = await rowsNow(sections, tx, added);
  return added
    .filter((one) => now(one) !== undefined && !isSame(now(one) ?? null, one.after))
    .map((one) => leftOf(sections, one, words, 'ended'));
}

interface UndoRun {
  readonly deps: FileDependencies;
  readonly context: SignedContext;
  readonly tx: Tx;
  readonly words: Words;
  readonly batch: string;
}

/** The rows of each section behind each other: a section is written and checked as a whole. */
function bySection(applied: readonly AppliedChange[]): AppliedChange[][] {
  const sections = new Map<string, AppliedChange[]>();
  for (const one of applied) {
    sections.set(one.section, [...(sections.get(one.section) ?? []), one]);
  }
  return [...sections.values()];
}

/** Takes the rows of one section back, each as far as it can be. */
async function undoSection(run: UndoRun, rows: readonly AppliedChange[]) {
  const { deps, tx, words } = run;
  const sections = deps.sections();
  const section = sections.find(({ code }) => code === rows[0]?.section);
  const stays = (change: AppliedChange, error: unknown): Undone => {
    const row = change.after ?? change.before;
    const why = section ? whyOf(error, { words, errors: deps.errors() }, section, row?.code) : null;
    const reason = isHeldBy(error) ? 'used' : 'refused';
    return { ...leftOf(sections, change, words, reason, why ?? ''), change };
  };
  if (!section) return { held: rows.map((one) => stays(one, null)), waiting: 0 };
  let held: Undone[] = [];
  let waiting = 0;
  const refused = await attempt(tx, async () => {
    for (const one of rows) {
      const error = await attempt(tx, async () => {
        if ((await undoRow(run, section, one)) === 'waits') waiting += 1;
      });
      if (error !== null) held.push(stays(one, error));
    }
    // What is left may contradict what was taken back.
    await section.check?.(tx);
  });
  if (refused === null) return { held, waiting };
  held = rows.map((one) => stays(one, refused));
  return { held, waiting: 0 };
}

async function undoRow(
  { context, tx, words, batch }: UndoRun,
  section: Section,
  { before, after }: AppliedChange,
): Promise<'done' | 'waits'> {
  const writer = { context, reason: undoReason[words], batch };
  return before === null && after
    ? section.takeBack(tx, writer, after)
    : section.write(tx, writer, { before: after, after: before });
}

const undoReason = { th: 'เลิกทำการนำเข้าไฟล์ตั้งค่า', en: 'The import was undone' };

/** Something refers to the row: the rule of the settings says so, or the database. */
function isHeldBy(error: unknown): boolean {
  if (error instanceof AppError) return error.code === 'settings.used';
  return (error as { code?: unknown } | null)?.code === '23503';
}

const isSame = (one: AppliedChange['after'], other: AppliedChange['after']): boolean =>
  JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));

/** The database gives the names of JSON in an order of its own. */
const sorted = (row: AppliedChange['after']) =>
  row && Object.entries(row.fields).toSorted(([one], [other]) => (one < other ? -1 : 1));
