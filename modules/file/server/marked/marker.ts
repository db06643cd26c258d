import { Worker } from 'node:worker_threads';
import type { InkedPage, MarkerWord, PageSize } from './marker-word.ts';

/** Makes the marks for pages of these sizes, as a PDF with one page for each. */
export type MakeMarks = (pages: readonly PageSize[]) => Promise<Uint8Array>;

/** Enough for a long file of scans; a hostile file must not block the server. */
const deadlineMs = 60_000;
/** A page drawn as a picture takes a third of a second, more on a busy server. */
const pageMs = 1_000;

/**
 * Draws the marks over every page of a PDF, in a thread of its own for this file.
 *
 * @param isFlat each page becomes one picture, from which the marks cannot be removed; it has no
 *   text to select or to be read aloud
 * @throws Error when the file cannot be opened or the deadline passes
 */
export const markPdf = (source: Uint8Array, make: MakeMarks, isFlat = false): Promise<Uint8Array> =>
  marked({ source }, make, isFlat);

/**
 * The pages of a PDF in a new file with marks over them. What is seen of annotations and signatures becomes part of
 * the pages; signatures, forms and attachments stay behind, so that nobody takes the copy for the file. The same
 * pages and marks give the same bytes.
 *
 * @param times how many copies are in the file, one after the other
 * @throws Error as `markPdf`
 */
export const copyPdf = (
  source: Uint8Array,
  title: string,
  make: (pages: readonly InkedPage[]) => Promise<Uint8Array>,
  times = 1,
): Promise<Uint8Array> => marked({ source, copyTitle: title, times }, make, false);

function marked(
  begun: { readonly source: Uint8Array; readonly copyTitle?: string; readonly times?: number },
  make: (pages: readonly InkedPage[]) => Promise<Uint8Array>,
  isFlat: boolean,
): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./marker.worker.ts', import.meta.url));
    const end = (): void => {
      clearTimeout(timer);
      void worker.terminate();
    };
    const fail = (error: unknown): void => {
      end();
      reject(error instanceof Error ? error : new Error(String(error)));
    };
    const late = (): void => fail(new Error('marking a file took too long'));
    let timer = setTimeout(late, deadlineMs);
    worker.on('error', fail);
    worker.on('message', (word: MarkerWord) => {
      if ('failure' in word) fail(new Error(word.failure));
      else if ('pdf' in word) {
        end();
        resolve(word.pdf);
      } else {
        clearTimeout(timer);
        timer = setTimeout(late, deadlineMs + word.pages.length * pageMs);
        make(word.pages).then((marks) => worker.postMessage({ marks, isFlat }), fail);
      }
    });
    worker.postMessage(begun);
  });
}
