import { AppError } from '@sarn/kernel';
import { deliveredFonts, faceFile, setFontError } from './lines/faces.ts';
import { faceNames } from './typeface/typeface.ts';

// Some documents are measured before they go to the thread.
setFontError((file) => new AppError('platform.program-incomplete', { file }));

let areWhole = false;

/**
 * The compiler sets a face whose file is missing or broken in another one, and says nothing. So the files are read
 * before a thread that sets documents is started, once; while one is not whole, with each document again.
 *
 * @throws AppError 'platform.program-incomplete' with the name of the file
 */
export function requireFonts(): void {
  if (!areWhole) checkFonts(deliveredFonts);
  areWhole = true;
}

/** @throws AppError 'platform.program-incomplete' for the first face in a folder that is not there or not whole */
export function checkFonts(folder: URL): void {
  for (const face of faceNames) faceFile(face, folder);
}
