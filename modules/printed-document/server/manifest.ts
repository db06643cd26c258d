import { stream } from '@sarn/platform-server';
import type { ServerModule } from '@sarn/platform-server';
import type { Dependencies } from '@sarn/document/server';
import { getPrintedDocument, printedErrors } from '../contract/index.ts';
import { printedFor } from './printed-document.service.ts';

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
        return {
          ...{ bytes: Buffer.from(bytes), length: bytes.length, type: 'application/pdf', name },
          disposition: download ? 'attachment' : 'inline',
        };
      }),
    ],
  };
}
