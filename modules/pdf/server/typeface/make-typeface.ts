import { Worker } from 'node:worker_threads';
import { AppError } from '@sarn/kernel';
import type { MadeAnswer } from './made-answer.ts';
import type { MadeFaces } from './make-faces.ts';
import type { Faces } from './typeface.ts';

// Four faces need two to four seconds on a slow machine.
const deadlineMs = 30_000;
const mostMegabytes = 512;

/**
 * Raised when the same files give other faces than before: an agency that uploads them again gets the new ones, and
 * documents that were set in the old ones stay as they are.
 */
export const makingOfFaces = 3;

/**
 * Makes of four font files the faces in which documents are set: with one glyph for each written Thai cluster, so that
 * the text of a PDF is exact in every reader. It is done in a thread of its own with a deadline, because a font file is
 * a program of somebody else.
 *
 * @throws AppError 'pdf.font-…'; the parameter `face` says of which file
 */
export async function makeTypeface(files: Faces): Promise<MadeFaces> {
  const answer = await answerFor(files);
  if ('made' in answer) return answer.made;
  throw new AppError(answer.refused.code, answer.refused.params);
}

function answerFor(files: Faces): Promise<MadeAnswer> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./make-faces.worker.ts', import.meta.url), {
      workerData: files,
      resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
    });
    const end = (then: () => void): void => {
      clearTimeout(timer);
      void worker.terminate();
      then();
    };
    const timer = setTimeout(
      () => end(() => reject(new AppError('pdf.font-too-slow'))),
      deadlineMs,
    );
    worker.on('message', (answer: MadeAnswer) => end(() => resolve(answer)));
    // Out of memory, or ended in the middle of it: the program goes on, the files are refused.
    worker.on('error', () => end(() => reject(new AppError('pdf.font-broken', { file: '-' }))));
    worker.on('exit', () => end(() => reject(new AppError('pdf.font-broken', { file: '-' }))));
  });
}
