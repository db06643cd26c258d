/** Size of a picture in pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

const pngMark = 0x89504e47;

/** The size in the header of a PNG or JPEG; null where there is none. */
export function pictureSize(bytes: Buffer): PictureSize | null {
  if (bytes.length > 24 && bytes.readUInt32BE(0) === pngMark) {
    return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
  }
  return bytes.length > 4 && bytes.readUInt16BE(0) === 0xffd8 ? jpegSize(bytes) : null;
}

/** Most pixels of a picture that are drawn: a file of some hundred bytes can claim billions. */
const mostPixels = 60_000_000;

/** Whether a PNG or JPEG claims a size that the server can draw. */
export function isDrawable(bytes: Buffer): boolean {
  const size = pictureSize(bytes);
  return size !== null && size.width * size.height <= mostPixels;
}

/** Reads the segments up to the frame, which has the size. */
function jpegSize(bytes: Buffer): PictureSize | null {
  let at = 2;
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const kind = bytes[at + 1] ?? 0;
    // All frames but the tables of Huffman and arithmetic codes that are numbered among them.
    const isFrame = kind >= 0xc0 && kind <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(kind);
    if (isFrame) return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return null;
}
