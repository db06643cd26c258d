import { newId } from '@sarn/kernel';
import { personPrincipal } from '@sarn/organisation/contract';
import { defineJob } from '@sarn/platform-server';
import type { JobDefinition, Tx } from '@sarn/platform-server';
import { isClassified } from '@sarn/document/contract';
import { fileOwnerKind, holdDocument } from '@sarn/document/server';
import type { Dependencies } from '@sarn/document/server';
import { stampOf } from '@sarn/intake/server';
import { z } from 'zod';
import { hasPages, stampBox } from '../contract/index.ts';
import { pagesOf } from './annotated-document.ts';
import { stampPlaceOf } from './stamp-place.ts';
import { countKept, findRegistrar, insertAnnotation } from './annotation.store.ts';

const StampInput = z.object({ documentId: z.uuid() });
export type StampJob = JobDefinition<typeof StampInput>;

/** After a letter got its receive number, which is given at the very end of its transaction. */
export const createStampJob = (deps: Dependencies): StampJob =>
  defineJob({
    name: 'annotation.stamp',
    input: StampInput,
    handler: ({ documentId }, { tx }) => stamp(deps, tx, documentId),
  });

/**
 * Places the receive stamp on the first page of a letter, in the name of who registered it. Somebody who placed
 * it by hand meanwhile was first. A classified letter is stamped by hand alone, by somebody to whom it is open: its
 * pages are opened with a reason each time, and a job has none.
 *
 * @rule saraban-2526 ข้อ 37
 */
async function stamp(deps: Dependencies, tx: Tx, documentId: string): Promise<void> {
  const document = await holdDocument(tx, documentId);
  if (!document || document.destroyedAt || isClassified(document.secrecy)) return;
  const place = await stampPlaceOf(tx);
  if (!place.isByItself) return;
  const { count, isStamped } = await countKept(tx, documentId);
  const registrar = await findRegistrar(tx, documentId);
  const file = (await deps.files.list(tx, fileOwnerKind, [documentId])).find(({ mediaType }) =>
    hasPages(mediaType),
  );
  if (!file || !registrar || isStamped) return;
  if ((await pagesOf(deps, tx, file)) === null) return;
  const reader = { principals: [personPrincipal(registrar.id)] };
  const lines = await stampOf(deps, tx, reader, documentId);
  if (lines.length === 0) return;
  await insertAnnotation(tx, {
    ...{ id: newId(Date.parse(registrar.at)), documentId, position: count, at: registrar.at },
    ...{ fileId: file.id, fileSha256: file.sha256, place: { page: 1, ...stampBox(place) } },
    content: { kind: 'stamp', lines },
    ...{ authorId: registrar.id, authorName: registrar.name, authorPost: registrar.post },
    onBehalfOf: '',
  });
  await deps.platform.audit.write(tx, {
    act: 'annotation.stamped',
    callerId: registrar.id,
    subject: { kind: 'document', id: documentId },
    detail: { fileId: file.id },
  });
  deps.changes.document(tx, documentId);
}
