import { inflateSync } from 'node:zlib';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { samplePdf } from '@sarn/testing';
import { expect, test } from 'vitest';
import { samplePdf as pagesOf } from '../file.demo.ts';
import { copyPdf, markPdf } from './marker.ts';
import { load, save, startPdfium } from './pdfium-memory.ts';

/** Whoever asks for the file. */
const by = 'anong';

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
  const marked = await markPdf({ source: source, by }, async (pages) => {
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

const countOf = (pdf: Uint8Array, sign: string): number => latin(pdf).split(sign).length - 1;

test('[5.07] what 2,000 marked pages cost grows with their number alone: nothing is copied for each page', async () => {
  const madeOf = async (count: number) => {
    const lines = Array.from({ length: count }, (_none, at) => `page ${at + 1}`);
    const marked = await markPdf({ source: pagesOf(lines), by }, async () =>
      pagesOf(lines.map(() => 'mark')),
    );
    return { marked, lines };
  };
  const [short, long] = [await madeOf(20), await madeOf(2_000)];
  const pages = await pagesIn(long.marked);
  expect(pages).toHaveLength(2_000);
  for (const [at, page] of pages.entries()) {
    expect(page).toContain(`page ${at + 1}`);
    expect(page).toContain('mark');
  }
  // The font of the marks is in the file once, not in each drawing.
  expect(countOf(short.marked, '/BaseFont')).toBe(2);
  expect(countOf(long.marked, '/BaseFont')).toBe(2);
  // Of each page: itself, its text and its drawing.
  const [few, many] = [short, long].map(({ marked }) => countOf(marked, ' 0 obj'));
  expect((many ?? 0) - (few ?? 0)).toBe(3 * 1_980);
});

/** Its pages inherit what they name; one has its text in pieces, the other none at all. */
const inheriting = Buffer.from(
  `%PDF-1.7
1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
2 0 obj <</Type/Pages/Kids[3 0 R 9 0 R]/Count 2/Resources 4 0 R/MediaBox[0 0 595 842]>> endobj
3 0 obj <</Type/Pages/Parent 2 0 R/Kids[5 0 R]/Count 1>> endobj
4 0 obj <</Font<</F 6 0 R>>/XObject<</SarnMark1 10 0 R>>>> endobj
5 0 obj <</Type/Page/Parent 3 0 R/Contents[7 0 R 8 0 R]>> endobj
6 0 obj <</Type/Font/Subtype/Type1/BaseFont/Helvetica>> endobj
7 0 obj <</Length 47>> stream
q 2 0 0 2 0 0 cm BT /F 20 Tf 50 200 Td (first) 
endstream endobj
8 0 obj <</Length 20>> stream
Tj ET /SarnMark1 Do 
endstream endobj
9 0 obj <</Type/Page/Parent 2 0 R>> endobj
10 0 obj <</Type/XObject/Subtype/Form/BBox[0 0 595 842]/Resources 4 0 R/Length 39>> stream
BT /F 20 Tf 10 90 Td (earlier) Tj ET   
endstream endobj
trailer <</Root 1 0 R>>
%%EOF`,
  'latin1',
);

test('[5.07] pages that inherit, that are in pieces, empty or marked before are marked', async () => {
  const marks = pagesOf(['mark', 'mark']);
  const once = await markPdf({ source: inheriting, by }, async () => marks);
  const twice = await markPdf({ source: once, by }, async () => pagesOf(['later', 'later']));
  for (const [made, words] of [
    [once, ['mark']],
    [twice, ['mark', 'later']],
  ] as const) {
    const [first = '', second = ''] = await pagesIn(made);
    for (const word of ['first', 'earlier', ...words]) expect(first).toContain(word);
    for (const word of words) expect(second).toContain(word);
    expect(second).not.toContain('first');
  }
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
  for (const made of [
    await markPdf({ source: locked, by }, marks),
    await copyPdf({ source: locked, title: 'copy', by }, marks),
  ]) {
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
  const copy = await copyPdf({ source: withScript, title: 'copy', by }, marks);
  const flat = await markPdf({ source: withScript, isFlat: true, by }, marks);
  expect((await pagesIn(copy))[0]).toContain('scripted');
  for (const made of [copy, flat]) {
    expect(latin(made)).not.toMatch(/JavaScript|OpenAction|while|EmbeddedFile|payload|tool/);
  }
});

/** Scripts wherever a PDF can have them: of the document, a page, a field and a link, in streams and after each other. */
const scriptedEverywhere = Buffer.from(
  `%PDF-1.7
1 0 obj <</Type/Catalog/Pages 2 0 R/OpenAction 5 0 R/AA<</WC<</S/JavaScript/JS(closing)>>>>/Names<</JavaScript<</Names[(a) 5 0 R]>>>>/AcroForm<</Fields[11 0 R]/XFA 13 0 R>>>> endobj
2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj
3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</AA 4 0 R>>>>/Contents 8 0 R/AA<</O<</S/JavaScript/JS(turning)>>>>/Annots[9 0 R 10 0 R 11 0 R 14 0 R]>> endobj
4 0 obj <</Type/Font/Subtype/Type1/BaseFont/Helvetica>> endobj
5 0 obj <</S/JavaScript/JS 12 0 R>> endobj
8 0 obj <</Length 39>> stream
BT /AA 20 Tf 100 700 Td (scripted) Tj ET
endstream endobj
9 0 obj <</Type/Annot/Subtype/Link/Rect[10 10 100 100]/A<</S/URI/URI(https://example.go.th/)/Next[<</S/JavaScript/JS(follows)>>]>>>> endobj
10 0 obj <</Type/Annot/Subtype/Link/Rect[10 110 100 200]/A<</S/L#61unch/F(cmd.exe)>>>> endobj
11 0 obj <</Type/Annot/Subtype/Widget/FT/Tx/T(a \\)>> field)/V(x)/Rect[10 210 100 300]/AA 15 0 R>> endobj
12 0 obj <</Length 10>> stream
endless()
endstream endobj
13 0 obj <</Length 10>> stream
<script/>
endstream endobj
14 0 obj <</Type/Annot/Subtype/Link/Rect[10 310 100 400]/A 5 0 R>> endobj
15 0 obj <</K<</S/JavaScript/JS(typing)>>/Fo<</S/URI/URI(https://asked-for-by-nobody.example/)>>>> endobj
trailer <</Root 1 0 R>>
%%EOF`,
  'latin1',
);

/** What is in the streams of a file as PDFium saves it. */
const streamsIn = (pdf: Uint8Array): string[] =>
  [...latin(pdf).matchAll(/>>stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(([, packed = '']) =>
    inflateSync(Buffer.from(packed, 'latin1')).toString('latin1'),
  );

const acts =
  /JavaScript|Launch|\/AA\s*<<|\/JS|XFA|closing|turning|follows|typing|cmd\.exe|by-nobody/;

test('[5.07] what a file would run goes into no file with marks; its links and its text do', async () => {
  expect(latin(scriptedEverywhere)).toMatch(acts);
  const marks = async () => samplePdf('marked');
  const marked = await markPdf({ source: scriptedEverywhere, by }, marks);
  const copy = await copyPdf({ source: scriptedEverywhere, title: 'copy', by }, marks);
  for (const made of [marked, copy]) {
    expect(latin(made)).not.toMatch(acts);
    const [page = ''] = await pagesIn(made);
    expect(page).toContain('scripted');
    expect(page).toContain('marked');
  }
  expect(latin(marked)).toContain('/S/URI/URI(https://example.go.th/)');
  expect(latin(marked)).toContain('/T(a \\)>> field)');
  const streams = streamsIn(marked);
  expect(streams).not.toHaveLength(0);
  for (const stream of streams) expect(stream).not.toMatch(/endless|<script/);
});

test('[5.07] scripts are taken out of a file that is locked against changes', async () => {
  const pdfium = await startPdfium();
  const document = load(pdfium, scriptedEverywhere);
  expect(pdfium.EPDF_SetEncryption(document, '', 'owner', -3_904)).toBe(true);
  const locked = save(pdfium, document);
  const marked = await markPdf({ source: locked, by }, async () => samplePdf('marked'));
  expect(latin(marked)).toContain('/Encrypt');
  expect(latin(marked)).not.toMatch(/JavaScript|Launch|\/AA\s*<<|XFA/);
  expect((await pagesIn(marked))[0]).toContain('marked');
});
