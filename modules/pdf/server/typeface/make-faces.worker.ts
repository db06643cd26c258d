import { parentPort, workerData } from 'node:worker_threads';
import { AppError } from '@sarn/kernel';
import { makeFaces } from './make-faces.ts';
import type { MadeAnswer } from './made-answer.ts';
import type { Faces } from './typeface.ts';

function answer(): MadeAnswer {
  try {
    return { made: makeFaces(workerData as Faces) };
  } catch (error) {
    if (error instanceof AppError) return { refused: { code: error.code, params: error.params } };
    // The files are of strangers: whatever a reader of theirs stumbles over is a broken file.
    return { refused: { code: 'pdf.font-broken', params: { file: '-' } }, because: String(error) };
  }
}

parentPort?.postMessage(answer());
