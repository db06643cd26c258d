import { Worker } from 'node:worker_threads';
import { refuseInTransaction, turnOfCall, waitingInTurns } from '@sarn/platform-server';
import { requireFonts } from './delivered-fonts.ts';
import { pageFields } from './page-fields.ts';
import type { PagePicture } from './page-pictures.ts';
import { rowSheets } from './row-sheets.ts';
import { sealPlaces } from './seal-places.ts';
import type { SealPlace } from './seal-places.ts';
import type { Made, TypesetCall, TypesetOrder } from './typeset-order.ts';
import { TypesetThread } from './typeset-thread.ts';

/**
 * What the lines of a document need while they are chosen lives shortly. By itself the thread would keep room for much
 * more of it than it needs: 30 MB of a process, for a twentieth of the processor time of long minutes.
 */
const resourceLimits = { maxYoungGenerationSizeMb: 4 };

const thread = new TypesetThread(
  () => new Worker(new URL('./typesetter.worker.ts', import.meta.url), { resourceLimits }),
  // A document: ten times the slowest twenty-page PDF measured; the compiler has no time limit of its own.
  // The start takes about a second, and longer where a full machine starts everything at once.
  { waiting: waitingInTurns, start: 60_000, document: 15_000 },
);

/**
 * @throws AppError 'platform.program-incomplete' where a font of the program is missing or broken, 'platform.busy' when too
 *   much waits already
 */
async function callThread(call: TypesetCall): Promise<Made> {
  refuseInTransaction('typesetting');
  requireFonts();
  return thread.call(call, turnOfCall());
}

/**
 * Typesets one PDF in the worker thread, one after the other; people take turns.
 *
 * @returns the PDF (PDF/A-3b)
 * @throws AppError 'pdf.too-slow' when the deadline of 15 s passes, and the worker is replaced; 'platform.busy' when too
 *   much waits already
 */
export async function typeset(order: TypesetOrder): Promise<Uint8Array> {
  return (await callThread({ order, output: 'pdf' })).pdf ?? nothing();
}

/**
 * The same document as one picture for each of its pages.
 *
 * @throws AppError 'pdf.too-slow' as `typeset` does
 */
export async function typesetPages(order: TypesetOrder): Promise<readonly PagePicture[]> {
  const { pages, told } = await callThread({ order, output: 'pages' });
  if (!pages) return nothing();
  const fields = pageFields(
    told,
    pages.map(({ height }) => height),
  );
  return pages.map((page, at) => ({ ...page, fields: fields[at] ?? [] }));
}

/**
 * The same as `typeset`, with the places that the e-seal of the agency fills after the signature.
 *
 * @throws AppError 'pdf.too-slow' as `typeset` does
 */
export async function typesetToSign(order: TypesetOrder): Promise<PagesToSign> {
  const { pdf, told } = await callThread({ order, output: 'pdf-to-sign' });
  return pdf ? { pdf, places: sealPlaces(told) } : nothing();
}

/**
 * The same as `typeset`, of a table, with the sheet on which each of its rows begins.
 *
 * @throws AppError 'pdf.too-slow' as `typeset` does
 */
export async function typesetRows(order: TypesetOrder): Promise<SheetsOfRows> {
  const { pdf, told } = await callThread({ order, output: 'pdf-of-rows' });
  return pdf ? { pdf, sheets: rowSheets(told) } : nothing();
}

interface SheetsOfRows {
  readonly pdf: Uint8Array;
  /** One more than rows: where the last row ends. */
  readonly sheets: readonly number[];
}

/** Pages that are to be signed. */
export interface PagesToSign {
  readonly pdf: Uint8Array;
  /** None where number and date are on the pages already. */
  readonly places: readonly SealPlace[];
}

function nothing(): never {
  throw new Error('the typesetting worker answered with another output');
}

/** Waits until everything asked for is made; the idle thread does not keep the process alive. */
export const closePdf = (): Promise<void> => thread.close();
