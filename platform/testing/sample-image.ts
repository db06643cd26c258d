import { crc32, deflateSync } from 'node:zlib';

/** One chunk of a PNG with its length and checksum. */
export function pngChunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** Red, green, blue and alpha of a pixel. */
export type Paint = (x: number, y: number) => readonly [number, number, number, number];

const nothing: Paint = () => [0, 0, 0, 0];

/** A PNG as a browser's canvas makes it: colour and alpha, eight bits. */
export function samplePng(
  width: number,
  height: number,
  paint: Paint = nothing,
  more: readonly Buffer[] = [],
): Buffer {
  const stride = width * 4 + 1;
  const rows = Buffer.alloc(stride * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) rows.set(paint(x, y), y * stride + 1 + x * 4);
  }
  return pngOf(width, height, deflateSync(rows), more);
}

/** A PNG whose header states a size, whatever its content. */
export function pngOf(
  width: number,
  height: number,
  data: Buffer,
  more: readonly Buffer[] = [],
): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 6, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    pngChunk('IHDR', header),
    ...more,
    pngChunk('IDAT', data),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A hundred megapixels in a hundred kilobytes, all white. */
export function hundredMegapixels(): Buffer {
  return pngOf(10_000, 10_000, deflateSync(Buffer.alloc(100_000_000)));
}

/** The segments of a JPEG of that size; its image data is made up. */
export function sampleJpeg(width: number, height: number): Buffer {
  const frame = Buffer.from('ffc0000b08000000000101110000', 'hex').subarray(0, 13);
  frame.writeUInt16BE(height, 5);
  frame.writeUInt16BE(width, 7);
  const place = Buffer.from('Exif\0\0a place in Bangkok', 'latin1');
  const exif = Buffer.concat([Buffer.of(0xff, 0xe1, 0, place.length + 2), place]);
  return Buffer.concat([
    Buffer.of(0xff, 0xd8),
    exif,
    frame,
    Buffer.from('ffda0008010100003f00', 'hex'),
    Buffer.from('123456ff007890ffd3abcd', 'hex'),
    Buffer.of(0xff, 0xd9),
  ]);
}

/** A stroke of blue ink on a transparent background. */
export const stroke: Paint = (x, y) =>
  Math.abs(y - 50 - Math.round(20 * Math.sin(x / 12))) < 3 && x > 10 && x < 190
    ? [27, 47, 134, 255]
    : [0, 0, 0, 0];
