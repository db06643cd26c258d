import { Worker } from 'node:worker_threads';
import type { PdfAnswer, PdfOrder } from './pdf-order.ts';

export interface PdfReader {
  /** @throws Error when the thread cannot work at all: a fault of the server, not of the file */
  read(path: string): Promise<PdfAnswer>;
  close(): Promise<void>;
}

interface Task {
  readonly path: string;
  readonly done: (answer: PdfAnswer) => void;
  readonly failed: (error: Error) => void;
}

/**
 * Reads PDFs in a thread of its own, one after the other: a hostile file can at worst end that
 * thread or use up the deadline, but never block the server.
 *
 * @param limits deadline of one file in milliseconds, and characters of text to keep
 */
export function createPdfReader(limits: { deadlineMs: number; maxTextLength: number }): PdfReader {
  const { deadlineMs, maxTextLength } = limits;
  const waiting: Task[] = [];
  let running: { task: Task; timer: NodeJS.Timeout } | null = null;
  let worker: Worker | null = null;

  function startNext(): void {
    if (running) return;
    const task = waiting.shift();
    if (!task) {
      // An idle thread must not keep the process alive.
      worker?.unref();
      return;
    }
    worker ??= startWorker();
    worker.ref();
    running = { task, timer: setTimeout(() => finish({ failure: 'too-slow' }), deadlineMs) };
    worker.postMessage({ path: task.path, maxTextLength } satisfies PdfOrder);
  }

  function finish(outcome: PdfAnswer | Error): void {
    const ended = running;
    running = null;
    if (ended) clearTimeout(ended.timer);
    if (isThreadLost(outcome)) void endThread();
    if (outcome instanceof Error) ended?.task.failed(outcome);
    else ended?.task.done(outcome);
    startNext();
  }

  function startWorker(): Worker {
    const made = new Worker(new URL('./pdf-reader.worker.ts', import.meta.url));
    const lose = (outcome: PdfAnswer | Error): void => {
      if (worker === made) finish(outcome);
    };
    made.on('message', lose);
    made.on('error', (error) => lose(toOutcome(error)));
    made.on('exit', () => lose(new Error('the PDF thread ended by itself')));
    return made;
  }

  async function endThread(): Promise<void> {
    const old = worker;
    worker = null;
    await old?.terminate();
  }

  return {
    read: (path) =>
      new Promise((done, failed) => {
        waiting.push({ path, done, failed });
        startNext();
      }),
    close: endThread,
  };
}

function isThreadLost(outcome: PdfAnswer | Error): boolean {
  if (outcome instanceof Error) return true;
  return 'failure' in outcome && (outcome.isThreadSpent ?? outcome.failure === 'too-slow');
}

/**
 * A file that uses up all memory is refused; any other end of the thread is a fault of the server.
 */
function toOutcome(error: unknown): PdfAnswer | Error {
  const { code } = error as { code?: string };
  if (code === 'ERR_WORKER_OUT_OF_MEMORY') return { failure: 'broken', isThreadSpent: true };
  return error instanceof Error ? error : new Error(String(error));
}
