import { defineOutsideJob } from '@sarn/platform-server';
import type { JobDefinition, Tx } from '@sarn/platform-server';
import { findDocument, holdDocument } from '@sarn/document/server';
import type { Dependencies, DocumentAct, DocumentRow } from '@sarn/document/server';
import { z } from 'zod';
import { isPrintedForReaders, wentBack } from '../../contract/index.ts';
import { pageInput } from './made-pages.ts';
import type { PageInput } from './made-pages.ts';
import { keepVersion, pagesOf } from './version.service.ts';
import { endSigned, findSignedId } from './version.store.ts';

const KeepInput = z.object({ documentId: z.uuid() });
export type KeepJob = JobDefinition<typeof KeepInput>;

/**
 * After a signature or a number: keeps the pages as they are now, whoever reads them or not. No transaction is open
 * while they are made; where the document is another one afterwards, they are made anew.
 */
export function keepVersionJob(deps: Dependencies): KeepJob {
  const name = { name: 'printed-document.keep', input: KeepInput };
  return defineOutsideJob({
    ...name,
    claim: async ({ documentId }, { tx }) => {
      const input = await inputToKeep(deps, tx, await findDocument(tx, documentId));
      return input && { documentId, input };
    },
    outside: ({ documentId, input }) => pagesOf(deps, deps.platform.db, documentId, input),
    async settle(bytes, { documentId, input }, { tx }) {
      const now = await inputToKeep(deps, tx, await holdDocument(tx, documentId));
      if (now === null) return;
      if (now.digest === input.digest) {
        await keepVersion(deps, tx, { documentId, input, bytes, readerId: null });
      } else await deps.platform.jobs.send(tx, name, { documentId });
    },
  });
}

/** What is to be kept of a document; null for nothing. */
async function inputToKeep(
  deps: Dependencies,
  tx: Tx,
  document: DocumentRow | undefined,
): Promise<PageInput | null> {
  if (!document || document.destroyedAt || !isPrintedForReaders(document)) return null;
  // The signed file is what counts from then on; number and date come into it with the e-seal.
  if ((await findSignedId(tx, document.id)) !== undefined) return null;
  return pageInput(deps, tx, document);
}

/** Asks for it in the transaction of the act: nothing is kept of an act that was rolled back. */
export const keepAfterAct =
  ({ platform }: Dependencies, job: KeepJob) =>
  async (tx: Tx, { before, after, givesNumber, keepsPages }: DocumentAct): Promise<void> => {
    if (wentBack(before, after)) await endSigned(tx, after.id);
    if (keepsPages) return;
    if (!givesNumber && before.signedAt === after.signedAt) return;
    await platform.jobs.send(tx, job, { documentId: after.id });
  };
