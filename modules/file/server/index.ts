import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FileSink, JobDefinition, Platform, ServerModule } from '@sarn/platform-server';
import { fileErrors, fileLimits, fileAuditWords } from '../contract/index.ts';
import { arrivalSink } from './arrival-sink.ts';
import type { ArrivalLimits } from './arrival-sink.ts';
import { createArrivals } from './arrival.service.ts';
import type { Arrival } from './arrival.service.ts';
import { createByteFolder } from './byte-folder.ts';
import { destroyOwned } from './destruction.ts';
import { createReapJob, createSweepJob } from './file.jobs.ts';
import { fileRoutes } from './file.routes.ts';
import { createFileService } from './file.service.ts';
import type { FileService } from './file.service.ts';
import type { FileDependencies } from './file-dependencies.ts';
import type { FileNeeds } from './file-needs.ts';
import { countPages } from './page-count.ts';
import { createPdfReader } from './pdf-reader.ts';
import { checkKeyRing } from './seal/ring-check.ts';
import { createContents } from './seal/seal.service.ts';
import { createTextJob } from './text.job.ts';
import { createVirusScanner } from './virus-scanner.ts';

export { rotateKeys } from './seal/rotate.ts';
export type { Rotated } from './seal/rotate.ts';
export { copyPdf, markPdf } from './marked/marker.ts';
export type { MarkedCopies } from './marked/marking-queue.ts';
export type { Ink, InkedPage } from './marked/marker-word.ts';
export type { SealedReaders } from './marked/sealed-view.ts';
export type { ScannerAddress } from './virus-scanner.ts';
export type { Arrival } from './arrival.service.ts';
export type { DestroyedFile } from './destroyed-file.ts';
export type { FileNeeds, FileReader, FileReaders } from './file-needs.ts';
export type { AttachRequest, FileService, OwnedFile, RemoveRequest } from './file.service.ts';

export type UploadSink = (limits: ArrivalLimits) => FileSink<Arrival>;

export interface FileModule extends ServerModule {
  readonly fileService: FileService;
  /** For an upload call of another module, with its own limits; `keep` then stores what arrived. */
  readonly uploadSink: UploadSink;
}

/** To load the library that reads PDFs; some 0.5 s, and many times as long on a busy machine. */
const pdfStartMs = 60_000;

/**
 * The file store: the same bytes are stored once, types are decided by bytes, and the module of the
 * owner decides who may read a file.
 */
export function fileModule(platform: Platform, needs: FileNeeds): FileModule {
  const folder = createByteFolder(join(platform.config.dataDir, 'files'));
  const pdfs = createPdfReader({ start: pdfStartMs, file: fileLimits.pdfSeconds * 1000 });
  const reapJob = createReapJob(folder);
  const judges = {
    pdfs,
    scanner: needs.scanner ? createVirusScanner(needs.scanner, platform.log) : null,
  };
  const contents = createContents(folder, platform.config.dataDir);
  const arrivals = createArrivals(folder, judges);
  const textJob = createTextJob(folder, pdfs);
  const deps: FileDependencies = { platform, folder, contents, reapJob, textJob, arrivals };
  return {
    name: 'file',
    migrations: fileURLToPath(new URL('migrations', import.meta.url)),
    errors: fileErrors,
    auditWords: fileAuditWords,
    permissions: [],
    routes: fileRoutes(deps, needs),
    jobs: [
      reapJob as JobDefinition,
      textJob as JobDefinition,
      createSweepJob(platform, folder, reapJob),
    ],
    start: () => {
      const { dataDir, lostKeys = [] } = platform.config;
      return checkKeyRing(platform.db, dataDir, lostKeys.includes('secret-keys.json'));
    },
    stop: () => pdfs.close(),
    fileService: {
      ...createFileService(deps),
      countPages: (tx, id) => countPages({ db: platform.db, folder, pdfs }, tx, id),
      destroyFiles: (tx, request) => destroyOwned(deps, tx, request),
    },
    uploadSink: (limits) => arrivalSink(deps, limits),
  };
}
