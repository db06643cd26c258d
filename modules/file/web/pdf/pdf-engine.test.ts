import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { beforeAll, describe, expect, test } from 'vitest';
import { createPartReader } from './part-reader.ts';
import { startPdfium } from './pdf-engine.ts';

const wasm = readFileSync(createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm'));

/** A file of these objects, numbered from 1; the first is the catalog. */
function pdfOf(objects: readonly string[]): ArrayBuffer {
  const body = objects.map((text, at) => `${at + 1} 0 obj\n${text}\nendobj\n`).join('');
  const file = `%PDF-1.7\n${body}trailer << /Root 1 0 R /Size ${objects.length + 1} >>\n`;
  return new TextEncoder().encode(file).buffer;
}

/** Page objects refer to the font as 4 and to their text as 5. */
const text = 'BT /F 20 Tf 100 700 Td (Land plot) Tj 0 -100 Td (of the state) Tj ET';
const page = (more: string) =>
  `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] ${more}
    /Resources << /Font << /F 4 0 R >> >> /Contents 5 0 R >>`;
const font = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>';
const content = `<< /Length ${text.length} >>\nstream\n${text}\nendstream`;
const onePage = (more = '') =>
  pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    ...[page(more), font, content],
  ]);

let pdfium: Awaited<ReturnType<typeof startPdfium>>;
beforeAll(async () => {
  pdfium = await startPdfium(new Uint8Array(wasm).buffer);
});

describe('lines of a page', () => {
  const linesOf = (more?: string) => pdfium.open(onePage(more)).lines(0);

  test('have their text, and places from the top left corner', () => {
    const [first, second] = linesOf();
    expect([first?.text, second?.text]).toEqual(['Land plot', 'of the state']);
    expect(first?.edges).toHaveLength(18);
    expect(first?.edges[0]).toBeCloseTo(100 / 600, 2);
    // The base of the letters is 100 points below the upper edge.
    expect(first?.top).toBeLessThan(0.125);
    expect(first?.bottom).toBeGreaterThanOrEqual(0.125);
    expect((second?.top ?? 0) - (first?.top ?? 0)).toBeCloseTo(100 / 800, 3);
  });

  test('stand where they are seen on a cropped page', () => {
    const [first] = linesOf('/CropBox [100 400 600 800]');
    expect(first?.edges[0]).toBeCloseTo(0, 2);
    expect(first?.bottom).toBeGreaterThanOrEqual(0.25);
  });

  test('stand where they are seen on a page that its file turns', () => {
    const [first] = linesOf('/Rotate 180');
    expect(first?.edges[1]).toBeCloseTo(500 / 600, 1);
    expect(first?.top).toBeCloseTo(0.875, 1);
  });
});

describe('the table of contents', () => {
  const withOutline = (entries: readonly string[]) =>
    pdfOf([
      '<< /Type /Catalog /Pages 2 0 R /Outlines 6 0 R >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      ...[page(''), font, content],
      '<< /First 7 0 R /Last 8 0 R >>',
      ...entries,
    ]);

  test('tells title, page and level', () => {
    const pdf = pdfium.open(
      withOutline([
        '<< /Title (Letter) /Parent 6 0 R /Next 8 0 R /Dest [3 0 R /Fit] /First 9 0 R >>',
        '<< /Title (Annex) /Parent 6 0 R /A << /S /GoTo /D [3 0 R /Fit] >> >>',
        '<< /Title (Part) /Parent 7 0 R /Dest [3 0 R /Fit] >>',
      ]),
    );
    expect(pdf.outline()).toEqual([
      { title: 'Letter', page: 0, level: 0 },
      { title: 'Part', page: 0, level: 1 },
      { title: 'Annex', page: 0, level: 0 },
    ]);
  });

  test('of a file whose entries lead round in a circle has an end', () => {
    const circle = '<< /Title (Round) /Parent 6 0 R /Next 7 0 R /Dest [3 0 R /Fit] >>';
    const round = pdfium.open(withOutline([circle, circle])).outline();
    expect(round[0]).toEqual({ title: 'Round', page: 0, level: 0 });
    expect(round.length).toBeLessThanOrEqual(2_000);
    const nowhere = '<< /Title (Nowhere) /Parent 6 0 R /Next 7 0 R /First 7 0 R >>';
    expect(pdfium.open(withOutline([nowhere, nowhere])).outline()).toEqual([]);
  });

  test('is empty where a file has none', () => {
    expect(pdfium.open(onePage()).outline()).toEqual([]);
  });
});

describe('files inside of a file', () => {
  const name = Buffer.from('\uFEFFแบบ.txt', 'utf16le').swap16().toString('hex');
  const carrying = pdfOf([
    '<< /Type /Catalog /Pages 2 0 R /Names << /EmbeddedFiles << /Names [(a) 6 0 R (b) 8 0 R] >> >> >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    ...[page(''), font, content],
    `<< /Type /Filespec /F (form.txt) /UF <${name}> /EF << /F 7 0 R >> >>`,
    '<< /Type /EmbeddedFile /Length 5 >>\nstream\nwords\nendstream',
    '<< /Type /Filespec /F (lost.txt) >>',
  ]);

  test('[5.08] are named and can be read', () => {
    const pdf = pdfium.open(carrying);
    expect(pdf.attachments()).toEqual(['แบบ.txt', 'lost.txt']);
    expect(new TextDecoder().decode(pdf.attachment(0))).toBe('words');
    expect(() => pdf.attachment(1)).toThrow('broken');
  });

  test('[5.08] are none where a file has none', () => {
    expect(pdfium.open(onePage()).attachments()).toEqual([]);
  });
});

describe('a file that is opened by parts', () => {
  const filler = '% '.padEnd(3_000_000, 'x');
  /** Pages far from each other, as scans are; the last is of another size. */
  const far = () => {
    const objects = [
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [3 0 R 6 0 R] /Count 2 >>',
      ...[page(''), font, content],
      `${filler}\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 400] >>`,
    ];
    let file = '%PDF-1.7\n';
    const places = objects.map((object, at) => {
      const place = file.length;
      file += `${at + 1} 0 obj\n${object}\nendobj\n`;
      return place;
    });
    const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
    const head = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`;
    const tail = `trailer << /Root 1 0 R /Size ${objects.length + 1} >>\nstartxref\n${file.length}\n%%EOF\n`;
    return new TextEncoder().encode(file + head + rows + tail);
  };
  const openedFar = () => {
    const bytes = far();
    let fetched = 0;
    const reader = createPartReader(bytes.length, (start, end) => {
      fetched += end + 1 - start;
      return bytes.slice(start, end + 1);
    });
    return { pdf: pdfium.openParts(reader), bytes, fetched: () => fetched };
  };

  test('shows its first page without what lies between', () => {
    const { pdf, bytes, fetched } = openedFar();
    expect(pdf.lines(0)[0]?.text).toBe('Land plot');
    expect(pdf.pages).toEqual([
      { width: 600, height: 800 },
      { width: 600, height: 800 },
    ]);
    expect(fetched()).toBeLessThan(bytes.length);
    pdf.close();
  });

  test('tells the size of a page that was drawn, and of all when they are read', () => {
    const { pdf } = openedFar();
    expect(pdf.render(1, 1).size).toEqual({ width: 300, height: 400 });
    expect(pdf.sizes()[1]).toEqual({ width: 300, height: 400 });
    pdf.close();
  });

  test('is refused where its parts cannot be fetched', () => {
    const reader = createPartReader(5_000, () => null);
    expect(() => pdfium.openParts(reader)).toThrow('broken');
    expect(reader.wasMissing()).toBe(true);
  });
});

test('the pages of two files are one file, in their order', () => {
  const merged = pdfium.open(pdfium.merge([onePage(), onePage('/Rotate 90')]));
  expect(merged.pages).toEqual([
    { width: 600, height: 800 },
    { width: 800, height: 600 },
  ]);
  expect(merged.text(1)).toContain('of the state');
  const broken = new TextEncoder().encode('no PDF').buffer;
  expect(() => pdfium.merge([onePage(), broken])).toThrow('broken');
});

test('what a page would run, start or send by itself does not come into the merged file', () => {
  const script = '<< /S /JavaScript /JS (turning) >>';
  const foreign = pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    page(`/AA << /O ${script} /C 7 0 R >> /Annots [6 0 R 8 0 R]`),
    ...[font, content],
    '<< /Type /Annot /Subtype /Link /Rect [10 10 90 90] /A << /S /Launch /F (cmd.exe) >> >>',
    '<< /S /JavaScript /JS (leaving) >>',
    '<< /Type /Annot /Subtype /Link /Rect [10 110 90 190] /A << /S /URI /URI (https://example.go.th) >> >>',
  ]);
  const bytes = pdfium.merge([onePage(), foreign, onePage()]);
  const file = new TextDecoder('latin1').decode(bytes);
  expect(file).not.toMatch(/JavaScript|Launch|\/AA|turning|leaving|cmd\.exe/);
  expect(file).toContain('https://example.go.th');
  const merged = pdfium.open(bytes);
  expect(merged.pages).toHaveLength(3);
  expect(merged.text(1)).toContain('Land plot');
});

describe('what stands in the fields of a form', () => {
  const stamp = 'BT /F 20 Tf 4 8 Td (Number 7) Tj ET 0 0 0 rg 0 0 4 4 re f';
  const withField = () =>
    pdfOf([
      '<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [6 0 R] /SigFlags 3 >> >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      ...[page('/Annots [6 0 R]'), font, content],
      `<< /Type /Annot /Subtype /Widget /FT /Sig /T (Signature1) /P 3 0 R /F 132
        /Rect [100 100 300 140] /AP << /N 7 0 R >> >>`,
      `<< /Type /XObject /Subtype /Form /BBox [0 0 200 40] /Resources << /Font << /F 4 0 R >> >>
        /Length ${stamp.length} >>\nstream\n${stamp}\nendstream`,
    ]);
  /** Whether anything dark is in the place of the field. */
  const isDrawn = (pdf: ReturnType<typeof pdfium.open>): boolean => {
    const { width, pixels } = pdf.render(0, 1);
    const bytes = new Uint8Array(pixels);
    for (let y = 660; y < 700; y += 1) {
      for (let x = 100; x < 300; x += 1) if ((bytes[(y * width + x) * 4] ?? 255) < 128) return true;
    }
    return false;
  };

  test('is drawn, read and found, such as the number that a signature shows', () => {
    const pdf = pdfium.open(withField());
    expect(isDrawn(pdf)).toBe(true);
    expect(pdf.text(0)).toContain('Number 7');
    expect(pdf.lines(0).map((line) => line.text)).toContain('Number 7');
    expect(isDrawn(pdfium.open(onePage()))).toBe(false);
  });

  test('goes with its page into another file', () => {
    const merged = pdfium.open(pdfium.merge([withField(), onePage()]));
    expect(isDrawn(merged)).toBe(true);
    expect(merged.text(0)).toContain('Number 7');
    expect(merged.text(1)).not.toContain('Number 7');
  });
});
