import { Worker } from 'node:worker_threads';
import { AppError } from '@sarn/kernel';
import type { PagePicture } from './page-pictures.ts';
import type { SealPlace } from './seal-places.ts';
import type { Made, TypesetAnswer, TypesetCall, TypesetOrder } from './typeset-order.ts';

interface Job {
  readonly call: TypesetCall;
  readonly resolve: (made: Made) => void;
  readonly reject: (error: Error) => void;
}

// Ten times the slowest twenty-page PDF measured; the compiler has no time limit of its own.
const deadlineMs = 15_000;

const waiting: Job[] = [];
let running: { job: Job; timer: NodeJS.Timeout } | null = null;
let worker: Worker | null = null;

/**
 * Typesets one PDF in the worker thread; requests are handled one after the other.
 *
 * @returns the PDF (PDF/A-3b)
 * @throws AppError 'pdf.too-slow' when the deadline of 15 s passes; the worker is replaced
 */
export async function typeset(order: TypesetOrder): Promise<Uint8Array> {
  return (await call({ order, output: 'pdf' })).pdf ?? nothing();
}

/**
 * The same document as one picture for each of its pages.
 *
 * @throws AppError 'pdf.too-slow' as `typeset` does
 */
export async function typesetPages(order: TypesetOrder): Promise<readonly PagePicture[]> {
  return (await call({ order, output: 'pages' })).pages ?? nothing();
}

/**
 * The same as `typeset`, with the places that the e-seal of the agency fills after the signature.
 *
 * @throws AppError 'pdf.too-slow' as `typeset` does
 */
export async function typesetToSign(order: TypesetOrder): Promise<PagesToSign> {
  const { pdf, places } = await call({ order, output: 'pdf-to-sign' });
  return pdf && places ? { pdf, places } : nothing();
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

function call(asked: TypesetCall): Promise<Made> {
  return new Promise((resolve, reject) => {
    waiting.push({ call: asked, resolve, reject });
    startNext();
  });
}

/** Ends the worker thread; a later request starts a new one. */
export async function closePdf(): Promise<void> {
  const old = worker;
  worker = null;
  await old?.terminate();
}

function startNext(): void {
  if (running) return;
  const job = waiting.shift();
  if (!job) {
    // An idle worker must not keep the process alive.
    worker?.unref();
    return;
  }
  worker ??= startWorker();
  worker.ref();
  const timer = setTimeout(() => abandon(new AppError('pdf.too-slow')), deadlineMs);
  running = { job, timer };
  worker.postMessage(job.call);
}

function finish(): Job | undefined {
  const done = running;
  running = null;
  if (done) clearTimeout(done.timer);
  return done?.job;
}

function abandon(error: Error): void {
  const job = finish();
  void closePdf();
  job?.reject(error);
  startNext();
}

function startWorker(): Worker {
  const made = new Worker(new URL('./typesetter.worker.ts', import.meta.url));
  made.on('message', (answer: TypesetAnswer) => {
    const job = finish();
    if (answer.failure === undefined) job?.resolve(answer);
    else job?.reject(new Error(answer.failure));
    startNext();
  });
  made.on('error', (error) => {
    if (worker === made) abandon(error instanceof Error ? error : new Error(String(error)));
  });
  made.on('exit', () => {
    if (worker === made) abandon(new Error('the typesetting worker ended'));
  });
  return made;
}
