import { isRemovalForbidden } from '@sarn/document/server';
import type { Tx } from '@sarn/platform-server';
import { isClassified } from '@sarn/document/contract';
import type { Actor } from '@sarn/document/server';
import { fileOwnerKind } from '@sarn/document/server';
import type { Dependencies } from '@sarn/document/server';
import type { AttachedFile } from '@sarn/document/server';
import { assertFileMayCome } from '@sarn/classification/server';

interface DraftFiles {
  readonly id: string;
  /** Rounds of review so far; from the first one on, other people have seen the files. */
  readonly round: number;
  readonly fileIds: readonly string[];
  readonly secrecy: string;
}

/**
 * Gives a draft the files its drafter chose. A removed file is deleted if nobody else has seen it;
 * otherwise it stays readable, and a new file of the same name becomes its newer version.
 */
export async function keepDraftFiles(
  deps: Dependencies,
  tx: Tx,
  actor: Actor,
  { id, round, fileIds, secrecy }: DraftFiles,
): Promise<void> {
  const owner = { ownerKind: fileOwnerKind, ownerId: id };
  const present = await deps.files.list(tx, fileOwnerKind, [id]);
  const gone = present.filter(({ id: known, role }) => isOfDraft(role) && !fileIds.includes(known));
  const fresh = fileIds.filter((known) => !present.some((file) => file.id === known));
  if (fresh.length > 0) {
    await assertFileMayCome(deps, tx, secrecy, fresh.length);
    const request = { fileIds: fresh, uploaderId: actor.id, ...owner, role: 'attachment' };
    await deps.files.attach(tx, { ...request, isSealed: isClassified(secrecy) });
  }
  if (gone.length === 0) return;
  // Files under a legal hold stay readable, as reviewed files do.
  if (round === 0 && !(await isRemovalForbidden(deps.slots, tx, id))) {
    const removedIds = gone.map((file) => file.id);
    await deps.files.remove(tx, { fileIds: removedIds, ...owner, callerId: actor.id });
    return;
  }
  const added = (await deps.files.list(tx, fileOwnerKind, [id])).filter((f) =>
    fresh.includes(f.id),
  );
  for (const { oldId, newId } of pairByName(gone, added)) {
    await deps.files.replace(tx, { oldId, newId, ...owner, callerId: actor.id });
  }
}

/** Files that came with an opinion are no part of the draft. */
const isOfDraft = (role: string): boolean => role === 'attachment';

/** Each removed file with the new file of the same name; each new file at most once. */
function pairByName(gone: readonly AttachedFile[], added: readonly AttachedFile[]) {
  const left = [...added];
  return gone.map((old) => {
    const at = left.findIndex((file) => file.name === old.name);
    const [found] = at < 0 ? [] : left.splice(at, 1);
    return { oldId: old.id, newId: found?.id ?? null };
  });
}
