import { AppError } from '@sarn/kernel';
import { createFairQueue } from '@sarn/platform-server';
import type { FairQueue, WaitingLimits } from '@sarn/platform-server';
import { threadIsReady } from './typeset-order.ts';
import type { Made, TypesetAnswer, TypesetCall } from './typeset-order.ts';

export type ThreadMessage = TypesetAnswer | typeof threadIsReady;

/** What is used of a worker thread. */
interface Thread {
  postMessage(call: TypesetCall): void;
  ref(): void;
  unref(): void;
  terminate(): Promise<unknown>;
  on(event: 'message', listener: (message: ThreadMessage) => void): unknown;
  on(event: 'error', listener: (error: unknown) => void): unknown;
  on(event: 'exit', listener: () => void): unknown;
}

/** Times in milliseconds. */
interface ThreadLimits {
  readonly waiting: WaitingLimits;
  /** Loading of the compiler and its fonts: it says nothing about the document that waits for it. */
  readonly start: number;
  /** One document, in a thread that is ready. */
  readonly document: number;
}

interface Job {
  readonly resolve: (made: Made) => void;
  readonly reject: (error: Error) => void;
}

/** A thread that sets one document after the other; people take turns. */
export class TypesetThread {
  readonly #start: () => Thread;
  readonly #limits: ThreadLimits;
  readonly #queue: FairQueue;
  /** Documents that wait or are being set. */
  #asked = 0;
  #running: { readonly job: Job; timer: NodeJS.Timeout } | null = null;
  #worker: Thread | null = null;
  #isReady = false;
  readonly #closing: (() => void)[] = [];

  /** @param start a new thread */
  constructor(start: () => Thread, limits: ThreadLimits) {
    this.#start = start;
    this.#limits = limits;
    this.#queue = createFairQueue({ running: 1, ...limits.waiting });
  }

  /**
   * @param by whose document it is
   * @throws AppError 'pdf.too-slow' when a limit passes, and the thread is replaced; 'platform.busy' when too much
   *   waits already
   */
  async call(asked: TypesetCall, by: string): Promise<Made> {
    this.#asked += 1;
    try {
      return await this.#queue.run(by, () => this.#set(asked));
    } finally {
      this.#asked -= 1;
      if (this.#asked === 0) this.#rest();
    }
  }

  /**
   * Waits until everything asked for is made. The idle thread stays for the next document of this process
   * and does not keep the process alive: to start another one takes as long as to set thirty letters, and
   * a program that is to end has nothing else to wait for.
   */
  close(): Promise<void> {
    return new Promise((resolve) => {
      this.#closing.push(resolve);
      if (this.#asked === 0) this.#rest();
    });
  }

  #set(call: TypesetCall): Promise<Made> {
    return new Promise((resolve, reject) => {
      const worker = (this.#worker ??= this.#begin());
      worker.ref();
      const { start, document } = this.#limits;
      const timer = this.#limit(this.#isReady ? document : start);
      this.#running = { job: { resolve, reject }, timer };
      worker.postMessage(call);
    });
  }

  #rest(): void {
    // An idle worker must not keep the process alive.
    this.#worker?.unref();
    for (const resolve of this.#closing.splice(0)) resolve();
  }

  async #end(): Promise<void> {
    const old = this.#worker;
    this.#worker = null;
    this.#isReady = false;
    await old?.terminate();
  }

  #begin(): Thread {
    const worker = this.#start();
    // A thread that was given up may still say something when another is in use.
    const whileInUse =
      <Told>(listener: (told: Told) => void) =>
      (told: Told): void => {
        if (this.#worker === worker) listener(told);
      };
    worker.on(
      'message',
      whileInUse<ThreadMessage>((message) => this.#take(message)),
    );
    worker.on(
      'error',
      whileInUse<unknown>((error) => this.#abandon(toError(error))),
    );
    worker.on(
      'exit',
      whileInUse<void>(() => this.#abandon(new Error('the thread ended'))),
    );
    return worker;
  }

  #take(message: ThreadMessage): void {
    if (message === threadIsReady) return this.#noteReady();
    const job = this.#finish();
    if (message.failure === undefined) job?.resolve(message);
    else job?.reject(new Error(message.failure));
    return undefined;
  }

  #noteReady(): void {
    this.#isReady = true;
    if (!this.#running) return;
    clearTimeout(this.#running.timer);
    this.#running.timer = this.#limit(this.#limits.document);
  }

  #limit(ms: number): NodeJS.Timeout {
    return setTimeout(() => this.#abandon(new AppError('pdf.too-slow')), ms);
  }

  #finish(): Job | undefined {
    const done = this.#running;
    this.#running = null;
    if (done) clearTimeout(done.timer);
    return done?.job;
  }

  #abandon(error: Error): void {
    const job = this.#finish();
    void this.#end();
    job?.reject(error);
  }
}

const toError = (error: unknown): Error =>
  error instanceof Error ? error : new Error(String(error));
