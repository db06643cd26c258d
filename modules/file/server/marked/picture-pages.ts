/** A page that is one picture, with everything drawn on it. */
export interface DrawnPage {
  /** Of the page, in points. */
  readonly width: number;
  readonly height: number;
  readonly jpeg: Uint8Array;
  /** Of the picture. */
  readonly columns: number;
  readonly rows: number;
}

/**
 * A PDF of pages that are pictures and nothing else: marks over a page are part of its pixels,
 * and there is no text, form, note or attachment of the original in it.
 */
export function pdfOfPictures(pages: readonly DrawnPage[]): Uint8Array {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')];
  const starts: number[] = [];
  let length = parts[0]?.length ?? 0;
  const put = (...pieces: (string | Uint8Array)[]): void => {
    for (const piece of pieces) {
      const bytes = typeof piece === 'string' ? Buffer.from(piece, 'latin1') : Buffer.from(piece);
      parts.push(bytes);
      length += bytes.length;
    }
  };
  const object = (id: number, ...pieces: (string | Uint8Array)[]): void => {
    starts[id] = length;
    put(`${id} 0 obj\n`, ...pieces, '\nendobj\n');
  };
  const kids = pages.map((_page, at) => `${3 + at * 3} 0 R`).join(' ');
  object(1, '<< /Type /Catalog /Pages 2 0 R >>');
  object(2, `<< /Type /Pages /Count ${pages.length} /Kids [${kids}] >>`);
  for (const [at, page] of pages.entries()) {
    const id = 3 + at * 3;
    const [width, height] = [page.width.toFixed(2), page.height.toFixed(2)];
    object(
      id,
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}]`,
      ` /Resources << /XObject << /P ${id + 2} 0 R >> >> /Contents ${id + 1} 0 R >>`,
    );
    const drawing = `q ${width} 0 0 ${height} 0 0 cm /P Do Q`;
    object(id + 1, `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`);
    object(
      id + 2,
      `<< /Type /XObject /Subtype /Image /Width ${page.columns} /Height ${page.rows}`,
      ` /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode`,
      ` /Length ${page.jpeg.length} >>\nstream\n`,
      page.jpeg,
      '\nendstream',
    );
  }
  const count = 3 + pages.length * 3;
  const table = length;
  put(`xref\n0 ${count}\n0000000000 65535 f \n`);
  for (let id = 1; id < count; id += 1) {
    put(`${String(starts[id] ?? 0).padStart(10, '0')} 00000 n \n`);
  }
  put(`trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`);
  return Buffer.concat(parts);
}
