import { PDFiumLibrary } from '@hyzyla/pdfium';
import { samplePdf } from '@sarn/testing';
import { expect, test } from 'vitest';
import { samplePdf as pagesOf } from '../file.demo.ts';
import { copyPdf, markPdf } from './marker.ts';
import { load, save, startPdfium } from './pdfium-memory.ts';

async function pagesIn(pdf: Uint8Array): Promise<string[]> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(pdf);
  const pages = [...document.pages()].map((page) => page.getText());
  document.destroy();
  library.destroy();
  return pages;
}

const latin = (pdf: Uint8Array): string => Buffer.from(pdf).toString('latin1');

test('[5.07] of a file of 2,000 pages only those are changed on which something is drawn', async () => {
  const lines = Array.from({ length: 2_000 }, (_none, at) => `page ${at + 1}`);
  const source = pagesOf(lines);
  const marks = pagesOf(lines.map((_line, at) => (at === 1_999 ? 'last word' : '')));
  const marked = await markPdf(source, async (pages) => {
    expect(pages).toHaveLength(2_000);
    return marks;
  });
  // What is laid over a page is named in its resources: once in the whole file.
  expect(latin(marked).match(/\/XObject/g)).toHaveLength(2);
  const pages = await pagesIn(marked);
  expect(pages.slice(0, -1)).toEqual(lines.slice(0, -1));
  expect(pages.at(-1)).toContain('page 2000');
  expect(pages.at(-1)).toContain('last word');
});

/** Everybody reads it; to change it a password is asked for, as scanners and other agencies set it. */
async function lockedAgainstChanges(): Promise<Uint8Array> {
  const pdfium = await startPdfium();
  const document = load(pdfium, samplePdf('below'));
  const readingOnly = -3_904;
  expect(pdfium.EPDF_SetEncryption(document, '', 'owner', readingOnly)).toBe(true);
  return save(pdfium, document);
}

test('[5.07] a file that is locked against changes is marked and copied; its readers need no password', async () => {
  const locked = await lockedAgainstChanges();
  expect(latin(locked)).toContain('/Encrypt');
  const marks = async () => samplePdf('reader');
  for (const made of [await markPdf(locked, marks), await copyPdf(locked, 'copy', marks)]) {
    const [page = ''] = await pagesIn(made);
    expect(page).toContain('below');
    expect(page).toContain('reader');
  }
});

/** It runs a script when it is opened, and carries another file. */
const withScript = Buffer.from(
  `%PDF-1.7
1 0 obj <</Type/Catalog/Pages 2 0 R/OpenAction 5 0 R/Names<</JavaScript<</Names[(a) 5 0 R]>>/EmbeddedFiles<</Names[(tool.exe) 6 0 R]>>>>>> endobj
2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj
3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F 4 0 R>>>>/Contents 8 0 R>> endobj
4 0 obj <</Type/Font/Subtype/Type1/BaseFont/Helvetica>> endobj
5 0 obj <</S/JavaScript/JS(while\\(true\\){})>> endobj
6 0 obj <</Type/Filespec/F(tool.exe)/EF<</F 7 0 R>>>> endobj
7 0 obj <</Type/EmbeddedFile/Length 7>> stream
payload
endstream endobj
8 0 obj <</Length 38>> stream
BT /F 20 Tf 100 700 Td (scripted) Tj ET
endstream endobj
trailer <</Root 1 0 R>>
%%EOF`,
  'latin1',
);

test('[5.07] the script of a file is not run, and neither it nor a file inside goes into a copy', async () => {
  const marks = async () => samplePdf('copied');
  const copy = await copyPdf(withScript, 'copy', marks);
  const flat = await markPdf(withScript, marks, true);
  expect((await pagesIn(copy))[0]).toContain('scripted');
  for (const made of [copy, flat]) {
    expect(latin(made)).not.toMatch(/JavaScript|OpenAction|while|EmbeddedFile|payload|tool/);
  }
});
