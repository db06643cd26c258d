import { crc32 } from 'node:zlib';

// Files built byte by byte, so that tests can rely on every byte.

/** A PDF of one page for each line of text (Latin letters, digits and blanks). */
export function samplePdf(lines: readonly string[] = ['Hello']): Buffer {
  const pages = lines.flatMap((line, index) => [
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${5 + index * 2} 0 R
 /Resources << /Font << /F1 3 0 R >> >> >>`,
    stream(`BT /F1 24 Tf 72 700 Td (${line}) Tj ET`),
  ]);
  const kids = lines.map((_line, index) => `${4 + index * 2} 0 R`).join(' ');
  return assemble(
    [
      '<< /Type /Catalog /Pages 2 0 R >>',
      `<< /Type /Pages /Kids [${kids}] /Count ${lines.length} >>`,
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
      ...pages,
    ],
    '',
  );
}

/** A PDF that needs a password, which no test has. */
export function protectedPdf(): Buffer {
  const secret = 'ab'.repeat(32);
  return assemble(
    [
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>',
      `<< /Filter /Standard /V 1 /R 2 /O <${secret}> /U <${secret}> /P -4 >>`,
    ],
    `/Encrypt 4 0 R /ID [<${secret}> <${secret}>]`,
  );
}

function stream(content: string): string {
  return `<< /Length ${content.length} >>\nstream\n${content}\nendstream`;
}

function assemble(objects: readonly string[], trailer: string): Buffer {
  let text = '%PDF-1.7\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return String(offset).padStart(10, '0');
  });
  const table = offsets.map((offset) => `${offset} 00000 n \n`).join('');
  const size = objects.length + 1;
  return Buffer.from(
    `${text}xref\n0 ${size}\n0000000000 65535 f \n${table}` +
      `trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${text.length}\n%%EOF\n`,
    'latin1',
  );
}

/** The parts of a Word document by which it is recognised; `kind` is the type of its main part. */
export function sampleDocx(kind = 'document.main+xml'): Buffer {
  const type = `application/vnd.openxmlformats-officedocument.wordprocessingml.${kind}`;
  return zip({
    '[Content_Types].xml':
      '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">' +
      `<Override PartName="/word/document.xml" ContentType="${type}"/></Types>`,
    'word/document.xml': '<w:document/>',
  });
}

/** An archive of stored (not packed) entries. */
export function zip(entries: Readonly<Record<string, string>>): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(entries)) {
    const body = Buffer.from(text);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt32LE(crc32(body), 10);
    facts.writeUInt32LE(body.length, 14);
    facts.writeUInt32LE(body.length, 18);
    facts.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), facts, Buffer.from(name), body]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    directory.push(
      Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), facts, tail, Buffer.from(name)]),
    );
    locals.push(local);
    offset += local.length;
  }
  const listing = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(directory.length, 4);
  end.writeUInt16LE(directory.length, 6);
  end.writeUInt32LE(listing.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...locals, listing, Buffer.from('PK\x05\x06'), end]);
}

/** The first bytes of every Windows program. */
export function sampleExe(): Buffer {
  return Buffer.concat([Buffer.from('MZ\x90\x00', 'latin1'), Buffer.alloc(500)]);
}

/** A picture of one pixel. */
export const samplePng = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
