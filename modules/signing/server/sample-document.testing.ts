/** Objects of a small document of two pages with what PDF/A-3b asks for: metadata, colours, an attachment. */
const objects = (words: string): string[] => {
  const content = `BT /F1 24 Tf 72 720 Td (${words}) Tj ET`;
  const metadata = '<x:xmpmeta xmlns:x="adobe:ns:meta/"><pdfaid:part>3</pdfaid:part></x:xmpmeta>';
  const data = '<letter/>';
  const page =
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R ' +
    '/Resources << /Font << /F1 5 0 R >> >> >>';
  return [
    '<< /Type /Catalog /Pages 2 0 R /Metadata 7 0 R /OutputIntents [8 0 R] /AF [9 0 R] ' +
      '/Names << /EmbeddedFiles << /Names [(data.xml) 9 0 R] >> >> >>',
    '<< /Type /Pages /Kids [3 0 R 6 0 R] /Count 2 >>',
    page,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    page,
    `<< /Type /Metadata /Subtype /XML /Length ${metadata.length} >>\nstream\n${metadata}\nendstream`,
    '<< /Type /OutputIntent /S /GTS_PDFA1 /OutputConditionIdentifier (sRGB) >>',
    '<< /Type /Filespec /F (data.xml) /UF (data.xml) /AFRelationship /Data /EF << /F 10 0 R >> >>',
    `<< /Type /EmbeddedFile /Subtype /text#2Fxml /Length ${data.length} >>\nstream\n${data}\nendstream`,
    '<< /Title (Letter) >>',
  ];
};

/** A small document to be signed. */
export function sampleDocument(words = 'Sample'): Uint8Array {
  return updateText('%PDF-1.7\n', new Map(objects(words).map((text, at) => [at + 1, text])), {
    root: 1,
    info: 11,
  });
}

/**
 * An update as another program appends it: whatever objects, with whatever root.
 *
 * @param changes texts of objects by their numbers; undefined removes one
 */
export function appendUpdate(
  bytes: Uint8Array,
  changes: ReadonlyMap<number, string | undefined>,
): Uint8Array {
  const before = Buffer.from(bytes).toString('latin1');
  const previous = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(before)?.[1]);
  return updateText(before, changes, { root: 1, info: 11, previous });
}

function updateText(
  before: string,
  changes: ReadonlyMap<number, string | undefined>,
  of: { root: number; info: number; previous?: number },
): Uint8Array {
  let text = before;
  const rows: string[] = [];
  for (const [number, object] of changes) {
    const at = String(text.length).padStart(10, '0');
    rows.push(`${number} 1\n${object === undefined ? '0000000000 65535 f' : `${at} 00000 n`} \n`);
    if (object !== undefined) text += `${number} 0 obj\n${object}\nendobj\n`;
  }
  const sizes = [...before.matchAll(/\/Size (\d+)/g)].map(([, said]) => Number(said));
  const size = Math.max(200, ...sizes, ...changes.keys()) + 1;
  const first = of.previous === undefined ? '0 1\n0000000000 65535 f \n' : '';
  const previous = of.previous === undefined ? '' : ` /Prev ${of.previous}`;
  const trailer = `<< /Size ${size} /Root ${of.root} 0 R /Info ${of.info} 0 R${previous} >>`;
  const table = `xref\n${first}${rows.join('')}trailer\n${trailer}\n`;
  const whole = `${text}${table}startxref\n${text.length}\n%%EOF\n`;
  return Uint8Array.from(Buffer.from(whole, 'latin1'));
}
