import type { Handle, SignedContext, Tx } from '@sarn/platform-server';
import { personPrincipal } from '@sarn/organisation/contract';
import {
  addReadersOfAll,
  addToHistory,
  listPersonWork,
  lockOrdinary,
  transferPersonWork,
} from '@sarn/document/server';
import type { Dependencies, PersonTransfer, PersonWork } from '@sarn/document/server';

import { listPostWork } from './post-work.store.ts';
import type { LeavingPerson, PostMoment, PostWork } from './post-work.store.ts';

/** What somebody leaves of the work on documents, and handing it over. */
export interface PersonWorks {
  /** Everything that waits for people by name; classified documents are in none of it. */
  list(h: Handle, personIds: readonly string[]): Promise<PersonWork[]>;
  /** Their posts, where nobody else holds them or acts for them, with what waits for them. */
  ofPosts(h: Handle, people: readonly LeavingPerson[], at: PostMoment): Promise<PostWork[]>;
  /** Gives one line of it to another person. @returns how many documents */
  handOver(tx: Tx, context: SignedContext, transfer: PersonTransfer): Promise<number>;
}

export const personWorks = (deps: Dependencies): PersonWorks => ({
  list: listPersonWork,
  ofPosts: listPostWork,
  async handOver(tx, context, transfer) {
    const work = await listPersonWork(tx, [transfer.fromId]);
    const wanted = work.filter(({ line }) => line === transfer.line);
    const documentIds = await lockOrdinary(
      tx,
      wanted.map(({ documentId }) => documentId),
    );
    if (documentIds.length === 0) return 0;
    await transferPersonWork(tx, transfer, documentIds);
    // The taker must be able to read what is to be done.
    await addReadersOfAll(tx, documentIds, [personPrincipal(transfer.toId)]);
    await noteHandOver(deps, tx, context, { transfer, documentIds });
    deps.notifications.queuesChanged(tx, [transfer.fromId, transfer.toId]);
    return documentIds.length;
  },
});

async function noteHandOver(
  deps: Dependencies,
  tx: Tx,
  { caller, requestId }: SignedContext,
  { transfer, documentIds }: { transfer: PersonTransfer; documentIds: readonly string[] },
): Promise<void> {
  const cards = await deps.organisation.personCard(tx, [transfer.fromId, transfer.toId, caller.id]);
  const names = new Map(cards.map(({ id, name }) => [id, name]));
  const name = (id: string) => names.get(id) ?? '–';
  const at = deps.platform.clock.now().toISOString();
  for (const documentId of documentIds) {
    await addToHistory(deps, tx, {
      ...{ documentId, transmissionId: null, assignmentId: null, subject: 'document' },
      ...{ act: 'takenOver', fromState: null, toState: null, actorId: caller.id },
      ...{ actorName: name(caller.id), actorPost: 'ส่งมอบงานของผู้พ้นหน้าที่', unitName: null, note: '' },
      detail: [
        { label: { th: 'จาก', en: 'From' }, value: name(transfer.fromId) },
        { label: { th: 'ผู้รับช่วง', en: 'Taken by' }, value: name(transfer.toId) },
      ],
      ...{ fileIds: [], at, requestId },
    });
  }
  await deps.platform.audit.writeAll(
    tx,
    documentIds.map((id) => ({
      ...{ act: 'registry.takenOver', callerId: caller.id, subject: { kind: 'document', id } },
      detail: { from: transfer.fromId, to: transfer.toId },
      requestId,
    })),
  );
}
