import { AppError } from '@sarn/kernel';
import { readFontFile } from './font-file.ts';
import type { FontFile } from './font-file.ts';
import { listGlyphs } from './glyph-list.ts';
import { writeFont } from './made-font.ts';
import { shaperOf } from './shaper.ts';
import type { Shaper } from './shaper.ts';
import { faceNames } from './typeface.ts';
import type { FaceName, Faces } from './typeface.ts';
import { thaiLetters, thaiTones, thaiVowels } from './thai-clusters.ts';

/** The four faces of a family, as documents are set in them. */
export interface MadeFaces {
  readonly family: string;
  readonly faces: Faces;
  /** What the files say of themselves. */
  readonly said: Readonly<Record<FaceName, string>>;
}

/**
 * Makes the faces of four uploaded files.
 *
 * @throws AppError 'pdf.font-…' with the parameter `face`
 */
export function makeFaces(files: Faces): MadeFaces {
  const read = faceNames.map((name) => ({ name, file: readAs(name, files[name]) }));
  const [first] = read;
  const family = `${first?.file.family ?? ''} Joined`.trim();
  const made = read.map(({ name, file }) => [name, faceOf(name, file, family)] as const);
  const said = read.map(({ name, file }) => [name, `${file.family} ${file.style}`.trim()] as const);
  return {
    family,
    faces: Object.fromEntries(made) as unknown as Faces,
    said: Object.fromEntries(said) as unknown as MadeFaces['said'],
  };
}

const inFace = (face: FaceName, error: unknown): unknown =>
  error instanceof AppError ? new AppError(error.code, { ...error.params, face }) : error;

function readAs(face: FaceName, bytes: Uint8Array): FontFile {
  try {
    return readFontFile(bytes);
  } catch (error) {
    throw inFace(face, error);
  }
}

function faceOf(name: FaceName, file: FontFile, family: string): Uint8Array {
  try {
    const shaper = shaperOf(file);
    refuseWithoutThai(shaper);
    const list = listGlyphs(shaper);
    const style = { isBold: name.startsWith('Bold'), isItalic: name.endsWith('Italic') };
    return writeFont({ file, shaper, list, family, style });
  } catch (error) {
    throw inFace(name, error);
  }
}

const thaiDigits = [...'๐๑๒๓๔๕๖๗๘๙'];
const leading = [...'ะาำเแโใไฯๆ'];
const mostTold = 10;

/** Official Thai must be set in it whole: a letter taken from another font would be seen. */
function refuseWithoutThai(shaper: Shaper): void {
  const missing = [
    ...thaiLetters,
    ...thaiVowels,
    ...leading,
    ...thaiTones,
    '\u0e4c',
    ...thaiDigits,
  ].filter((letter) => {
    const glyph = shaper.glyphOf(letter.codePointAt(0) ?? 0);
    return glyph === 0 || shaper.outlineOf(glyph).length === 0;
  });
  if (missing.length === 0) return;
  throw new AppError('pdf.font-without-thai', {
    letters: missing.slice(0, mostTold).join(' '),
    count: missing.length,
  });
}
