import { crc32, deflateRawSync } from 'node:zlib';

/** A file of a sample zip; `claims` is the size the directory states instead of the true one. */
export interface SampleZipFile {
  readonly name: string | Buffer;
  readonly bytes: Uint8Array | string;
  readonly claims?: number;
}

const utf8Flag = 0x0800;

/**
 * A zip as programs write it: every file deflated, the directory behind them. Names given as bytes
 * are written without their code page, as Windows does. Written by hand, because the library
 * that writes the product's archives cannot write wrong sizes, names without their encoding, or
 * paths with `..`. Code that reads archives must be tested with such files.
 */
export function sampleZip(files: readonly SampleZipFile[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, bytes, claims } of files) {
    const nameBytes = typeof name === 'string' ? Buffer.from(name) : name;
    const plain = Buffer.from(bytes);
    const packed = deflateRawSync(plain);
    const shared = Buffer.alloc(26);
    shared.writeUInt16LE(20, 0);
    shared.writeUInt16LE(typeof name === 'string' ? utf8Flag : 0, 2);
    shared.writeUInt16LE(8, 4);
    shared.writeUInt32LE(crc32(plain), 10);
    shared.writeUInt32LE(packed.length, 14);
    shared.writeUInt32LE(claims ?? plain.length, 18);
    shared.writeUInt16LE(nameBytes.length, 22);
    const local = Buffer.concat([mark(0x04034b50), shared, nameBytes, packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    directory.push(
      Buffer.concat([mark(0x02014b50), Buffer.from([20, 0]), shared, tail, nameBytes]),
    );
    parts.push(local);
    offset += local.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(files.length, 4);
  end.writeUInt16LE(files.length, 6);
  end.writeUInt32LE(listed.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...parts, listed, mark(0x06054b50), end]);
}

function mark(sign: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(sign);
  return bytes;
}
