import { Zip, ZipPassThrough } from 'fflate';
import type { Piece } from './pieces.ts';

/** The files in one archive. Two of one name are told apart by a number. */
export async function zipOf(pieces: readonly Piece[]): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const zip = new Zip((error, part) => {
    if (error) throw error;
    parts.push(new Uint8Array(part));
  });
  const names = ownNames(pieces.map(({ name }) => name));
  for (const [at, { blob }] of pieces.entries()) {
    // PDF files and pictures are compressed already.
    const entry = new ZipPassThrough(names[at] ?? '');
    zip.add(entry);
    entry.push(new Uint8Array(await blob.arrayBuffer()), true);
  }
  zip.end();
  return new Blob(parts, { type: 'application/zip' });
}

/** Every name once: the second `a.pdf` is `a (2).pdf`. Capitals do not tell files apart on every system. */
export function ownNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const [, stem = name, ending = ''] = /^(.*?)(\.[^.]*)?$/s.exec(name) ?? [];
    let own = name;
    for (let number = 2; taken.has(own.toLowerCase()); number += 1)
      own = `${stem} (${number})${ending}`;
    taken.add(own.toLowerCase());
    return own;
  });
}
