import { AppError } from '@sarn/kernel';
import type { OutputOf } from '@sarn/kernel';
import { listSettingEntries } from '@sarn/platform-server';
import type { Handle, SettingEntry, SignedContext, Tx } from '@sarn/platform-server';
import type { z } from 'zod';
import { MatrixCell, MatrixChange } from '../../../contract/index.ts';
import type { Matrix, listMatrixHistory } from '../../../contract/index.ts';
import type { OutboxDependencies } from '../../outbox/outbox-dependencies.ts';
import { settingSubject } from '../stale.ts';
import { cellsIn } from './matrix.rules.ts';
import { matrixSubject, setMatrix } from './matrix.service.ts';
import { listCells } from './matrix.store.ts';

/** How long one's own last change can be undone (SETTINGS §1.1). */
const undoMinutes = 10;

const Detail = MatrixChange.pick({ reason: true, isUndo: true, cells: true });

interface Change extends z.output<typeof Detail> {
  readonly entry: SettingEntry;
}

async function listChanges(h: Handle): Promise<readonly Change[]> {
  const entries = await listSettingEntries(h, [settingSubject], matrixSubject);
  return entries.flatMap((entry): Change[] => {
    const read = Detail.safeParse(entry.detail);
    return read.success ? [{ ...read.data, entry }] : [];
  });
}

/** Who changed the matrix, when and why. */
export async function matrixHistory(
  deps: OutboxDependencies,
  h: Handle,
  personId: string,
): Promise<OutputOf<typeof listMatrixHistory>> {
  const changes = await listChanges(h);
  const people = changes.flatMap(({ entry: { callerId } }) => callerId ?? []);
  const contacts = await deps.people.contacts(h, [...new Set(people)]);
  const rows = changes.map(({ entry, ...change }) => ({
    ...{ id: entry.id, at: entry.at, ...change },
    byName: contacts.get(entry.callerId ?? '')?.name ?? '',
  }));
  return { rows, mayUndo: (await findUndoable(deps, h, personId)) !== null };
}

/** The own last change, while it is of the last ten minutes and its cells are as it left them. */
async function findUndoable(
  { platform: { clock } }: OutboxDependencies,
  h: Handle,
  personId: string,
): Promise<Change | null> {
  const [last] = await listChanges(h);
  if (!last || last.isUndo || last.entry.callerId !== personId) return null;
  const age = clock.now().getTime() - new Date(last.entry.at).getTime();
  if (age > undoMinutes * 60_000) return null;
  const now = cellsIn(await listCells(h));
  const cells = readCells(last, 'to');
  return cells.every((cell) => now(cell) === cell.level) ? last : null;
}

const readCells = ({ cells }: Change, side: 'from' | 'to'): MatrixCell[] =>
  cells.map(({ from, to, ...key }) =>
    MatrixCell.parse({ ...key, level: side === 'from' ? from : to }),
  );

/** Writes the inverse of the own last change. @throws AppError 'settings.nothing-to-undo' */
export async function undoLast(
  deps: OutboxDependencies,
  tx: Tx,
  context: SignedContext,
): Promise<Matrix> {
  const last = await findUndoable(deps, tx, context.caller.id);
  if (!last) throw new AppError('settings.nothing-to-undo');
  const cells = readCells(last, 'from');
  return setMatrix(deps, tx, context, { cells, reason: last.reason, isUndo: true });
}
