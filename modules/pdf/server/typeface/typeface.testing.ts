import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Faces } from './typeface.ts';

const faceOf = (name: string): Uint8Array =>
  new Uint8Array(
    readFileSync(createRequire(import.meta.url).resolve(`@expo-google-fonts/sarabun/${name}.ttf`)),
  );

/**
 * Font files as an agency uploads them: a family that is published and is not the delivered one. It is narrower and
 * lighter, as the prescribed font is.
 */
export const sampleFaces = (): Faces => ({
  Regular: faceOf('200ExtraLight/Sarabun_200ExtraLight'),
  Bold: faceOf('600SemiBold/Sarabun_600SemiBold'),
  Italic: faceOf('200ExtraLight_Italic/Sarabun_200ExtraLight_Italic'),
  BoldItalic: faceOf('600SemiBold_Italic/Sarabun_600SemiBold_Italic'),
});
