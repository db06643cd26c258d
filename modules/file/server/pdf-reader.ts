import { Worker } from 'node:worker_threads';
import { createFairQueue } from '@sarn/platform-server';
import { threadIsReady } from './pdf-order.ts';
import type { PdfAnswer, PdfMemory, PdfOrder } from './pdf-order.ts';

export interface PdfReader {
  /**
   * @param by whose file it is: people take turns, whatever number of files each has sent
   * @throws AppError 'platform.busy' when too many wait already
   * @throws Error when the thread cannot work at all: a fault of the server, not of the file
   */
  read(order: PdfOrder, by: string): Promise<PdfAnswer>;
  close(): Promise<void>;
}

interface Running {
  readonly done: (answer: PdfAnswer) => void;
  readonly failed: (error: Error) => void;
  timer: NodeJS.Timeout;
}

/** What is used of a worker thread. */
export interface PdfThread {
  postMessage(order: PdfOrder): void;
  ref(): void;
  unref(): void;
  terminate(): Promise<unknown>;
  removeAllListeners(): unknown;
  on(event: 'message', listener: (message: PdfAnswer | typeof threadIsReady) => void): unknown;
  on(event: 'error', listener: (error: unknown) => void): unknown;
  on(event: 'exit', listener: () => void): unknown;
}

/** In milliseconds. */
interface ReaderLimits {
  /** Loading of the library: it says nothing about the file that waits for it. */
  readonly start: number;
  /** One file, in a thread that is ready. */
  readonly file: number;
}

/** One file is read at a time. Its strings stay below this. */
const resourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 };
/** The largest upload is there twice while it is read, and takes a fifth of the most. */
const usualMemory: PdfMemory = { most: 512, kept: 192 };
/** A clerk who registers a batch sends all its files at once; only their names wait. */
const turns = { running: 1, waiting: 400, waitingOfOne: 60 };

/**
 * The idle thread of a reader that was closed, for the next one in this process: tests open one server
 * after the other, and to start a thread takes as long as to read a hundred small files.
 */
let spare: PdfThread | null = null;

/** Threads whose library is loaded. On a busy machine that takes longer than a file may. */
const ready = new WeakSet<PdfThread>();

/**
 * Reads PDFs in a thread of its own, one after the other: a hostile file can at worst end that
 * thread or use up the deadline, but never block the server.
 *
 * @param start a new thread
 */
export function createPdfReader(
  limits: ReaderLimits,
  start: () => PdfThread = startThread,
): PdfReader {
  const queue = createFairQueue(turns);
  // Threads that a test makes are not exchanged with those of other readers in its process.
  const keepsSpare = start === startThread;
  let running: Running | null = null;
  let worker: PdfThread | null = null;

  function finish(outcome: PdfAnswer | Error): void {
    const ended = running;
    running = null;
    if (ended) clearTimeout(ended.timer);
    if (isThreadLost(outcome)) void endThread();
    // An idle thread must not keep the process alive.
    worker?.unref();
    if (outcome instanceof Error) ended?.failed(outcome);
    else ended?.done(outcome);
  }

  const limit = (ms: number): NodeJS.Timeout =>
    setTimeout(() => finish({ failure: 'too-slow' }), ms);

  function noteReady(made: PdfThread): void {
    ready.add(made);
    if (worker !== made || running === null) return;
    clearTimeout(running.timer);
    running.timer = limit(limits.file);
  }

  function startWorker(): PdfThread {
    const made = (keepsSpare && takeSpare()) || start();
    listen(made, {
      ready: () => noteReady(made),
      answered: (outcome) => {
        if (worker === made) finish(outcome);
      },
    });
    return made;
  }

  async function endThread(): Promise<void> {
    const old = worker;
    worker = null;
    await old?.terminate();
  }

  const readOne = (order: PdfOrder): Promise<PdfAnswer> =>
    new Promise((done, failed) => {
      worker ??= startWorker();
      worker.ref();
      running = { done, failed, timer: limit(ready.has(worker) ? limits.file : limits.start) };
      worker.postMessage(order);
    });

  return {
    read: (order, by) => queue.run(by, () => readOne(order)),
    async close() {
      if (worker === null || running !== null || spare !== null || !keepsSpare) return endThread();
      spare = worker;
      worker = null;
      keepForNext(spare);
    },
  };
}

function listen(
  thread: PdfThread,
  told: { readonly ready: () => void; readonly answered: (outcome: PdfAnswer | Error) => void },
): void {
  thread.removeAllListeners();
  thread.on('message', (message) => {
    if (message === threadIsReady) told.ready();
    else told.answered(message);
  });
  thread.on('error', (error) => told.answered(toOutcome(error)));
  thread.on('exit', () => told.answered(new Error('the PDF thread ended by itself')));
}

function takeSpare(): PdfThread | null {
  const taken = spare;
  spare = null;
  return taken;
}

function keepForNext(thread: PdfThread): void {
  listen(thread, { ready: () => ready.add(thread), answered: () => undefined });
  thread.on('exit', () => {
    if (spare === thread) spare = null;
  });
}

const startThread = (): Worker => startPdfThread(usualMemory);

/** A thread that reads PDFs; tests give it less memory. */
export const startPdfThread = (memory: PdfMemory): Worker =>
  new Worker(new URL('./pdf-reader.worker.ts', import.meta.url), {
    resourceLimits,
    workerData: memory,
  });

function isThreadLost(outcome: PdfAnswer | Error): boolean {
  if (outcome instanceof Error || outcome.isThreadSpent) return true;
  return 'failure' in outcome && outcome.failure === 'too-slow';
}

/**
 * A file that uses up all memory is refused; any other end of the thread is a fault of the server.
 */
function toOutcome(error: unknown): PdfAnswer | Error {
  const { code } = error as { code?: string };
  if (code === 'ERR_WORKER_OUT_OF_MEMORY') return { failure: 'broken', isThreadSpent: true };
  return error instanceof Error ? error : new Error(String(error));
}
