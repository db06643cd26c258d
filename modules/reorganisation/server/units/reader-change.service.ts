import type { Tx } from '@sarn/platform-server';
import { addReadersOfAll, dropHead, keepActors, listReadBy } from '@sarn/document/server';
import type { Dependencies } from '@sarn/document/server';
import {
  advanceReaderChange,
  findReaderChangeForUpdate,
  insertReaderChange,
} from './reader-change.store.ts';
import type { ReaderChange } from './reader-change.store.ts';

/** Documents gone through in one step; and steps in one run, so that locks stay short. */
const batch = 500;
const batches = 20;

/**
 * Notes that a unit has moved: its documents get the heads of the new line as readers, and lose those
 * of the former one, in the job. Until then the heads of both lines read them.
 *
 * @param lines the units above it before and after, without the unit
 */
export async function beginReaderChange(
  deps: Dependencies,
  tx: Tx,
  unitId: string,
  lines: { readonly before: readonly string[]; readonly after: readonly string[] },
): Promise<void> {
  const { before, after } = lines;
  await insertReaderChange(tx, {
    unitId,
    fromUnitIds: before.filter((id) => !after.includes(id)),
    toUnitIds: after.filter((id) => !before.includes(id)),
    at: deps.platform.clock.now().toISOString(),
  });
}

/**
 * Goes on with the moved units, the earliest first.
 *
 * @returns how many documents were gone through
 */
export async function moveReaders(deps: Dependencies, tx: Tx): Promise<number> {
  let sum = 0;
  for (let step = 0; step < batches; step += 1) {
    const moved = await findReaderChangeForUpdate(tx);
    if (!moved) break;
    sum += await moveBatch(deps, tx, moved);
  }
  return sum;
}

async function moveBatch(deps: Dependencies, tx: Tx, move: ReaderChange): Promise<number> {
  const { unitId, fromUnitIds, toUnitIds } = move;
  const below = await clerksBelow(deps, tx, unitId);
  const documentIds = await listReadBy(tx, below, move.cursor, batch);
  // Where the unit has moved once more, the heads above it today are the right ones.
  const line = await deps.organisation.ancestors(tx, unitId);
  const headsOf = (ids: readonly string[]) => ids.map((id) => `head:${id}`);
  await addReadersOfAll(tx, documentIds, headsOf(toUnitIds.filter((id) => line.includes(id))));
  for (const formerId of fromUnitIds.filter((id) => !line.includes(id))) {
    const key = `head:${formerId}`;
    await keepActors(tx, documentIds, await deps.organisation.peopleForPrincipals(tx, [key]));
    await dropHead(tx, documentIds, key, await clerksBelow(deps, tx, formerId));
  }
  const isDone = documentIds.length < batch;
  await advanceReaderChange(tx, move.id, {
    cursor: documentIds.at(-1) ?? move.cursor,
    documents: move.documents + documentIds.length,
    doneAt: isDone ? deps.platform.clock.now().toISOString() : null,
  });
  return documentIds.length;
}

/** Every document that a unit has is read by its clerk. */
async function clerksBelow(deps: Dependencies, tx: Tx, unitId: string): Promise<string[]> {
  const units = await deps.organisation.unitTree(tx, [unitId]);
  return units.map(({ id }) => `clerk:${id}`);
}
