import { readFile } from 'node:fs/promises';
import { AppError } from '@sarn/kernel';
import { faceNames } from './typeface/typeface.ts';

const delivered = new URL('./fonts/', import.meta.url);

let whole: Promise<void> | null = null;

/**
 * The compiler sets a face whose file is missing or broken in another one, and says nothing. So the files are read
 * before a thread that sets documents is started, once; while one is not whole, with each document again.
 *
 * @throws AppError 'platform.program-incomplete' with the name of the file
 */
export function requireFonts(): Promise<void> {
  whole ??= checkFonts(delivered).catch((error: unknown) => {
    whole = null;
    throw error;
  });
  return whole;
}

/** @throws AppError 'platform.program-incomplete' for the first face in a folder that is not there or not whole */
export async function checkFonts(folder: URL): Promise<void> {
  for (const face of faceNames) {
    const file = `SarabunJoined-${face}.ttf`;
    const bytes = await readFile(new URL(file, folder)).catch(() => null);
    if (!bytes || !isWhole(bytes)) throw new AppError('platform.program-incomplete', { file });
  }
}

/** Whether each table of a TrueType file is there, with the sum that the file tells of it. */
function isWhole(file: Buffer): boolean {
  try {
    const count = file.readUInt16BE(4);
    const rows = Array.from({ length: count }, (_, at) => 12 + 16 * at);
    return count > 0 && rows.every((row) => file.readUInt32BE(row + 4) === sumOf(file, row));
  } catch {
    // A place outside of the file.
    return false;
  }
}

function sumOf(file: Buffer, row: number): number {
  const isHead = file.toString('latin1', row, row + 4) === 'head';
  const at = file.readUInt32BE(row + 8);
  const end = at + file.readUInt32BE(row + 12);
  let sum = 0;
  for (let place = at; place < end; place += 4) {
    // The table of the head has the sum of the whole file, which is not counted.
    if (isHead && place === at + 8) continue;
    sum = (sum + file.readUInt32BE(place)) >>> 0;
  }
  return sum;
}
