import { crc32 } from 'node:zlib';

export interface ZipPart {
  /** Path inside the archive, with `/`. */
  readonly name: string;
  readonly bytes: Buffer;
}

// Files of an archive are scans and PDFs, which do not shrink: they are stored as they are, so that
// their checksums can be read from the package with anything.
const stored = 0;
const utf8Names = 0x0800;
const version = 20;
// The same bytes for the same content: a day instead of the moment of making.
const dosDay = ((2026 - 1980) << 9) | (1 << 5) | 1;

/** An archive of files, at most 4 GB. */
export function zipOf(parts: readonly ZipPart[]): Buffer {
  const local: Buffer[] = [];
  const central: Buffer[] = [];
  let at = 0;
  for (const { name, bytes } of parts) {
    const path = Buffer.from(name, 'utf8');
    const facts = factsOf(path, bytes);
    const head = Buffer.concat([u32(0x04034b50), u16(version), facts, u16(0), path]);
    local.push(head, bytes);
    const tail = Buffer.concat([u16(0), u16(0), u16(0), u16(0), u32(0), u32(at)]);
    central.push(Buffer.concat([u32(0x02014b50), u16(version), u16(version), facts, tail, path]));
    at += head.length + bytes.length;
  }
  const directory = Buffer.concat(central);
  const count = u16(parts.length);
  const end = [
    u32(0x06054b50),
    u16(0),
    u16(0),
    count,
    count,
    u32(directory.length),
    u32(at),
    u16(0),
  ];
  return Buffer.concat([...local, directory, ...end]);
}

/** What both heads say of a file, from the flags to the length of its name. */
function factsOf(path: Buffer, bytes: Buffer): Buffer {
  const size = u32(bytes.length);
  const fields = [u16(utf8Names), u16(stored), u16(0), u16(dosDay)];
  return Buffer.concat([...fields, u32(crc32(bytes)), size, size, u16(path.length)]);
}

function u16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
}

function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
