import { PDFiumLibrary } from '@hyzyla/pdfium';
import { samplePdf } from '@sarn/testing';
import { expect, test } from 'vitest';
import { markPdf } from './marker.ts';

async function textOf(pdf: Uint8Array): Promise<string> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(pdf);
  const text = [...document.pages()].map((page) => page.getText()).join(' ');
  document.destroy();
  library.destroy();
  return text;
}

test('[8.06] marks lie over every page, and the page is still below them', async () => {
  const sizes: number[] = [];
  const marked = await markPdf(samplePdf('below'), async (pages) => {
    sizes.push(...pages.flatMap(({ width, height }) => [width, height]));
    return samplePdf('reader');
  });
  expect(sizes.map(Math.round)).toEqual([595, 842]);
  const text = await textOf(marked);
  expect(text).toContain('below');
  expect(text).toContain('reader');
});

test('a file that is none is told, and the thread ends', async () => {
  const broken = markPdf(Buffer.from('not a PDF'), async () => samplePdf('reader'));
  await expect(broken).rejects.toThrow('does not open');
});
