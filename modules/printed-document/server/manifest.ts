import { query, stream } from '@sarn/platform-server';
import type { ServerModule } from '@sarn/platform-server';
import type { Dependencies } from '@sarn/document/server';
import { drawDraft, getPrintedDocument, printDraft, printedErrors } from '../contract/index.ts';
import { drawnDraft, printedDraft } from './drawn-draft.service.ts';
import { printedFor } from './printed-document.service.ts';

const inPage = (bytes: Uint8Array, name: string) => ({
  ...{ bytes: Buffer.from(bytes), length: bytes.length, type: 'application/pdf', name },
  disposition: 'inline' as const,
});

/** Documents as they are printed. */
export function printedDocumentModule(deps: Dependencies): ServerModule {
  return {
    name: 'printed-document',
    reads: [],
    errors: printedErrors,
    permissions: [],
    routes: [
      stream(getPrintedDocument, async ({ documentId, download }, { caller }) => {
        const { bytes, name } = await printedFor(deps, caller, documentId);
        const file = inPage(bytes, name);
        return download ? { ...file, disposition: 'attachment' } : file;
      }),
      query(drawDraft, (input, { caller }) => drawnDraft(deps, caller, input)),
      stream(printDraft, async ({ draft }, { caller }) =>
        inPage(await printedDraft(deps, caller, draft), 'draft.pdf'),
      ),
    ],
  };
}
