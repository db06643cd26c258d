import { AppError } from '@sarn/kernel';
import type { Actor, PersonDraft, UnitDraft } from '@sarn/organisation/server';
import { tryIn } from '@sarn/platform-server';
import type { JobDefinition, Tx } from '@sarn/platform-server';
import { deleteEmployments, listKnownUnits } from '@sarn/personnel/server';
import type { PeopleImport } from './needs.ts';
import type { PersonField } from './enter-people.ts';
import { listMade, setResults } from './import-row.store.ts';
import { updateRun } from './import-run.store.ts';
import type { RunRow } from './import-run.store.ts';
import { findPersonNow } from './known.store.ts';
import type { Before, MadeRow } from './made-row.ts';

/**
 * Rows of one transaction. Deleting a person makes the database look into each of the many tables
 * that may name one: some thousand people take longer than anybody waits for an answer.
 */
const partRows = 100;

/** Who undoes an import, as the job gets it. */
export interface UndoInput {
  readonly runId: string;
  readonly by: { readonly callerId: string; readonly requestId: string };
}

/**
 * Undoes the next rows of a run that is locked, and queues the job for those after them, or ends: all
 * in one transaction, so that after `kill -9` a part is undone or not, and the rows say which.
 */
export async function undoNext(
  deps: PeopleImport,
  tx: Tx,
  run: RunRow,
  by: UndoInput['by'],
  job: JobDefinition,
): Promise<void> {
  const rows = await listMade(tx, run.id, partRows);
  const undone = new Set(await undoRows(deps, tx, by, run.kind, rows));
  const kept = rows.filter(({ row }) => !undone.has(row)).map(({ row }) => row);
  await setResults(tx, run.id, [...undone], 'undone');
  await setResults(tx, run.id, kept, 'kept');
  const { undone: earlier = 0, kept: keptEarlier = 0, ...counted } = run.counts ?? {};
  const total = { undone: earlier + undone.size, kept: keptEarlier + kept.length };
  const isOver = rows.length < partRows;
  await updateRun(tx, run.id, {
    counts: JSON.stringify({ ...counted, ...total }),
    ...(isOver && { state: 'UNDONE' }),
  });
  if (!isOver) return deps.platform.jobs.send(tx, job, { runId: run.id, by });
  await deps.platform.audit.write(tx, {
    ...{ act: 'personnel.import-undone', ...by },
    ...{ subject: { kind: 'people-import', id: run.id } },
    detail: { file: run.fileName, ...total },
  });
}

type MadeRows = Awaited<ReturnType<typeof listMade>>;

/** @returns the rows that are undone; those of a part that was refused are halved until it is known whose fault it is */
async function undoRows(
  deps: PeopleImport,
  tx: Tx,
  by: Actor,
  kind: RunRow['kind'],
  rows: MadeRows,
): Promise<number[]> {
  if (rows.length === 0) return [];
  const undo = kind === 'units' ? undoUnits : undoPeople;
  const made = rows.flatMap((one) => (one.made ? [one.made] : []));
  if (made.length === rows.length && (await attempt(tx, () => undo(deps, tx, by, made)))) {
    return rows.map(({ row }) => row);
  }
  if (rows.length === 1) return [];
  const half = Math.ceil(rows.length / 2);
  const first = await undoRows(deps, tx, by, kind, rows.slice(0, half));
  return [...first, ...(await undoRows(deps, tx, by, kind, rows.slice(half)))];
}

/** A row that somebody used since, which the database or a rule protects. */
class UsedError extends Error {
  override readonly name = 'UsedError';
  /** As of a refusal of the database, so that the rows are rolled back and the others go on. */
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

const isNew = ({ state }: MadeRow): boolean => state === 'new';

async function undoUnits(
  { people }: PeopleImport,
  tx: Tx,
  by: Actor,
  made: readonly MadeRow[],
): Promise<void> {
  const fresh = made.filter(isNew).map(({ id }) => id);
  const changed = made.filter((one) => !isNew(one));
  // First: what was moved below a new unit must leave it.
  if (changed.length > 0) {
    const units = new Map((await listKnownUnits(tx)).map((unit) => [unit.id, unit]));
    for (const one of changed) {
      const unit = units.get(one.id);
      if (!unit || !isAsLeft({ ...unit }, one)) throw new UsedError();
      await people.updateUnit(tx, by, one.id, one.before as Partial<UnitDraft>);
    }
  }
  if (fresh.length > 0) await people.removeUnits(tx, by, fresh);
}

async function undoPeople(
  deps: PeopleImport,
  tx: Tx,
  by: Actor,
  made: readonly MadeRow[],
): Promise<void> {
  const { people, profiles, accounts } = deps;
  for (const one of made) if (!isNew(one)) await undoChange(deps, tx, by, one);
  const fresh = made.filter(isNew);
  if (fresh.length === 0) return;
  const ids = fresh.map(({ id }) => id);
  await accounts.removeUnused(tx, by, ids);
  await deleteEmployments(tx, ids);
  await profiles.remove(tx, ids);
  const gone = fresh.map(({ id, postId }) => ({ personId: id, postId }));
  await people.removePeople(tx, by, gone);
}

/** What was changed of a person who was there before becomes as it was. */
async function undoChange(deps: PeopleImport, tx: Tx, by: Actor, made: MadeRow): Promise<void> {
  const { people, accounts } = deps;
  const now = await findPersonNow(tx, made.id);
  if (!now || !isAsLeft(now, made)) throw new UsedError();
  if (made.hasAccount) await accounts.removeUnused(tx, by, [made.id]);
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
