import { PDFiumLibrary } from '@hyzyla/pdfium';

export { paragraphLines, widestBlank } from './lines/lines.testing.ts';
export { measurePages } from './measured-page.testing.ts';

/**
 * The text of each page as one copies it in Chromium, without white space: blanks and line ends come
 * from positions and are no part of the source.
 */
export async function readBack(pdf: Uint8Array): Promise<string[]> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(pdf);
  const pages = [...document.pages()].map((page) => plain(page.getText()));
  document.destroy();
  library.destroy();
  return pages;
}

/** Text as `readBack` gives it. */
export const plain = (value: string): string => value.replace(/\s/g, '');

/** The lines of each page, from top to bottom, as PDFium tells them apart. */
export async function readLines(pdf: Uint8Array): Promise<string[][]> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(pdf);
  const pages = [...document.pages()].map((page) =>
    page
      .getText()
      .split(/\r?\n/)
      .filter((line) => line.trim() !== ''),
  );
  document.destroy();
  library.destroy();
  return pages;
}
