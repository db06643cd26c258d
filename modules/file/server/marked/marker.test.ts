import { PDFiumLibrary } from '@hyzyla/pdfium';
import { samplePdf } from '@sarn/testing';
import { expect, test } from 'vitest';
import jpeg from 'jpeg-js';
import { copyPdf, markPdf } from './marker.ts';
import { pixelSize } from '../../contract/index.ts';

/** Whoever asks for the file. */
const by = 'anong';

async function textOf(pdf: Uint8Array): Promise<string> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(pdf);
  const text = [...document.pages()].map((page) => page.getText()).join(' ');
  document.destroy();
  library.destroy();
  return text;
}

async function sizesOf(pdf: Uint8Array): Promise<number[]> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(pdf);
  const sizes = [...document.pages()].flatMap((page) => {
    const { originalWidth, originalHeight } = page.getOriginalSize();
    return [Math.round(originalWidth), Math.round(originalHeight)];
  });
  document.destroy();
  library.destroy();
  return sizes;
}

/** Dark pixels of the first page. */
async function inkOf(pdf: Uint8Array): Promise<number> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(pdf);
  const { data } = await document.getPage(0).render({ scale: 1, render: 'bitmap' });
  document.destroy();
  library.destroy();
  let dark = 0;
  for (let at = 0; at < data.length; at += 4) if ((data[at] ?? 255) < 128) dark += 1;
  return dark;
}

test('[8.06] marks are drawn over every page, and the page is still visible', async () => {
  const sizes: number[] = [];
  const marked = await markPdf({ source: samplePdf('below'), by }, async (pages) => {
    sizes.push(...pages.flatMap(({ width, height }) => [width, height]));
    return samplePdf('reader');
  });
  expect(sizes.map(Math.round)).toEqual([595, 842]);
  const text = await textOf(marked);
  expect(text).toContain('below');
  expect(text).toContain('reader');
});

test('a file that is no PDF is reported, and the thread ends', async () => {
  const broken = markPdf({ source: Buffer.from('not a PDF'), by }, async () => samplePdf('reader'));
  await expect(broken).rejects.toThrow('does not open');
});

test('[8.06] flat pages are pictures: nothing of the original is left but what is seen', async () => {
  const marks = async () => samplePdf('reader');
  const flat = await markPdf({ source: samplePdf('below'), isFlat: true, by }, marks);
  expect(Buffer.from(flat.subarray(0, 5)).toString()).toBe('%PDF-');
  expect((await textOf(flat)).trim()).toBe('');
  expect(await sizesOf(flat)).toEqual(await sizesOf(samplePdf('below')));
  // The marks are part of the picture: with other marks it is another picture.
  const bare = await markPdf({ source: samplePdf('below'), isFlat: true, by }, async () =>
    samplePdf(''),
  );
  expect(await inkOf(flat)).toBeGreaterThan(await inkOf(bare));
  expect(await inkOf(bare)).toBeGreaterThan(0);
});

test('[8.06] the size that a picture claims is read from its head', () => {
  const png = Buffer.from('89504e470d0a1a0a0000000d4948445200000140000000c808', 'hex');
  expect(pixelSize(png)).toEqual({ width: 320, height: 200 });
  const { data } = jpeg.encode({ data: Buffer.alloc(8 * 4 * 4), width: 8, height: 4 }, 50);
  expect(pixelSize(data)).toEqual({ width: 8, height: 4 });
  expect(pixelSize(Buffer.from('GIF89a, no such picture'))).toBeNull();
});

/** Where something is drawn on the first page as it is shown: points from the left and from below. */
async function drawnAt(pdf: Uint8Array): Promise<{ left: number; bottom: number }> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(pdf);
  const { data, width, height } = await document.getPage(0).render({ scale: 1, render: 'bitmap' });
  document.destroy();
  library.destroy();
  const dark = Array.from({ length: width * height }, (_none, at) => at).filter(
    (at) => (data[at * 4] ?? 255) < 128,
  );
  const rows = dark.map((at) => Math.floor(at / width));
  return { left: Math.min(...dark.map((at) => at % width)), bottom: height - Math.max(...rows) };
}

const changed = (pdf: Uint8Array, from: string, to: string): Buffer =>
  Buffer.from(Buffer.from(pdf).toString('latin1').replace(from, to), 'latin1');

test.each([
  [0, [595, 842]],
  [90, [842, 595]],
  [180, [595, 842]],
  [270, [842, 595]],
])('what is laid over a page turned by %i degrees stands upright on it', async (turn, size) => {
  const source = changed(samplePdf(''), '/Contents', `/Rotate ${turn} /Contents`);
  const sizes: number[] = [];
  const marked = await markPdf({ source: source, by }, async (pages) => {
    sizes.push(...pages.flatMap(({ width, height }) => [width, height]));
    return changed(samplePdf('I'), '72 720 Td', '72 300 Td');
  });
  expect(sizes).toEqual(size);
  const { left, bottom } = await drawnAt(marked);
  expect(Math.abs(left - 74)).toBeLessThan(3);
  expect(Math.abs(bottom - 300)).toBeLessThan(3);
});

test('[5.01] a copy has the pages alone, under a title of its own, and is the same each time', async () => {
  const inks: number[] = [];
  const make = () =>
    copyPdf({ source: samplePdf('below'), title: 'สำเนา ที่ ๑', by }, async ([page]) => {
      inks.push(page?.ink?.cells.reduce((sum, cell) => sum + cell, 0) ?? 0);
      return samplePdf('copied');
    });
  const [first, second] = [await make(), await make()];
  expect(await textOf(first)).toContain('below');
  expect(await textOf(first)).toContain('copied');
  expect(inks[0]).toBeGreaterThan(10);
  expect(Buffer.compare(first, second)).toBe(0);
  expect(Buffer.from(first).toString('latin1')).not.toMatch(/CreationDate|AcroForm/);
});

/** A page with a signature field whose appearance says `sealed`. */
const signedSample = Buffer.from(
  `%PDF-1.7
1 0 obj <</Type/Catalog/Pages 2 0 R/AcroForm<</SigFlags 3/Fields[4 0 R]>>>> endobj
2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj
3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Annots[4 0 R]>> endobj
4 0 obj <</Type/Annot/Subtype/Widget/FT/Sig/T(Signature)/F 132/Rect[100 100 300 150]/P 3 0 R/V 5 0 R/AP<</N 6 0 R>>>> endobj
5 0 obj <</Type/Sig/Filter/Adobe.PPKLite/SubFilter/ETSI.CAdES.detached/Contents<00>/ByteRange[0 1 2 3]>> endobj
6 0 obj <</Type/XObject/Subtype/Form/BBox[0 0 200 50]/Resources<</Font<</F 7 0 R>>>>/Length 39>> stream
BT /F 20 Tf 10 10 Td (sealed) Tj ET    
endstream endobj
7 0 obj <</Type/Font/Subtype/Type1/BaseFont/Helvetica>> endobj
trailer <</Root 1 0 R>>
%%EOF`,
  'latin1',
);

test('[5.01] [6.07] a copy of a signed file shows the signature and has none', async () => {
  const copy = await copyPdf({ source: signedSample, title: 'สำเนา', by }, async () =>
    samplePdf('copied'),
  );
  expect(await textOf(copy)).toContain('sealed');
  expect(Buffer.from(copy).toString('latin1')).not.toMatch(/AcroForm|ByteRange|Widget|\/Sig\b/);
});
