import { defineJob } from '@sarn/platform-server';
import type { JobDefinition, Tx } from '@sarn/platform-server';
import { findDocument } from '@sarn/document/server';
import type { Dependencies, DocumentAct } from '@sarn/document/server';
import { z } from 'zod';
import { isPrintedForReaders, wentBack } from '../../contract/index.ts';
import { pageInput } from './made-pages.ts';
import { keepVersion, pagesOf } from './version.service.ts';
import { endSigned, findSignedId } from './version.store.ts';

const KeepInput = z.object({ documentId: z.uuid() });
export type KeepJob = JobDefinition<typeof KeepInput>;

/** After a signature or a number: keeps the pages as they are now, whoever reads them or not. */
export const keepVersionJob = (deps: Dependencies): KeepJob =>
  defineJob({
    name: 'printed-document.keep',
    input: KeepInput,
    async handler({ documentId }, { tx }) {
      const document = await findDocument(tx, documentId);
      if (!document || document.destroyedAt || !isPrintedForReaders(document)) return;
      // The signed file is what counts from then on; number and date come into it with the e-seal.
      if ((await findSignedId(tx, documentId)) !== undefined) return;
      const input = await pageInput(deps, tx, document);
      if (!input) return;
      const bytes = await pagesOf(deps, tx, documentId, input);
      await keepVersion(deps, tx, { documentId, input, bytes, readerId: null });
    },
  });

/** Asks for it in the transaction of the act: nothing is kept of an act that was rolled back. */
export const keepAfterAct =
  ({ platform }: Dependencies, job: KeepJob) =>
  async (tx: Tx, { before, after, givesNumber, keepsPages }: DocumentAct): Promise<void> => {
    if (wentBack(before, after)) await endSigned(tx, after.id);
    if (keepsPages) return;
    if (!givesNumber && before.signedAt === after.signedAt) return;
    await platform.jobs.send(tx, job, { documentId: after.id });
  };
