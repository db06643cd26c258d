import { AppError } from '@sarn/kernel';
import { createFairQueue } from '@sarn/platform-server';
import type { FairQueueLimits } from '@sarn/platform-server';
import type { InkedPage, MarkerOrder, MarkerWord } from './marker-word.ts';

/** A PDF over whose pages marks are drawn. */
export interface MarkedFile {
  readonly source: Uint8Array;
  /** For whom: people take turns, whatever number of files each asks for. */
  readonly by: string;
  /** Each page becomes one picture, from which the marks cannot be removed; no text can be selected or read aloud. */
  readonly isFlat?: boolean;
}

/** A PDF whose pages are taken into a new file. */
export interface MarkedCopies extends Omit<MarkedFile, 'isFlat'> {
  readonly title: string;
  /** How many copies are in the new file, one after the other; 1 when left out. */
  readonly times?: number;
}

/** What is used of a worker thread. */
export interface MarkerThread {
  postMessage(order: MarkerOrder): void;
  terminate(): Promise<unknown>;
  on(event: 'message', listener: (word: MarkerWord) => void): unknown;
  on(event: 'error', listener: (error: unknown) => void): unknown;
  on(event: 'exit', listener: () => void): unknown;
}

export interface MarkerLimits {
  readonly turns: FairQueueLimits;
  /** In milliseconds: for a file, and more for each of its pages. They run when its turn has come. */
  readonly times: { readonly file: number; readonly page: number };
}

type Make = (pages: readonly InkedPage[]) => Promise<Uint8Array>;

export interface Marker {
  mark(file: MarkedFile, make: Make): Promise<Uint8Array>;
  copy(file: MarkedCopies, make: Make): Promise<Uint8Array>;
}

/** Few threads at once, in fair turns, each for one file and at most for a time. @param start a new thread */
export function createMarker(start: () => MarkerThread, limits: MarkerLimits): Marker {
  const queue = createFairQueue(limits.turns);
  return {
    mark: ({ source, by, isFlat = false }, make) =>
      queue.run(by, () => inThread(start(), { source }, { make, isFlat, times: limits.times })),
    copy: ({ source, by, title, times = 1 }, make) =>
      queue.run(by, () => {
        const order = { source, copyTitle: title, times };
        return inThread(start(), order, { make, isFlat: false, times: limits.times });
      }),
  };
}

interface Marking {
  readonly make: Make;
  readonly isFlat: boolean;
  readonly times: MarkerLimits['times'];
}

function inThread(
  thread: MarkerThread,
  order: MarkerOrder,
  { make, isFlat, times }: Marking,
): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    let isOver = false;
    const end = (tell: () => void): void => {
      if (isOver) return;
      isOver = true;
      clearTimeout(timer);
      tell();
      void thread.terminate();
    };
    const fail = (error: unknown): void =>
      end(() => reject(error instanceof Error ? error : new Error(String(error))));
    const late = (): void => fail(new AppError('file.marking-too-slow'));
    let timer = setTimeout(late, times.file);
    thread.on('error', fail);
    thread.on('exit', () => fail(new Error('the thread that marks a file ended by itself')));
    thread.on('message', (word) => {
      if ('failure' in word) fail(new Error(word.failure));
      else if ('pdf' in word) end(() => resolve(word.pdf));
      else {
        clearTimeout(timer);
        timer = setTimeout(late, times.file + word.pages.length * times.page);
        make(word.pages).then((marks) => thread.postMessage({ marks, isFlat }), fail);
      }
    });
    thread.postMessage(order);
  });
}
