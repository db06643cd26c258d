import { fileURLToPath } from 'node:url';
import { command, commandInSteps, query, stream } from '@sarn/platform-server';
import type { JobDefinition, Route, ServerModule } from '@sarn/platform-server';
import type { Dependencies } from '@sarn/document/server';
import {
  comparePrintedVersions,
  getClassifiedCopies,
  listClassifiedCopies,
  makeClassifiedCopies,
  copyAuditWords,
  drawDraft,
  getPrintedCopy,
  getPrintedDocument,
  getPrintedText,
  getPrintedVersion,
  getReceivedCopy,
  keepWord,
  listCopies,
  listPrintedVersions,
  listReceivedCopies,
  printCover,
  printDraft,
  printedErrors,
  typefaceAuditWords,
} from '../contract/index.ts';
import type { RemarkSetting } from '../contract/index.ts';
import { classifiedCopiesFor, copiesToPrint, makeCopies } from './copy/classified-copy.service.ts';
import { copiesFor, copyFor } from './copy/copy.service.ts';
import { receivedCopiesFor, receivedCopyFor } from './copy/received-copy.service.ts';
import { coverFile } from './cover/cover.service.ts';
import { keptWordSettings } from './kept-words.ts';
import { drawnDraft, printedDraft } from './drawn-draft.service.ts';
import { markWord } from './mark-word.service.ts';
import { printedFor, printedTextFor } from './printed-document.service.ts';
import {
  changesForReader,
  versionForReader,
  versionsForReader,
} from './version/version-for-reader.ts';
import { keepAfterAct, keepVersionJob } from './version/version.jobs.ts';
import { registerRoutes } from './register/register.routes.ts';
import { typefaceRoutes } from './typeface/typeface.routes.ts';
import { versionOwner } from './version/version.service.ts';
import { deleteVersions, versionsOf } from './version/version.store.ts';

const inPage = (bytes: Uint8Array, name: string) => ({
  ...{ bytes: Buffer.from(bytes), length: bytes.length, type: 'application/pdf', name },
  disposition: 'inline' as const,
});
const asAsked = (download: boolean, { bytes, name }: Pages) => ({
  ...inPage(bytes, name),
  disposition: download ? ('attachment' as const) : ('inline' as const),
});

interface Pages {
  readonly bytes: Uint8Array;
  readonly name: string;
}

declare module '@sarn/document/server' {
  interface Dependencies {
    /** How the agency sets orders and remarks now. */
    readonly remarks: RemarkSetting;
  }
}

/** Copies of issued, received and classified documents. */
const copyRoutes = (deps: Dependencies): Route[] => [
  query(listCopies, ({ documentId }, { caller }) => copiesFor(deps, caller, documentId)),
  stream(getPrintedCopy, async (input, context) =>
    asAsked(input.download, await copyFor(deps, context, input)),
  ),
  query(listReceivedCopies, ({ documentId }, { caller }) =>
    receivedCopiesFor(deps, caller, documentId),
  ),
  stream(getReceivedCopy, async (input, context) =>
    asAsked(input.download, await receivedCopyFor(deps, context, input)),
  ),
  query(listClassifiedCopies, ({ documentId }, { caller }) =>
    classifiedCopiesFor(deps, caller, documentId),
  ),
  commandInSteps(makeClassifiedCopies, (input, context, keep) =>
    makeCopies(deps, context, input, keep),
  ),
  stream(getClassifiedCopies, async (input, context) =>
    asAsked(false, await copiesToPrint(deps, context, input)),
  ),
];

/** Documents as they are printed. */
export function printedDocumentModule(deps: Dependencies): ServerModule {
  const keepJob = keepVersionJob(deps);
  deps.slots.onDocumentAct.push(keepAfterAct(deps, keepJob));
  deps.slots.relatedContent.push({
    ...{ ownerKind: versionOwner, tables: ['printed_version'], isSealed: true },
    ...{ ownersOf: versionsOf, blank: deleteVersions },
  });
  return {
    name: 'printed-document',
    migrations: fileURLToPath(new URL('./migrations', import.meta.url)),
    reads: ['document', 'organisation'],
    holdsText: ['printed_version'],
    settings: [keptWordSettings],
    errors: printedErrors,
    auditWords: {
      acts: { ...typefaceAuditWords.acts, ...copyAuditWords.acts },
      subjects: typefaceAuditWords.subjects,
    },
    permissions: [],
    routes: [
      stream(getPrintedDocument, async ({ documentId, download }, { caller }) =>
        asAsked(download, await printedFor(deps, caller, documentId)),
      ),
      ...copyRoutes(deps),
      stream(printCover, ({ documentId }, { caller }) => coverFile(deps, caller, documentId)),
      query(listPrintedVersions, (input, { caller }) => versionsForReader(deps, caller, input)),
      stream(getPrintedVersion, async (input, { caller }) =>
        asAsked(input.download, await versionForReader(deps, caller, input)),
      ),
      query(comparePrintedVersions, (input, { caller }) => changesForReader(deps, caller, input)),
      query(getPrintedText, ({ documentId }, { caller }) =>
        printedTextFor(deps, caller, documentId),
      ),
      command(keepWord, async ({ word }, { caller }, tx) => {
        await markWord(deps, tx, caller, word);
        return {};
      }),
      ...typefaceRoutes(deps),
      ...registerRoutes(deps),
      query(drawDraft, (input, { caller }) => drawnDraft(deps, caller, input)),
      stream(printDraft, async ({ draft }, { caller }) =>
        inPage(await printedDraft(deps, caller, draft), 'draft.pdf'),
      ),
    ],
    jobs: [keepJob as JobDefinition],
  };
}
