import { addDays, AppError, civilDateAt } from '@sarn/kernel';
import type { CivilDate, Instant } from '@sarn/kernel';
import type { Actor, PersonDraft, UnitDraft } from '@sarn/organisation/server';
import { tryIn } from '@sarn/platform-server';
import type { SignedContext, Tx } from '@sarn/platform-server';
import { importLimits } from '../../contract/index.ts';
import type { Personnel } from '../needs.ts';
import { lockRun } from './check.service.ts';
import { deleteEmployment } from './employment.store.ts';
import type { PersonField } from './enter-people.ts';
import { listMade, setResults } from './import-row.store.ts';
import { updateRun } from './import-run.store.ts';
import { findPersonNow, listKnownUnits } from './known.store.ts';
import type { Before, MadeRow } from './made-row.ts';

/** The last day on which an import can be undone. Rule: specification of settings §4, Undo */
export const lastUndoDay = (enteredAt: Instant): CivilDate =>
  addDays(civilDateAt(enteredAt), importLimits.undoDays);

/**
 * Takes an import back. What was made and never used is deleted, what was changed becomes as it was;
 * rows that were used or changed since stay, and are listed.
 */
export async function undoImport(
  deps: Personnel,
  tx: Tx,
  context: SignedContext,
  id: string,
): Promise<void> {
  const { clock, audit } = deps.platform;
  const run = await lockRun(tx, id);
  if (run.state !== 'DONE' || run.enteredAt === null)
    throw new AppError('personnel.import-not-now');
  if (run.forgottenAt !== null || lastUndoDay(run.enteredAt) < civilDateAt(clock.now())) {
    throw new AppError('personnel.import-undo-late', { days: importLimits.undoDays });
  }
  const by = { callerId: context.caller.id, requestId: context.requestId };
  const undo = run.kind === 'units' ? undoUnit : undoPerson;
  const rows = await listMade(tx, id);
  const depth = (row: (typeof rows)[number]) =>
    row.plan && 'depth' in row.plan ? row.plan.depth : 0;
  const undone: number[] = [];
  const kept: number[] = [];
  for (const { row, made } of rows.toSorted((a, b) => depth(b) - depth(a))) {
    const isUndone = made !== null && (await attempt(tx, () => undo(deps, tx, by, made)));
    (isUndone ? undone : kept).push(row);
  }
  await setResults(tx, id, undone, 'undone');
  await setResults(tx, id, kept, 'kept');
  await updateRun(tx, id, {
    ...{ state: 'UNDONE', undone_at: clock.now().toISOString(), undone_by: context.caller.id },
    counts: JSON.stringify({ ...run.counts, undone: undone.length, kept: kept.length }),
  });
  await audit.write(tx, {
    ...{ act: 'personnel.import-undone', callerId: context.caller.id },
    ...{ subject: { kind: 'people-import', id }, requestId: context.requestId },
    detail: { file: run.fileName, undone: undone.length, kept: kept.length },
  });
}

/** A row that somebody used since, which the database or a rule protects. */
class UsedError extends Error {
  override readonly name = 'UsedError';
  /** As of a refusal of the database, so that the row is rolled back and the others go on. */
  readonly code = '23000';
}

async function attempt(tx: Tx, work: () => Promise<void>): Promise<boolean> {
  const refusal = await tryIn(tx, async () => {
    try {
      await work();
    } catch (error) {
      throw error instanceof AppError ? new UsedError() : error;
    }
  });
  return refusal === null;
}

const isAsLeft = (now: Readonly<Record<string, unknown>>, { after }: MadeRow): boolean =>
  Object.entries(after).every(([field, value]) => (now[field] ?? null) === value);

async function undoUnit({ people }: Personnel, tx: Tx, by: Actor, made: MadeRow): Promise<void> {
  if (made.state === 'new') return people.removeUnit(tx, by, made.id);
  const unit = (await listKnownUnits(tx)).find(({ id }) => id === made.id);
  if (!unit || !isAsLeft({ ...unit }, made)) throw new UsedError();
  return people.updateUnit(tx, by, made.id, made.before as Partial<UnitDraft>);
}

async function undoPerson(deps: Personnel, tx: Tx, by: Actor, made: MadeRow): Promise<void> {
  const { people, profiles, accounts } = deps;
  if (made.state === 'new') {
    await accounts.removeUnused(tx, by, made.id);
    await deleteEmployment(tx, made.id);
    await profiles.remove(tx, made.id);
    return people.removePerson(tx, by, { personId: made.id, postId: made.postId });
  }
  const now = await findPersonNow(tx, made.id);
  if (!now || !isAsLeft(now, made)) throw new UsedError();
  if (made.hasAccount) await accounts.removeUnused(tx, by, made.id);
  const { fields, post } = split(made.before);
  if (Object.keys(fields).length > 0) {
    await people.updatePerson(tx, by, made.id, fields as Partial<PersonDraft>);
  }
  if (post) {
    const { title, level, duty } = post;
    await people.updatePost(tx, by, post.id, {
      titleTh: title,
      levelCode: level,
      duty: duty as 'officer',
    });
  }
  const { holdingId, postId, endedHoldingId: again } = made;
  if (holdingId !== null) await people.undoHolding(tx, by, { holdingId, postId, again });
}

/** The fields of the person, and those of a post whose level or title was changed. */
function split(before: Before) {
  const pairs = Object.entries(before);
  const fields = Object.fromEntries(pairs.filter(([name]) => !name.startsWith('post.')));
  const id = before['post.id'];
  const post =
    id === null || id === undefined
      ? null
      : {
          ...{ id, title: before['post.title'] ?? '', level: before['post.level'] ?? null },
          duty: before['post.duty'] ?? 'officer',
        };
  return { fields: fields as Partial<Record<PersonField, string | null>>, post };
}
