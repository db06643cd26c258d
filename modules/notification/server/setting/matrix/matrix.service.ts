import { AppError, civilDateAt } from '@sarn/kernel';
import type { InputOf } from '@sarn/kernel';
import type { Handle, SignedContext, Tx } from '@sarn/platform-server';
import type {
  Matrix,
  MatrixCell,
  MatrixConcern,
  MatrixDifference,
  saveNoticeMatrix,
} from '../../../contract/index.ts';
import type { OutboxDependencies } from '../../outbox/outbox-dependencies.ts';
import { dropUnwanted } from '../../outbox/outbox.store.ts';
import { lockPolicy } from '../setting.store.ts';
import { settingSubject, stale } from '../stale.ts';
import { countConcerned } from './concern.store.ts';
import { cellsIn, changedWays, matrixOf, refusalOf } from './matrix.rules.ts';
import { listCells, saveCells } from './matrix.store.ts';

/** Id of the matrix in the audit trail. */
export const matrixSubject = 'matrix-changed';

export async function readMatrix(
  { events, ownModules }: OutboxDependencies,
  h: Handle,
): Promise<Matrix> {
  return matrixOf(events(), await listCells(h), ownModules());
}

/** How many people a change of these cells concerns; nobody where another level holds nowhere. */
export async function concernOf(
  { events, platform }: OutboxDependencies,
  h: Handle,
  cells: readonly MatrixCell[],
): Promise<MatrixConcern> {
  const changed = changedWays(events(), await listCells(h), cells);
  const now = platform.clock.now();
  return countConcerned(h, changed, { day: civilDateAt(now), now: now.toISOString() });
}

type Wanted = Omit<InputOf<typeof saveNoticeMatrix>, 'seen'> & {
  readonly seen?: readonly MatrixCell[];
  readonly isUndo?: boolean;
};

/**
 * Sets cells; what still waits for a way that they close is not sent.
 *
 * @throws AppError 'settings.stale' (R1) where somebody else changed the same cell meanwhile,
 *   'notification.unknown-event', 'notification.cell-locked'
 */
export async function setMatrix(
  deps: OutboxDependencies,
  tx: Tx,
  { caller, requestId }: SignedContext,
  { cells, seen = [], reason, isUndo = false }: Wanted,
): Promise<Matrix> {
  const events = deps.events();
  for (const cell of cells) {
    const refusal = refusalOf(events, cell);
    if (refusal) throw new AppError(refusal);
  }
  await lockPolicy(tx);
  const now = cellsIn(await listCells(tx));
  const former = cellsIn(seen);
  const isSeen = new Set(seen.map(({ event, role, way }) => `${event} ${role} ${way}`));
  const isStale = cells.some((cell) => {
    const { event, role, way, level } = cell;
    const known = isSeen.has(`${event} ${role} ${way}`);
    return known && now(cell) !== former(cell) && now(cell) !== level;
  });
  if (isStale) throw await stale(deps, tx, matrixSubject);
  const changed = cells.filter((cell) => now(cell) !== cell.level);
  if (changed.length === 0) return readMatrix(deps, tx);
  await saveCells(tx, changed);
  await dropUnwanted(tx, deps.platform.clock.now().toISOString(), null);
  const differences = changed.map(({ level: to, ...key }): MatrixDifference => ({
    ...key,
    from: now({ ...key }),
    to,
  }));
  await deps.platform.audit.write(tx, {
    act: 'notification.matrix-changed',
    callerId: caller.id,
    subject: { kind: settingSubject, id: matrixSubject },
    detail: { reason, isUndo, cells: differences },
    requestId,
  });
  return readMatrix(deps, tx);
}
