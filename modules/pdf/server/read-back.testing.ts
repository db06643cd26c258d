import { expect } from 'vitest';
import { printedText } from '../contract/printed-text.ts';
import { withDocument } from './pdfium.testing.ts';

export { paragraphLines, stretchedBlank, widestBlank } from './lines/lines.testing.ts';
export { measurePages } from './measured-page.testing.ts';
export { middleOf, within } from './positions.testing.ts';
export { storedIn } from './stored-pages.testing.ts';

/**
 * The text of each page as one copies it in Chromium, without white space: blanks and line ends come
 * from positions and are no part of the source.
 */
export function readBack(pdf: Uint8Array): Promise<string[]> {
  return withDocument(pdf, (document) =>
    [...document.pages()].map((page) => plain(page.getText())),
  );
}

/** Text as `readBack` gives it. */
export const plain = (value: string): string => value.replace(/\s/g, '');

/** The lines of each page, from top to bottom, as PDFium tells them apart. */
export function readLines(pdf: Uint8Array): Promise<string[][]> {
  return withDocument(pdf, (document) =>
    [...document.pages()].map((page) =>
      page
        .getText()
        .split(/\r?\n/)
        .filter((line) => line.trim() !== ''),
    ),
  );
}

/** What the source says, as `readBack` gives it: Thai digits, no white space. */
export const asPrinted = (value: string): string => plain(printedText(value));

/** What comes again on each sheet of a list or a register: the number of the form, and the heads of its columns. */
interface SheetHead {
  readonly mark: string;
  readonly columns: readonly string[];
}

/**
 * The text of all sheets of a list or a register, one after the other, with the heads of its columns once.
 *
 * @throws where a sheet does not begin with its form and number, or its table without the heads of its columns
 */
export async function sheetsText(pdf: Uint8Array, { mark, columns }: SheetHead): Promise<string> {
  const head = columns.map(asPrinted).join('');
  return (await readBack(pdf))
    .map((page, at) => {
      const above = asPrinted(`${mark} แผ่นที่ ${at + 1}`);
      expect(page.slice(0, above.length)).toBe(above);
      const rest = page.slice(above.length);
      if (at === 0) return rest;
      expect(rest.slice(0, head.length)).toBe(head);
      return rest.slice(head.length);
    })
    .join('');
}
