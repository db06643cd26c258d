import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { withDocument } from './pdfium.testing.ts';

/*
 * Pages as small pictures: how much ink is in each square of 5 mm, a letter for each. They are compared with stored
 * ones; `NEW_PICTURES=1` stores new ones, whose differences are looked at as text.
 */

const dotsPerMm = 2;
const side = 5;
/** Ink of a square in 35 steps: text fills less than half of it. */
const letters = '.123456789abcdefghijklmnopqrstuvwxyz';
const steps = 70;
const pointsPerMm = 72 / 25.4;
const dark = 3 * 255;

export function inkOf(pdf: Uint8Array): Promise<string> {
  return withDocument(pdf, async (document) => {
    const pages: string[] = [];
    for (const page of document.pages()) {
      const { data, width, height } = await page.render({ scale: dotsPerMm / pointsPerMm });
      pages.push(squares(data, width, height).join('\n'));
    }
    return `${pages.join('\n\n')}\n`;
  });
}

function squares(pixels: Uint8Array, width: number, height: number): string[] {
  const size = side * dotsPerMm;
  return Array.from({ length: Math.floor(height / size) }, (_row, row) =>
    Array.from({ length: Math.floor(width / size) }, (_column, column) => {
      let ink = 0;
      for (let y = row * size; y < (row + 1) * size; y += 1) {
        for (let x = column * size; x < (column + 1) * size; x += 1) {
          const at = (y * width + x) * 4;
          ink += dark - (pixels[at] ?? 0) - (pixels[at + 1] ?? 0) - (pixels[at + 2] ?? 0);
        }
      }
      const share = ink / (dark * size * size);
      return letters[Math.min(letters.length - 1, Math.round(share * steps))] ?? '';
    }).join(''),
  );
}

/** Squares whose ink is another one by more than a step; all where the pages are others. */
export function differing(made: string, stored: string): number {
  if (made.length !== stored.length) return Math.max(made.length, stored.length);
  const step = (text: string, at: number): number => letters.indexOf(text[at] ?? '');
  return [...made].filter((_, at) => Math.abs(step(made, at) - step(stored, at)) > 1).length;
}

/** A row of text that is moved by a millimetre changes some thirty. */
export const mostDiffering = 4;

/** The pages stored in a folder beside a test. @param folder such as `new URL('./stored-pages', import.meta.url)` */
export function storedIn(folder: URL) {
  const at = (name: string): string => join(fileURLToPath(folder), `${name}.txt`);
  const read = (name: string): string => readFileSync(at(name), 'utf8');
  return {
    read,
    /** Fails where the pages are others than the stored ones of this name. */
    async compare(name: string, pdf: Uint8Array): Promise<void> {
      const made = await inkOf(pdf);
      if (process.env['NEW_PICTURES']) {
        mkdirSync(folder, { recursive: true });
        writeFileSync(at(name), made);
      }
      const stored = read(name);
      if (differing(made, stored) > mostDiffering) expect(made).toBe(stored);
    },
  };
}
