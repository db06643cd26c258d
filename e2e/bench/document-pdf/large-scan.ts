import { deflateSync } from 'node:zlib';

/** A page of A4 scanned in black and white with 200 dots per inch. */
const [width, height] = [1_654, 2_339];

/**
 * A PDF of pictures, as a scanner makes it: lines of ink that differ from page to page, and specks. A page has some
 * 60 kB.
 */
export function largeScan(pages: number): Uint8Array<ArrayBuffer> {
  const kids = Array.from({ length: pages }, (_, at) => `${3 + 3 * at} 0 R`).join(' ');
  const objects: (string | Buffer)[] = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages} /Kids [${kids}] >>`,
  ];
  for (let page = 0; page < pages; page += 1) {
    const drawn = 'q 595 0 0 842 0 0 cm /I Do Q';
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${4 + 3 * page} 0 R
        /Resources << /XObject << /I ${5 + 3 * page} 0 R >> >> >>`,
      `<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`,
      pictureOf(page),
    );
  }
  return fileOf(objects);
}

function pictureOf(page: number): Buffer {
  const row = Math.ceil(width / 8);
  const ink = Buffer.alloc(row * height, 0xff);
  let seed = page + 1;
  const random = (): number => {
    seed ^= seed << 13;
    seed ^= seed >>> 17;
    seed ^= seed << 5;
    return (seed >>> 0) % 0x10000;
  };
  for (let y = 200; y < height - 200; y += 1) {
    const isLine = y % 60 < 24;
    for (let x = 25; x < row - 17; x += 1) {
      if (isLine && random() % 2 === 0) ink.writeUInt8(random() & 0xff, y * row + x);
      else if (random() % 400 === 0) ink.writeUInt8(0xf7, y * row + x);
    }
  }
  const bytes = deflateSync(ink);
  const head = `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /BitsPerComponent 1
    /ColorSpace /DeviceGray /Filter /FlateDecode /Length ${bytes.length} >>\nstream\n`;
  return Buffer.concat([Buffer.from(head), bytes, Buffer.from('\nendstream')]);
}

function fileOf(objects: readonly (string | Buffer)[]): Uint8Array<ArrayBuffer> {
  const parts = [Buffer.from('%PDF-1.7\n')];
  let length = 9;
  const rows = objects.map((object, at) => {
    const row = `${String(length).padStart(10, '0')} 00000 n \n`;
    const part = Buffer.concat([
      Buffer.from(`${at + 1} 0 obj\n`),
      Buffer.from(object),
      Buffer.from('\nendobj\n'),
    ]);
    parts.push(part);
    length += part.length;
    return row;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${rows.join('')}`;
  const end = `trailer << /Size ${size} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`;
  return Uint8Array.from(Buffer.concat([...parts, Buffer.from(table + end)]));
}
