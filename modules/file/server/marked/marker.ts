import { Worker } from 'node:worker_threads';
import { refuseInTransaction, waitingInTurns } from '@sarn/platform-server';
import { createMarker } from './marking-queue.ts';
import type { MarkedCopies, MarkedFile } from './marking-queue.ts';
import type { InkedPage, PageSize } from './marker-word.ts';

/** Makes the marks for pages of these sizes, as a PDF with one page for each. */
export type MakeMarks = (pages: readonly PageSize[]) => Promise<Uint8Array>;

/** The pages of a drawn file are kept as pictures outside of it. */
const resourceLimits = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 32 };

const marker = createMarker(
  () => new Worker(new URL('./marker.worker.ts', import.meta.url), { resourceLimits }),
  {
    // One for each processor of a small server; a thread takes the file several times in memory.
    turns: { running: 2, ...waitingInTurns },
    // Enough for a long file of scans; a hostile file must not block the server. A page drawn as a picture takes a third
    // of a second, more on a busy server.
    times: { file: 60_000, page: 1_000 },
  },
);

/**
 * Draws the marks over every page of a PDF, in a thread of its own for this file. People take turns.
 *
 * @throws AppError 'platform.busy' when too many wait already, 'file.marking-too-slow'
 * @throws Error when the file cannot be opened, and ProgrammingError where a transaction is open
 */
export async function markPdf(file: MarkedFile, make: MakeMarks): Promise<Uint8Array> {
  refuseInTransaction('marking a file');
  return marker.mark(file, make);
}

/**
 * The pages of a PDF in a new file with marks over them. What is seen of annotations and signatures becomes part of
 * the pages; signatures, forms and attachments stay behind, so that nobody takes the copy for the file. The same
 * pages and marks give the same bytes.
 *
 * @throws AppError, Error as `markPdf`
 */
export async function copyPdf(
  file: MarkedCopies,
  make: (pages: readonly InkedPage[]) => Promise<Uint8Array>,
): Promise<Uint8Array> {
  refuseInTransaction('marking a file');
  return marker.copy(file, make);
}
